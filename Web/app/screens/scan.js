// Scan: the camera over the whole screen, a guide, the light, what was found.
import '../../quietzone/element.js';
import { hasCameras, permissionState } from '../../quietzone/camera.js';
import { guideRegion } from '../../quietzone/guides.js';
import { described, kindName } from '../content.js';
import { h } from '../dom.js';
import { success } from '../feedback.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { maskedText } from '../meaning/secrets.js';
import { announce } from '../messages.js';
import { notice, pictureInstead, reloadButton } from '../notices.js';
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
    on('hint', (detail) => this.hint(detail.hint));
    on('progress', (detail) => {
      this.tell(t('scan.progress', { have: detail.have, total: detail.of }));
    });
    on('added', ({ barcode }) => { this.latest = barcode; });
    on('completed', (detail) => this.takeSet(detail));
    changes.addEventListener('change', this.applySettings);
    this.sizes = new ResizeObserver(() => this.makeRoom());
    this.sizes.observe(this.element);
    this.applySettings();
    this.welcome();
  }

  leave() {
    changes.removeEventListener('change', this.applySettings);
    this.sizes.disconnect();
    this.keepAwake(false);
  }

  applySettings = () => {
    const { guide, strict, mode, accept, prefix, torch, symbologies } = settings;
    this.scanner.setAttribute('guide', guide);
    this.scanner.setAttribute('region', strict ? 'strict' : 'hint');
    this.scanner.setAttribute('mode', mode);
    this.scanner.setAttribute('accept', accept === 'prefix' ? `prefix:${prefix}` : accept);
    this.scanner.setAttribute('torch', torch);
    this.scanner.setAttribute('symbologies', (symbologies ?? []).join(' '));
    this.controls.update();
    this.makeRoom();
  };

  /** Controls and the list of what was found stand beside the frame, not on it: below, at the side, or in one line. */
  makeRoom() {
    const view = this.scanner.size;
    const frame = guideRegion(settings.guide, view) ?? { x: view.width, y: 0, width: 0, height: view.height / 2 };
    const below = view.height - frame.y - frame.height;
    const beside = view.width - frame.x - frame.width;
    const { dataset, style } = this.live;
    dataset.panel = below >= 220 ? 'below' : beside >= 240 ? 'side' : 'line';
    dataset.controls = below < 96 && beside >= 240 ? 'side' : 'below';
    style.setProperty('--below', `${below}px`);
    style.setProperty('--beside', `${beside}px`);
  }

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
        // While the person reads. Where it fails, Start tries again and says so.
        this.scanner.prepare().catch(() => {});
        this.show(notice(key, 'scan', [this.startButton(t('scan.start')), this.settingsButton(), pictureInstead()], 'plain'));
      }
    }
  }

  /** @param {string} [look] */
  settingsButton(look = 'button.button') {
    return h(look, { type: 'button', onclick: () => openSettings() }, icon('settings'), t('scan.settings'));
  }

  cancelButton() {
    return h('button.button', { type: 'button', onclick: () => this.scanner.stop() }, t('cancel'));
  }

  secureLink() {
    const url = new URL(location.href);
    url.protocol = 'https:';
    return h('a.button.primary', { href: url.href }, icon('lock'), t('insecure.open'));
  }

  start() {
    this.found.clear();
    // What goes wrong is told by the event `fail`.
    return this.scanner.start().catch(() => {});
  }

  /** @param {string} state */
  showState(state) {
    this.element.dataset.state = state;
    if (state === 'loading') this.show(notice('loading', 'scan', [this.cancelButton(), pictureInstead()], 'plain'));
    else if (state === 'asking') this.show(notice('asking', 'camera', [], 'plain'));
    else if (state === 'opening') this.show(notice('opening', 'camera', [], 'plain'));
    else if (state === 'idle') this.rest();
    else {
      this.page.hidden = true;
      this.live.hidden = false;
      this.pill.hidden = true;
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
    delete this.pill.dataset.hint;
    announce(text);
  }

  /**
   * What the session has to say to the person; what others said stays until there is something else to say.
   * @param {import('../../quietzone/session.js').Hint | null} hint
   */
  hint(hint) {
    const isTold = !this.pill.hidden && !this.pill.dataset.hint;
    if (hint && !(isTold && hint === 'looking')) {
      this.tell(t(`hint.${hint}`));
      this.pill.dataset.hint = hint;
    } else if (this.pill.dataset.hint) {
      this.pill.hidden = true;
    }
  }

  /** @param {{ barcode: import('../../quietzone/records.js').Barcode }} scan */
  async take({ barcode }) {
    success();
    // A part of a set: the whole comes when all are there.
    if (barcode.set) return;
    remember(barcode, 'camera');
    announce(`${kindName((await described(barcode)).kind)}: ${maskedText(barcode.printed ?? barcode.text)}`, true);
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

  /** @param {string} reason @param {boolean} [takesFocus] */
  fail(reason, takesFocus = true) {
    const [key, figure] = failurePages[reason] ?? failurePages.notSupported;
    const again = ['denied', 'inUse', 'streamLost', 'noCamera'].includes(key);
    this.show(notice(key, figure, [...(again ? [this.startButton(t('tryAgain'))] : []),
      ...(key === 'loadFailed' ? [reloadButton()] : [pictureInstead()]), this.settingsButton('button.button.quiet')]));
    announce(`${t(`${key}.title`)}. ${t(`${key}.text`)}`, true);
    if (takesFocus) this.page.querySelector('h1')?.focus();
  }
}

export function create() {
  const screen = new ScanScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
