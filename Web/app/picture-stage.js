// A picture with the outlines of its codes, and the choice of a region in it.
import { h, s } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { announce } from './messages.js';

/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/** Steps of the keyboard, of the picture's width and height. */
const step = 0.02;

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** A picture on the screen. */
export class Stage {
  /** @type {Rectangle | null} 0…1 of the picture */
  #region = null;
  /** @type {{ x: number, y: number } | null} where dragging began */
  #anchor = null;

  /**
   * @param {HTMLImageElement} image  decoded
   * @param {(region: Rectangle | null) => void} onRegion
   * @param {HTMLElement} tool  another one for the row of tools
   */
  constructor(image, onRegion, tool) {
    this.onRegion = onRegion;
    // A drawing may say nothing of its size.
    this.size = { width: image.naturalWidth || 300, height: image.naturalHeight || 150 };
    this.codes = s('g', {});
    this.selection = s('g', {});
    this.over = s('svg', {
      class: 'over', viewBox: `0 0 ${this.size.width} ${this.size.height}`, preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    }, this.selection, this.codes);
    this.frame = h('div.frame', {}, image, this.over);
    this.element = h('div.stage', {}, this.frame);
    this.button = h('button.button.small', { type: 'button', onclick: () => this.startSelecting() },
      icon('region'), t('picture.region'));
    this.whole = h('button.button.small', { type: 'button', hidden: true, onclick: () => this.choose(null) },
      icon('close'), t('picture.whole'));
    this.hint = h('p.hint', { hidden: true }, t('picture.regionHint'));
    this.tools = h('div.tools', {}, h('div.row', {}, this.button, this.whole, tool), this.hint);
    this.button.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => this.key(event));
    this.over.addEventListener('pointerdown', (event) => this.begin(event));
    this.over.addEventListener('pointermove', (event) => this.drag(event));
    this.over.addEventListener('pointerup', () => this.end());
  }

  leave() { this.onRegion = () => {}; }

  /**
   * @param {import('../quietzone/detector.js').DetectedBarcode[]} found
   * @returns {SVGElement[]} the outlines, in the same order
   */
  show(found) {
    const radius = Math.max(this.size.width, this.size.height) / 45;
    const outlines = found.map(({ cornerPoints, boundingBox, barcode }, index) => {
      const points = cornerPoints.map(({ x, y }) => `${x},${y}`).join(' ');
      const [x, y] = [boundingBox.x + boundingBox.width / 2, boundingBox.y + boundingBox.height / 2];
      const label = s('text', { x, y, 'font-size': radius * 1.1 });
      label.textContent = String(index + 1);
      return s('g', { class: 'number' },
        s('polygon', { points, 'data-symbology': barcode.symbology }),
        s('circle', { cx: x, cy: y, r: radius }), label);
    });
    this.codes.replaceChildren(...outlines);
    return outlines;
  }

  startSelecting() {
    this.element.classList.add('selecting');
    this.hint.hidden = false;
    announce(t('picture.regionHint'));
    if (!this.#region) this.preview({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
  }

  /** @param {Rectangle | null} region */
  preview(region) {
    this.#region = region;
    this.whole.hidden = region === null;
    if (!region) {
      this.selection.replaceChildren();
      return;
    }
    const { width, height } = this.size;
    const [x, y, w, d] = [region.x * width, region.y * height, region.width * width, region.height * height];
    this.selection.replaceChildren(
      s('path', { class: 'shade', 'fill-rule': 'evenodd', d: `M0 0H${width}V${height}H0ZM${x} ${y}H${x + w}V${y + d}H${x}Z` }),
      s('rect', { class: 'selection', x, y, width: w, height: d }));
  }

  /** @param {Rectangle | null} region */
  choose(region) {
    this.preview(region);
    if (!region) {
      this.element.classList.remove('selecting');
      this.hint.hidden = true;
      this.button.focus();
    }
    this.onRegion(region);
  }

  /**
   * Arrows move, with Shift they resize; Enter reads there, Escape takes the whole picture.
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (!this.#region) return;
    const { x, y, width, height } = this.#region;
    const [dx, dy] = /** @type {Record<string, number[]>} */ ({
      ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step],
    })[event.key] ?? [0, 0];
    if (event.key === 'Enter') this.choose(this.#region);
    else if (event.key === 'Escape') this.choose(null);
    else if (dx === 0 && dy === 0) return;
    else if (event.shiftKey) {
      this.preview({ x, y, width: clamp(width + dx, step, 1 - x), height: clamp(height + dy, step, 1 - y) });
    } else {
      this.preview({ x: clamp(x + dx, 0, 1 - width), y: clamp(y + dy, 0, 1 - height), width, height });
    }
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  placeOf(event) {
    const box = this.over.getBoundingClientRect();
    return {
      x: clamp((event.clientX - box.left) / box.width, 0, 1), y: clamp((event.clientY - box.top) / box.height, 0, 1),
    };
  }

  /** @param {PointerEvent} event */
  begin(event) {
    if (!this.element.classList.contains('selecting')) return;
    this.over.setPointerCapture(event.pointerId);
    this.#anchor = this.placeOf(event);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.#anchor) return;
    const here = this.placeOf(event);
    this.preview({
      x: Math.min(here.x, this.#anchor.x), y: Math.min(here.y, this.#anchor.y),
      width: Math.abs(here.x - this.#anchor.x), height: Math.abs(here.y - this.#anchor.y),
    });
  }

  end() {
    if (!this.#anchor) return;
    this.#anchor = null;
    const isLarge = this.#region && this.#region.width > step && this.#region.height > step;
    this.choose(isLarge ? this.#region : null);
  }
}
