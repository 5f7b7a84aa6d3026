// Moving, turning and scaling in the plane, as one complex factor and a shift.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ a: number, b: number, x: number, y: number }} Motion  `(a + bi)·point + (x + yi)` */

/** @type {Motion} */
export const still = { a: 1, b: 0, x: 0, y: 0 };

/** @param {Motion} motion @param {Point} point @returns {Point} */
export const moved = ({ a, b, x, y }, point) => ({ x: a * point.x - b * point.y + x, y: b * point.x + a * point.y + y });

/** @param {Motion} motion @param {Point} point @returns {Point} */
export function movedBack({ a, b, x, y }, point) {
  const [dx, dy, size] = [point.x - x, point.y - y, a * a + b * b];
  return { x: (a * dx + b * dy) / size, y: (a * dy - b * dx) / size };
}

/** @param {readonly Point[]} points @returns {Point} */
export function middle(points) {
  const count = Math.max(points.length, 1);
  return { x: points.reduce((sum, { x }) => sum + x, 0) / count, y: points.reduce((sum, { y }) => sum + y, 0) / count };
}

/**
 * The motion that takes the points where they are now, by least squares; null where they are one point.
 * @param {readonly (readonly [Point, Point])[]} pairs  before and now
 * @returns {Motion | null}
 */
export function motionOf(pairs) {
  const [from, to] = [middle(pairs.map(([before]) => before)), middle(pairs.map(([, now]) => now))];
  let [a, b, size] = [0, 0, 0];
  for (const [before, now] of pairs) {
    const [px, py, qx, qy] = [before.x - from.x, before.y - from.y, now.x - to.x, now.y - to.y];
    a += px * qx + py * qy;
    b += px * qy - py * qx;
    size += px * px + py * py;
  }
  if (size === 0 || (a === 0 && b === 0)) return null;
  const turned = { a: a / size, b: b / size, x: 0, y: 0 };
  const back = moved(turned, from);
  return { ...turned, x: to.x - back.x, y: to.y - back.y };
}

/** The shorter and the longer side. @param {readonly Point[]} corners four of them */
export function sidesOf(corners) {
  const sides = corners.slice(0, 2).map((corner, at) => {
    const next = corners[at + 1] ?? corner;
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  return { shorter: Math.min(...sides), longer: Math.max(...sides) };
}
