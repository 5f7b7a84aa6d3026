// Bytes as text, and which character set was guessed for them.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { told } from '../../Web/quietzone/text.js';

const of = (...bytes) => Uint8Array.from(bytes);
const latin = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text) => new TextEncoder().encode(text);

test('what is announced is not guessed', () => {
  assert.deepEqual(told(of(0xe9), [{ start: 0, eci: 3 }]), { text: 'é', guessedCharacterSet: null });
  assert.deepEqual(told(utf8('é'), [{ start: 0, eci: 26 }]), { text: 'é', guessedCharacterSet: null });
  assert.deepEqual(told(of(0xd6, 0xd0), [{ start: 0, eci: 32 }]), { text: '中', guessedCharacterSet: null });
  assert.deepEqual(told(latin('plain'), []), { text: 'plain', guessedCharacterSet: null });
  assert.deepEqual(told(of(), []), { text: '', guessedCharacterSet: null });
});

test('what is announced wrongly is guessed', () => {
  assert.deepEqual(told(latin('25°C'), [{ start: 0, eci: 26 }]), { text: '25°C', guessedCharacterSet: 'ISO-8859-1' });
});

test('what is not announced is the likeliest of four', () => {
  const texts = [
    [utf8('Größe'), 'Größe', 'UTF-8'], [latin('Größe'), 'Größe', 'ISO-8859-1'], [latin('LIGAÇÃO'), 'LIGAÇÃO', 'ISO-8859-1'],
    [latin('VÄÄRIN'), 'VÄÄRIN', 'ISO-8859-1'], [latin('it\x92s'), 'it\x92s', 'ISO-8859-1'], [latin('x²³'), 'x²³', 'ISO-8859-1'],
    [of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67), 'テスト', 'Windows-31J'], [of(0xc3, 0xbd, 0xc4, 0xbd), 'ýĽ', 'UTF-8'],
    [of(0xd4, 0xcf, 0xc0, 0xde), 'ﾔﾏﾀﾞ', 'Windows-31J'], [of(0xcd, 0xb6, 0xd7, 0xca), '投资', 'GB18030'],
    [of(0xbd, 0xf0, 0xca, 0xbf, 0xb6, 0xd9), '金士顿', 'GB18030'], [of(0xb5, 0xd8, 0xd6, 0xd0, 0xba, 0xa3), '地中海', 'GB18030'],
    [of(0xd6, 0xec, 0xe9, 0x46, 0xbb, 0xf9), '朱镕基', 'GB18030'], [of(0x41, 0xd6, 0xd0), 'AÖÐ', 'ISO-8859-1'],
    [of(0xd6, 0xd0, 0xd6), 'ÖÐÖ', 'ISO-8859-1'], [of(0x80), '\x80', 'ISO-8859-1'], [of(0xf0, 0x40), 'ð@', 'ISO-8859-1'],
  ];
  for (const [bytes, text, guessedCharacterSet] of texts) assert.deepEqual(told(bytes, []), { text, guessedCharacterSet });
});

test('beside Kanji segments bytes are Japanese', () => {
  const bytes = of(0x41, 0x8a, 0xbf, 0xb1, 0xb2, 0x8a, 0xbf, 0xb0);
  const sections = [{ start: 1, eci: 20 }, { start: 3, eci: null }, { start: 5, eci: 20 }, { start: 7, eci: null }];
  assert.deepEqual(told(bytes, sections), { text: 'A漢ｱｲ漢°', guessedCharacterSet: 'Windows-31J' });
});
