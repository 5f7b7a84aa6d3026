// What the headers that a page came with forbid, read as browsers read them. Knows no page.

/**
 * Directives and their sources; of one that is named twice the first counts (CSP Level 3, 2.2.1).
 * @param {string | null} header  Content-Security-Policy
 * @returns {Map<string, string[]>}
 */
export function parsePolicy(header) {
  const directives = new Map();
  for (const part of (header ?? '').split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** These stand for nothing but themselves where they are not named: `default-src` does not speak for them. */
const alone = new Set(['base-uri', 'form-action', 'frame-ancestors']);

/** @param {Map<string, string[]>} policy @param {...string} names the directive, then those that speak for it @returns {string[] | null} null: everything is allowed */
function sources(policy, ...names) {
  const name = [...names, ...alone.has(names[0]) ? [] : ['default-src']].find((one) => policy.has(one));
  return name ? /** @type {string[]} */ (policy.get(name)) : null;
}

const own = new Set(["'self'", "'none'"]);
const inMemory = new Set(["'self'", "'none'", 'blob:', 'data:']);

/** @param {string[] | null} list @param {Set<string>} allowed */
const holds = (list, allowed) => list !== null && list.every((source) => allowed.has(source.toLowerCase()));

/** What loads things from elsewhere, by which something could be told to somebody as well. */
const loading = ['img-src', 'media-src', 'font-src', 'style-src', 'manifest-src', 'worker-src', 'frame-src', 'object-src'];

/** @typedef {'connect'|'script'|'form'|'frame'|'sensors'} RuleName */

/**
 * The rules that matter to somebody's pictures, and whether the browser was told to keep each.
 * @param {string | null} policy       the header Content-Security-Policy
 * @param {string | null} permissions  the header Permissions-Policy
 * @returns {{ name: RuleName, holds: boolean }[]}
 */
export function rules(policy, permissions) {
  const parsed = parsePolicy(policy);
  const scripts = sources(parsed, 'script-src');
  const denied = (permissions ?? '').split(',').map((part) => part.replace(/\s/g, '').toLowerCase());
  return [
    { name: 'connect', holds: holds(sources(parsed, 'connect-src'), own) && loading.every((name) => holds(sources(parsed, name), inMemory)) },
    { name: 'script', holds: holds(scripts, new Set([...own, "'wasm-unsafe-eval'"])) },
    { name: 'form', holds: holds(sources(parsed, 'form-action'), own) },
    { name: 'frame', holds: holds(sources(parsed, 'frame-ancestors'), own) },
    { name: 'sensors', holds: ['microphone=()', 'geolocation=()'].every((part) => denied.includes(part)) },
  ];
}
