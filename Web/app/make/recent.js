// The formats that were made last, on this device: their names alone, never a content.
import { knownRecent, withRecent } from './search.js';

const key = 'quietzone.recentFormats';

/** @returns {string[]} newest first */
export function recent() {
  try {
    return knownRecent(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** @param {string} token */
export const isRecent = (token) => recent().includes(token);

/** @param {string} token of what was saved, shared, copied or printed */
export function useFormat(token) {
  try {
    localStorage.setItem(key, JSON.stringify(withRecent(recent(), token)));
  } catch {
    // Storage is full or forbidden: the list stays as it is.
  }
}
