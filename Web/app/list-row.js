// A line of a list: the code, what it is, how many there are of it and should be, and the buttons that correct that.
import { h } from './dom.js';
import { barcodeOf } from './history/entry.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { mostOfOne } from './lists/item.js';
import { listed, oneLine } from './meaning/words.js';
import { showResult } from './result.js';

/** @typedef {import('./lists/compare.js').Row} Row */

/** What is shown of a code. @param {import('./lists/item.js').Item} item */
const open = (item) => showResult(barcodeOf(/** @type {any} */ ({ ...item, identifier: '', bytes: null, addOn: null })), { isMasked: item.masked });

/**
 * @param {Row} first
 * @param {{ correct: (key: string, count: number) => void, remove: (row: Row) => void }} handlers
 * @returns {import('./list-rows.js').Row<Row>}
 */
export function listRow(first, { correct, remove }) {
  let row = first;
  const key = () => row.items.at(-1)?.key ?? '';
  /** A row of several codes is corrected by the last one. @param {number} count */
  const set = (count) => correct(key(), count - (row.count - (row.items.at(-1)?.count ?? 0)));
  const [text, meta, mark] = [h('span.text', { dir: 'auto' }), h('span.meta'), h('span.status')];
  const code = h('button.open', { type: 'button', onclick: () => row.items.length > 0 && open(row.items[0]) }, text, meta);
  const less = h('button.icon-button.less', { type: 'button', onclick: () => (row.count > 1 ? set(row.count - 1) : remove(row)) });
  const more = h('button.icon-button.more', { type: 'button', onclick: () => set(row.count + 1) }, icon('plus'));
  const number = h('input.number', {
    inputmode: 'numeric', autocomplete: 'off', maxlength: String(mostOfOne).length,
    onchange: () => {
      if (/^\d+$/.test(number.value.trim())) set(Number(number.value));
      number.value = String(row.count);
    },
    onfocus: () => number.select(),
  });
  const stepper = h('div.stepper', {}, less, number, more);
  const element = h('li', {}, mark, code, stepper);
  return { element, update };

  /** @param {Row} now */
  function update(now) {
    if (row === now && text.textContent) return;
    row = now;
    const title = oneLine(row.items[0]?.printed ?? row.text, 200);
    text.textContent = title;
    meta.textContent = listed([row.label, row.wanted >= 0 ? t('list.ofWanted', { count: row.count, wanted: row.wanted }) : '', row.items[0]?.name ?? '']);
    code.disabled = row.items.length === 0;
    stepper.hidden = row.items.length === 0;
    element.dataset.status = row.wanted >= 0 ? row.status : '';
    mark.hidden = row.wanted < 0;
    mark.replaceChildren(icon({ matching: 'check', missing: 'minus', extra: 'plus' }[row.status]), h('span.visually-hidden', {}, t(`list.${row.status}`)));
    if (document.activeElement !== number) number.value = String(row.count);
    number.setAttribute('aria-label', t('list.number', { text: title }));
    less.replaceChildren(icon(row.count > 1 ? 'minus' : 'trash'));
    less.setAttribute('aria-label', t(row.count > 1 ? 'list.less' : 'list.remove', { text: title }));
    more.setAttribute('aria-label', t('list.moreOf', { text: title }));
  }
}
