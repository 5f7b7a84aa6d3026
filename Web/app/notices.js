// Pages for states: what is the matter, and the way out.
import { h } from './dom.js';
import { has, t } from './i18n.js';
import { icon } from './icons.js';

/**
 * @param {string} key   texts `key.title`, `key.text`, and steps `key.step1` …
 * @param {string} figure  an icon
 * @param {HTMLElement[]} actions  the ways out, the best first
 * @param {'plain'|'warning'} [tone]
 */
export function notice(key, figure, actions, tone = 'warning') {
  const steps = [1, 2, 3].filter((number) => has(`${key}.step${number}`))
    .map((number) => h('li', {}, h('span', {}, t(`${key}.step${number}`))));
  return h(tone === 'warning' ? 'div.notice.warning' : 'div.notice', { 'data-state': key },
    h('div.figure', {}, icon(figure)),
    h('h1', { tabindex: -1 }, t(`${key}.title`)),
    h('p', {}, t(`${key}.text`)),
    steps.length > 0 && h('ol', {}, ...steps),
    h('div.actions', {}, ...actions));
}

/** The way that is always open: read a picture instead. */
export const pictureInstead = () => h('a.button', { href: '#/picture' }, icon('picture'), t('pictureInstead'));

/** The page once more, when a part of it could not be had. */
export const reloadButton = () => h('button.button.primary', { type: 'button', onclick: () => location.reload() }, t('tryAgain'));

/** Small print under what takes pictures: the page that says, and shows, what happens to them. */
export const privacyLink = () => h('p.small-print', {}, h('a', { href: '#/privacy' }, t('privacy.link')));
