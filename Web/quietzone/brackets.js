// The brackets: four rounded corners around a frame, and around the code that was found. One shape that changes.

/** @typedef {{ x: number, y: number }} Point */

const arm = 32;
const radius = 20;
/** CSS pixels between a code and the brackets around it. */
const margin = 10;

/** @param {{ x: number, y: number, width: number, height: number }} frame @returns {Point[]} clockwise from the top left */
export const cornersOf = ({ x, y, width, height }) => [
  { x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];

/** @param {Point[]} points */
const middleOf = (points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length });

/** @param {Point} from @param {Point} to */
const distance = (from, to) => Math.hypot(to.x - from.x, to.y - from.y);

/** @param {Point} from @param {Point} to @param {number} share */
const between = (from, to, share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

/**
 * A little larger: the corners move away from the middle.
 * @param {Point[]} points @param {number} [by] @returns {Point[]}
 */
export function around(points, by = margin) {
  const middle = middleOf(points);
  return points.map((point) => {
    const far = distance(middle, point);
    return far === 0 ? point : between(middle, point, 1 + (by * Math.SQRT2) / far);
  });
}

/**
 * The corners in the order in which they have the shortest way from others: a code that lies upside down, or in a
 * mirror, turns no bracket inside out.
 * @param {Point[]} from
 * @param {Point[]} points
 * @returns {Point[]}
 */
export function inOrderOf(from, points) {
  const ways = [points, [...points].reverse()].flatMap((list) => (
    list.map((_, turn) => [...list.slice(turn), ...list.slice(0, turn)])));
  const length = (/** @type {Point[]} */ way) => way.reduce((sum, point, index) => sum + distance(from[index], point), 0);
  return ways.reduce((best, way) => (length(way) < length(best) ? way : best));
}

/** @param {Point[]} from @param {Point[]} to @param {number} share 0: from; 1: to; more where a spring goes too far */
export const onTheWay = (from, to, share) => from.map((point, index) => between(point, to[index], share));

/** @param {number} value */
const text = (value) => Number(value.toFixed(1));

/** @param {Point[]} points  four corners @returns {string} the path, with arms that leave room between them */
export function bracketPath(points) {
  return points.map((point, index) => {
    const [before, after] = [points[(index + 3) % 4], points[(index + 1) % 4]];
    const leg = Math.min(arm, distance(point, before) * 0.38, distance(point, after) * 0.38);
    const bend = Math.min(radius, leg * 0.7);
    const at = (/** @type {Point} */ other, /** @type {number} */ far) => {
      const { x, y } = between(point, other, far / Math.max(distance(point, other), 1));
      return `${text(x)} ${text(y)}`;
    };
    return `M${at(before, leg)}L${at(before, bend)}Q${text(point.x)} ${text(point.y)} ${at(after, bend)}L${at(after, leg)}`;
  }).join('');
}

/** Milliseconds until a spring is at rest. */
export const springTime = 480;

/**
 * Where a spring is, 0 to 1 and a little beyond, that is let go and comes to rest.
 * @param {number} milliseconds since it was let go
 */
export function spring(milliseconds) {
  if (milliseconds >= springTime) return 1;
  const [damping, speed] = [0.62, 0.021];
  const [decay, turn] = [damping * speed, speed * Math.sqrt(1 - damping ** 2)];
  const wave = Math.cos(turn * milliseconds) + (decay / turn) * Math.sin(turn * milliseconds);
  return 1 - Math.exp(-decay * milliseconds) * wave;
}
