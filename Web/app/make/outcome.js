// The code as it is now: a card beside the form, on phones a strip that stays in view.
import { h } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { warningText } from './drawn.js';
import { levelFor } from './formats.js';
import { openSaveSheet, showLarge } from './save-sheet.js';

/** @typedef {import('../../quietzone/make.js').Code} Code */
/** @typedef {import('./link.js').Draft} Draft */

/** Most readers find nothing then. */
const grave = new Set(['unreadableContrast', 'sameBrightness']);

/** @param {string} text */
const short = (text) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Level and size of a symbol, in words. @param {Code} code @param {Draft} draft */
export function factsText({ facts }, { symbology, look }) {
  const { name, columns, rows, shape, details } = facts;
  const level = levelFor(symbology, look.level);
  const levelText = details.level && level && (details.level === level ? t('make.levelIs', { level })
    : t('make.levelRaised', { level, raised: String(details.level) }));
  return [name, levelText, shape === 'bars' ? t('make.modules', { count: columns }) : `${columns} × ${rows}`].filter(Boolean).join(' · ');
}

/** Preview, facts, and the button for all that can be done. */
export class Outcome {
  constructor() {
    this.preview = h('div.preview');
    this.status = h('p.hint.make-status');
    this.save = h('button.button.primary.save', { type: 'button', 'aria-haspopup': 'dialog', onclick: () => this.openSave() },
      icon('share'), t('make.save'));
    this.element = h('section.card.outcome', { 'aria-label': t('make.preview') }, this.preview, h('div.beside', {}, this.status, this.save));
    this.warnings = h('div.make-warnings', { role: 'status' });
  }

  leave() { if (this.url) URL.revokeObjectURL(this.url); }

  openSave() { if (this.code && this.draft) openSaveSheet({ code: this.code, draft: this.draft, large: () => this.enlarge() }); }

  enlarge() { if (this.code) showLarge(this.code, this.url ?? '', this.alt ?? '', () => this.openSave()); }

  /** @param {string} figure an icon @param {string} text @param {string} state */
  showNone(figure, text, state) {
    this.code = null;
    this.preview.className = 'preview empty';
    this.preview.replaceChildren(icon(figure));
    this.preview.dataset.state = state;
    this.status.textContent = text;
    this.warnings.replaceChildren();
    this.save.disabled = true;
  }

  showEmpty() { this.showNone('make', t('make.empty'), 'make.empty'); }

  /** @param {boolean} isPatient it may come right by itself @param {string} text */
  showImpossible(isPatient, text) { this.showNone(isPatient ? 'make' : 'warning', text, 'make.impossible'); }

  /** @param {Code} code @param {Draft} draft @param {string} text what was typed */
  show(code, draft, text) {
    this.leave();
    [this.code, this.draft, this.url] = [code, draft, URL.createObjectURL(code.toSVG())];
    this.alt = t('make.alt', { name: code.facts.name, text: short(text) });
    this.preview.className = draft.look.transparent ? 'preview transparent' : 'preview';
    this.preview.dataset.state = 'make.made';
    this.preview.replaceChildren(h('button.enlarge', {
      type: 'button', 'aria-label': `${this.alt}. ${t('make.enlarge')}`, onclick: () => this.enlarge(),
    }, h('img', { src: this.url, alt: '', width: Math.round(code.width), height: Math.round(code.height) })));
    this.status.textContent = factsText(code, draft);
    // What most readers can't read is shown with its reason, and not handed out.
    this.save.disabled = code.warnings.some(({ refusal }) => refusal);
    this.showWarnings(code.warnings);
  }

  /** @param {Code['warnings']} warnings */
  showWarnings(warnings) {
    if (warnings.length === 0) {
      this.warnings.replaceChildren();
      return;
    }
    this.warnings.replaceChildren(h('div', { class: grave.has(warnings[0].kind) || warnings[0].refusal ? 'callout error' : 'callout', 'data-warning': warnings[0].kind },
      icon('warning'), h('ul', {}, ...warnings.map((warning) => h('li', {}, warningText(warning))))));
  }
}
