// Shapes, gradient and logo of a QR code.
import { shapes } from '../../quietzone/style.js';
import { h, uniqueId } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { colorField } from './color-field.js';
import { logoOf } from './logo.js';

/** The part of the look that QR codes alone have. */
export class StyleForm {
  /**
   * @param {import('./link.js').Look} look
   * @param {(patch: Partial<import('./link.js').Look>) => void} change
   */
  constructor(look, change) {
    this.look = look;
    this.change = change;
    this.second = colorField('secondColor', 'style.secondColor', look.secondColor, (secondColor) => this.change({ secondColor }));
    this.logo = h('div.field');
    this.showLogo();
    this.element = h('div.fields', {}, this.choice('modules'), this.choice('finders'), this.gradient(), this.second, this.logo);
    this.second.hidden = look.gradient === 'none';
  }

  /** @param {'modules' | 'finders'} name */
  choice(name) {
    const group = uniqueId(name);
    const radios = shapes[name].map((value) => h('label', {}, h('input', {
      type: 'radio', name: group, value, checked: this.look[name] === value, 'data-look': name,
      onchange: () => this.change({ [name]: value }),
    }), h('span', {}, t(`style.${name}.${value}`))));
    return h('fieldset.field', {}, h('legend', {}, t(`style.${name}`)), h('div.segments', {}, ...radios));
  }

  gradient() {
    const select = h('select.input', { id: uniqueId('gradient'), name: 'gradient', onchange: () => {
      this.change({ gradient: select.value });
      this.second.hidden = select.value === 'none';
    } }, ...['none', ...shapes.gradient].map((value) => (
      h('option', { value, selected: this.look.gradient === value }, t(`style.gradient.${value}`)))));
    return h('div.field', {}, h('label', { for: select.id }, t('style.gradient')), select);
  }

  /** A button to choose a picture, or the one that is chosen. @param {string} [problem] */
  showLogo(problem) {
    const id = uniqueId('logo');
    const input = h('input.visually-hidden', { id, type: 'file', name: 'logo', accept: 'image/*', onchange: () => this.take(input.files?.[0]) });
    const name = h('span.name', {}, this.look.logo?.name ?? '');
    const remove = h('button.button.small', { type: 'button', onclick: () => {
      this.change({ logo: null });
      this.showLogo();
      this.logo.querySelector('input')?.focus();
    } }, icon('trash'), t('style.logo.remove'));
    this.logo.replaceChildren(h('span.label', {}, t('style.logo')), input,
      h('div.row', {}, h('label.button.small', { for: id }, icon('picture'), t('style.logo.choose')),
        ...(this.look.logo ? [name, remove] : [])),
      ...(problem ? [h('p.hint', { role: 'alert' }, problem)] : []));
  }

  /** @param {File | undefined} file */
  async take(file) {
    if (!file) return;
    const logo = await logoOf(file);
    if (logo) this.change({ logo, level: 'H' });
    this.showLogo(logo ? undefined : t('style.logo.failed', { name: file.name }));
    this.logo.querySelector('input')?.focus();
  }
}
