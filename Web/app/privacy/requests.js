// Counts what the page asks for from its first moment on: the browser itself tells of every resource.

/** So many names are kept at most; beyond these they are only counted. */
const mostNames = 500;

/** Requests by where they went. Knows no page. */
export class RequestCount {
  /** @type {Map<string, number>} names of what was asked for, in order, and how often */
  names = new Map();
  own = 0;
  /** @type {Map<string, number>} origins other than the page's own */
  others = new Map();
  bytes = 0;

  /** @param {string} origin of the page */
  constructor(origin) { this.origin = origin; }

  /** @param {{ name: string, transferSize?: number }} entry of the browser's timeline */
  add({ name, transferSize = 0 }) {
    // Pictures that are opened from memory have addresses, too, but nothing is asked of anybody.
    if (/^(blob|data):/.test(name)) return;
    const url = new URL(name, this.origin);
    this.bytes += transferSize;
    if (url.origin === this.origin) this.own += 1;
    else this.others.set(url.origin, (this.others.get(url.origin) ?? 0) + 1);
    const shown = url.origin === this.origin ? url.pathname + url.search : url.href;
    if (this.names.has(shown) || this.names.size < mostNames) this.names.set(shown, (this.names.get(shown) ?? 0) + 1);
  }

  get elsewhere() { return [...this.others.values()].reduce((sum, count) => sum + count, 0); }
}

/** Told of every change. */
export const requestChanges = new EventTarget();

/** @type {RequestCount | undefined} */
let count;

/** Begins to count; what was asked for before is counted, too. */
export function watchRequests() {
  const mine = new RequestCount(location.origin);
  count = mine;
  mine.add({ name: location.href.split('#')[0] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) mine.add(/** @type {PerformanceResourceTiming} */ (entry));
    requestChanges.dispatchEvent(new Event('change'));
  }).observe({ type: 'resource', buffered: true });
}

export const requests = () => /** @type {RequestCount} */ (count);
