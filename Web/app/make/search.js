// Finding a format by what people call it.
import { symbologies } from '../../quietzone/symbologies.js';

/** What else a format is called, and what it is known from. */
const aliases = {
  qr: 'quick response link wifi menu payment gs1-qr-code', 'micro-qr': 'mqr', rmqr: 'rectangular micro qr',
  'ean-13': 'gtin-13 jan isbn issn ismn product retail shop grocery', 'ean-8': 'gtin-8 jan-8 product retail',
  'upc-a': 'gtin-12 product retail', 'upc-e': 'product retail',
  'code-39': 'code39 alpha39 code-3-of-9 uss-39 3 of 9 pzn code 32 logmars', 'code-93': 'code93',
  'code-128': 'code128 gs1-128 ean-128 ucc-128 sscc shipping logistics', codabar: 'nw-7 monarch library blood',
  'interleaved-2-of-5': 'itf i25 2-of-5-interleaved', 'itf-14': 'gtin-14 carton case scc-14',
  'industrial-2-of-5': 'standard 2 of 5', 'iata-2-of-5': 'airline-2-of-5 baggage', 'matrix-2-of-5': '2 of 5',
  'msi-plessey': 'modified-plessey shelf', 'code-11': 'usd-8 telecom', telepen: 'library', pharmacode: 'laetus medicine',
  'dx-film-edge': '35 mm film photo', databar: 'rss-14 databar-omnidirectional databar-truncated gs1 produce',
  'databar-stacked': 'rss-14 stacked', 'databar-limited': 'rss limited', 'databar-expanded': 'rss expanded coupon',
  'databar-expanded-stacked': 'rss expanded stacked', 'data-matrix': 'dm ecc200 gs1-datamatrix medicine parts dpm',
  pdf417: 'id card licence license boarding pass', 'micro-pdf417': 'composite',
  aztec: 'aztec-code ticket train boarding pass', maxicode: 'ups parcel',
  'code-39-extended': 'full ascii code 39 code-39-full-ascii',
};

/** @param {string} text */
const plain = (text) => text.toLowerCase().normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '');

const index = symbologies.map((symbology) => {
  const other = /** @type {Record<string, string>} */ (aliases)[symbology.token] ?? '';
  return { symbology, names: [symbology.token, symbology.name, symbology.format].map(plain), others: plain(other),
    words: other.split(' ').map(plain) };
});

/**
 * Formats that a query may mean: those whose name begins so, then those that have it in it, then those known as it.
 * @param {string} query
 * @returns {import('../../quietzone/symbologies.js').Symbology[]} all, where nothing is asked
 */
export function findFormats(query) {
  const wanted = plain(query.slice(0, 100));
  if (wanted === '') return [...symbologies];
  const rated = index.map(({ symbology, names, others, words }) => ({
    symbology,
    rank: names.includes(wanted) ? 0 : names.some((name) => name.startsWith(wanted)) ? 1
      : words.some((word) => word.startsWith(wanted)) ? 2 : names.some((name) => name.includes(wanted)) ? 3
        : others.includes(wanted) ? 4 : 9,
  }));
  return rated.filter(({ rank }) => rank < 9).sort((one, other) => one.rank - other.rank).map(({ symbology }) => symbology);
}

/** How many recent formats are kept. */
export const recentCount = 4;

/**
 * @param {readonly string[]} recent  newest first
 * @param {string} token
 */
export const withRecent = (recent, token) => [token, ...recent.filter((other) => other !== token)].slice(0, recentCount);

/** @param {unknown} kept what was stored, by whatever version @returns {string[]} */
export function knownRecent(kept) {
  const tokens = symbologies.map(({ token }) => token);
  return Array.isArray(kept) ? [...new Set(kept)].filter((token) => tokens.includes(token)).slice(0, recentCount) : [];
}
