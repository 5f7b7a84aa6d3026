// Finding an entry by what people remember of it.

/**
 * Without case, accents and the widths of letters.
 * @param {string} text
 */
const folded = (text) => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase().normalize('NFC');

/**
 * Whether every word of a query is somewhere in the texts.
 * @param {readonly string[]} texts
 * @param {string} query
 */
export function matches(texts, query) {
  const text = folded(texts.join('\n'));
  return query.split(/\s+/).every((word) => text.includes(folded(word)));
}
