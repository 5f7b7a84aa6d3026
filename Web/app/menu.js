// A button with a menu of a few things to do. Escape and a touch beside it close it, focus goes back to the button.
import { h } from './dom.js';
import { icon } from './icons.js';

/**
 * @typedef {object} Item
 * @property {string} icon
 * @property {string} text
 * @property {() => void} act
 * @property {boolean} [isDanger]
 */

/** @param {HTMLElement} menu @param {HTMLElement} button */
function stand(menu, button) {
  const { top, bottom, right } = button.getBoundingClientRect();
  const height = menu.offsetHeight;
  const isBelow = bottom + height + 8 < innerHeight || top < height + 8;
  menu.style.top = `${Math.max(8, isBelow ? bottom + 4 : top - height - 4)}px`;
  menu.style.left = `${Math.max(8, right - menu.offsetWidth)}px`;
}

/** @param {HTMLElement} menu @param {KeyboardEvent} event */
function walk(menu, event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...menu.querySelectorAll('button')];
  const place = items.indexOf(/** @type {any} */ (document.activeElement));
  items[(place + step + items.length) % items.length].focus();
}

/**
 * @param {string} look    the button's tag and classes
 * @param {string} label
 * @param {(Node | string)[]} face
 * @param {() => Item[]} items
 */
export function menuButton(look, label, face, items) {
  const button = h(look, { type: 'button', 'aria-label': label, title: label, 'aria-haspopup': 'menu', 'aria-expanded': 'false' }, ...face);
  button.addEventListener('click', () => {
    const menu = h('div.menu', { popover: 'auto', role: 'menu', 'aria-label': label });
    menu.append(...items().map((item) => h(item.isDanger ? 'button.item.danger' : 'button.item', {
      type: 'button', role: 'menuitem',
      onclick: () => {
        menu.hidePopover();
        item.act();
      },
    }, icon(item.icon), h('span', {}, item.text))));
    menu.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => walk(menu, event));
    menu.addEventListener('toggle', (/** @type {any} */ event) => {
      if (event.newState === 'open') return;
      button.setAttribute('aria-expanded', 'false');
      if (menu.contains(document.activeElement) || document.activeElement === document.body) button.focus();
      menu.remove();
    });
    (button.closest('dialog, main') ?? document.body).append(menu);
    menu.showPopover();
    button.setAttribute('aria-expanded', 'true');
    stand(menu, button);
    menu.querySelector('button')?.focus();
  });
  return button;
}
