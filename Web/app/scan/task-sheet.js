// What to scan for: one code, many into a list, equal labels, some that are looked for; and the lists that are kept.
import { h } from '../dom.js';
import { formatTime, t } from '../i18n.js';
import { icon } from '../icons.js';
import { nameOf } from '../list-sheet.js';
import { allLists } from '../list-store.js';
import { kinds } from '../lists/list.js';
import { announce } from '../messages.js';
import { change, settings } from '../settings.js';
import { openSheet } from '../sheet.js';
import { openWanted } from '../wanted-sheet.js';
import { taskIcons } from './controls.js';

/** Milliseconds for which a list goes on when its kind is chosen again; after that a new one is begun. */
const fresh = 12 * 3_600_000;

/** @param {import('./list-task.js').ListTask} task @param {import('../lists/list.js').Kind} kind */
async function begin(task, kind) {
  if (task.isOn && task.sheet.kind === kind) return;
  const [last] = (await allLists().catch(() => [])).filter((list) => list.kind === kind && Date.now() - list.changed < fresh);
  await task.use(kind, last?.id ?? null);
}

/**
 * @param {import('./list-task.js').ListTask} task
 * @param {{ openList: () => void, onend: (isChosen: boolean) => void }} handlers  `onend`: no sheet of the choice is
 *   open any more, and whether somebody chose what to scan
 */
export function openTasks(task, { openList, onend }) {
  const saved = h('div.saved-lists', { hidden: true });
  let isChosen = false;
  const choose = async (/** @type {any} */ kind) => {
    isChosen = true;
    dialog.close();
    if (kind === 'one') change({ task: 'one' });
    else await begin(task, kind);
    announce(t(`task.${kind}`));
    if (kind === 'find' && task.sheet.wanted.length === 0) openWanted(task).addEventListener('close', () => onend(true));
    else onend(true);
  };
  const options = ['one', ...kinds].map((kind) => h('button.task-option', {
    type: 'button', 'aria-pressed': String(kind === settings.task), 'data-task': kind, onclick: () => choose(kind),
  }, h('span.figure', {}, icon(taskIcons[kind])), h('span.lines', {}, h('strong', {}, t(`task.${kind}`)), h('span.meta', {}, t(`task.${kind}.text`)))));
  const dialog = openSheet(t('task.title'), [h('div.task-options', {}, ...options), saved], {
    className: 'tasks',
    onclose: () => {
      /** @type {HTMLElement | null} */ (document.querySelector('.scan .task'))?.focus();
      if (!isChosen) onend(false);
    },
  });
  /** @param {number} [removed] the place of one that was deleted */
  const draw = async (removed) => {
    const lists = (await allLists().catch(() => [])).filter(({ size, wantedCount }) => size + wantedCount > 0);
    saved.hidden = lists.length === 0;
    saved.replaceChildren(h('h3', {}, t('task.saved')), h('ul.list', {}, ...lists.map((list, at) => h('li', { 'data-id': list.id },
      h('button.open', {
        type: 'button',
        onclick: async () => {
          dialog.close();
          await task.use(list.kind, list.id);
          openList();
        },
      }, h('span.text', { dir: 'auto' }, nameOf(list)),
      h('span.meta', {}, `${t(`task.${list.kind}`)} · ${t('list.codes', { count: list.size })} · ${formatTime(list.changed)}`)),
      h('button.icon-button', {
        type: 'button', 'aria-label': t('list.delete', { name: nameOf(list) }),
        onclick: async () => {
          const back = await task.discard(list.id);
          await draw(at);
          task.offerBack(back, () => draw());
        },
      }, icon('trash'))))));
    if (removed !== undefined) {
      const next = saved.querySelectorAll('li .icon-button')[Math.min(removed, lists.length - 1)] ?? dialog.querySelector('h2');
      /** @type {HTMLElement} */ (next).focus();
    }
  };
  draw();
  return dialog;
}
