// An SVG document of the engine as a PDF page of the same size, one point a pixel: paths stay paths.

/** Widths of Helvetica's characters from space to tilde, thousandths of its size (Adobe's Core 14 metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
  556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
  556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
  500, 500, 500, 334, 260, 334, 584,
];

/** @param {number} value */
const number = (value) => String(Math.round(value * 1000) / 1000);

/** @param {string} color `#rrggbb` */
const fill = (color) => `${[1, 3, 5].map((place) => (
  number(Number.parseInt(color.slice(place, place + 2), 16) / 255))).join(' ')} rg\n`;

/**
 * Operators of a path: M, l, h, v, c and z are all that the engine writes.
 * @param {string} path
 */
function pathOperators(path) {
  let [x, y, out] = [0, 0, ''];
  for (const [, command, list] of path.matchAll(/([Mlhvcz])([^Mlhvcz]*)/g)) {
    const n = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = /** @type {number[]} */ ([]);
    if (command === 'M') {
      [x, y] = n;
      out += `${number(x)} ${number(y)} m `;
    } else if (command === 'z') {
      out += 'h\n';
    } else if (command === 'c') {
      for (let i = 0; i < 6; i += 2) points.push(x + n[i], y + n[i + 1]);
      [x, y] = points.slice(4);
      out += `${points.map(number).join(' ')} c `;
    } else {
      const [dx, dy] = command === 'h' ? [n[0], 0] : command === 'v' ? [0, n[0]] : n;
      [x, y] = [x + dx, y + dy];
      out += `${number(x)} ${number(y)} l `;
    }
  }
  return out;
}

/** @param {string} text @param {number} size @param {number} middle @param {number} baseline */
function textOperators(text, size, middle, baseline) {
  const width = [...text].reduce((sum, character) => sum + (widths[character.charCodeAt(0) - 32] ?? 556), 0);
  const escaped = text.replace(/[\\()]/g, '\\$&');
  const left = middle - (width * size) / 2000;
  return `BT /F 1 Tf ${number(size)} 0 0 ${number(-size)} ${number(left)} ${number(baseline)} Tm (${escaped}) Tj ET\n`;
}

/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.getAttribute(name) ?? '';

/** @param {Element} element a `text` with its middle, or with one in each `tspan` */
function textsOf(element) {
  const [size, baseline] = [Number(attribute(element, 'font-size')), Number(attribute(element, 'y'))];
  const parts = element.children.length > 0 ? [...element.children] : [element];
  return parts.map((part) => textOperators(part.textContent ?? '', size, Number(attribute(part, 'x')), baseline))
    .join('');
}

/** @param {Element} path */
function transformOf(path) {
  const [, x, y, scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(attribute(path, 'transform')) ?? [];
  return scale ? `${scale} 0 0 ${scale} ${x} ${y} cm ` : '';
}

/** @param {Element} root @param {number} width @param {number} height @returns {string} the page's operators */
function pageOperators(root, width, height) {
  const [, , columns, rows] = attribute(root, 'viewBox').split(' ').map(Number);
  let out = `${number(width / columns)} 0 0 ${number(-height / rows)} 0 ${number(height)} cm\n`;
  const ground = root.querySelector('rect');
  if (ground) out += `${fill(attribute(ground, 'fill'))}0 0 ${number(columns)} ${number(rows)} re f\n`;
  for (const path of root.querySelectorAll('path')) {
    out += `q ${transformOf(path)}${fill(attribute(path, 'fill'))}${pathOperators(attribute(path, 'd'))}f Q\n`;
  }
  for (const text of root.querySelectorAll('text')) {
    const owner = text.closest('[fill]');
    out += fill(owner ? attribute(owner, 'fill') : '#000000') + textsOf(text);
  }
  return out;
}

/**
 * @param {string} svg
 * @returns {string} the file, ASCII
 */
export function pdfOf(svg) {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const [width, height] = ['width', 'height'].map((name) => Number(attribute(root, name)));
  const page = pageOperators(root, width, height);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] /Contents 4 0 R `
      + '/Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}endstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = file.length;
  const rows = places.map((place) => `${place} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}
