// What happens to my pictures: plain words, and what the browser itself says that proves them.
import { h } from '../dom.js';
import { formatBytes, has, t } from '../i18n.js';
import { icon } from '../icons.js';
import { announce } from '../messages.js';
import { pageHeader } from '../page-header.js';
import { rules } from '../privacy/policy.js';
import { requestChanges, requests } from '../privacy/requests.js';
import { everything, forgetEverything } from '../privacy/stored.js';
import { openSheet } from '../sheet.js';

/** @param {string} key @param {...any} content */
const section = (key, ...content) => h('section.card', { 'data-part': key }, h('h2', {}, t(`privacy.${key}`)), ...content);

/** @param {'check'|'warning'} figure @param {string} text */
const point = (figure, text) => h(`li.${figure}`, {}, icon(figure), h('span', {}, text));

/** Long text that the keyboard can scroll, too. @param {string} label @param {string} text */
const scrolled = (label, text) => h('div.value', { role: 'region', tabindex: 0, 'aria-label': label }, text);

/** @param {string} summary @param {string} text */
const wordForWord = (summary, text) => h('details', {}, h('summary', {}, summary), scrolled(summary, text));

/** The headers that this page came with; on the device they are kept together with it. */
async function ownHeaders() {
  const { headers } = await fetch(location.pathname);
  return { policy: headers.get('content-security-policy'), permissions: headers.get('permissions-policy') };
}

/** The screen. */
class PrivacyScreen {
  constructor() {
    this.enforced = h('div.proof');
    this.asked = h('div.proof', { 'aria-live': 'off' });
    this.kept = h('div.proof');
    this.offline = h('p');
    this.element = h('div.page.privacy', {}, pageHeader('privacy'),
      section('words', h('ul.points', {}, ...['camera', 'pictures', 'history', 'leaves', 'server']
        .map((key) => point('check', t(`privacy.words.${key}`))))),
      section('rules', h('p', {}, t('privacy.rules.text')), this.enforced),
      section('requests', this.asked),
      section('stored', h('p', {}, t('privacy.stored.text')), this.kept),
      section('offline', this.offline));
    requestChanges.addEventListener('change', this.count);
    this.showRules();
    this.count();
    this.showStored();
    // On a first visit the files come while one reads.
    navigator.serviceWorker?.addEventListener('controllerchange', this.refresh);
  }

  refresh = () => this.showStored();

  leave() {
    requestChanges.removeEventListener('change', this.count);
    navigator.serviceWorker?.removeEventListener('controllerchange', this.refresh);
  }

  async showRules() {
    const { policy, permissions } = await ownHeaders().catch(() => ({ policy: null, permissions: null }));
    const all = rules(policy, permissions);
    const values = { origin: location.host };
    const kept = all.filter(({ holds }) => holds).map(({ name }) => point('check', t(`privacy.rule.${name}`, values)));
    const open = all.filter(({ holds }) => !holds).map(({ name }) => (
      point('warning', t('privacy.rule.missing', { rule: t(`privacy.rule.${name}`, values) }))));
    const words = [policy && `Content-Security-Policy: ${policy}`, permissions && `Permissions-Policy: ${permissions}`];
    this.enforced.replaceChildren(h('ul.points', { 'data-rules': kept.length }, ...kept, ...open),
      policy ? wordForWord(t('privacy.rules.words'), words.filter(Boolean).join('\n\n')) : h('p.hint', {}, t('privacy.rules.none')),
      h('p.hint', {}, t('privacy.rules.own')));
  }

  count = () => {
    const { own, elsewhere, others, names, bytes } = requests();
    const isOpen = this.asked.querySelector('details')?.open ?? false;
    const list = [...names].map(([name, times]) => (times > 1 ? `${name} × ${times}` : name));
    const words = wordForWord(t('privacy.requests.words'), list.join('\n'));
    words.open = isOpen;
    this.asked.replaceChildren(h('ul.points', {},
      h('li.check', {}, icon('check'), h('span', { 'data-own': own }, t('privacy.requests.own', { count: own, origin: location.host, size: formatBytes(bytes) }))),
      h(elsewhere > 0 ? 'li.warning' : 'li.check', {}, icon(elsewhere > 0 ? 'warning' : 'check'), h('span', { 'data-elsewhere': elsewhere },
        elsewhere > 0 ? t('privacy.requests.elsewhere', { count: elsewhere, origins: [...others.keys()].join(', ') }) : t('privacy.requests.nobody')))), words);
  };

  async showStored() {
    const all = await everything();
    const rows = all.map((stored) => h('li', { 'data-stored': stored.name, 'data-count': stored.count },
      h('div.what', {}, h('strong', {}, this.nameOf(stored)),
        h('span.hint', {}, `${t(stored.kind === 'database' || stored.kind === 'settings' ? 'history.count' : 'privacy.files', { count: stored.count })} · ${formatBytes(stored.bytes)}`)),
      h('div.row', {},
        h('button.button.small', { type: 'button', onclick: () => this.open(stored) }, t('privacy.show')),
        h('button.button.small', { type: 'button', onclick: () => this.clear(() => stored.clear()) }, icon('trash'), t('privacy.clear')))));
    this.showOffline(all.some(({ kind }) => kind === 'files'));
    const { usage = 0 } = await navigator.storage?.estimate?.().catch(() => null) ?? {};
    this.kept.replaceChildren(
      ...(rows.length > 0 ? [h('ul.list.kept', {}, ...rows)] : [h('p', { 'data-state': 'privacy.nothing' }, t('privacy.nothing'))]),
      h('p.hint', { 'data-usage': usage }, t('privacy.usage', { size: formatBytes(usage) })),
      ...(rows.length > 0 ? [h('div.row', {}, h('button.button.danger', { type: 'button', id: 'forget-everything', onclick: () => this.confirm() }, icon('trash'), t('privacy.clearAll')))] : []));
  }

  /** @param {import('../privacy/stored.js').Stored} stored */
  nameOf({ kind, name }) {
    const key = `privacy.store.${kind === 'database' ? name : kind}`;
    return has(key) ? t(key) : name;
  }

  /** @param {import('../privacy/stored.js').Stored} stored */
  async open(stored) {
    const list = await stored.list();
    openSheet(this.nameOf(stored), [
      stored.name === 'scans' && h('p', {}, h('a', { href: '#/history' }, t('tab.history'))),
      scrolled(this.nameOf(stored), list.join('\n\n'))], { className: 'stored' });
  }

  /** @param {() => Promise<void>} work */
  async clear(work) {
    await work();
    await this.showStored();
    announce(t('privacy.cleared'));
    this.element.querySelector('[data-part=stored] h2')?.setAttribute('tabindex', '-1');
    /** @type {HTMLElement} */ (this.element.querySelector('[data-part=stored] h2')).focus();
  }

  confirm() {
    const dialog = openSheet(t('privacy.clearAll'), [h('p', {}, t('privacy.clearAll.text')),
      h('div.row', {},
        h('button.button.danger', {
          type: 'button',
          onclick: async () => {
            await forgetEverything();
            // Settings and the history that the page has in its memory go, too.
            location.reload();
          },
        }, icon('trash'), t('privacy.clearAll')),
        h('button.button', { type: 'button', onclick: () => dialog.close() }, t('cancel')))]);
  }

  /** @param {boolean} hasFiles */
  showOffline(hasFiles) {
    const isKept = hasFiles && Boolean(navigator.serviceWorker?.controller);
    this.offline.dataset.kept = String(isKept);
    this.offline.textContent = t(isKept ? 'privacy.offline.yes' : isSecureContext ? 'privacy.offline.no' : 'privacy.offline.insecure');
  }
}

export function create() {
  const screen = new PrivacyScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
