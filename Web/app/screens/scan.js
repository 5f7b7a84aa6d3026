// Scan: the camera over the whole screen, a guide, the light, what was found.
import '../../quietzone/element.js';
import { hasCameras, permissionState } from '../../quietzone/camera.js';
import { described, kindName } from '../content.js';
import { h } from '../dom.js';
import { success } from '../feedback.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { announce } from '../messages.js';
import { notice, pictureInstead } from '../notices.js';
import { showResult } from '../result.js';
import { ScanControls } from '../scan-controls.js';
import { FoundList } from '../scan-found.js';
import { openSettings } from '../settings-sheet.js';
import { changes, settings } from '../settings.js';
import { remember } from '../store.js';

/**
 * The page that each failure of the session has, and its icon.
 * @type {Record<string, [string, string]>}
 */
const failurePages = {
  noCamera: ['noCamera', 'cameraOff'],
  inUse: ['inUse', 'camera'],
  permissionDenied: ['denied', 'lock'],
  permissionRestricted: ['restricted', 'lock'],
  streamLost: ['streamLost', 'cameraOff'],
  unsupportedFormat: ['notSupported', 'cameraOff'],
  notSupported: ['notSupported', 'cameraOff'],
  loadFailed: ['loadFailed', 'chip'],
};

/** The screen. */
class ScanScreen {
  constructor() {
    this.scanner = /** @type {import('../../quietzone/element.js').QuietZoneScanner} */ (
      h('quietzone-scanner', { 'aria-label': t('scan.preview'), role: 'img' }));
    this.controls = new ScanControls(this.scanner, () => this.start(), () => openSettings());
    this.found = new FoundList((barcode) => showResult(barcode));
    this.pill = h('p.pill', { hidden: true });
    this.page = h('div.scan-page');
    this.live = h('div.scan-live', { hidden: true }, this.controls.top, this.pill,
      h('div.scan-bottom', {}, this.found.element, this.controls.bottom));
    this.element = h('section.scan', { 'aria-label': t('tab.scan') }, this.scanner, this.live, this.page);
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ act) => {
      this.element.addEventListener(type, (/** @type {CustomEvent} */ { detail }) => act(detail));
    };
    on('state', (detail) => this.showState(detail.state));
    on('success', (detail) => this.take(detail.scan));
    on('fail', (detail) => this.fail(detail.reason));
    on('ignored', (detail) => this.ignore(detail));
    on('progress', (detail) => {
      this.tell(t('scan.progress', { have: detail.have, total: detail.of }));
    });
    on('added', ({ barcode }) => { this.latest = barcode; });
    on('completed', (detail) => this.takeSet(detail));
    changes.addEventListener('change', this.applySettings);
    this.applySettings();
    this.welcome();
  }

  leave() {
    changes.removeEventListener('change', this.applySettings);
    this.keepAwake(false);
  }

  applySettings = () => {
    const { guide, mode, accept, prefix, torch, symbologies } = settings;
    this.scanner.setAttribute('guide', guide);
    this.scanner.setAttribute('mode', mode);
    this.scanner.setAttribute('accept', accept === 'prefix' ? `prefix:${prefix}` : accept);
    this.scanner.setAttribute('torch', torch);
    this.scanner.setAttribute('symbologies', (symbologies ?? []).join(' '));
    this.controls.update();
  };

  /** @param {HTMLElement} page */
  show(page) {
    this.page.replaceChildren(page);
    this.page.hidden = false;
    this.live.hidden = true;
  }

  /** @param {string} text */
  startButton(text) {
    return h('button.button.primary', { type: 'button', id: 'start', onclick: () => this.start() }, icon('scan'), text);
  }

  async welcome() {
    if (!globalThis.isSecureContext) this.show(notice('insecure', 'unlock', [this.secureLink(), pictureInstead()]));
    else if (!hasCameras()) this.show(notice('notSupported', 'cameraOff', [pictureInstead()]));
    else {
      const permission = await permissionState();
      if (permission === 'restricted' || permission === 'denied') {
        this.fail(permission === 'denied' ? 'permissionDenied' : 'permissionRestricted', false);
      } else {
        const key = permission === 'authorized' ? 'ready' : 'welcome';
        this.show(notice(key, 'scan', [this.startButton(t('scan.start')), this.settingsButton(), pictureInstead()], 'plain'));
      }
    }
  }

  /** @param {string} [look] */
  settingsButton(look = 'button.button') {
    return h(look, { type: 'button', onclick: () => openSettings() }, icon('settings'), t('scan.settings'));
  }

  secureLink() {
    const url = new URL(location.href);
    url.protocol = 'https:';
    return h('a.button.primary', { href: url.href }, icon('lock'), t('insecure.open'));
  }

  start() {
    this.found.clear();
    return this.scanner.start().catch(() => this.fail('loadFailed'));
  }

  /** @param {string} state */
  showState(state) {
    this.element.dataset.state = state;
    if (state === 'asking') this.show(notice('asking', 'camera', [], 'plain'));
    else if (state === 'opening') this.show(notice('opening', 'camera', [], 'plain'));
    else if (state === 'idle') this.rest();
    else {
      this.page.hidden = true;
      this.live.hidden = false;
      if (state === 'running') this.tell(t('scan.looking'));
    }
    this.controls.update();
    this.keepAwake(state === 'running');
  }

  /**
   * The screen stays on while the camera does, where the browser lets us.
   * @param {boolean} isWanted
   */
  async keepAwake(isWanted) {
    if (!isWanted) {
      await this.wakeLock?.release();
      this.wakeLock = null;
    } else if (!this.wakeLock && 'wakeLock' in navigator) {
      this.wakeLock = await navigator.wakeLock.request('screen').catch(() => null);
    }
  }

  rest() {
    const codes = this.found.count;
    if (codes > 0 && settings.mode !== 'once') {
      const page = notice('stopped', 'check', [this.startButton(t('scan.more')), pictureInstead()], 'plain');
      page.append(this.found.copy());
      this.show(page);
    } else {
      this.show(notice('ready', 'scan', [this.startButton(t('scan.start')), this.settingsButton(), pictureInstead()], 'plain'));
    }
  }

  /** @param {string} text */
  tell(text) {
    this.pill.textContent = text;
    this.pill.hidden = false;
    announce(text);
  }

  /** @param {{ barcode: import('../../quietzone/records.js').Barcode }} scan */
  async take({ barcode }) {
    success();
    // A part of a set: the whole comes when all are there.
    if (barcode.set) return;
    remember(barcode, 'camera');
    announce(`${kindName((await described(barcode)).kind)}: ${barcode.printed ?? barcode.text}`, true);
    if (settings.mode === 'once') {
      await showResult(barcode, { again: () => this.start(), onclose: () => this.page.querySelector('#start')?.focus() });
    } else {
      this.found.add(barcode);
    }
  }

  /**
   * All parts of a set are there: they are one content.
   * @param {{ text: string, bytes: Uint8Array }} whole
   */
  takeSet({ text, bytes }) {
    this.take({ barcode: { ...this.latest, text, bytes, printed: null, set: null } });
  }

  /** @param {{ barcode: { text: string }, why: string }} detail */
  ignore({ why }) {
    if (why === 'rule') this.tell(t(settings.accept === 'web' ? 'scan.notWeb' : 'scan.notWanted'));
  }

  /** @param {string} reason @param {boolean} [takesFocus] */
  fail(reason, takesFocus = true) {
    const [key, figure] = failurePages[reason] ?? failurePages.notSupported;
    const reload = h('button.button.primary', { type: 'button', onclick: () => location.reload() }, t('tryAgain'));
    const again = ['denied', 'inUse', 'streamLost', 'noCamera'].includes(key);
    this.show(notice(key, figure, [...(again ? [this.startButton(t('tryAgain'))] : []),
      ...(key === 'loadFailed' ? [reload] : [pictureInstead()]), this.settingsButton('button.button.quiet')]));
    announce(`${t(`${key}.title`)}. ${t(`${key}.text`)}`, true);
    if (takesFocus) this.page.querySelector('h1')?.focus();
  }
}

export function create() {
  const screen = new ScanScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
