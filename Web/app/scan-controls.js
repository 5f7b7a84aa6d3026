// The controls over the preview: light, other camera, zoom, settings; Start and Stop, shutter.
import { h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { change, settings } from './settings.js';

const torchModes = ['off', 'on', 'auto'];

/** Buttons that follow the state of the scanner. */
export class ScanControls {
  /**
   * @param {import('../quietzone/element.js').QuietZoneScanner} scanner
   * @param {() => void} onStart
   * @param {() => void} onSettings
   */
  constructor(scanner, onStart, onSettings) {
    this.scanner = scanner;
    this.torch = this.#round('torch', '', () => this.#turnTorch());
    this.flip = this.#round('flip', t('scan.flip'), () => this.#flip());
    this.settings = this.#round('settings', t('scan.settings'), onSettings);
    this.top = h('div.scan-top', {}, this.torch, this.flip, this.settings);
    this.zoom = h('input', {
      type: 'range', id: 'zoom', oninput: () => scanner.scanner.zoom(Number(this.zoom.value)).catch(() => {}),
    });
    this.zoomRow = h('label.zoom', { for: 'zoom', hidden: true }, h('span', {}, t('scan.zoom')), this.zoom);
    this.stop = h('button.stop', { type: 'button', id: 'stop', onclick: () => this.#toggle(onStart) });
    this.shutter = h('button.button.primary', { type: 'button', id: 'capture', hidden: true, onclick: () => scanner.capture() },
      icon('scan'), t('scan.capture'));
    this.bottom = h('div.scan-buttons', {}, this.zoomRow, this.shutter, this.stop);
    scanner.addEventListener('capabilities', () => this.#showCapabilities());
    scanner.addEventListener('torch', (event) => {
      this.torch.dataset.lit = String(/** @type {CustomEvent} */ (event).detail.on);
    });
    scanner.addEventListener('click', (event) => this.#focus(/** @type {MouseEvent} */ (event)));
  }

  update() {
    const isRunning = this.scanner.state === 'running' || this.scanner.state === 'paused';
    this.stop.replaceChildren(icon(isRunning ? 'stop' : 'scan'), t(isRunning ? 'scan.stop' : 'scan.start'));
    this.stop.dataset.running = String(isRunning);
    this.shutter.hidden = settings.mode !== 'manual';
    const label = t(`torch.${settings.torch}`);
    this.torch.replaceChildren(icon(settings.torch === 'auto' ? 'torchAuto' : 'torch'));
    this.torch.setAttribute('aria-label', label);
    this.torch.title = label;
    this.torch.setAttribute('aria-pressed', String(settings.torch !== 'off'));
  }

  /** @param {string} name @param {string} label @param {() => void} onclick */
  #round(name, label, onclick) {
    return h('button.icon-button.glass', { type: 'button', 'aria-label': label, title: label, onclick }, icon(name));
  }

  /** @param {() => void} onStart */
  #toggle(onStart) {
    if (this.stop.dataset.running === 'true') this.scanner.stop();
    else onStart();
  }

  #turnTorch() {
    change({ torch: torchModes[(torchModes.indexOf(settings.torch) + 1) % torchModes.length] });
  }

  #flip() {
    this.scanner.facing = this.scanner.facing === 'user' ? 'environment' : 'user';
  }

  async #showCapabilities() {
    const { torch, zoom } = this.scanner.capabilities ?? { torch: false, zoom: null };
    this.torch.hidden = !torch;
    this.zoomRow.hidden = !zoom;
    if (zoom) {
      Object.assign(this.zoom, { min: zoom.min, max: zoom.max, step: zoom.step, value: zoom.value });
    }
    this.flip.hidden = (await this.scanner.scanner.cameras()).length < 2;
  }

  /**
   * Taps set the focus, where the camera can.
   * @param {MouseEvent} event
   */
  #focus(event) {
    const box = this.scanner.getBoundingClientRect();
    this.scanner.scanner.focus({
      x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height,
    }).catch(() => {});
  }
}
