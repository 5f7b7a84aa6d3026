// Picture: drop, paste, choose or take one or several; every code in them.
import { h } from '../dom.js';
import { arrivals, takeArrived } from '../incoming.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { announce, toast } from '../messages.js';
import { privacyLink } from '../notices.js';
import { pageHeader } from '../page-header.js';
import { SeveralPictures } from '../pictures/several.js';
import { SinglePicture } from '../pictures/single.js';

/** @typedef {import('../../quietzone/records.js').Barcode} Barcode */
/** @typedef {import('../pictures/several.js').Progress} Progress */
/** @typedef {{ several?: Progress, single?: { file: File, known: readonly Barcode[] } | null }} Shown */

/** @param {DragEvent} event */
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files') ?? false;

/** The screen. */
class PictureScreen {
  /** @param {Shown} [kept] */
  constructor(kept) {
    this.input = this.fileInput({ multiple: true });
    this.cameraInput = this.fileInput({ capture: 'environment' });
    this.body = h('div');
    this.element = h('div.page', {},
      pageHeader('picture'),
      this.body, this.input, this.cameraInput);
    for (const [type, act] of Object.entries(this.whole)) document.addEventListener(type, /** @type {any} */ (act));
    arrivals.addEventListener('arrival', this.arrive);
    this.showEmpty();
    if (kept) this.resume(kept);
    this.arrive();
  }

  /** What is shown, for the screen that follows in another language. @returns {Shown} */
  keep() { return { several: this.several?.keep(), single: this.view && { file: this.view.file, known: this.view.known } }; }

  /** @param {Shown} shown */
  resume({ several, single }) {
    if (several) this.showSeveral(several.files, several);
    if (single) this.showOne(single.file, single.known, several !== undefined);
  }

  arrive = () => this.take(takeArrived());

  /** What pictures come by, wherever on the page: a drop beside the column is one, too. */
  whole = {
    dragover: (/** @type {DragEvent} */ event) => this.hover(event, true),
    dragleave: (/** @type {DragEvent} */ event) => this.hover(event, false),
    drop: (/** @type {DragEvent} */ event) => this.drop(event),
    paste: (/** @type {ClipboardEvent} */ event) => this.paste(event),
  };

  /** Behind a button, which is all that anybody meets. @param {Record<string, any>} attributes */
  fileInput(attributes) {
    const input = h('input', {
      type: 'file', accept: 'image/*', hidden: true, ...attributes,
      onchange: () => {
        const files = [...input.files];
        // Empty again, so that the same file can be chosen once more.
        input.value = '';
        this.take(files);
      },
    });
    return input;
  }

  /** @param {string} look @param {string} text */
  chooseButton(look, text) {
    return h(look, { type: 'button', onclick: () => this.input.click() }, icon('picture'), text);
  }

  otherButton() { return this.chooseButton('button.button.small', t('picture.other')); }

  leave() {
    for (const [type, act] of Object.entries(this.whole)) document.removeEventListener(type, /** @type {any} */ (act));
    arrivals.removeEventListener('arrival', this.arrive);
    this.view?.leave();
    this.several?.leave();
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
    this.body.replaceChildren(this.area, privacyLink());
  }

  /** @param {DragEvent} event @param {boolean} isOver */
  hover(event, isOver) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    this.element.classList.toggle('over', isOver);
  }

  /** @param {DragEvent} event */
  drop(event) {
    this.hover(event, false);
    if (hasFiles(event)) this.take([...event.dataTransfer?.files ?? []]);
  }

  /** @param {ClipboardEvent} event */
  paste(event) {
    const files = [...event.clipboardData?.files ?? []];
    if (files.length > 0) this.take(files);
    else toast(t('picture.nothingPasted'));
  }

  /** @param {File[]} files from wherever they come */
  async take(files) {
    if (files.length === 0) return;
    this.several?.leave();
    this.several = null;
    if (files.length === 1) await this.showOne(files[0]);
    else await this.showSeveral(files);
  }

  /** @param {File[]} files @param {Progress} [progress] */
  async showSeveral(files, progress) {
    this.view?.leave();
    this.view = null;
    this.several = new SeveralPictures(files, { tool: this.otherButton(), progress,
      show: (file, known) => this.showOne(file, known, true) });
    this.body.replaceChildren(this.several.element);
    await this.several.read();
  }

  /** @param {File} file @param {readonly Barcode[]} [known]  what was read in it before @param {boolean} [isOneOfSeveral] */
  async showOne(file, known = [], isOneOfSeveral = false) {
    this.view?.leave();
    const tool = isOneOfSeveral ? this.backButton(/** @type {HTMLElement} */ (document.activeElement)) : this.otherButton();
    const view = new SinglePicture(file, { tool, known });
    this.view = view;
    const problem = await view.show();
    if (this.view !== view) return;
    if (problem) {
      this.view = null;
      this.showEmpty();
      this.area.prepend(h('div.callout.error', { role: 'alert' }, icon('warning'), problem));
      return;
    }
    this.body.replaceChildren(view.element);
    if (isOneOfSeveral) tool.focus();
    await view.read(null);
  }

  /** Back to the table, and to where one was in it. @param {HTMLElement} from */
  backButton(from) {
    return h('button.button.small', {
      type: 'button',
      onclick: () => {
        this.view?.leave();
        this.view = null;
        this.body.replaceChildren(/** @type {SeveralPictures} */ (this.several).element);
        from.focus();
        announce(t('pictures.title', { count: this.several?.files.length ?? 0 }));
      },
    }, icon('back'), t('pictures.back'));
  }
}

/** @param {Shown} [kept] */
export function create(kept) {
  const screen = new PictureScreen(kept);
  return { element: screen.element, leave: () => screen.leave(), keep: () => screen.keep() };
}
