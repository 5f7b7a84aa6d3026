// The moment of success: the frame in which a code was read stays, and the brackets spring to the code's corners.
import { around, bracketPath, inOrderOf, onTheWay, spring, springTime } from './brackets.js';

/** @typedef {import('./brackets.js').Point} Point */

/** A picture over the preview, and the brackets around what was found in it. */
export class Hit {
  /** @type {Point[] | null} */
  #outline = null;
  /** @type {SVGPathElement | null} */
  #path = null;
  #drawing = 0;

  /** @param {HTMLCanvasElement} canvas  over the preview, as large as it @param {SVGElement} layer  for the brackets */
  constructor(canvas, layer) {
    this.canvas = canvas;
    this.layer = layer;
    canvas.hidden = true;
  }

  /** The code's corners in the picture; null: no picture stands. */
  get outline() { return this.#outline; }

  get size() { return { width: this.canvas.width, height: this.canvas.height }; }

  /**
   * @param {ImageBitmap} picture
   * @param {Point[]} outline  in the picture
   */
  freeze(picture, outline) {
    [this.canvas.width, this.canvas.height] = [picture.width, picture.height];
    this.canvas.getContext('2d')?.drawImage(picture, 0, 0);
    this.canvas.hidden = false;
    this.#outline = outline;
  }

  /**
   * Brackets around the code.
   * @param {Point[]} seen  its corners in the view
   * @param {Point[] | null} from  where they stood before; null: they are there at once
   */
  mark(seen, from) {
    cancelAnimationFrame(this.#drawing);
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('class', 'brackets');
    this.#path = path;
    this.layer.replaceChildren(path);
    const there = from ? inOrderOf(from, around(seen)) : around(seen);
    const began = performance.now();
    const draw = () => {
      const share = from ? spring(performance.now() - began) : 1;
      path.setAttribute('d', bracketPath(from ? onTheWay(from, there, share) : there));
      path.classList.toggle('hit', share > 0.5);
      if (from && performance.now() - began < springTime) this.#drawing = requestAnimationFrame(draw);
    };
    draw();
  }

  clear() {
    cancelAnimationFrame(this.#drawing);
    this.#path?.remove();
    this.#path = null;
    this.#outline = null;
    this.canvas.hidden = true;
    // Its pixels are given back.
    [this.canvas.width, this.canvas.height] = [0, 0];
  }
}
