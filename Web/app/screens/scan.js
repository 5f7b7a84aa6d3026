// Scan: the camera over the whole screen, what helps to aim, the moment of success, what was found.
import '../../quietzone/element.js';
import { hasCameras, permissionState } from '../../quietzone/camera.js';
import { guideRegion } from '../../quietzone/guides.js';
import { meant } from '../content.js';
import { h } from '../dom.js';
import { success } from '../feedback.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { spoken } from '../meaning/meaning.js';
import { announce } from '../messages.js';
import { notice, pictureInstead, privacyLink, reloadButton } from '../notices.js';
import { showResult } from '../result.js';
import { ScanControls } from '../scan/controls.js';
import { aBreath, beginHit, endHit, frameHit } from '../scan/hit.js';
import { ListBar } from '../scan/list-bar.js';
import { ListTask } from '../scan/list-task.js';
import { Tips } from '../scan/tips.js';
import { openSettings } from '../settings-sheet.js';
import { changes, settings } from '../settings.js';
import { remember } from '../store.js';

/** @typedef {import('../../quietzone/records.js').Barcode} Barcode */

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
    this.controls = new ScanControls(this.scanner, {
      onStart: () => this.start(), onStop: () => this.stop(), onSettings: () => this.chooseSettings(),
      onTask: () => this.chooseTask(), onNextShelf: () => this.task.nextShelf(),
    });
    this.tips = new Tips(this.scanner, this.controls);
    this.task = new ListTask(this.tips);
    this.bar = new ListBar(this.task, { onOpen: () => this.openList() });
    this.scanner.mark = (code) => /** @type {any} */ (this.task.markOf(code));
    this.page = h('div.scan-page', { hidden: true });
    this.words = h('div.scan-words');
    this.live = h('div.scan-live', {}, h('h1.visually-hidden', {}, t('tab.scan')), this.controls.top, this.tips.element,
      this.words, h('div.scan-bottom', {}, this.bar.element, this.controls.bottom));
    /** @type {import('../scan/controls.js').View} */
    this.current = 'blank';
    this.element = h('section.scan', { 'aria-label': t('tab.scan') }, this.page, this.scanner, this.controls.ring, this.live);
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ act) => {
      this.scanner.addEventListener(type, (event) => act(/** @type {CustomEvent} */ (event).detail));
    };
    on('state', (detail) => this.showState(detail.state));
    on('preview', () => { this.element.dataset.preview = 'true'; });
    on('success', (detail) => this.take(detail.scan.barcode));
    on('fail', (detail) => this.fail(detail.reason));
    on('progress', (detail) => this.tips.tell(t('scan.progress', { have: detail.have, total: detail.of })));
    on('added', (code) => {
      this.latest = code.barcode;
      this.task.see(code);
    });
    on('updated', (code) => this.task.see(code));
    on('removed', ({ id }) => this.task.lose(id));
    on('frame', () => this.task.frame());
    on('completed', (detail) => this.takeSet(detail));
    this.task.addEventListener('change', this.applySettings);
    changes.addEventListener('change', this.applySettings);
    document.addEventListener('visibilitychange', this.startWhenSeen);
    this.sizes = new ResizeObserver(() => this.makeRoom());
    this.sizes.observe(this.element);
    this.view('blank');
    this.applySettings();
    this.welcome();
  }

  leave() {
    changes.removeEventListener('change', this.applySettings);
    document.removeEventListener('visibilitychange', this.startWhenSeen);
    this.sizes.disconnect();
    this.tips.clear();
    endHit(this.scanner);
    this.keepAwake(false);
  }

  applySettings = () => {
    const { strict, accept, prefix, torch, symbologies } = settings;
    this.scanner.setAttribute('guide', this.guide);
    this.scanner.setAttribute('region', strict ? 'strict' : 'hint');
    this.scanner.setAttribute('mode', this.mode);
    this.scanner.setAttribute('accept', accept === 'prefix' ? `prefix:${prefix}` : accept);
    this.scanner.setAttribute('torch', torch);
    this.scanner.setAttribute('symbologies', (symbologies ?? []).join(' '));
    this.tips.isPatient = this.task.isByPlace;
    this.controls.update(this.current);
    this.bar.update();
    this.makeRoom();
  };

  /** All that is in view is counted and looked for, wherever it is. */
  get guide() { return /** @type {import('../../quietzone/guides.js').GuideKind} */ (this.task.isByPlace ? 'none' : settings.guide); }

  /** The session's mode. */
  get mode() {
    if (this.task.isByPlace) return 'oncePerCode';
    if (settings.manual) return 'manual';
    if (settings.task === 'one') return 'once';
    return this.task.sheet.countUp ? 'continuous' : 'oncePerCode';
  }

  /** What was found and the controls stand beside the frame, not on it: below, or at the side. */
  makeRoom() {
    const view = this.scanner.size;
    const frame = guideRegion(this.guide, view) ?? { x: view.width, y: 0, width: 0, height: view.height / 2 };
    const below = view.height - frame.y - frame.height;
    const beside = view.width - frame.x - frame.width;
    const isBeside = below < 116 && beside >= 200;
    this.live.dataset.controls = isBeside ? 'side' : 'below';
    this.live.dataset.room = !isBeside && below < 190 ? 'tight' : 'wide';
    this.live.style.setProperty('--below', `${below}px`);
    this.live.style.setProperty('--beside', `${beside}px`);
    if (this.current === 'hit') frameHit(this.scanner);
  }

  /**
   * Which of its faces the screen shows.
   * @param {import('../scan/controls.js').View} name
   * @param {string} words  what is said below the frame
   */
  view(name, words = '') {
    this.current = name;
    this.page.replaceChildren();
    this.page.hidden = true;
    this.controls.start.id = 'start';
    this.live.hidden = false;
    this.live.dataset.view = name;
    this.words.dataset.state = words;
    this.words.textContent = words && t(`${words}.text`);
    if (words === 'welcome') this.words.append(' ', privacyLink());
    this.controls.update(name);
  }

  /** @param {HTMLElement} page */
  show(page) {
    this.current = 'off';
    // Its own button is the one that starts.
    this.controls.start.removeAttribute('id');
    this.page.replaceChildren(page);
    this.page.hidden = false;
    this.live.hidden = true;
  }

  /** @param {string} text */
  startButton(text) {
    return h('button.button.primary', { type: 'button', id: 'start', onclick: () => this.start() }, icon('camera'), text);
  }

  async welcome() {
    if (!globalThis.isSecureContext) this.show(notice('insecure', 'unlock', [this.secureLink(), pictureInstead()]));
    else if (!hasCameras()) this.show(notice('notSupported', 'cameraOff', [pictureInstead()]));
    else {
      const permission = await permissionState();
      if (permission === 'restricted' || permission === 'denied') {
        this.fail(permission === 'denied' ? 'permissionDenied' : 'permissionRestricted', false);
      } else {
        // While the person reads, or the camera opens. Where it fails, the start tries again and says so.
        this.scanner.prepare().catch(() => {});
        this.isAllowed = permission === 'authorized';
        if (this.isAllowed) this.startWhenSeen();
        else this.view('off', 'welcome');
      }
    }
  }

  /** Who gave the permission before wants the camera; nobody wants it in a tab that is not seen. */
  startWhenSeen = () => {
    if (!this.isAllowed || document.hidden || !this.element.isConnected) return;
    this.isAllowed = false;
    this.start();
  };

  settingsButton() {
    return h('button.button.quiet', { type: 'button', onclick: () => openSettings() }, icon('settings'), t('scan.settings'));
  }

  /** A list is there without a camera, too. */
  listButton() {
    return h('button.button.quiet', { type: 'button', onclick: () => this.openList() }, icon('list'), t('list.title'));
  }

  secureLink() {
    const url = new URL(location.href);
    url.protocol = 'https:';
    return h('a.button.primary', { href: url.href }, icon('lock'), t('insecure.open'));
  }

  start() {
    this.task.leave();
    endHit(this.scanner);
    // What goes wrong is told by the event `fail`.
    return this.scanner.start().catch(() => {});
  }

  /** The camera goes off; where it is off already, the picture goes in which a code was found. */
  stop() {
    if (this.current === 'kept') {
      this.scanner.clear();
      this.view('off', 'ready');
      this.controls.start.focus();
    } else {
      this.scanner.stop();
    }
  }

  /** Nothing is found while somebody chooses what is to be found. */
  chooseSettings() {
    this.scanner.pause();
    openSettings(() => this.scanner.resume());
  }

  /** @param {string} state */
  showState(state) {
    this.element.dataset.state = state;
    if (state === 'idle') this.rest();
    else if (state === 'running' || state === 'paused') this.view('live');
    else this.view('busy', state);
    if (state !== 'running') this.task.leave();
    this.tips.follow(state);
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
    delete this.element.dataset.preview;
    if (this.scanner.found) this.view('hit');
    else this.view('off', 'ready');
  }

  /** @param {Barcode} barcode */
  async take(barcode) {
    // What counts by its place is taken when it is seen.
    if (this.task.isByPlace) return;
    this.tips.hit();
    // A part of a set: the whole comes when all are there.
    if (barcode.set) success();
    else if (this.task.isOn) await this.task.take(barcode);
    else await this.takeOne(barcode);
  }

  /** @param {Barcode} barcode */
  async takeOne(barcode) {
    success();
    remember(barcode, 'camera');
    announce(spoken(await meant(barcode)), true);
    if (settings.manual) this.scanner.stop();
    await this.present(barcode);
  }

  /** Nothing is found meanwhile, and then it goes on: a frame that was frozen before is done with. */
  async chooseTask() {
    this.scanner.pause();
    // What comes only when somebody asks for it is loaded then.
    const { openTasks } = await import('./lists.js').catch((error) => {
      this.scanner.resume();
      throw error;
    });
    openTasks(this.task, {
      openList: () => this.openList(),
      onend: (isChosen) => {
        this.scanner.resume();
        if (isChosen && (this.current === 'hit' || this.current === 'kept')) this.start();
      },
    });
  }

  async openList() {
    await this.task.ready;
    const { openList } = await import('./lists.js');
    openList(this.task);
  }

  /** The sheet rises over the frozen picture. @param {Barcode} barcode */
  async present(barcode) {
    await aBreath();
    if (!this.element.isConnected) return;
    beginHit();
    await showResult(barcode, {
      again: () => this.start(),
      onclose: () => {
        endHit(this.scanner);
        if (this.current === 'busy' || this.current === 'live') return;
        if (this.current === 'hit') this.view('kept');
        this.controls.start.focus();
      },
    });
    frameHit(this.scanner);
  }

  /**
   * All parts of a set are there: they are one content.
   * @param {{ text: string, bytes: Uint8Array }} whole
   */
  takeSet({ text, bytes }) {
    this.take(/** @type {Barcode} */ ({ .../** @type {Barcode} */ (this.latest), text, bytes, printed: null, set: null }));
  }

  /** @param {string} reason @param {boolean} [takesFocus] */
  fail(reason, takesFocus = true) {
    const [key, figure] = failurePages[reason] ?? failurePages.notSupported;
    const again = ['denied', 'inUse', 'streamLost', 'noCamera'].includes(key);
    this.show(notice(key, figure, [...(again ? [this.startButton(t('tryAgain'))] : []),
      ...(key === 'loadFailed' ? [reloadButton()] : [pictureInstead()]), ...(this.task.isOn ? [this.listButton()] : []), this.settingsButton()]));
    announce(`${t(`${key}.title`)}. ${t(`${key}.text`)}`, true);
    if (takesFocus) this.page.querySelector('h1')?.focus();
  }
}

export function create() {
  const screen = new ScanScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
