// Every symbology of the engine, in the order of its raw values: the numbers that cross the border.

/**
 * @typedef {object} Symbology
 * @property {string} token   the short name that never changes, as on the command line: `qr`, `ean-13`
 * @property {string} name    the name people use: `QR Code`
 * @property {string} format  the name in the W3C's BarcodeDetector where it has one, else ours in its style
 * @property {'matrix'|'stacked'|'linear'} family
 */

/** @type {readonly [string, string, string, 'matrix'|'stacked'|'linear'][]} */
const rows = [
  ['qr', 'QR Code', 'qr_code', 'matrix'],
  ['micro-qr', 'Micro QR Code', 'micro_qr_code', 'matrix'],
  ['rmqr', 'rMQR Code', 'rm_qr_code', 'matrix'],
  ['ean-13', 'EAN-13', 'ean_13', 'linear'],
  ['ean-8', 'EAN-8', 'ean_8', 'linear'],
  ['upc-a', 'UPC-A', 'upc_a', 'linear'],
  ['upc-e', 'UPC-E', 'upc_e', 'linear'],
  ['code-39', 'Code 39', 'code_39', 'linear'],
  ['code-93', 'Code 93', 'code_93', 'linear'],
  ['code-128', 'Code 128', 'code_128', 'linear'],
  ['codabar', 'Codabar', 'codabar', 'linear'],
  ['interleaved-2-of-5', 'Interleaved 2 of 5', 'itf', 'linear'],
  ['itf-14', 'ITF-14', 'itf', 'linear'],
  ['industrial-2-of-5', 'Industrial 2 of 5', 'industrial_2_of_5', 'linear'],
  ['iata-2-of-5', 'IATA 2 of 5', 'iata_2_of_5', 'linear'],
  ['matrix-2-of-5', 'Matrix 2 of 5', 'matrix_2_of_5', 'linear'],
  ['msi-plessey', 'MSI Plessey', 'msi_plessey', 'linear'],
  ['code-11', 'Code 11', 'code_11', 'linear'],
  ['telepen', 'Telepen', 'telepen', 'linear'],
  ['pharmacode', 'Pharmacode', 'pharmacode', 'linear'],
  ['dx-film-edge', 'DX Film Edge', 'dx_film_edge', 'linear'],
  ['databar', 'GS1 DataBar', 'databar', 'linear'],
  ['databar-stacked', 'GS1 DataBar Stacked', 'databar_stacked', 'linear'],
  ['databar-limited', 'GS1 DataBar Limited', 'databar_limited', 'linear'],
  ['databar-expanded', 'GS1 DataBar Expanded', 'databar_expanded', 'linear'],
  ['databar-expanded-stacked', 'GS1 DataBar Expanded Stacked', 'databar_expanded_stacked', 'linear'],
  ['data-matrix', 'Data Matrix', 'data_matrix', 'matrix'],
  ['pdf417', 'PDF417', 'pdf417', 'stacked'],
  ['micro-pdf417', 'MicroPDF417', 'micro_pdf417', 'stacked'],
  ['aztec', 'Aztec', 'aztec', 'matrix'],
  ['maxicode', 'MaxiCode', 'maxi_code', 'matrix'],
];

/** @type {readonly Symbology[]} */
export const symbologies = rows.map(([token, name, format, family]) => ({ token, name, format, family }));

/** Every format there is, each once. */
export const formats = [...new Set(symbologies.map(({ format }) => format))];

/**
 * The number of a symbology.
 * @param {string} token
 * @returns {number}
 */
export function symbologyNumber(token) {
  const number = symbologies.findIndex((symbology) => symbology.token === token);
  if (number < 0) throw new TypeError(`no symbology is called ${token}`);
  return number;
}

/**
 * The set of symbologies as the engine takes it, a bit each; 0 means all but Pharmacode.
 * @param {readonly string[] | null | undefined} tokens
 * @returns {bigint}
 */
export function symbologySet(tokens) {
  return (tokens ?? []).reduce((set, token) => set | (1n << BigInt(symbologyNumber(token))), 0n);
}
