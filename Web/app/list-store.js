// The lists on the device: what there is of each, its lines, one record each, so that a scan writes one of them, and what
// it is compared with.
import { finished, inStores } from './store.js';

/** @typedef {import('./lists/list.js').Sheet} Sheet */
/** @typedef {import('./lists/item.js').Item} Item */

const all = ['lists', 'listed', 'wanted'];

/** The lines of a list, by their keys. @param {number} id */
const linesOf = (id) => IDBKeyRange.bound([id], [id, []]);

/** @param {Sheet} sheet */
const head = ({ wanted, ...rest }) => ({ ...rest, wantedCount: wanted.length });

/**
 * Writes what there is of a list besides its lines.
 * @param {Sheet & { id: number }} sheet
 */
export const saveSheet = (sheet) => inStores(['lists', 'wanted'], 'readwrite', async (lists, wanted) => {
  lists.put(head(sheet));
  await finished(wanted.put({ list: sheet.id, wanted: sheet.wanted }));
});

/**
 * Writes a line, or takes it away, without waiting for anything in between: the page may be closed in the next moment.
 * @param {Sheet & { id: number }} sheet  its list
 * @param {string} key
 * @param {Item | null} item
 */
export const saveItem = (sheet, key, item) => inStores(['lists', 'listed'], 'readwrite', async (lists, listed) => {
  lists.put(head(sheet));
  if (item) listed.put({ ...item, list: sheet.id });
  else listed.delete([sheet.id, key]);
  listed.transaction.commit();
});

/**
 * All lines of a list at once, instead of those that are there.
 * @param {number} id
 * @param {readonly Item[]} items
 */
export const saveItems = (id, items) => inStores(['listed'], 'readwrite', async (listed) => {
  listed.delete(linesOf(id));
  for (const item of items) listed.put({ ...item, list: id });
});

/** @param {number} id @returns {Promise<{ sheet: Sheet & { id: number }, items: Item[] } | null>} null: there is no such list */
export const loadList = (id) => inStores(all, 'readonly', async (lists, listed, wanted) => {
  const [sheet, items, given] = await Promise.all([
    finished(lists.get(id)), finished(listed.getAll(linesOf(id))), finished(wanted.get(id))]);
  return sheet ? { sheet: { ...sheet, wanted: given?.wanted ?? [] }, items } : null;
});

/**
 * @typedef {Omit<Sheet, 'wanted'> & { id: number, size: number, wantedCount: number }} Known
 * @returns {Promise<Known[]>} with the number of their lines, the one that was changed last first
 */
export const allLists = () => inStores(['lists', 'listed'], 'readonly', async (lists, listed) => {
  const sheets = /** @type {any[]} */ (await finished(lists.getAll()));
  const sizes = await Promise.all(sheets.map(({ id }) => finished(listed.count(linesOf(id)))));
  return sheets.map((sheet, place) => ({ ...sheet, size: sizes[place] })).sort((a, b) => b.changed - a.changed);
});

/** @param {number} id */
export const deleteList = (id) => inStores(all, 'readwrite', async (lists, listed, wanted) => {
  listed.delete(linesOf(id));
  wanted.delete(id);
  await finished(lists.delete(id));
});
