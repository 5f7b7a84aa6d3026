// Touches on the preview: a tap, two taps, two fingers.

/** Milliseconds and CSS pixels within which two taps are one gesture. */
const [quick, near] = [300, 30];

/** @typedef {{ x: number, y: number }} Point in CSS pixels of the element */
/**
 * @typedef {object} Handlers
 * @property {(point: Point) => void} onTap
 * @property {() => void} onDoubleTap
 * @property {() => void} onPinchStart
 * @property {(ratio: number) => void} onPinch  how much farther apart two fingers are than when they came
 */

/** @param {HTMLElement} element @param {Handlers} handlers */
export function watchGestures(element, { onTap, onDoubleTap, onPinchStart, onPinch }) {
  /** @type {Map<number, { x: number, y: number, began: Point & { time: number } }>} */
  const fingers = new Map();
  let apart = 0;
  let last = { x: 0, y: 0, time: -Infinity };
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
  };
  element.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y, timeStamp: time }) => {
    fingers.set(pointerId, { x, y, began: { x, y, time } });
    apart = fingers.size === 2 ? spread() : 0;
    if (apart > 0) onPinchStart();
  });
  element.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    const finger = fingers.get(pointerId);
    if (!finger) return;
    Object.assign(finger, { x, y });
    if (apart > 0 && fingers.size === 2) onPinch(spread() / apart);
  });
  element.addEventListener('pointerup', ({ pointerId, clientX: x, clientY: y, timeStamp: time }) => {
    const began = fingers.get(pointerId)?.began;
    fingers.delete(pointerId);
    if (!began || apart > 0 || time - began.time > quick || Math.hypot(x - began.x, y - began.y) > near) return;
    if (time - last.time < quick && Math.hypot(x - last.x, y - last.y) < near) {
      last = { x, y, time: -Infinity };
      onDoubleTap();
      return;
    }
    last = { x, y, time };
    const { left, top } = element.getBoundingClientRect();
    onTap({ x: x - left, y: y - top });
  });
  for (const end of ['pointercancel', 'pointerleave']) {
    element.addEventListener(end, (event) => { fingers.delete(/** @type {PointerEvent} */ (event).pointerId); });
  }
}
