// The controls over the preview: off, light, other camera, settings above; a picture, zoom, the button below.
import { h } from '../dom.js';
import { language, t } from '../i18n.js';
import { icon } from '../icons.js';
import { change, settings } from '../settings.js';
import { watchGestures } from './gestures.js';
import { nextStop, stopOf, within, zoomStops, zoomText } from './zoom.js';

/**
 * The faces of the screen: nothing as long as it is not known whether the camera may be used; the camera off, on its way, on; the picture in which a code was found, with the sheet that
 * tells of it, and after that without.
 * @typedef {'blank'|'off'|'busy'|'live'|'hit'|'kept'} View
 */

const torchModes = ['off', 'on', 'auto'];
/** @type {Record<string, string>} */
const torchIcons = { off: 'torchOff', on: 'torch', auto: 'torchAuto' };

/** @type {Record<string, string>} */
export const taskIcons = { one: 'scan', batch: 'list', count: 'count', find: 'search' };

/** Buttons that follow the state of the scanner. */
export class ScanControls {
  /** How far it is zoomed in, and was when two fingers came. */
  #zoom = 1;
  #pinched = 1;
  /** @type {import('../../quietzone/camera.js').Capabilities['zoom']} */
  #range = null;

  /**
   * @param {import('../../quietzone/element.js').QuietZoneScanner} scanner
   * @param {{ onStart: () => void, onStop: () => void, onSettings: () => void, onTask: () => void, onNextShelf: () => void }} handlers
   */
  constructor(scanner, { onStart, onStop, onSettings, onTask, onNextShelf }) {
    this.scanner = scanner;
    this.stop = this.#round('close', t('scan.stop'), onStop);
    this.stop.id = 'stop';
    this.torch = h('button.torch.glass', { type: 'button', hidden: true, onclick: () => this.#turnTorch() });
    this.flip = this.#round('flip', t('scan.flip'), () => this.#flip());
    this.flip.hidden = true;
    this.settings = this.#round('settings', t('scan.settings'), onSettings);
    this.top = h('div.scan-top', {}, this.stop, h('span.space'), this.torch, this.flip, this.settings);
    this.picture = h('a.icon-button.glass', {
      href: '#/picture', 'aria-label': t('pictureInstead'), title: t('pictureInstead') }, icon('picture'));
    this.zoom = h('div.zoom.glass', { role: 'group', 'aria-label': t('scan.zoom'), hidden: true });
    this.start = h('button.button.primary', { type: 'button', id: 'start', onclick: onStart });
    this.shutter = h('button.button.primary', { type: 'button', id: 'capture', onclick: () => scanner.capture() },
      icon('scan'), t('scan.capture'));
    this.nextShelf = h('button.button', { type: 'button', id: 'next-shelf', title: t('list.nextShelf.text'), onclick: onNextShelf },
      icon('shelf'), t('list.nextShelf'));
    this.task = this.#round('list', t('task.title'), onTask);
    this.task.classList.add('task');
    this.bottom = h('div.scan-buttons', {}, this.picture, this.zoom, this.start, this.shutter, this.nextShelf, this.task);
    this.ring = h('div.focus-ring', { 'aria-hidden': 'true' });
    scanner.addEventListener('capabilities', () => this.#showCapabilities());
    scanner.addEventListener('torch', (event) => {
      this.torch.dataset.lit = String(/** @type {CustomEvent} */ (event).detail.on);
    });
    watchGestures(scanner, {
      onTap: (point) => this.#focus(point),
      onDoubleTap: () => this.#zoomTo(nextStop(zoomStops(this.#range), this.#zoom)),
      onPinchStart: () => { this.#pinched = this.#zoom; },
      onPinch: (ratio) => this.#zoomTo(this.#pinched * ratio),
    });
  }

  get hasTorch() { return this.scanner.capabilities?.torch === true; }

  /** @param {View} view */
  update(view) {
    const isLive = view === 'live';
    this.stop.hidden = ['blank', 'off', 'hit'].includes(view);
    this.start.hidden = view !== 'off' && view !== 'kept';
    this.start.replaceChildren(...(view === 'kept' ? [icon('scan'), t('scanAgain')] : [icon('camera'), t('scan.start')]));
    this.shutter.hidden = !isLive || !settings.manual || !['one', 'batch'].includes(settings.task);
    this.nextShelf.hidden = !isLive || settings.task !== 'count';
    this.task.hidden = view === 'blank';
    this.task.replaceChildren(icon(taskIcons[settings.task]));
    this.task.dataset.task = settings.task;
    const task = `${t('task.title')}: ${t(`task.${settings.task}`)}`;
    this.task.setAttribute('aria-label', task);
    this.task.title = task;
    if (!isLive) this.#hideCapabilities();
    const label = t(`torch.${settings.torch}`);
    this.torch.replaceChildren(icon(torchIcons[settings.torch]), h('span', {}, t(`torch.${settings.torch}.short`)));
    this.torch.dataset.torch = settings.torch;
    this.torch.setAttribute('aria-label', label);
    this.torch.title = label;
  }

  turnOnLight() { change({ torch: 'on' }); }

  /** @param {string} name @param {string} label @param {() => void} onclick */
  #round(name, label, onclick) {
    return h('button.icon-button.glass', { type: 'button', 'aria-label': label, title: label, onclick }, icon(name));
  }

  #turnTorch() {
    change({ torch: torchModes[(torchModes.indexOf(settings.torch) + 1) % torchModes.length] });
  }

  #flip() {
    this.scanner.facing = this.scanner.facing === 'user' ? 'environment' : 'user';
  }

  #hideCapabilities() {
    for (const element of [this.torch, this.flip, this.zoom]) element.hidden = true;
    this.#range = null;
  }

  async #showCapabilities() {
    const { torch, zoom } = this.scanner.capabilities ?? { torch: false, zoom: null };
    this.torch.hidden = !torch;
    this.#range = zoom;
    this.#zoom = zoom?.value ?? 1;
    this.#drawZoom();
    this.flip.hidden = (await this.scanner.scanner.cameras()).length < 2 || this.scanner.state !== 'running';
  }

  #drawZoom() {
    const stops = zoomStops(this.#range);
    const current = stopOf(stops, this.#zoom);
    this.zoom.hidden = stops.length === 0;
    this.zoom.replaceChildren(...stops.map((stop) => h('button', {
      type: 'button', 'aria-pressed': String(stop === current), 'data-stop': stop,
      'aria-label': t('scan.zoomTo', { value: zoomText(stop, language()) }),
      onclick: () => this.#zoomTo(stop === current && this.zoom.closest('[data-room]')?.dataset.room === 'tight' ? nextStop(stops, stop) : stop),
    }, zoomText(stop === current ? this.#zoom : stop, language()))));
  }

  /** @param {number} value */
  #zoomTo(value) {
    if (!this.#range || zoomStops(this.#range).length === 0) return;
    const held = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.stop;
    this.#zoom = within(this.#range, value);
    this.#drawZoom();
    // The chips are new ones: who is at one stays there.
    if (held) this.zoom.querySelector(`[data-stop="${held}"]`)?.focus();
    this.scanner.scanner.zoom(this.#zoom).catch(() => {});
  }

  /**
   * Taps set the focus, and a ring says where, if the camera can.
   * @param {{ x: number, y: number }} point
   */
  #focus(point) {
    if (!this.scanner.capabilities?.focus) return;
    Object.assign(this.ring.style, { left: `${point.x}px`, top: `${point.y}px` });
    this.ring.classList.remove('shown');
    // Asked for its size it starts anew.
    void this.ring.offsetWidth;
    this.ring.classList.add('shown');
    this.scanner.focusAt(point).catch(() => {});
  }
}
