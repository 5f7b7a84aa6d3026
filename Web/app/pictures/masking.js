// Secrets in the content of codes, as lists and exports show them: without.

const dots = '••••••';

/** The parts of a Wi-Fi label that are no secret: name, kind of security, whether it is hidden. */
const openPart = /^\s*[STH]:/i;

/** @param {string} text `WIFI:…` @returns {string} with the open parts alone */
function withoutPassword(text) {
  const [, start, rest] = /** @type {RegExpMatchArray} */ (text.match(/^(\s*WIFI:)([\s\S]*)$/i));
  // `\;` does not end a part.
  const parts = rest.match(/(?:\\[\s\S]|[^\\;])+/g) ?? [];
  const open = parts.filter((part) => openPart.test(part));
  return parts.length === open.length ? text : `${start}${[...open, `P:${dots}`].join(';')};;`;
}

/**
 * The same text; the password of a network and the secret of one-time passwords are dots.
 * @param {string} text  the content of a code
 */
export function masked(text) {
  const safe = text.replace(/(otpauth(?:-migration)?:[^?#]*)[?#][\s\S]*/i, `$1?${dots}`);
  return /^\s*WIFI:/i.test(safe) ? withoutPassword(safe) : safe;
}

/**
 * What may stand in an export: even where the content is written in a way that {@link masked} does not know, nothing
 * of which the engine says that it is a secret.
 * @param {string} text
 * @param {{ kind: string, fields: { name: string, value: string }[] }} payload  what the engine makes of it
 */
export function exportable(text, { kind, fields }) {
  const shown = masked(text);
  const isSecret = (/** @type {string} */ name) => name === 'secret' || (name === 'password' && kind === 'wifi');
  const leaks = fields.some(({ name, value }) => isSecret(name) && value !== '' && shown.includes(value));
  return leaks ? dots : shown;
}
