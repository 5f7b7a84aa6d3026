// The WebAssembly module as the proofs call it.
import { readFileSync } from "node:fs";

/** A binary PGM whose header is three lines: its size, the whole file, and in that its pixels. */
export function graymap(path) {
  const file = readFileSync(path);
  const head = file.toString("latin1", 0, 40).match(/^P5\n(\d+) (\d+)\n\d+\n/);
  return { width: Number(head[1]), height: Number(head[2]), file, pixels: file.subarray(head[0].length) };
}

/** Loads the module at a path, which must import nothing, and gives its functions and ways to call them. */
export async function loadModule(path) {
  const module = await WebAssembly.compile(readFileSync(path));
  const imports = WebAssembly.Module.imports(module);
  if (imports.length > 0) throw new Error(`the module imports ${JSON.stringify(imports)}`);
  const { exports: engine } = await WebAssembly.instantiate(module, {});

  /** Copies bytes into the module's memory and gives their address. */
  function lend(bytes) {
    const address = engine.qz_allocate(bytes.length);
    new Uint8Array(engine.memory.buffer).set(bytes, address);
    return address;
  }

  /** Copies an answer out of the module's memory and gives it back. */
  function take(address) {
    const length = new DataView(engine.memory.buffer).getUint32(address, true);
    const bytes = Buffer.from(new Uint8Array(engine.memory.buffer, address + 4, length));
    engine.qz_free(address);
    return bytes;
  }

  /** Reads, or examines, a binary PGM, see graymap. */
  function readPicture({ path: picture, options }, look = engine.qz_read) {
    const { width, height, pixels } = graymap(picture);
    const address = lend(pixels);
    const optionAddress = lend(options);
    const answer = take(look(address, pixels.length, width, height, width, optionAddress, options.length));
    engine.qz_free(optionAddress);
    engine.qz_free(address);
    return answer;
  }

  return { engine, lend, take, readPicture };
}
