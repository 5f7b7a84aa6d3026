// Which kind of device the page is on, where the way to do something differs.

/** @typedef {'android'|'ios'|'mac'|'windows'|'other'} Device */

/**
 * @param {{ userAgent?: string, maxTouchPoints?: number }} [navigator]
 * @returns {Device}
 */
export function deviceOf(navigator = globalThis.navigator ?? {}) {
  const { userAgent = '', maxTouchPoints = 0 } = navigator;
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac, but no Mac has a screen for fingers.
  if (/macintosh/i.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'mac';
  return /windows/i.test(userAgent) ? 'windows' : 'other';
}
