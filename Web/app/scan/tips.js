// The pill over the preview: what helps somebody whose code is not read.
import { h } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { announce } from '../messages.js';
import { settings } from '../settings.js';
import { changesIn, offersLight, spoken } from './guidance.js';

/** Says what the session knows, and when. */
export class Tips {
  #situation = { hint: /** @type {string | null} */ (null), outlined: 0, isResting: false, since: 0 };
  /** Codes that are in view and don't count are no matter: others are looked for. */
  isPatient = false;
  /** @type {Set<number>} */
  #codes = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #later;

  /**
   * @param {HTMLElement} scanner
   * @param {import('./controls.js').ScanControls} controls
   */
  constructor(scanner, controls) {
    this.controls = controls;
    this.pill = h('p.pill', { hidden: true });
    this.light = h('button.button.small', { type: 'button', hidden: true, onclick: () => this.#turnOnLight() },
      icon('torch'), t('scan.turnOnLight'));
    this.element = h('div.tips', {}, this.pill, this.light);
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ act) => {
      scanner.addEventListener(type, (event) => {
        act(/** @type {CustomEvent} */ (event).detail);
        this.#draw();
      });
    };
    on('hint', ({ hint }) => { this.#situation.hint = this.isPatient && hint === 'alreadyCounted' ? null : hint; });
    on('pace', ({ pace }) => { this.#situation.isResting = pace === 'resting'; });
    on('added', ({ id }) => { this.#codes.add(id); });
    on('removed', ({ id }) => { this.#codes.delete(id); });
  }

  /** A code counted: all goes well again. */
  hit() {
    this.#situation.since = performance.now();
    this.#draw();
  }

  /** @param {string} state of the scanner */
  follow(state) {
    if (state === 'running') {
      this.#situation = { hint: null, outlined: 0, isResting: false, since: performance.now() };
      this.#codes.clear();
    }
    if (state === 'running' || state === 'idle') this.clear();
  }

  clear() {
    clearTimeout(this.#later);
    this.pill.hidden = true;
    this.light.hidden = true;
    delete this.pill.dataset.hint;
  }

  /** What others have to say; it stays until there is something else. @param {string} text */
  tell(text) {
    this.pill.textContent = text;
    this.pill.hidden = false;
    delete this.pill.dataset.hint;
    announce(text);
  }

  #turnOnLight() {
    this.controls.turnOnLight();
    this.light.hidden = true;
  }

  #draw() {
    const now = performance.now();
    clearTimeout(this.#later);
    this.#situation.outlined = this.#codes.size;
    const [shown, wait] = [spoken(this.#situation, now), changesIn(this.#situation, now)];
    if (wait !== null) this.#later = setTimeout(() => this.#draw(), wait + 1);
    this.light.hidden = !offersLight(shown, { hasTorch: this.controls.hasTorch, torch: settings.torch });
    const isTold = !this.pill.hidden && !this.pill.dataset.hint;
    if (shown && shown !== this.pill.dataset.hint && !(isTold && shown === 'looking')) {
      this.tell(t(`hint.${shown}`));
      this.pill.dataset.hint = shown;
    } else if (!shown && this.pill.dataset.hint) {
      this.pill.hidden = true;
      delete this.pill.dataset.hint;
    }
  }
}
