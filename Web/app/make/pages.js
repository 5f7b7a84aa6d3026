// Several PDF files of the engine as one, a page each. It knows the engine's own files, and no others.

/**
 * @param {Uint8Array} bytes
 * @returns {string} a character for each byte
 */
function textOf(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** @param {string} text @returns {Uint8Array} */
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/**
 * The objects of a file by their numbers, but for those of which the whole has one: catalogue, pages, information.
 * @param {string} text
 * @returns {Map<number, string>}
 */
function objectsOf(text) {
  const table = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1] ?? NaN);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  if (!(table > 0) || offsets.length === 0) throw new Error('pages: this is no PDF file of the engine');
  const ends = [...offsets.slice(1), table];
  const found = new Map(offsets.map((offset, index) => [index + 1, text.slice(offset, ends[index]).replace(/^\d+ 0 obj\n/, '')]));
  for (const [number, object] of found) if (/^<<\/(?:Type\/(?:Catalog|Pages)|Producer)\b/.test(object)) found.delete(number);
  return found;
}

/**
 * With other numbers where it names other objects; what a stream holds stays as it is.
 * @param {string} object
 * @param {(number: number) => number} other
 */
function renumbered(object, other) {
  const stream = object.indexOf('\nstream\n');
  const head = stream < 0 ? object : object.slice(0, stream);
  return head.replace(/\b(\d+) 0 R\b/g, (_, number) => `${other(Number(number))} 0 R`) + object.slice(head.length);
}

/**
 * One file with the pages of all, in their order.
 * @param {readonly Uint8Array[]} files  as the engine draws them, each with one page
 * @returns {Uint8Array}
 */
export function joinedPages(files) {
  /** @type {string[]} */
  const objects = ['<</Type/Catalog/Pages 2 0 R>>\nendobj\n', '', '<</Producer(QuietZone)>>\nendobj\n'];
  /** @type {number[]} */
  const pages = [];
  for (const file of files) {
    const found = objectsOf(textOf(file));
    const numbers = new Map([...found.keys()].map((number, index) => [number, objects.length + 1 + index]));
    for (const [number, object] of found) {
      if (object.startsWith('<</Type/Page/')) pages.push(/** @type {number} */ (numbers.get(number)));
      // What is none of the file's own is the tree of pages.
      objects.push(renumbered(object, (old) => numbers.get(old) ?? 2));
    }
  }
  objects[1] = `<</Type/Pages/Kids[${pages.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages.length}>>\nendobj\n`;
  let text = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return bytesOf(`${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
    + `trailer\n<</Size ${size}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
}
