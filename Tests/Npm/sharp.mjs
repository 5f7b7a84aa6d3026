// Stands in for sharp, with as much of its interface as the guide's example uses; FFmpeg decodes.
import { execFileSync } from 'node:child_process';

class Picture {
  constructor(path) { this.path = path; }

  rotate() { return this; }

  flatten() { return this; }

  raw() { return this; }

  async toBuffer() {
    const file = execFileSync('ffmpeg', ['-v', 'error', '-i', this.path, '-f', 'image2pipe', '-c:v', 'ppm', '-'], { maxBuffer: 1 << 28 });
    const [header, width, height] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40));
    return { data: file.subarray(header.length), info: { width: Number(width), height: Number(height), channels: 3 } };
  }
}

export default (path) => new Picture(path);
