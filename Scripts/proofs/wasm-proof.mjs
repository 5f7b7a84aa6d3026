// Sends the same requests to the WebAssembly module and to its native twin and compares the answers.
//
// usage: node wasm-proof.mjs MODULE.wasm NATIVE PHOTOGRAPHS LINEAR-PHOTOGRAPHS CONDITIONS
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { graymap, loadModule } from "./wasm-module.mjs";

const [modulePath, native, folder, linearFolder, conditionsFolder] = process.argv.slice(2);
const { engine, lend, take, readPicture } = await loadModule(modulePath);

/** Sends bytes to one of the functions that make. */
function send(call, request) {
  const address = lend(request);
  const answer = take(call(address, request.length));
  engine.qz_free(address);
  return answer;
}

/** Requests over all symbologies, levels and kinds of content, and some that must be refused. */
function makeRequests() {
  const texts = ["0123456789", "QUIETZONE 42", "https://example.org/?q=ü", "日本語 😀", "A".repeat(4000), ""];
  // What linear symbologies take: their digits with or without check digit, and little else.
  const linearTexts = ["400638133393", "4006381333931", "1234567", "12345670", "0123456", "00012345678905",
    "A1234567B", "1234", "(01)09521234543213(10)ABC123"];
  const requests = [];
  const names = 32, family = 3;
  for (let symbology = 0; symbology < names; symbology += 1) {
    const isOfFamily = symbology < family;
    // What others than the QR family have no use for stands as nobody changed it: level M, raised where that is free.
    for (const level of isOfFamily ? [0, 1, 2, 3] : [1]) {
      for (const text of isOfFamily ? texts : [...texts, ...linearTexts]) {
        for (const flags of isOfFamily ? [2, 3, 2 + 16] : [1, 1 + 2, 1 + 2 + 16]) {
          const head = Buffer.alloc(20);
          head.set([symbology, level, flags]);
          requests.push(Buffer.concat([head, Buffer.from(text)]));
        }
      }
    }
  }
  return requests;
}

/** The same symbols, drawn in the colours and sizes that the standard asks for, in others, and in a style. */
function drawRequests(requests) {
  const gradient = [0, 0, 80, 255, 90, 0, 0, 255];
  const logo = Array.from({ length: 3 * 2 * 4 }, (_, index) => (index % 4 === 3 ? 200 : 37 * index % 256));
  const style = [2, 85, 1, 2, 3, 15, 3, 0, 2, 0, ...gradient, ...logo];
  return requests.flatMap((request) => [
    [0x46, 0x7c, 0x24, 255, 0xb8, 0xe3, 0x97, 255, 255, 255, 10, 0, 0, 0, 0, 0],
    [0, 0, 0, 128, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0],
    [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 4, 0, 0, 1, 0, 0, style.length, 0, 0, 0, ...style],
  ].map((head) => Buffer.concat([Buffer.from(head), request])));
}

/** The photographs of a folder with what to look for: everything, or every symbology asked for by name. */
function picturesOf(folder) {
  const everything = Buffer.alloc(48);
  everything.fill(0xff, 0, 8);
  return readFileSync(join(folder, "truth.jsonl"), "utf8").trim().split("\n").map((line) => {
    const { path, symbols } = JSON.parse(line);
    const isByName = symbols.some(({ symbology }) => symbology === "pharmacode");
    return { path: join(folder, path), options: isByName ? everything : Buffer.alloc(48), symbols };
  });
}

/** The pictures of `quietzone-proof matrix-reading`: one symbol each, under one condition. */
function picturesUnderConditions(folder) {
  return readFileSync(join(folder, "manifest.jsonl"), "utf8").trim().split("\n").map((line) => {
    const { path, symbology } = JSON.parse(line);
    return { path: join(folder, path), options: Buffer.alloc(48), symbols: [{ symbology }] };
  });
}

/** A picture with a grey disc in the middle of each symbol: what is left of it is seen and can't be read. */
function spoiled({ path, options, symbols }) {
  const { width, height, file, pixels } = graymap(path);
  for (const { quad } of symbols) {
    const [x, y] = [0, 1].map((axis) => quad.reduce((sum, corner) => sum + corner[axis] / 4, 0));
    const radius = Math.hypot(quad[2][0] - quad[0][0], quad[2][1] - quad[0][1]) / 4;
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        if (Math.hypot(column - x, row - y) < radius) pixels[row * width + column] = 128;
      }
    }
  }
  const result = path.replace(/\.pgm$/, "-spoiled.pgm");
  writeFileSync(result, file);
  return { path: result, options, symbols };
}

/** The modules of an EAN-13 whose first digit is 0, dark as 1. */
function ean13(digits) {
  const left = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
  const inverted = (bits) => [...bits].map((bit) => (bit === "0" ? 1 : 0)).join("");
  const [first, second] = [digits.slice(1, 7), digits.slice(7)].map((half) => [...half].map((digit) => left[digit]));
  return `101${first.join("")}01010${second.map(inverted).join("")}101`;
}

/** Large and rough pictures: what is counted in them takes more than the 32 bits of the module's whole numbers. */
function extremePictures(into) {
  mkdirSync(into, { recursive: true });
  const everything = Buffer.alloc(48), thorough = Buffer.alloc(48);
  thorough.writeUInt8(3, 12);
  const bars = ean13("0012345678905");
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state >> 16 & 255;
  };
  return [
    ["noise", 1000, 1000, everything, random],
    ["stripes", 2000, 2000, everything, (x) => (x & 1 ? 255 : 0)],
    ["checkerboard", 2000, 2000, everything, (x, y) => ((x ^ y) & 1 ? 255 : 0)],
    // Far from the left, bars and edges of squares.
    ["bars", 100_000, 12, everything, (x) => (bars[(x - 99_000) / 3 | 0] === "1" && x >= 99_000 ? 0 : 255)],
    ["squares", 40_000, 200, everything, (x, y) => (x > 36_000 && x % 120 < 60 && y % 100 < 60 ? 0 : 255)],
    ["paper", 5300, 5300, thorough, () => 255],
  ].map(([name, width, height, options, grey]) => {
    const pixels = Buffer.alloc(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) pixels[y * width + x] = grey(x, y);
    }
    const path = join(into, `${name}.pgm`);
    writeFileSync(path, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
    return { path, options, symbols: [] };
  });
}

const matrixPictures = picturesOf(folder);
const spoiledPictures = matrixPictures.slice(0, 20).map(spoiled);
const linearPictures = picturesOf(linearFolder);
const conditionPictures = picturesUnderConditions(conditionsFolder);
const largePictures = extremePictures(`${folder}-extreme`);
const pictures = [...matrixPictures, ...linearPictures, ...conditionPictures, ...spoiledPictures, ...largePictures];
const requests = makeRequests();
const drawings = drawRequests(requests.filter((_, index) => index % 9 === 0));
const input = [
  ...pictures.map(({ path, options }) => `search ${options.toString("hex")} ${path}`),
  ...requests.map((request) => `make ${request.toString("hex")}`),
  ...drawings.map((request) => `draw ${request.toString("hex")}`),
  ...pictures.map(({ path, options }) => `examine ${options.toString("hex")} ${path}`), "",
].join("\n");
const expected = execFileSync(native, { input, maxBuffer: 1 << 28 }).toString("latin1").split("\n");

let differing = 0;
const started = process.cpuUsage().user;
const answers = [
  ...pictures.map((picture) => readPicture(picture)), ...requests.map((request) => send(engine.qz_make, request)),
  ...drawings.map((request) => send(engine.qz_draw, request)),
  ...pictures.map((picture) => readPicture(picture, engine.qz_examine)),
];
const spent = (process.cpuUsage().user - started) / 1000;
answers.forEach((answer, index) => {
  if (answer.toString("hex") === expected[index]) return;
  differing += 1;
  console.log(`differs: ${index < pictures.length ? pictures[index].path : `request ${index - pictures.length}`}`);
});

/** Prints how many barcodes were read in photographs, and gives the number. */
function report(kind, photographs, first) {
  const symbologies = new Set(photographs.flatMap(({ symbols }) => symbols.map(({ symbology }) => symbology)));
  const read = photographs.reduce((sum, _, index) => sum + answers[first + index].readUInt32LE(0), 0);
  console.log(`${kind} photographs: ${photographs.length}, symbologies: ${symbologies.size}, barcodes read: ${read}`);
  return read;
}
const barcodes = [
  report("QR family", matrixPictures, 0), report("linear", linearPictures, matrixPictures.length),
  report("matrix and stacked", conditionPictures, matrixPictures.length + linearPictures.length),
];
const made = answers.slice(pictures.length, answers.length - pictures.length).filter((answer) => answer.readUInt32LE(0) === 0).length;
const symbologiesMade = new Set(requests.filter((_, index) => (
  answers[pictures.length + index].readUInt32LE(0) === 0)).map((request) => request[0]));
console.log(`requests to make or draw: ${requests.length + drawings.length}, done: ${made} (${symbologiesMade.size} symbologies); `
  + `${spent.toFixed(0)} ms in WebAssembly; memory ${engine.memory.buffer.byteLength >> 10} KiB`);
console.log(`answers compared: ${answers.length}, differing: ${differing}`);
// An answer without barcodes and with one sighting at least is 8 bytes and 85 for each.
const sighted = answers.slice(-pictures.length).filter((answer) => answer.readUInt32LE(0) === 0 && answer.length > 8).length;
console.log(`pictures examined: ${pictures.length}, with sightings: ${sighted}`);
/** Takes memory of sizes up to a megabyte and gives it back, at random, and counts what was not found as it was left. */
function spoiledMemory(rounds) {
  let state = 2026, spoiled = 0;
  const random = (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 4) % most;
  };
  const held = Array.from({ length: 400 }, () => null);
  const give = ({ address, size, mark }) => {
    const bytes = new Uint8Array(engine.memory.buffer, address, size);
    if (address % 16 !== 0 || bytes.some((byte) => byte !== mark)) spoiled += 1;
    engine.qz_free(address);
  };
  for (let round = 0; round < rounds; round += 1) {
    const place = random(held.length);
    if (held[place]) {
      give(held[place]);
      held[place] = null;
    } else {
      const size = random(2 << random(20)), mark = random(256);
      held[place] = { address: engine.qz_allocate(size), size, mark };
      new Uint8Array(engine.memory.buffer, held[place].address, size).fill(mark);
    }
  }
  held.filter(Boolean).forEach(give);
  return spoiled;
}
const rounds = 10_000, before = engine.memory.buffer.byteLength;
const spoiledBlocks = spoiledMemory(rounds);
console.log(`memory taken and given back: ${rounds} times, spoiled: ${spoiledBlocks}; ${(engine.memory.buffer.byteLength - before) >> 10} KiB more`);
// Most are made; fewer mean that the requests are refused, as those with another symbology's options are.
const fewestMade = 20;
const isEnough = !barcodes.includes(0) && symbologiesMade.size >= fewestMade && sighted > 0;
if (!isEnough) console.log(`nothing was read or seen, or under ${fewestMade} symbologies were made: too little to compare`);
process.exit(differing === 0 && isEnough && spoiledBlocks === 0 ? 0 : 1);
