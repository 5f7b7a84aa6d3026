// One picture with the outlines of its codes, and what they say.
import { described } from '../content.js';
import { h } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { announce } from '../messages.js';
import { Stage } from '../picture-stage.js';
import { showResult } from '../result.js';
import { remember } from '../store.js';
import { join } from './lights.js';
import { problemText } from './problems.js';
import { imageOf, readPicture, refusal, undecodable } from './reading.js';
import { rowOf } from './rows.js';

/** @typedef {import('../../quietzone/records.js').Barcode} Barcode */

/** The view of a picture. */
export class SinglePicture {
  #isOver = false;

  /**
   * @param {Blob} file
   * @param {{ tool: HTMLElement, known?: readonly Barcode[] }} options  another button for the row of tools; what is in
   *   the history already
   */
  constructor(file, { tool, known = [] }) {
    this.file = file;
    this.tool = tool;
    this.known = known;
    this.results = h('section.results', { 'aria-label': t('picture.results') });
    this.element = h('div.picture.loaded');
  }

  /** @returns {Promise<string | null>} what is the matter, in words, or null where the picture is shown */
  async show() {
    const early = await refusal(this.file);
    if (early) return problemText(early);
    try {
      this.image = await imageOf(this.file);
    } catch {
      return problemText(await undecodable(this.file));
    }
    if (this.#isOver) this.leave();
    this.image.alt = t('picture.alt');
    this.stage = new Stage(this.image, (region) => this.read(region), this.tool);
    this.element.append(h('div.results.pictured', {}, this.stage.element, this.stage.tools), this.results);
    return null;
  }

  leave() {
    this.#isOver = true;
    this.stage?.leave();
    if (this.image) URL.revokeObjectURL(this.image.src);
  }

  /** @param {import('../picture-stage.js').Rectangle | null} region 0…1 of the picture */
  async read(region) {
    this.results.replaceChildren(h('p.hint', { 'data-state': 'picture.reading' }, t('picture.reading')));
    const began = performance.now();
    const reading = await readPicture(this.file, region);
    if (this.#isOver) return;
    if (reading.problem) {
      this.results.replaceChildren(h('div.callout.error', { role: 'alert' }, icon('warning'), problemText(reading)));
      return;
    }
    const spent = performance.now() - began;
    if (reading.found.length === 0) this.showNone(region !== null, reading.sighting);
    else await this.list(reading.found, spent);
  }

  /** @param {boolean} inRegion @param {string | null} sighting */
  showNone(inRegion, sighting) {
    this.stage?.show([]);
    const summary = t(sighting ? 'picture.seen' : inRegion ? 'picture.noneHere' : 'picture.none');
    const advice = sighting && t(`picture.seen.${sighting}`);
    announce([summary, advice].filter(Boolean).join(' '));
    this.results.replaceChildren(h('h2', { 'data-count': 0 }, summary),
      ...(advice ? [h('div.callout', { 'data-sighting': sighting }, icon('search'), advice)] : []),
      h('p', {}, t('picture.none.text')), h('ul.hints', {},
        ...['light', 'near', 'margin'].map((hint) => h('li', {}, t(`picture.none.${hint}`)))));
  }

  /**
   * @param {import('../../quietzone/detector.js').DetectedBarcode[]} found
   * @param {number} spent milliseconds
   */
  async list(found, spent) {
    const outlines = /** @type {Stage} */ (this.stage).show(found);
    const summary = t('picture.found', { count: found.length });
    const rows = await Promise.all(found.map(async ({ barcode }) => rowOf(barcode, await described(barcode))));
    announce([summary, ...rows.map(({ shown }) => shown)].join('. '));
    const pairs = found.map(({ barcode }, index) => {
      const open = () => showResult(barcode);
      const button = h('button.open', { type: 'button', onclick: open },
        h('span.text', { dir: 'auto' }, rows[index].shown), h('span.meta', {}, barcode.name));
      const row = h('li', {}, h('span.place', { 'aria-hidden': 'true' }, String(index + 1)), button);
      return { row, button, outline: outlines[index], open };
    });
    join(pairs);
    this.results.replaceChildren(h('h2', { 'data-count': found.length }, summary),
      h('ul.list.found', {}, ...pairs.map(({ row }) => row)),
      h('p.hint', {}, t('picture.time', { milliseconds: Math.round(spent) })));
    this.remember(found.map(({ barcode }) => barcode));
  }

  /**
   * A code counts once, however many parts of the picture are read.
   * @param {Barcode[]} barcodes
   */
  remember(barcodes) {
    const isKnown = (/** @type {Barcode} */ { symbology, text }) => (
      this.known.some((other) => other.symbology === symbology && other.text === text));
    const added = barcodes.filter((barcode) => !isKnown(barcode));
    for (const barcode of added) remember(barcode, 'picture');
    this.known = [...this.known, ...added];
  }
}
