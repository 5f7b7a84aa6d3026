// People: cards, numbers to call, mail and messages to write.
import { t } from '../i18n.js';
import { vCard } from './files.js';
import { dialled, isCommand, plainNumber } from './phone.js';
import { oneLine, listed, kindName } from './words.js';

/** @typedef {import('./meaning.js').Context} Context */
/** @typedef {import('./meaning.js').Action} Action */

/** @param {string} number @param {boolean} [isFirst] @returns {Action} */
function call(number, isFirst = true) {
  const isOdd = isCommand(number);
  return { id: 'call', verb: isOdd ? t('do.callAnyway') : t('do.call', { number: oneLine(number, 30) }), icon: 'phone',
    href: `tel:${dialled(number)}`, ...(isOdd && isFirst ? { tone: 'danger' } : {}) };
}

/** @param {string} list addresses with commas between */
const mailboxes = (list) => list.split(',').map((address) => encodeURIComponent(address.trim()).replaceAll('%40', '@'))
  .filter(Boolean).join(',');

/** @param {string} to @param {Record<string, string>} parts @returns {Action} */
function mail(to, parts = {}) {
  const query = Object.entries(parts).filter(([, text]) => text)
    .map(([name, text]) => `${name}=${name.endsWith('cc') ? mailboxes(text) : encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`);
  const href = `mailto:${mailboxes(to)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return { id: 'write', verb: to ? t('do.writeTo', { name: oneLine(to, 40) }) : t('do.write'), icon: 'mail', href };
}

/** @param {Context} context */
export function contactMeaning({ payload, source, value }) {
  const [name, organization, email] = ['name', 'organization', 'email'].map(value);
  const phone = plainNumber(value('phone'));
  const title = name || organization || phone || email;
  /** @type {Action[]} */
  const actions = [{
    id: 'contact', verb: t('do.contact'), icon: 'person',
    file: { name: 'vcf', type: 'text/vcard;charset=utf-8', content: vCard(source.text, payload.fields) },
  }];
  if (phone && !isCommand(phone)) actions.push(call(phone, false));
  if (email) actions.push(mail(email));
  return { title, subtitle: listed([kindName('contact'), oneLine(organization === title ? '' : organization, 40)]), actions };
}

/** @param {Context} context */
export function callMeaning({ value }) {
  const number = plainNumber(value('phone'));
  const isOdd = isCommand(number);
  return {
    title: number, warnings: isOdd ? [t('warn.command')] : [],
    actions: isOdd ? [{ id: 'copy', verb: t('do.copyNumber'), icon: 'copy', copy: number }, call(number)] : [call(number)],
  };
}

/** @param {Context} context */
export function mailMeaning({ payload, value }) {
  const to = payload.fields.filter(({ name }) => name === 'email').map((field) => field.value).join(',');
  const parts = { subject: value('subject'), body: value('body'), cc: value('copyTo'), bcc: value('blindCopyTo') };
  return {
    title: to || parts.subject, subtitle: listed([kindName('email'), oneLine(to ? parts.subject : '', 60)]),
    actions: [mail(to, parts)],
  };
}

/** @param {Context} context */
export function messageMeaning({ value }) {
  const [number, body] = [plainNumber(value('phone')), value('body')];
  const text = body ? `?body=${encodeURIComponent(body)}` : '';
  return {
    title: number,
    actions: [/** @type {Action} */ ({
      id: 'write', verb: t('do.writeTo', { name: oneLine(number, 30) }), icon: 'message', href: `sms:${dialled(number)}${text}`,
    })],
  };
}
