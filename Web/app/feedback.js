// What a person hears and feels when a code was read.
import { settings } from './settings.js';

/** @type {AudioContext | undefined} */
let audio;

/**
 * A tone that fades out.
 * @param {number} frequency
 * @param {number} [after]   seconds
 * @param {number} [length]  seconds
 */
function tone(frequency, after = 0, length = 0.14) {
  audio ??= new AudioContext();
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  const begin = audio.currentTime + after;
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0.12, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length + 0.01);
}

const hasSound = () => settings.sound && 'AudioContext' in globalThis;

/**
 * Not before a person has touched the page: browsers refuse it then, and complain on their console.
 * @param {number | number[]} pattern  milliseconds
 */
function vibrate(pattern) {
  if (settings.vibration && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
}

export function success() {
  vibrate(60);
  if (hasSound()) tone(1320);
}

/** One of those that are looked for is there: a bell of two tones, and felt twice. */
export function bell() {
  vibrate([60, 60, 120]);
  if (!hasSound()) return;
  tone(1047);
  tone(1568, 0.12, 0.5);
}
