// Where the frozen picture is moved, so that the code that was found is seen beside the sheet that tells of it.

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const margin = 24;

/** @param {{ x: number, y: number }[]} points @returns {Box} */
export function boxOf(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * What a sheet leaves free of a view: all that is above it, or beside it where that is more.
 * @param {Box} view
 * @param {Box} sheet  in the coordinates of the view
 * @returns {Box}
 */
export function freeOf(view, sheet) {
  const above = { ...view, height: Math.min(view.height, Math.max(0, sheet.y - view.y)) };
  const beside = { ...view, width: Math.min(view.width, Math.max(0, sheet.x - view.x)) };
  return above.width * above.height >= beside.width * beside.height ? above : beside;
}

/** @param {Box} box @param {Box} view @returns {Box} what is seen of it */
export function seenOf(box, view) {
  const [x, y] = [Math.max(box.x, view.x), Math.max(box.y, view.y)];
  return {
    x, y, width: Math.max(Math.min(box.x + box.width, view.x + view.width) - x, 1),
    height: Math.max(Math.min(box.y + box.height, view.y + view.height) - y, 1) };
}

/**
 * Smaller only where the code has no room, and moved only where it is covered.
 * @param {Box} code  what is seen of it
 * @param {Box} free
 * @returns {{ x: number, y: number, scale: number }} first larger or smaller about the view's origin, then moved
 */
export function framing(code, free) {
  const scale = Math.min(1, Math.max(free.height - 2 * margin, 1) / code.height, Math.max(free.width, 1) / code.width);
  const [x, y] = [code.x * scale, code.y * scale];
  const [width, height] = [code.width * scale, code.height * scale];
  // Down it comes to the middle of what is free, across no farther than it has to: nothing covers the edge there.
  const over = x + width - free.x - free.width;
  const isSeen = y >= free.y + margin && y + height <= free.y + free.height - margin;
  return {
    x: over > 0 ? Math.max(-over - margin, free.x - x) : 0, y: isSeen ? 0 : free.y + (free.height - height) / 2 - y, scale };
}
