// GS1 element strings as they are typed: a line for each identifier, with its name, its value, and what is wrong.
import { checkedElements } from '../../quietzone/gs1.js';
import { sharedEngine } from '../../quietzone/make.js';
import { h } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { gs1Text } from './faults.js';

/** Identifiers that are offered. */
const common = ['01', '17', '10', '21', '3103', '00', '37'];

/** @param {import('../../quietzone/gs1.js').CheckedElement} element */
const line = ({ identifier, title, value, fault }) => h('li', { class: fault ? 'wrong' : 'right', 'data-identifier': identifier },
  icon(fault ? 'warning' : 'check'),
  h('div', {}, h('strong', {}, `(${identifier}) ${title ?? ''}`.trim()), ' ', h('span.code', {}, value),
    fault && h('p', { 'data-reason': fault.reason }, gs1Text({ fault, identifier: undefined }))));

/** The lines, and buttons that put an identifier into the field. */
export class GS1List {
  /** @param {(text: string) => void} insert */
  constructor(insert) {
    this.turn = 0;
    this.lines = h('ul.elements', { 'aria-label': t('gs1.elements') });
    this.element = h('div.gs1', {}, this.lines, h('div.row', {}, ...common.map((identifier) => h('button.button.small', {
      type: 'button', 'aria-label': `${t('gs1.add', { identifier })}: ${t(`gs1.title.${identifier}`)}`, onclick: () => insert(`(${identifier})`),
    }, `(${identifier}) ${t(`gs1.title.${identifier}`)}`))));
  }

  /** @param {string} text */
  async show(text) {
    this.turn += 1;
    const mine = this.turn;
    const { elements } = checkedElements(await sharedEngine(), text);
    if (mine === this.turn) this.lines.replaceChildren(...elements.map(line));
  }
}
