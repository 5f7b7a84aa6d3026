// What a person hears and feels when a code was read.
import { settings } from './settings.js';

/** @type {AudioContext | undefined} */
let audio;

/** A short high tone that fades out. */
function beep() {
  audio ??= new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const now = audio.currentTime;
  tone.frequency.value = 1320;
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}

export function success() {
  if (settings.vibration) navigator.vibrate?.(60);
  if (settings.sound && 'AudioContext' in globalThis) beep();
}
