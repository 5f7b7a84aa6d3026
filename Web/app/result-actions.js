// What can be done with a result: one button with the verb, copying and sharing as icons, the other ways below.
import { h } from './dom.js';
import { canShare, copyText, putOnClipboard, save, share } from './files.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { fileName } from './meaning/files.js';
import { sharedText } from './meaning/meaning.js';
import { passwordOf } from './meaning/one-time.js';
import { toast } from './messages.js';
import { openSheet } from './sheet.js';

/** @typedef {import('./meaning/meaning.js').Action} Action */
/** @typedef {import('./meaning/meaning.js').Meaning} Meaning */

/** @param {import('./meaning/one-time.js').OneTime} oneTime */
async function copyPassword(oneTime) {
  const { password, seconds } = await passwordOf(oneTime);
  const isCopied = await putOnClipboard(password);
  const code = password.replace(/^(\d{3,4})(\d{3,4})$/, '$1 $2');
  const goodFor = seconds === null ? '' : t('secret.goodFor', { count: seconds });
  toast([isCopied ? t('secret.codeCopied', { code }) : code, goodFor].filter(Boolean).join(' '));
}

/** The verbs of one result. */
class Verbs {
  /** @param {Meaning} meaning */
  constructor(meaning) {
    this.meaning = meaning;
    this.guide = h('p.callout.guide', { role: 'status', hidden: true });
  }

  /** @param {string} text */
  say(text) {
    this.guide.textContent = text;
    this.guide.hidden = false;
  }

  /** @param {Action} action */
  async act({ copy, file, guide, copied, oneTime }) {
    let isCopied = false;
    if (oneTime) await copyPassword(oneTime);
    else if (file) save(new Blob([/** @type {BlobPart} */ (file.content)], { type: file.type }), fileName(this.meaning.title, file.name));
    else if (copy !== undefined && guide) isCopied = await putOnClipboard(copy);
    else if (copy !== undefined) await copyText(copy);
    if (guide) this.say([guide, isCopied && copied].filter(Boolean).join(' '));
  }

  /**
   * Each touch copies the next field; one that could not be copied stays the next.
   * @param {[string, string][]} steps
   * @param {HTMLElement} button
   */
  walk(steps, button) {
    let place = 0;
    const label = button.querySelector('span');
    const name = () => { if (label) label.textContent = t('pay.copy', { field: steps[place][0] }); };
    name();
    button.addEventListener('click', async () => {
      const [field, text] = steps[place];
      if (!await putOnClipboard(text)) return;
      place = (place + 1) % steps.length;
      name();
      this.say(place === 0 ? t('pay.all', { field }) : t('pay.next', { field, next: steps[place][0] }));
    });
  }

  /** @param {Action} action @param {string} look classes of the button */
  button(action, look) {
    const face = [icon(action.icon), h('span', { dir: 'auto' }, action.verb)];
    if (action.href !== undefined) {
      const isPage = /^https?:/i.test(action.href);
      return h(`a.${look}`, { 'data-verb': action.id, href: action.href, target: isPage && '_blank', rel: 'noopener noreferrer' }, ...face);
    }
    const button = h(`button.${look}`, {
      type: 'button', 'data-verb': action.id, onclick: () => (action.steps ? null : this.act(action)),
    }, ...face);
    if (action.steps) this.walk(action.steps, button);
    return button;
  }
}

/**
 * What is secret is not shared: said before, with what is.
 * @param {Meaning} meaning
 */
function offerToShare(meaning) {
  const text = sharedText(meaning);
  if (!meaning.secret) {
    share({ text });
    return;
  }
  const dialog = openSheet(t(`share.${meaning.secret}.title`), [
    h('p', {}, t(`share.${meaning.secret}.text`)), h('p.value', {}, text),
    h('div.row', {}, h('button.button.primary', {
      type: 'button',
      onclick: () => {
        dialog.close();
        share({ text });
      },
    }, icon('share'), t('share')), h('button.button', { type: 'button', onclick: () => dialog.close() }, t('cancel'))),
  ], { className: 'asking' });
}

/** @param {string} name @param {string} label @param {() => void} onclick */
const round = (name, label, onclick) => h('button.icon-button.round', { type: 'button', 'aria-label': label, title: label, onclick }, icon(name));

/**
 * @param {Meaning} meaning
 * @param {string} text  as it is in the code
 * @param {HTMLElement | null} again
 * @returns {HTMLElement}
 */
export function verbs(meaning, text, again) {
  const parts = new Verbs(meaning);
  const [first, ...others] = meaning.actions;
  const isCopied = first.copy === text && !first.guide;
  const isWhole = meaning.kind !== 'binary' && meaning.secret !== 'key' && (!meaning.secret || meaning.shown !== text);
  const plain = others.filter(({ tone }) => !tone);
  const icons = [isWhole && !isCopied && round('copy', t('copy'), () => copyText(text)),
    canShare() && round('share', t('share'), () => offerToShare(meaning)), again].filter(Boolean);
  return h('div.verbs', {}, parts.button(first, 'button.primary.wide'), first.hint && h('p.hint', {}, first.hint), parts.guide,
    icons.length > 0 && h('div.row', {}, ...icons),
    plain.length > 0 && h('div.row.others', {}, ...plain.map((action) => parts.button(action, 'button'))),
    ...others.filter(({ tone }) => tone).map((action) => parts.button(action, 'button.danger.wide')));
}
