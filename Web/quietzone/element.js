// <quietzone-scanner>: preview, guide and outlines as an element.
import { around, cornersOf } from './brackets.js';
import { guideRegion, guideShapes, guideTarget } from './guides.js';
import { Hit } from './hit.js';
import { OptionError } from './option-error.js';
import { acceptance, choices, frameRate, oneOf } from './options.js';
import { Outlines, pictureAt, seenAt } from './overlay.js';
import { Scanner } from './scanner.js';
import { symbologyList } from './symbologies.js';

const sheet = `
  :host { display: block; position: relative; overflow: hidden; background: #000; contain: content; }
  /* As high as a camera's picture, where the page says nothing else of the height. */
  :host::before { content: ''; display: block; aspect-ratio: 4 / 3; }
  video, canvas, svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  [hidden] { display: none; }
  video, canvas { object-fit: cover; }
  :host([gravity="fit"]) :is(video, canvas) { object-fit: contain; }
  :host([mirrored]) :is(video, canvas) { transform: scaleX(-1); }
  svg { pointer-events: none; }
  .code { fill: rgb(255 255 255 / 12%); stroke: rgb(255 255 255 / 85%); stroke-width: 2.5; stroke-linejoin: round; }
  .code.waiting, .code.refused { fill: rgb(60 68 74 / 30%); stroke: #868f97; }
  .code.refused { stroke-dasharray: 8 6; }
  .code.accepted { fill: rgb(74 222 128 / 22%); stroke: #4ade80; stroke-width: 3; }
  .plus { stroke: rgb(52 199 89); stroke-width: 2; }
  .line { stroke: rgb(255 138 61); stroke-width: 1; }
  .brackets { fill: none; stroke: #fff; stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; filter: drop-shadow(0 1px 3px rgb(0 0 0 / 55%)); transition: stroke 160ms; }
  .brackets.hit { stroke: #4ade80; }
  .mask { fill: rgb(0 0 0 / 55%); }
  .edge { stroke: rgb(255 255 255 / 80%); stroke-width: 1; }
`;

/** @type {CSSStyleSheet | undefined} */
let style;

/** One for all elements, made with the first: where there is no window nothing is drawn, and imports have to work. */
function sharedStyle() {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(sheet);
  }
  return style;
}

/** @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? class {};

const events = ['state', 'success', 'fail', 'stop', 'added', 'updated', 'removed', 'ignored', 'progress',
  'completed', 'hint', 'capabilities', 'torch', 'preview', 'pace', 'frame'];

/**
 * What each attribute may be, and how its text becomes a value.
 * @type {Record<string, { fallback: any, read: (value: any) => any }>}
 */
const attributes = {
  symbologies: { fallback: null, read: (value) => symbologyList('symbologies', value) },
  accept: { fallback: 'any', read: acceptance },
  fps: { fallback: 'auto', read: frameRate },
};
for (const [name, fallback, allowed] of /** @type {[string, string, readonly string[]][]} */ ([
  ['guide', 'brackets', choices.guide], ['mode', 'once', choices.mode], ['torch', 'off', choices.torch],
  ['effort', 'fast', choices.effort], ['facing', 'environment', choices.facing], ['gravity', 'fill', ['fill', 'fit']],
  ['region', 'hint', choices.region],
])) attributes[name] = { fallback, read: (value) => oneOf(name, value, allowed) };

/**
 * A value as an attribute has it.
 * @param {any} value
 * @returns {string}
 */
function textOf(value) {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'object') return 'prefix' in value ? `prefix:${value.prefix}` : `pattern:${value.pattern}`;
  return String(value);
}

/**
 * Attributes, and properties of the same names: `guide` (brackets, window, line, plus, none), `mode` (once, oncePerCode,
 * continuous, manual), `symbologies` (our short names or the W3C's, spaces between; as a property also an array),
 * `accept` (any, web, prefix:…, pattern:…; as a property also an object), `torch` (off, on, auto), `effort`, `facing`
 * (environment, user), `gravity` (fill, fit), `region` (hint: what the guide points at comes first; strict: nothing else
 * counts, though it is seen; crop: nothing else is looked at), `fps` (auto: by what is seen; or 1 to 60). A property that is set to what can't be throws a TypeError; an attribute
 * sends `fail` with the reason `badOptions` and the members `option`, `value`, `allowed`, `message`, and what was right
 * before stays. Events are those of {@link Scanner}.
 */
export class QuietZoneScanner extends Base {
  static observedAttributes = Object.keys(attributes);

  /** @type {Scanner | null} */
  #scanner = null;
  #picture = { width: 0, height: 0 };
  #scheduled = 0;
  /**
   * How a code is outlined: what it gives is a standing, as if the code had it. null: by the standing that it has.
   * @type {((code: import('./session.js').SeenCode) => import('./session.js').Standing) | null}
   */
  mark = null;
  /** @type {Set<string>} attributes that changed since settings reached the session */
  #changed = new Set();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sharedStyle()];
    this.video = document.createElement('video');
    Object.assign(this.video, { muted: true, playsInline: true, autoplay: true });
    this.video.setAttribute('aria-hidden', 'true');
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('aria-hidden', 'true');
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    const [guide, codes] = ['guide', 'codes'].map((name) => {
      const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      layer.setAttribute('class', name);
      return svg.appendChild(layer);
    });
    this.guideLayer = guide;
    this.outlines = new Outlines(codes);
    this.hit = new Hit(canvas, guide);
    root.append(this.video, canvas, svg);
    this.observer = new ResizeObserver(() => this.#arrange());
  }

  connectedCallback() {
    this.observer.observe(this);
    // Frameworks may have set properties before the element was defined.
    for (const name of Object.keys(attributes)) {
      if (!Object.hasOwn(this, name)) continue;
      const value = /** @type {any} */ (this)[name];
      delete (/** @type {any} */ (this)[name]);
      this.#reflect(name, value);
    }
    if (this.video.srcObject) this.video.play().catch(() => {});
  }

  /** With this `moveBefore` moves the element as it is. */
  connectedMoveCallback() {}

  /** Who moves the element takes it out and puts it in again at once: the camera goes on. */
  disconnectedCallback() { queueMicrotask(() => this.isConnected || this.#end()); }

  #end() {
    this.observer.disconnect();
    cancelAnimationFrame(this.#scheduled);
    this.#scanner?.close();
    this.#scanner = null;
    this.outlines.clear();
    this.hit.clear();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    this.#changed.add(name);
    this.#arrange();
  }

  get size() { return { width: this.clientWidth, height: this.clientHeight }; }

  get isMirrored() { return this.hasAttribute('mirrored'); }

  get gravity() { return /** @type {'fill'|'fit'} */ (this.#valueOr('gravity')); }

  set gravity(value) { this.#reflect('gravity', value); }

  /** What lies outside of the guide: `hint`, it counts after what lies inside; `strict`, `crop`, it does not. */
  get region() { return /** @type {'hint'|'strict'|'crop'} */ (this.#valueOr('region')); }

  set region(value) { this.#reflect('region', value); }

  get guide() { return /** @type {import('./guides.js').GuideKind} */ (this.#valueOr('guide')); }

  set guide(value) { this.#reflect('guide', value); }

  get mode() { return /** @type {'once'|'oncePerCode'|'continuous'|'manual'} */ (this.#valueOr('mode')); }

  set mode(value) { this.#reflect('mode', value); }

  /** @returns {any} names, or null: all but Pharmacode and Code 39 Extended; set as an array or a text with spaces between */
  get symbologies() { return this.#valueOr('symbologies'); }

  set symbologies(value) { this.#reflect('symbologies', value); }

  /** @returns {any} `any`, `web`, or an object with a prefix or a pattern; set as that or as the attribute's text */
  get accept() { return this.#valueOr('accept'); }

  set accept(value) { this.#reflect('accept', value); }

  get torch() { return /** @type {'off'|'on'|'auto'} */ (this.#valueOr('torch')); }

  set torch(value) { this.#reflect('torch', value); }

  get effort() { return /** @type {'fast'|'balanced'|'thorough'} */ (this.#valueOr('effort')); }

  set effort(value) { this.#reflect('effort', value); }

  get facing() { return /** @type {'environment'|'user'} */ (this.#valueOr('facing')); }

  set facing(value) { this.#reflect('facing', value); }

  /** @returns {'auto'|number} frames a second that are read; `auto`: by what is seen */
  get fps() { return this.#valueOr('fps'); }

  set fps(value) { this.#reflect('fps', value); }

  get state() { return this.#scanner?.state ?? 'idle'; }

  get capabilities() { return this.#scanner?.capabilities ?? null; }

  /** The scanner, made on first use; a TypeError where an attribute has a value that it can't have. */
  get scanner() {
    if (this.#scanner) return this.#scanner;
    const scanner = new Scanner(this.video, { facing: this.#value('facing'), ...this.#configuration() });
    for (const type of events) scanner.addEventListener(type, (event) => this.#pass(type, event));
    this.#scanner = scanner;
    return scanner;
  }

  /** Gets worker and engine ready, so that {@link start} has nothing but the camera to wait for. */
  async prepare() { await this.scanner.prepare(); }

  /** Starts; rejected where the element is in no document, where nothing would ever stop it. */
  async start() {
    if (!this.isConnected) throw new DOMException('The element is in no document.', 'InvalidStateError');
    try {
      this.#apply(this.scanner);
    } catch (error) {
      this.#refuse(error);
      throw error;
    }
    await this.scanner.start();
  }

  stop() { this.#scanner?.stop(); }

  pause() { this.#scanner?.pause(); }

  resume() { this.#scanner?.resume(); }

  capture() { this.#scanner?.capture(); }

  /**
   * Where the code lies that ended the session: its corners in CSS pixels of the element. The frame in which it was read
   * stands there until the next start, or {@link clear}; null: there is none.
   */
  get found() { return this.hit.outline?.map((point) => this.#seenAt(point, this.hit.size)) ?? null; }

  /** Takes the frame away in which a code was found. */
  clear() {
    if (!this.hit.outline) return;
    this.hit.clear();
    this.#arrange();
  }

  /**
   * Focuses there, where the camera can.
   * @param {{ x: number, y: number }} point in CSS pixels of the element
   */
  async focusAt(point) {
    const { x, y } = pictureAt(point, this.#picture, this.size, this.gravity, this.isMirrored);
    if (x >= 0 && x <= 1 && y >= 0 && y <= 1) await this.scanner.focus({ x, y });
  }

  /** @param {string} name @returns {any} what the attribute says; throws where that can't be */
  #value(name) {
    const text = this.getAttribute(name);
    return text === null || text === '' ? attributes[name].fallback : attributes[name].read(text);
  }

  /** @param {string} name @returns {unknown} why the attribute's value can't be; null: it can */
  #fault(name) {
    try {
      this.#value(name);
      return null;
    } catch (error) {
      return error;
    }
  }

  /** @param {string} name @returns {any} */
  #valueOr(name) { return this.#fault(name) ? attributes[name].fallback : this.#value(name); }

  /** @param {string} name @param {any} value none: the attribute goes */
  #reflect(name, value) {
    if (value === null || value === undefined) {
      this.removeAttribute(name);
      return;
    }
    this.setAttribute(name, value === '' ? '' : textOf(attributes[name].read(value)));
  }

  /** @returns {import('./session.js').SessionOptions} */
  #configuration() {
    const view = this.size;
    const region = guideTarget(this.#value('guide'), view);
    return {
      symbologies: this.#value('symbologies'), effort: this.#value('effort'), mode: this.#value('mode'),
      accept: this.#value('accept'), torch: this.#value('torch'), fps: this.#value('fps'),
      region: region && { space: 'view', rule: this.#value('region'), ...region },
      viewport: { view, gravity: this.#value('gravity'), rotation: 0, mirrored: this.isMirrored },
      rearm: 2000, confirmations: null, multiFrame: true,
    };
  }

  /** Draws the guide anew; settings reach the session once, when all have changed. */
  #arrange() {
    if (this.found) this.hit.mark(this.found, null);
    else this.guideLayer.replaceChildren(...guideShapes(this.guide, this.size));
    cancelAnimationFrame(this.#scheduled);
    this.#scheduled = requestAnimationFrame(() => {
      const wrong = Object.keys(attributes).filter((name) => this.#fault(name) !== null);
      for (const name of wrong) {
        if (this.#changed.delete(name)) this.#refuse(this.#fault(name));
      }
      if (this.#scanner && wrong.length === 0) this.#apply(this.#scanner);
    });
  }

  /**
   * Settings as they are now.
   * @param {Scanner} scanner
   */
  #apply(scanner) {
    cancelAnimationFrame(this.#scheduled);
    scanner.configure(this.#configuration());
    const facing = this.#value('facing');
    if (this.#changed.has('facing') && facing !== scanner.facing) scanner.useCamera({ facing });
    this.#changed.clear();
  }

  /** @param {unknown} error */
  #refuse(error) {
    if (!(error instanceof OptionError)) return;
    const { option, value, allowed, message } = error;
    this.#pass('fail', { detail: { reason: 'badOptions', option, value, allowed, message } });
  }

  /** @param {string} type @param {any} event */
  #pass(type, { detail }) {
    if (type === 'frame') this.#receive(detail);
    else if (type === 'success') this.#freeze(detail);
    else if (type === 'removed') this.outlines.remove(detail.id);
    else if (type === 'capabilities') this.#face(detail.facing);
    else if (type === 'state' && detail.state !== 'running') this.outlines.clear();
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    // Whoever marks codes has heard of it first.
    if (type === 'added' || type === 'updated') this.#show(detail);
  }

  /** @param {{ width: number, height: number }} frame */
  #receive(frame) {
    this.#picture = frame;
    if (this.state === 'running') this.clear();
  }

  /** @param {import('./brackets.js').Point} point @param {{ width: number, height: number }} picture */
  #seenAt(point, picture) { return seenAt(point, picture, this.size, this.gravity, this.isMirrored); }

  /** @param {any} code */
  #show(code) {
    const standing = this.mark?.(code) ?? code.standing;
    this.outlines.show({ ...code, standing }, (point) => this.#seenAt(point, this.#picture));
  }

  /**
   * The frame that ended the session stays, and the brackets spring from the guide to the code.
   * @param {any} detail
   */
  #freeze({ scan, picture }) {
    if (!picture) return;
    this.hit.freeze(picture, this.outlines.outline(scan.id) ?? scan.barcode.corners);
    const seen = /** @type {import('./brackets.js').Point[]} */ (this.found);
    const frame = guideRegion(this.guide, this.size);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.hit.mark(seen, isStill ? null : frame ? cornersOf(frame) : around(seen, 60));
  }

  /**
   * A camera that looks at the person is shown as a mirror.
   * @param {string} facing
   */
  #face(facing) {
    this.toggleAttribute('mirrored', facing === 'user');
    this.#arrange();
  }
}

// A page may have the library twice, as itself and within a bundle: the first one counts.
if (globalThis.customElements?.get('quietzone-scanner') === undefined) globalThis.customElements?.define('quietzone-scanner', QuietZoneScanner);
