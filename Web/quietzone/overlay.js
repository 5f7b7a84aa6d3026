// Outlines of codes over the preview.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ width: number, height: number }} Size */

/**
 * Where a point of the picture is seen.
 * @param {Point} point
 * @param {Size} picture
 * @param {Size} view
 * @param {'fill'|'fit'} gravity
 * @param {boolean} mirrored
 * @returns {Point}
 */
export function seenAt(point, picture, view, gravity, mirrored) {
  const scales = [view.width / picture.width, view.height / picture.height];
  const scale = gravity === 'fit' ? Math.min(...scales) : Math.max(...scales);
  const x = (point.x - picture.width / 2) * scale * (mirrored ? -1 : 1) + view.width / 2;
  return { x, y: (point.y - picture.height / 2) * scale + view.height / 2 };
}

/**
 * Which point of the picture is seen there.
 * @param {Point} point of the view
 * @param {Size} picture
 * @param {Size} view
 * @param {'fill'|'fit'} gravity
 * @param {boolean} mirrored
 * @returns {Point} 0…1 of the picture, where it is not beside it
 */
export function pictureAt(point, picture, view, gravity, mirrored) {
  const scales = [view.width / picture.width, view.height / picture.height];
  const scale = gravity === 'fit' ? Math.min(...scales) : Math.max(...scales);
  const x = ((point.x - view.width / 2) / scale) * (mirrored ? -1 : 1);
  const y = (point.y - view.height / 2) / scale;
  return { x: x / picture.width + 0.5, y: y / picture.height + 0.5 };
}

/** Keeps one polygon for each code that is seen. */
export class Outlines {
  /** @type {Map<number, { shape: SVGPolygonElement, outline: Point[] }>} */
  #codes = new Map();

  /** @param {SVGElement} layer */
  constructor(layer) { this.layer = layer; }

  get count() { return this.#codes.size; }

  /**
   * Where a code was seen last, in the picture.
   * @param {number} id @returns {Point[] | null}
   */
  outline(id) { return this.#codes.get(id)?.outline ?? null; }

  /**
   * @param {{ id: number, outline: Point[], barcode: { symbology: string } | null, standing: string }} code
   * @param {(point: Point) => Point} place
   */
  show({ id, outline, barcode, standing }, place) {
    const shape = this.#codes.get(id)?.shape
      ?? this.layer.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'polygon'));
    shape.setAttribute('class', `code ${standing}`);
    if (barcode) shape.dataset.symbology = barcode.symbology;
    shape.setAttribute('points', outline.map(place).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '));
    this.#codes.set(id, { shape, outline });
  }

  /** @param {number} id */
  remove(id) {
    this.#codes.get(id)?.shape.remove();
    this.#codes.delete(id);
  }

  clear() {
    for (const id of [...this.#codes.keys()]) this.remove(id);
  }
}
