// <quietzone-scanner>: preview, guide and outlines as an element.
import { guideRegion, guideShapes } from './guides.js';
import { Outlines, seenAt } from './overlay.js';
import { Scanner } from './scanner.js';

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; position: relative; overflow: hidden; background: #000; contain: content; }
  video, svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  video { object-fit: cover; }
  :host([gravity="fit"]) video { object-fit: contain; }
  :host([mirrored]) video { transform: scaleX(-1); }
  svg { pointer-events: none; }
  .code { fill: rgb(255 255 255 / 12%); stroke: rgb(255 255 255 / 85%); stroke-width: 2.5; stroke-linejoin: round; }
  .code.accepted { fill: rgb(74 222 128 / 22%); stroke: #4ade80; stroke-width: 3; }
  .plus { stroke: rgb(52 199 89); stroke-width: 2; }
  .line { stroke: rgb(255 138 61); stroke-width: 1; }
  .brackets { stroke: rgb(0 0 0 / 50%); }
  .halo { stroke: rgb(255 255 255 / 65%); }
  .mask { fill: rgb(0 0 0 / 55%); }
  .edge { stroke: rgb(255 255 255 / 80%); stroke-width: 1; }
`);

const events = ['state', 'success', 'fail', 'stop', 'added', 'updated', 'removed', 'ignored', 'progress',
  'completed', 'capabilities', 'torch', 'frame'];

/** @param {string | null} text a rule: `any`, `web`, `prefix:ABC`, `pattern:A*?` */
function ruleOf(text) {
  const [, kind, value] = /^(prefix|pattern):(.*)$/s.exec(text ?? '') ?? [];
  return kind ? { [kind]: value } : text || 'any';
}

/**
 * Attributes: `guide` (brackets, window, line, plus, none), `mode` (once, oncePerCode, continuous, manual),
 * `symbologies` (short names, spaces between), `accept` (any, web, prefix:…, pattern:…), `torch` (off, on, auto),
 * `effort`, `facing` (environment, user), `gravity` (fill, fit). Events are those of {@link Scanner}.
 */
export class QuietZoneScanner extends HTMLElement {
  static observedAttributes = ['guide', 'mode', 'symbologies', 'accept', 'torch', 'effort', 'gravity'];

  /** @type {Scanner | null} */
  #scanner = null;
  #picture = { width: 0, height: 0 };
  #scheduled = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    this.video = document.createElement('video');
    Object.assign(this.video, { muted: true, playsInline: true, autoplay: true });
    this.video.setAttribute('aria-hidden', 'true');
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('aria-hidden', 'true');
    const [guide, codes] = ['guide', 'codes'].map((name) => {
      const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      layer.setAttribute('class', name);
      return svg.appendChild(layer);
    });
    this.guideLayer = guide;
    this.outlines = new Outlines(codes);
    root.append(this.video, svg);
    this.observer = new ResizeObserver(() => this.#arrange());
  }

  connectedCallback() { this.observer.observe(this); }

  disconnectedCallback() {
    this.observer.disconnect();
    this.#scanner?.close();
    this.#scanner = null;
    this.outlines.clear();
  }

  attributeChangedCallback() { this.#arrange(); }

  get size() { return { width: this.clientWidth, height: this.clientHeight }; }

  get isMirrored() { return this.hasAttribute('mirrored'); }

  /** @returns {'fill'|'fit'} */
  get gravity() { return this.getAttribute('gravity') === 'fit' ? 'fit' : 'fill'; }

  get guide() { return /** @type {import('./guides.js').GuideKind} */ (this.getAttribute('guide') ?? 'brackets'); }

  get state() { return this.#scanner?.state ?? 'idle'; }

  get capabilities() { return this.#scanner?.capabilities ?? null; }

  /** The scanner, made on first use. */
  get scanner() {
    if (this.#scanner) return this.#scanner;
    const facing = this.getAttribute('facing') === 'user' ? 'user' : 'environment';
    const scanner = new Scanner(this.video, { facing, ...this.#configuration() });
    for (const type of events) scanner.addEventListener(type, (event) => this.#pass(type, event));
    this.#scanner = scanner;
    return scanner;
  }

  start() { return this.scanner.start(); }

  stop() { this.#scanner?.stop(); }

  pause() { this.#scanner?.pause(); }

  resume() { this.#scanner?.resume(); }

  capture() { this.#scanner?.capture(); }

  #configuration() {
    const view = this.size;
    const region = guideRegion(this.guide, view);
    const symbologies = this.getAttribute('symbologies')?.split(/\s+/).filter(Boolean);
    return {
      symbologies: symbologies?.length ? symbologies : null,
      effort: this.getAttribute('effort') ?? 'fast',
      mode: this.getAttribute('mode') ?? 'once',
      accept: ruleOf(this.getAttribute('accept')),
      torch: this.getAttribute('torch') ?? 'off',
      region: region && { space: 'view', ...region },
      viewport: { view, gravity: this.gravity, rotation: 0, mirrored: this.isMirrored },
      rearm: 2000, confirmations: null, multiFrame: true,
    };
  }

  /** Draws the guide anew; settings reach the session once, when all have changed. */
  #arrange() {
    this.guideLayer.replaceChildren(...guideShapes(this.guide, this.size));
    cancelAnimationFrame(this.#scheduled);
    this.#scheduled = requestAnimationFrame(() => this.#scanner?.configure(this.#configuration()));
  }

  /** @param {string} type @param {any} event */
  #pass(type, { detail }) {
    if (type === 'frame') this.#picture = detail;
    else if (type === 'added' || type === 'updated') this.#show(detail);
    else if (type === 'removed') this.outlines.remove(detail.id);
    else if (type === 'capabilities') this.#face(detail.facing);
    else if (type === 'state' && detail.state !== 'running') this.outlines.clear();
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** @param {any} code */
  #show(code) {
    this.outlines.show(code, (point) => (
      seenAt(point, this.#picture, this.size, this.gravity, this.isMirrored)));
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

customElements.define('quietzone-scanner', QuietZoneScanner);
