// The character set that the web page guesses for each line of hexadecimal digits on standard input.
import { createInterface } from 'node:readline';

import { guessedSet } from '../../Web/quietzone/character-set-guess.js';

for await (const line of createInterface({ input: process.stdin })) {
  console.log(guessedSet(Uint8Array.from(Buffer.from(line, 'hex'))) ?? '-');
}
