// Reads paths of binary PGM files, a line each, and answers with what the package finds there and the CPU time it took.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const { sharedEngine } = await import(pathToFileURL(process.argv[2]).href);
const engine = await sharedEngine();
for await (const path of createInterface({ input: process.stdin })) {
  const file = readFileSync(path);
  const [header, width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40));
  const began = process.cpuUsage();
  const found = engine.read({ luma: file.subarray(header.length), width: Number(width), height: Number(height) });
  const { user, system } = process.cpuUsage(began);
  const symbols = found.map(({ identifier, bytes }) => ({ identifier, bytes_hex: Buffer.from(bytes).toString('hex') }));
  console.log(JSON.stringify({ cpu_ms: (user + system) / 1000, symbols }));
}
