// Wireless networks. No page can join one: the password is copied, and the way is said.
import { t } from '../i18n.js';
import { row, rowsOf } from './rows.js';
import { dots } from './secrets.js';
import { kindName, listed, oneLine } from './words.js';

/** @param {string} security */
const isOpen = (security) => security === '' || /^nopass$/i.test(security);

/** @param {import('./meaning.js').Context} context */
export function networkMeaning({ payload, device, isMasked, value }) {
  const [network, password, security] = ['networkName', 'password', 'security'].map(value);
  const name = oneLine(network, 40);
  const isHidden = /^(true|1|yes)$/i.test(value('hidden'));
  const after = isMasked ? 'join.notKept' : !password && isOpen(security) && 'join.open';
  const rows = rowsOf(payload.fields, (field) => !(field.name === 'hidden' && !isHidden)
    && !(field.name === 'security' && isOpen(field.value)));
  return {
    title: network, subtitle: listed([kindName('wifi'), isOpen(security) ? t('wifi.open') : security.toUpperCase()]),
    rows: isMasked ? [...rows, row('notKept', t('field.password'), `${dots} ${t('secret.notKept')}`, '')] : rows,
    actions: [/** @type {import('./meaning.js').Action} */ ({
      id: 'join', verb: t('do.join', { name }), icon: 'wifi', ...(password ? { copy: password, copied: t('join.paste') } : {}),
      guide: [t(isHidden ? 'join.hidden' : `join.${device}`, { name }), after && t(after)].filter(Boolean).join(' '),
    })],
  };
}
