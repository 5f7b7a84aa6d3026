"""Live reading in figures: 1280 × 720, 30 frames a second, every symbology, effort fast.

usage: Scripts/measure browser [--seconds 40]

The camera shows a cluttered, noisy scene; every two thirds of a second a code of another kind appears in it or goes.
A marker in the corner of the picture tells when: an observer of its own watches the camera for it, so that the time
from the first frame with a code to the value on the page includes every queue between them. Then the same frames are
read one by one, in WebAssembly and natively, interleaved.
"""
import argparse
import base64
import glob
import os
import random
import statistics
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from harness import ROOT, stage  # noqa: E402
from videos import Canvas, write_video  # noqa: E402

NATIVE = os.environ.get("QUIETZONE_NATIVE", os.path.join(ROOT, ".build/release/QuietZoneWasm"))
CODES = [("qr", "https://example.org/measure", "5"), ("ean-13", "4006381333931", "3"), ("data-matrix", "Measure 42", "9"),
         ("code-128", "Measure 128", "3"), ("pdf417", "Measure 417", "3"), ("aztec", "Measure Aztec", "9")]
FRAMES = 20

LIVE = """async ({ seconds }) => {
  const element = document.querySelector('quietzone-scanner');
  const { scanner } = element;
  scanner.configure({ mode: 'continuous', rearm: 300, region: null, effort: 'fast', symbologies: null });
  const figures = { frames: [], delays: {}, longest: 0, tries: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.longest = Math.max(figures.longest, duration);
  }).observe({ type: 'longtask' });
  scanner.addEventListener('frame', ({ detail }) => figures.frames.push([performance.now(), detail.copy, detail.read]));
  let appeared = null;
  let isDark = true;
  scanner.addEventListener('success', ({ detail }) => {
    if (appeared === null) return;
    (figures.delays[detail.scan.barcode.symbology] ??= []).push(performance.now() - appeared);
    appeared = null;
  });
  const track = element.video.srcObject.getVideoTracks()[0].clone();
  const reader = new MediaStreamTrackProcessor({ track, maxBufferSize: 1 }).readable.getReader();
  const corner = new Uint8Array(4096);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const { value } = await reader.read();
    const now = performance.now();
    await value.copyTo(corner, { rect: { x: 0, y: 0, width: 16, height: 16 } });
    value.close();
    const dark = corner[0] < 128;
    if (isDark && !dark) {
      appeared = now;
      figures.tries += 1;
    }
    isDark = dark;
  }
  track.stop();
  return figures;
}"""

# A frame is handed over once, as text, and stays in the module's memory.
KEEP = """async (text) => {
  const { sharedEngine } = await import('/quietzone/quietzone.js');
  window.__engine = await sharedEngine();
  window.__place = window.__engine.lend(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
}"""
READ = """() => {
  const began = performance.now();
  const found = window.__engine.readAt(window.__place, 1280, 720, 1280, { effort: 'fast' });
  return [performance.now() - began, found.length];
}"""


START = """async () => {
  const times = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const began = performance.now();
    const module = await WebAssembly.compileStreaming(fetch('/quietzone/QuietZone.wasm'));
    const compiled = performance.now();
    await WebAssembly.instantiate(module, {});
    times.push([compiled - began, performance.now() - compiled]);
  }
  return times;
}"""


def clutter():
    """What lies on a table: seeded rectangles and stripes of many greys."""
    noise, canvas = random.Random(5), Canvas(ground=150)
    for _ in range(60):
        x, y, w, h = noise.randrange(1280), noise.randrange(720), noise.randrange(20, 260), noise.randrange(8, 120)
        value = noise.randrange(40, 240)
        for row in canvas.rows[y:y + h]:
            row[x:x + w] = bytes([value]) * len(row[x:x + w])
    return canvas


def copy(canvas):
    out = Canvas(canvas.width, canvas.height)
    out.rows = [bytearray(row) for row in canvas.rows]
    return out


def marked(canvas, value):
    for row in canvas.rows[:32]:
        row[:32] = bytes([value]) * 32
    return canvas


def film(place):
    """Noise and the softness of a lens by FFmpeg, over codes that come and go."""
    sharp, soft = os.path.join(place.folder, "sharp.y4m"), os.path.join(place.folder, "measure.y4m")
    blank = marked(clutter(), 0)
    frames = []
    for index, (token, text, scale) in enumerate(CODES):
        middle = (520 + 80 * (index % 4), 300 + 50 * (index % 3))
        frames += [(blank, FRAMES), (marked(copy(blank).put(place.code(text, token, "--scale", scale), middle), 255), FRAMES)]
    write_video(sharp, frames)
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", sharp, "-vf", "gblur=sigma=0.7,noise=alls=6:allf=t",
                    "-pix_fmt", "yuv420p", soft], check=True)
    os.remove(sharp)
    return soft


def luma_frames(video):
    """The last frame of each stretch: without and with each code."""
    size = 1280 * 720
    with open(video, "rb") as file:
        file.readline()
        start, length = file.tell(), 6 + size * 3 // 2
        for stretch in range(2 * len(CODES)):
            file.seek(start + length * (stretch * FRAMES + FRAMES // 2) + 6)
            yield file.read(size)


def native_reader(place, frames):
    """The native twin of the module: one process that reads files on demand."""
    # A line at a time: a pipe would be filled before anything of it is seen.
    process = subprocess.Popen(["stdbuf", "-oL", NATIVE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    paths = []
    for index, luma in enumerate(frames):
        paths.append(os.path.join(place.folder, f"{index}.pgm"))
        with open(paths[-1], "wb") as file:
            file.write(b"P5\n1280 720\n255\n" + luma)
    options = bytes(12).hex() + "01" + bytes(35).hex()

    def read(index):
        began = time.perf_counter()
        process.stdin.write(f"search {options} {paths[index]}\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        return (time.perf_counter() - began) * 1000, int.from_bytes(bytes.fromhex(answer[:8]), "little")

    return process, read


def worker_milliseconds():
    """CPU time that the threads of workers have had, of all of this machine's browsers."""
    ticks = 0
    for path in glob.glob("/proc/[0-9]*/task/[0-9]*/stat"):
        try:
            with open(path) as file:
                name, rest = file.read().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue
        if name.startswith("DedicatedWorker"):
            ticks += sum(int(field) for field in rest.split()[11:13])
    return ticks * 1000 / os.sysconf("SC_CLK_TCK")


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def compare(place, page, frames):
    """Median milliseconds a frame, WebAssembly and native, interleaved; and that both found as many codes."""
    process, native = native_reader(place, frames)
    medians, equal = [], 0
    for index, luma in enumerate(frames):
        times = ([], [])
        page.evaluate(KEEP, base64.b64encode(luma).decode())
        for _ in range(9):
            one, found = page.evaluate(READ)
            other, count = native(index)
            times[0].append(one)
            times[1].append(other)
        equal += found == count
        medians.append([min(part) for part in times])
    process.stdin.close()
    process.wait()
    return medians, equal


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=int, default=40)
    seconds = parser.parse_args().seconds
    with stage() as place:
        video = film(place)
        settings = {"guide": "none", "task": "batch", "sound": False, "vibration": False, "keepHistory": False}
        with place.visit(video=video, settings=settings) as visit:
            page = visit.open("#/scan")
            page.wait_for_selector(".scan[data-state=running]")
            page.wait_for_timeout(1500)
            before = worker_milliseconds()
            live = page.evaluate(LIVE, {"seconds": seconds})
            live["cpu"] = worker_milliseconds() - before
            page.click("#stop")
            page.wait_for_timeout(300)
            starts = page.evaluate(START)
            frames = list(luma_frames(video))
            medians, equal = compare(place, page, frames)
            visit.check()
    report(live, starts, medians, equal)


def report(live, starts, medians, equal):
    times, copies, reads = zip(*live["frames"])
    delays = [delay for part in live["delays"].values() for delay in part]
    wasm, native = (statistics.mean(column) for column in zip(*medians))
    longest = f"{live['longest']:.0f} ms" if live["longest"] else "none above 50 ms"
    rows = [
        ("frames read a second", f"{(len(times) - 1) / (times[-1] - times[0]) * 1000:.1f}", "30 (what the camera gives)"),
        ("worker: copying a frame, median / 95 %", f"{statistics.median(copies):.2f} / {quantile(copies, .95):.2f} ms", ""),
        ("worker: session reads it, median / 95 %", f"{statistics.median(reads):.1f} / {quantile(reads, .95):.1f} ms", "≤ 33 ms"),
        ("worker: CPU time a frame", f"{live['cpu'] / len(times):.1f} ms", "≤ 33 ms"),
        ("longest task of the main thread", longest, "≤ 50 ms"),
        ("first frame with a code to its value, median / 95 %",
         f"{statistics.median(delays):.0f} / {quantile(delays, .95):.0f} ms ({len(delays)} of {live['tries']} tries)", "≤ 150 ms"),
        *[(f"  {token}", f"{statistics.median(part):.0f} ms ({len(part)})", "") for token, part in live["delays"].items()],
        ("module fetched and compiled / instantiated, median of 7",
         " / ".join(f"{statistics.median(column):.1f}" for column in zip(*starts)) + " ms", ""),
        ("the same frames: WebAssembly / native, best of 9", f"{wasm:.2f} / {native:.2f} ms", ""),
        ("ratio", f"{wasm / native:.2f}", "≤ 2"),
        ("frames with as many codes found in both", f"{equal} of {len(medians)}", "all"),
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    for name, value, wanted in rows:
        print(f"{name:<{widths[0]}}  {value:<{widths[1]}}  {wanted}".rstrip())


if __name__ == "__main__":
    main()
