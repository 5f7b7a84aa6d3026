// Reads every picture of a folder with the WebAssembly module and with its native twin and compares the answers.
//
// usage: node wasm-photographs-proof.mjs MODULE.wasm NATIVE FOLDER [EVERY]      one picture in EVERY, in order
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { loadModule } from "./wasm-module.mjs";

const [modulePath, native, folder, every = "1"] = process.argv.slice(2);
const { readPicture } = await loadModule(modulePath);
const options = Buffer.alloc(48);
const pictures = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".pgm")).sort()
  .filter((_, index) => index % Number(every) === 0).map((path) => join(folder, path));
const [equal, barcodes] = [{ count: 0 }, { count: 0 }];
// In portions, so that neither side keeps all answers at once.
for (let first = 0; first < pictures.length; first += 100) {
  const part = pictures.slice(first, first + 100);
  const input = part.map((path) => `search ${options.toString("hex")} ${path}\n`).join("");
  const expected = execFileSync(native, { input, maxBuffer: 1 << 28 }).toString("latin1").split("\n");
  part.forEach((path, index) => {
    const answer = readPicture({ path, options });
    if (answer.length >= 4) barcodes.count += answer.readUInt32LE(0);
    if (answer.toString("hex") === expected[index]) equal.count += 1;
    else console.log(`differs: ${path}`);
  });
}
console.log(`pictures tried: ${pictures.length}, equal: ${equal.count}, barcodes read: ${barcodes.count}`);
process.exit(equal.count === pictures.length && barcodes.count > 0 ? 0 : 1);
