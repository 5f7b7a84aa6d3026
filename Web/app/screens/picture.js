// Picture: drop, paste or choose one; every code in it, outlined and listed; a region by dragging or by keys.
import { BarcodeDetector } from '../../quietzone/detector.js';
import { h } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { maskedText } from '../meaning/secrets.js';
import { announce } from '../messages.js';
import { pageHeader } from '../page-header.js';
import { Stage } from '../picture-stage.js';
import { showResult } from '../result.js';
import { remember } from '../store.js';

/** The screen. */
class PictureScreen {
  constructor() {
    this.input = this.fileInput('picture.choose', {});
    this.cameraInput = this.fileInput('picture.take', { capture: 'environment' });
    this.body = h('div.picture');
    this.again = this.chooseButton('button.button.small', t('picture.other'));
    this.element = h('div.page', {},
      pageHeader('picture'),
      this.body, this.input, this.cameraInput);
    this.element.addEventListener('dragover', (/** @type {DragEvent} */ event) => this.hover(event, true));
    this.element.addEventListener('dragleave', (/** @type {DragEvent} */ event) => this.hover(event, false));
    this.element.addEventListener('drop', (/** @type {DragEvent} */ event) => this.drop(event));
    document.addEventListener('paste', this.paste);
    this.showEmpty();
  }

  /** @param {string} label @param {Record<string, string>} attributes */
  fileInput(label, attributes) {
    const input = h('input.visually-hidden', {
      type: 'file', accept: 'image/*', tabindex: -1, 'aria-label': t(label), ...attributes,
      onchange: () => {
        const [file] = input.files;
        // Empty again, so that the same file can be chosen once more.
        if (file) this.load(file).finally(() => { input.value = ''; });
      },
    });
    return input;
  }

  /** @param {string} look @param {string} text */
  chooseButton(look, text) {
    return h(look, { type: 'button', onclick: () => this.input.click() }, icon('picture'), text);
  }

  leave() {
    document.removeEventListener('paste', this.paste);
    this.forget();
  }

  forget() {
    this.stage?.leave();
    if (this.url) URL.revokeObjectURL(this.url);
  }

  /** Where nothing hovers, fingers do the work: nothing can be dropped or pasted there, but there is a camera. */
  showEmpty() {
    const touch = matchMedia('(hover: none)').matches;
    const choose = this.chooseButton('button.button.primary', t(touch ? 'picture.choosePhoto' : 'picture.choose'));
    const take = touch && h('button.button', { type: 'button', onclick: () => this.cameraInput.click() },
      icon('camera'), t('picture.take'));
    const key = touch ? 'picture.touch' : 'picture.empty';
    this.area = h(touch ? 'div.drop.touch' : 'div.drop', { 'data-state': 'picture.empty' }, icon('picture'),
      h('h2', {}, t(`${key}.title`)), h('p', {}, t(`${key}.text`)), choose, take);
    this.body.className = 'picture';
    this.body.replaceChildren(this.area);
  }

  /** @param {DragEvent} event @param {boolean} isOver */
  hover(event, isOver) {
    event.preventDefault();
    this.area?.classList.toggle('over', isOver);
  }

  /** @param {DragEvent} event */
  drop(event) {
    this.hover(event, false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) this.load(file);
  }

  /** @param {ClipboardEvent} event */
  paste = (event) => {
    const file = [...event.clipboardData?.files ?? []].find(({ type }) => type.startsWith('image/'));
    if (file) this.load(file);
  };

  /** @param {Blob} file */
  async load(file) {
    this.forget();
    this.file = file;
    this.url = URL.createObjectURL(file);
    const image = h('img', { src: this.url, alt: t('picture.alt') });
    try {
      await image.decode();
    } catch {
      this.showEmpty();
      this.area.prepend(h('div.callout.error', { role: 'alert' }, icon('warning'), t('picture.unreadable')));
      return;
    }
    this.results = h('section.results', { 'aria-label': t('picture.results') });
    this.stage = new Stage(image, (region) => this.read(region), this.again);
    this.area = this.stage.element;
    this.body.className = 'picture loaded';
    this.body.replaceChildren(h('div.results', {}, this.stage.element, this.stage.tools), this.results);
    await this.read(null);
  }

  /** @param {{ x: number, y: number, width: number, height: number } | null} region 0…1 of the picture */
  async read(region) {
    this.results.replaceChildren(h('p.hint', { 'data-state': 'picture.reading' }, t('picture.reading')));
    const began = performance.now();
    const detector = new BarcodeDetector({ effort: 'thorough', region });
    /** @type {import('../../quietzone/detector.js').DetectedBarcode[]} */
    let found;
    try {
      found = await detector.detect(/** @type {Blob} */ (this.file));
    } catch {
      this.results.replaceChildren(h('div.callout.error', { role: 'alert' }, icon('warning'), t('picture.failed')));
      return;
    }
    this.stage?.show(found);
    this.list(found, performance.now() - began, region !== null);
  }

  /**
   * @param {import('../../quietzone/detector.js').DetectedBarcode[]} found
   * @param {number} spent milliseconds
   * @param {boolean} inRegion
   */
  list(found, spent, inRegion) {
    const count = found.length;
    const summary = count > 0 ? t('picture.found', { count }) : t(inRegion ? 'picture.noneHere' : 'picture.none');
    const heading = h('h2', { 'data-count': count }, summary);
    announce([summary, ...found.map(({ rawValue }) => maskedText(rawValue))].join('. '));
    if (count === 0) {
      this.results.replaceChildren(heading, h('p', {}, t('picture.none.text')), h('ul.hints', {},
        ...['light', 'near', 'margin'].map((hint) => h('li', {}, t(`picture.none.${hint}`)))));
      return;
    }
    const items = found.map(({ barcode, rawValue }, index) => h('li', {},
      h('span.place', { 'aria-hidden': 'true' }, String(index + 1)),
      h('button.open', { type: 'button', onclick: () => showResult(barcode) },
        h('span.text', {}, maskedText(barcode.printed ?? rawValue)), h('span.meta', {}, barcode.name))));
    this.results.replaceChildren(heading, h('ul.list.found', {}, ...items),
      h('p.hint', {}, t('picture.time', { milliseconds: Math.round(spent) })));
    for (const { barcode } of found) remember(barcode, 'picture');
  }
}

export function create() {
  const screen = new PictureScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
