// Scanning into a list: what the camera sees becomes lines, what is counted or looked for is outlined in green.
import { bell, success } from '../feedback.js';
import { t } from '../i18n.js';
import { deleteList, loadList, saveItem, saveItems, saveSheet } from '../list-store.js';
import { WantedIndex } from '../lists/compare.js';
import { itemOf } from '../lists/item.js';
import { CodeList, newSheet } from '../lists/list.js';
import { Shelf } from '../lists/shelf.js';
import { announce, toast } from '../messages.js';
import { change, settings } from '../settings.js';
import { prepareStore, remember } from '../store.js';

/** @typedef {import('../../quietzone/session.js').SeenCode} SeenCode */
/** @typedef {import('../../quietzone/records.js').Barcode} Barcode */
/** @typedef {import('../lists/item.js').Item} Item */
/** @typedef {import('../lists/list.js').Kind} Kind */

/** The list that is scanned into. `change` tells that something of it is other than before. */
export class ListTask extends EventTarget {
  list = new CodeList();
  sheet = newSheet('batch', Date.now());
  /** The line that came or changed last. @type {Item | null} */
  newest = null;
  #index = new WantedIndex([]);
  #shelf = new Shelf();
  /** What is in view, and its line; null: nothing of it may be kept. @type {Map<number, { code: SeenCode, item: Item | null }>} */
  #seen = new Map();
  /** Those of them that were read in the frame that comes to its end. @type {Set<number>} */
  #read = new Set();
  /** What is written is written one after the other. */
  #writing = Promise.resolve();
  #isWarned = false;

  /** @param {{ tell: (text: string) => void, hit: () => void }} tips */
  constructor(tips) {
    super();
    this.tips = tips;
    this.ready = this.#open(settings.list);
  }

  /** Whether codes go into a list at all. */
  get isOn() { return settings.task !== 'one'; }

  /** Whether places in the picture count, and not what the session says. */
  get isByPlace() { return settings.task === 'count' || settings.task === 'find'; }

  /** Of those that are wanted, how many there are. */
  get found() {
    const places = new Set(this.list.items.filter(({ count }) => count > 0).map((item) => this.#index.find(item)));
    places.delete(-1);
    return places.size;
  }

  /** @param {number | null} id */
  async #open(id) {
    if (this.isOn) prepareStore();
    const known = id === null ? null : await loadList(id).catch(() => null);
    if (known && known.sheet.kind === settings.task) this.#take(known.sheet, known.items);
    else this.#take(newSheet(/** @type {Kind} */ (this.isOn ? settings.task : 'batch'), Date.now()), []);
  }

  /** @param {import('../lists/list.js').Sheet} sheet @param {Item[]} items */
  #take(sheet, items) {
    this.sheet = sheet;
    this.list = new CodeList(items);
    this.newest = items.reduce((newest, item) => (newest && newest.time > item.time ? newest : item), /** @type {Item | null} */ (null));
    this.#index = new WantedIndex(sheet.wanted);
    this.forget();
    this.#tell();
  }

  /** Another list; null: a new one of that kind. @param {Kind} kind @param {number | null} id */
  async use(kind, id) {
    await this.#writing;
    change({ task: kind, list: id });
    this.ready = this.#open(id);
    await this.ready;
  }

  /** Nothing is in view, or the camera begins anew. */
  forget() {
    this.#shelf.clear();
    this.leave();
  }

  /** The picture is gone; what was counted may come again. */
  leave() {
    this.#seen.clear();
    this.#read.clear();
  }

  #tell() { this.dispatchEvent(new Event('change')); }

  /** A code is in view. @param {SeenCode} code */
  see(code) {
    const known = this.#seen.get(code.id);
    const isSame = known && known.code.barcode.text === code.barcode.text;
    this.#read.add(code.id);
    this.#seen.set(code.id, { code, item: isSame ? known.item : itemOf(code.barcode, Date.now()) });
    if (this.isByPlace && !isSame && !this.#seen.get(code.id)?.item && !code.barcode.set) this.tips.tell(t('list.secret'));
  }

  /** @param {number} id of a code that is out of view */
  lose(id) { this.#seen.delete(id); }

  /** How a code is outlined. @param {{ id: number, standing: string }} code */
  markOf({ id, standing }) {
    const item = this.#seen.get(id)?.item;
    if (!this.isOn || !item) return standing;
    if (settings.task === 'find') return this.#index.find(item) >= 0 ? 'accepted' : 'waiting';
    if (settings.task === 'count') return this.#shelf.isCounted(id) ? 'accepted' : 'waiting';
    return (this.list.get(item.key)?.count ?? 0) > 0 ? 'accepted' : standing;
  }

  /** A frame is over: what it showed counts by its place. */
  frame() {
    const read = this.#read;
    this.#read = new Set();
    if (!this.isByPlace) return;
    const counting = [...this.#seen.values()].flatMap(({ code, item }) => (
      item && read.has(code.id) && (code.standing === 'accepted' || code.why === 'duplicate') ? [{ code, item }] : []));
    if (settings.task === 'find') this.#find(counting);
    else this.#count(counting);
  }

  /** @param {{ code: SeenCode, item: Item }[]} counting */
  #find(counting) {
    for (const { code, item } of counting) {
      if (this.#index.find(item) < 0 || this.list.get(item.key)) continue;
      if (!this.#add(item, code.barcode, true)) continue;
      bell();
      const said = { count: this.found, total: this.sheet.wanted.length };
      announce(`${item.text}: ${t(said.count === said.total ? 'list.allFound' : 'list.foundOf', said)}`, true);
    }
  }

  /** @param {{ code: SeenCode, item: Item }[]} counting */
  #count(counting) {
    const known = new Map(counting.map((one) => [one.code.id, one]));
    const fresh = this.#shelf.see(counting.map(({ code, item }) => (
      { id: code.id, key: item.key, outline: code.barcode.corners.length === 4 ? code.barcode.corners : code.outline })), new Set(this.#seen.keys()));
    let count = 0;
    for (const { id } of fresh) {
      const { item, code } = /** @type {{ code: SeenCode, item: Item }} */ (known.get(id));
      if (!this.#add({ ...item, time: Date.now() }, code.barcode, false)) continue;
      count += 1;
    }
    if (count === 0) return;
    success();
    announce(t('list.counted', { count, total: this.list.total }));
  }

  /** The next labels are others than those before, though they may look the same. */
  nextShelf() {
    this.#shelf.next();
    toast(t('list.nextShelf.done'));
  }

  /** A code that the session counted, in a list of codes. @param {Barcode} barcode */
  async take(barcode) {
    await this.ready;
    const item = itemOf(barcode, Date.now());
    if (!item) {
      this.tips.tell(t('list.secret'));
      return;
    }
    if (!this.#add(item, barcode, !this.sheet.countUp)) {
      if (!this.list.isFull) announce(`${item.text}: ${t('hint.alreadyCounted')}`);
      return;
    }
    success();
    announce(`${item.text}: ${t('list.counted', { count: this.list.get(item.key)?.count ?? 1, total: this.list.total })}`);
  }

  /** @param {Item} item @param {Barcode} barcode @param {boolean} isOnce @returns {boolean} whether it counts */
  #add(item, barcode, isOnce) {
    const isNew = !this.list.get(item.key);
    const added = this.list.add(item, { isOnce });
    if (!added) {
      if (this.list.isFull && isNew) this.tips.tell(t('list.full', { count: this.list.size }));
      return false;
    }
    this.tips.hit();
    if (isNew) remember(barcode, 'camera');
    this.newest = added;
    this.#write(added.key);
    return true;
  }

  undo() {
    const undone = this.list.undo();
    if (!undone) return;
    if (settings.task === 'count') this.#shelf.takeBack();
    this.newest = undone.item ?? this.list.items.at(-1) ?? null;
    this.#write(undone.key);
    announce(t('list.undone', { text: undone.before.text, total: this.list.total }));
  }

  /** @param {string} key @param {number} count */
  correct(key, count) {
    if (this.list.correct(key, count)) this.#write(key);
  }

  /** @param {string} key */
  remove(key) {
    const item = this.list.remove(key);
    if (!item) return;
    if (this.newest?.key === key) this.newest = this.list.items.at(-1) ?? null;
    this.#write(key);
    toast(t('list.removed'), { verb: t('undo'), act: () => this.#restore([item]) });
  }

  clear() {
    const items = this.list.clear();
    this.newest = null;
    this.forget();
    this.#restore([]);
    toast(t('list.cleared'), { verb: t('undo'), act: () => this.#restore(items) });
  }

  /** @param {Item[]} items */
  #restore(items) {
    this.list.restore(items);
    this.newest ??= items.at(-1) ?? null;
    this.#later(saveItems(this.#identified().id, this.list.items));
    this.#tell();
  }

  /** What there is of the list besides its lines. @param {Partial<import('../lists/list.js').Sheet>} patch */
  describe(patch) {
    Object.assign(this.sheet, patch, { changed: Date.now() });
    if (patch.wanted) this.#index = new WantedIndex(patch.wanted);
    this.#later(saveSheet(this.#identified()));
    this.#tell();
  }

  /** @param {number} id a list that is not wanted any more @returns what it was, to bring it back */
  async discard(id) {
    await this.#writing;
    const known = await loadList(id);
    await deleteList(id);
    if (id === this.sheet.id) await this.use(this.sheet.kind, null);
    return known;
  }

  /**
   * @param {Awaited<ReturnType<typeof loadList>>} known
   * @param {() => void} done
   */
  offerBack(known, done) {
    if (!known) return;
    toast(t('list.deleted'), {
      verb: t('undo'),
      act: async () => {
        await saveSheet(known.sheet);
        await saveItems(known.sheet.id, known.items);
        done();
      },
    });
  }

  /** What there is of the list, with its number: a new one gets it when the first of it is written, from the clock. */
  #identified() {
    const { id = Date.now() } = this.sheet;
    if (this.sheet.id === undefined) {
      this.sheet.id = id;
      change({ list: id });
    }
    return { ...this.sheet, id };
  }

  /** @param {string} key of a line as it is when it is written */
  #write(key) {
    this.sheet.changed = Date.now();
    this.#later(saveItem(this.#identified(), key, this.list.get(key)));
    this.#tell();
  }

  /** Who asks for the list next waits for this. @param {Promise<any>} writing */
  #later(writing) {
    const written = writing.catch(() => {
      if (!this.#isWarned) toast(t('list.notSaved'));
      this.#isWarned = true;
    });
    this.#writing = Promise.all([this.#writing, written]).then(() => {});
  }
}
