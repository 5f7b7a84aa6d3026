// What is wrong with an option, said so that it can be put right.

/** @param {string} name */
const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Letters to add, take away or replace.
 * @param {string} from
 * @param {string} to
 */
function distance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let place = 0; place < to.length; place += 1) {
      next.push(Math.min(next[place] + 1, row[place + 1] + 1, row[place] + (letter === to[place] ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length];
}

/**
 * The name that was probably meant.
 * @param {string} value
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function nearest(value, names) {
  const wanted = plain(value.slice(0, 64));
  if (wanted === '') return null;
  const rated = names.map((name) => ({ name, far: distance(wanted, plain(name)) }));
  const [best] = rated.sort((one, other) => one.far - other.far);
  return best && best.far <= Math.min(2, Math.floor(wanted.length / 2)) ? best.name : null;
}

/** @param {unknown} value as a person would write it */
function written(value) {
  if (typeof value === 'string') return `"${value.slice(0, 64)}"`;
  // JSON has no word for some of them.
  if (typeof value === 'number') return String(value);
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 64);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** An option has a value that it can't have. */
export class OptionError extends TypeError {
  /**
   * @param {string} option               `mode`
   * @param {unknown} value               what was given
   * @param {readonly string[]} allowed   what is possible, word for word or described
   * @param {readonly string[]} [names]   what may have been meant
   */
  constructor(option, value, allowed, names = allowed) {
    const meant = typeof value === 'string' ? nearest(value, names) : null;
    const possible = allowed.length === 1 ? `It has to be ${allowed[0]}.` : `Possible: ${allowed.join(', ')}.`;
    super(`${option} can't be ${written(value)}.${meant ? ` Did you mean "${meant}"?` : ''} ${possible}`);
    this.option = option;
    this.value = value;
    this.allowed = allowed;
  }
}
