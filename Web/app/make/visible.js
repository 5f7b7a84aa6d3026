// What is seen of the screen while a keyboard covers a part of it: browsers move it over the page, and tell its place
// through the visual viewport alone. Style sheets get it as lengths.

/**
 * @param {{ top: number, bottom: number }} screen  where the screen is, in the layout viewport
 * @param {{ offsetTop: number, height: number }} viewport
 */
export function covered({ top, bottom }, { offsetTop, height }) {
  const [above, below] = [Math.max(offsetTop - top, 0), Math.max(bottom - (offsetTop + height), 0)];
  return { above, below, shown: Math.max(bottom - top - above - below, 0) };
}

/**
 * Keeps `--above`, `--below` and `--shown` of the element as they are.
 * @param {HTMLElement} element
 * @returns {() => void} ends it
 */
export function watchVisible(element) {
  let below = 0;
  const update = () => {
    const screen = element.closest('.screen')?.getBoundingClientRect();
    const viewport = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
    if (!screen) return;
    const lengths = covered(screen, viewport);
    for (const [name, value] of Object.entries(lengths)) element.style.setProperty(`--${name}`, `${Math.round(value)}px`);
    // What is typed into stays in sight when the keyboard comes.
    if (lengths.below > below && element.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
    below = lengths.below;
  };
  const ended = new AbortController();
  for (const event of ['resize', 'scroll']) window.visualViewport?.addEventListener(event, update, { signal: ended.signal });
  addEventListener('resize', update, { signal: ended.signal });
  requestAnimationFrame(update);
  return () => ended.abort();
}
