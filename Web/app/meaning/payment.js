// Payments. No page can pay: the fields are copied one after the other into the bank's own program.
import { t } from '../i18n.js';
import { isIban } from './iban.js';
import { row, rowsOf } from './rows.js';
import { maskedText } from './secrets.js';
import { kindName, listed, moneyText, oneLine } from './words.js';

/** @typedef {import('./meaning.js').Action} Action */
/** @typedef {import('./meaning.js').Context} Context */

/** What a transfer asks for, in the order of most forms. */
const asked = ['iban', 'name', 'amount', 'reference', 'note'];

/** @param {Context} context */
export function billMeaning({ payload, value }) {
  const [name, amount, currency, iban] = ['name', 'amount', 'currency', 'iban'].map(value);
  const sum = amount ? moneyText(amount, currency) : '';
  const steps = asked.filter((field) => value(field))
    .map((field) => /** @type {[string, string]} */ ([t(`pay.${field}`), value(field)]));
  const rows = rowsOf(payload.fields, (field) => field.name !== 'amount' && field.name !== 'currency');
  return {
    title: sum ? t('pay.title', { sum: oneLine(sum), name: oneLine(maskedText(name), 60) }) : name, isLine: sum !== '',
    subtitle: kindName(payload.kind),
    rows: sum ? [row('amount', t('field.amount'), sum, amount), ...rows] : rows,
    warnings: isIban(iban) ? [] : [t('warn.iban')],
    actions: [/** @type {Action} */ ({ id: 'pay', verb: t('do.pay'), icon: 'pay', steps, hint: t('pay.hint') })],
  };
}

/** @param {Context} context */
export function currencyMeaning({ payload, source, value }) {
  const [account, amount, currency] = ['account', 'amount', 'currency'].map(value);
  const name = currency.slice(0, 1).toUpperCase() + currency.slice(1);
  return {
    title: amount ? moneyText(amount, name) : account, subtitle: listed([kindName('cryptocurrency'), name]),
    rows: rowsOf(payload.fields, (field) => field.name !== 'currency'),
    actions: [
      /** @type {Action} */ ({ id: 'copy', verb: t('do.copyAddress'), icon: 'copy', copy: account }),
      /** @type {Action} */ ({ id: 'open', verb: t('do.openApp'), icon: 'open', href: source.text.trim() }),
    ],
  };
}
