// Make: what it says, how it looks, and the code, anew with every key.
import { kindName } from '../content.js';
import { h, uniqueId } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { openBatch } from '../make/batch-sheet.js';
import { FormatButton } from '../make/chooser.js';
import { contentOf, isGS1 } from '../make/content.js';
import { drawn } from '../make/drawn.js';
import { examples } from '../make/examples.js';
import { faultFrom } from '../make/faults.js';
import { kinds, labelOf } from '../make/fields.js';
import { ContentForm } from '../make/form.js';
import { canBeGS1 } from '../make/formats.js';
import { GS1List } from '../make/gs1-list.js';
import { draftOf, plainLook } from '../make/link.js';
import { LookForm } from '../make/look.js';
import { Outcome } from '../make/outcome.js';
import { watchVisible } from '../make/visible.js';
import { announce } from '../messages.js';
import { pageHeader } from '../page-header.js';

/** @typedef {import('../make/link.js').Draft} Draft */

/** What stood there when the screen was left, while the page is open. @type {Draft | null} */
let kept = null;

/**
 * What was typed for the kinds of content that were chosen before.
 * @type {Record<string, Draft['values']>}
 */
const typed = {};

/** What a link asks for; it is taken out of the address, so that nothing typed stays there. */
function fromLink() {
  const asked = draftOf(location.hash);
  if (asked) history.replaceState(null, '', '#/make');
  return asked;
}

/** The screen. */
class MakeScreen {
  constructor() {
    this.turn = 0;
    const asked = fromLink();
    const draft = asked?.draft ?? kept ?? { kind: 'text', values: {}, symbology: 'qr', look: { ...plainLook } };
    this.form = new ContentForm(() => this.schedule(), draft.kind, draft.values);
    this.kind = this.kindField(draft.kind);
    this.format = new FormatButton(draft.symbology, { fits: (token) => this.form.kind !== 'gs1' || canBeGS1(token), onChange: () => this.changed() });
    this.look = new LookForm(() => this.schedule(), draft.look);
    this.gs1 = new GS1List((text) => this.insert(text));
    this.example = h('button.button.quiet.small', { type: 'button', onclick: () => this.useExample() });
    this.problem = h('div.problem', { role: 'status' });
    this.outcome = new Outcome();
    this.element = h('div.page.make-page', {}, pageHeader('make'), asked && this.linkNotice(asked), this.body());
    this.changed();
    this.stopWatching = watchVisible(this.element);
  }

  body() {
    return h('div.make', {},
      h('form.card.content', { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
        this.form.element, this.gs1.element, this.example, this.problem, h('div.pair', {}, this.kind.field, this.format.element),
        this.outcome.warnings),
      this.outcome.element,
      this.look.element,
      h('div.more', {}, h('button.button', { type: 'button', 'aria-haspopup': 'dialog', onclick: () => openBatch(this.draft) },
        icon('labels'), t('batch.open'))));
  }

  leave() {
    kept = this.draft;
    this.turn += 1;
    clearTimeout(this.timer);
    this.stopWatching();
    this.outcome.leave();
  }

  /** @returns {Draft} */
  get draft() { return { kind: this.form.kind, values: this.form.values, symbology: this.format.value, look: { ...this.look.look } }; }

  /** @param {string} chosen */
  kindField(chosen) {
    const id = uniqueId('make');
    const input = h('select.input', { id, name: 'kind', onchange: () => {
      typed[/** @type {string} */ (this.form.kind)] = this.form.isUntouched ? {} : this.form.values;
      this.form.use(input.value, typed[input.value]);
      if (input.value === 'gs1' && !canBeGS1(this.format.value)) this.format.use('data-matrix');
      this.changed();
    } }, ...Object.keys(kinds).map((kind) => h('option', { value: kind, selected: kind === chosen }, kindName(/** @type {any} */ (kind)))));
    return { input, field: h('div.field', {}, h('label', { for: id }, t('make.kind')), input) };
  }

  /** @param {{ ignored: number }} asked */
  linkNotice({ ignored }) {
    return h('div.callout', { role: 'status', 'data-notice': 'link' }, icon('link'), h('p', {}, t('make.link.filled'), ' ',
      ignored > 0 && t('make.link.ignored', { count: ignored })));
  }

  changed() {
    const token = this.format.value;
    const example = examples[token];
    this.example.hidden = !example || this.form.kind !== 'text';
    if (example) this.example.textContent = t('make.example', { example });
    this.look.use(token);
    this.schedule();
  }

  useExample() { this.form.fill(examples[this.format.value]); }

  /** An identifier at the end of the element strings. @param {string} text */
  insert(text) {
    const { control } = this.form.first;
    this.form.fill(control.value + text);
    control.focus();
    control.setSelectionRange(control.value.length, control.value.length);
  }

  /** Not while a key is still being held, but as soon as it is let go. */
  schedule() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.draw(), 60);
  }

  async draw() {
    this.turn += 1;
    const mine = this.turn;
    const { draft } = this;
    this.gs1.element.hidden = !isGS1(draft);
    const said = draft.values[kinds[draft.kind][0].name];
    if (isGS1(draft)) this.gs1.show(said);
    if (this.form.isUntouched) {
      this.showEmpty();
      return;
    }
    let content = '';
    try {
      content = await contentOf(draft);
      const code = await drawn(draft, content);
      if (mine === this.turn) this.show(code, draft, said || content);
    } catch (error) {
      if (mine === this.turn) this.showFault(faultFrom(error, draft.kind, content));
    }
  }

  showEmpty() {
    this.form.show(null);
    this.problem.replaceChildren();
    this.outcome.showEmpty();
    this.look.show(null);
  }

  /** @param {import('../../quietzone/make.js').Code} code @param {Draft} draft @param {string} text */
  show(code, draft, text) {
    this.form.show(null);
    this.problem.replaceChildren();
    this.outcome.show(code, draft, text);
    this.look.show(code);
  }

  /** @param {import('../make/faults.js').Fault} fault */
  showFault(fault) {
    const isBeside = this.form.show(fault);
    this.problem.replaceChildren(isBeside ? '' : h('div.callout.error', { 'data-reason': fault.reason }, icon('warning'), h('p', {}, fault.text)));
    const isMissing = fault.reason === 'missing' && fault.field;
    this.outcome.showImpossible(fault.isPatient, isMissing ? t('error.missing', { field: t(labelOf(fault.field)) }) : t('make.impossible'));
    this.look.show(null);
    if (!fault.isPatient) announce(fault.text);
  }
}

export function create() {
  const screen = new MakeScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
