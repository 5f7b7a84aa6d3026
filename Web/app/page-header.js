// The head of a page: title, what it is for, settings.
import { h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { openSettings } from './settings-sheet.js';

/** @param {string} key  texts `key.title` and `key.text` */
export const pageHeader = (key) => h('header', {},
  h('h1', { tabindex: -1 }, t(`${key}.title`)),
  h('button.icon-button', {
    type: 'button', 'aria-label': t('settings.title'), title: t('settings.title'), onclick: () => openSettings(),
  }, icon('settings')),
  h('p', {}, t(`${key}.text`)));
