"""Memory of the page while a thousand codes go into a list, one after the other.

usage: Scripts/measure browser memory [--minutes 15] [--codes 1000]

A camera of 1280 × 720 at 15 frames a second, drawn in the page: a cluttered table that moves as in a hand, and on it a
QR code, which is another one every so often that all of them have been there at the end. Task batch, as a person would
have it, sounds included. Each minute, after garbage was collected: what the browser says the page and its worker hold
(`measureUserAgentSpecificMemory`, the module's memory included), what the system says its process holds, how many
elements and listeners there are, and the longest task of the main thread in that minute.
"""
import argparse
import glob
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from harness import stage  # noqa: E402

CAMERA = """
  const codes = %(codes)d, each = %(each)d;
  const [width, height] = [1280, 720];
  let seed = 9;
  const dice = (most) => { seed = (seed * 16807) %% 2147483647; return seed %% most; };
  navigator.mediaDevices.getUserMedia = async () => {
    const { Code, sharedEngine } = await import('/quietzone/quietzone.js');
    const engine = await sharedEngine();
    const table = new OffscreenCanvas(width + 40, height + 40);
    const ground = table.getContext('2d');
    for (let at = 0; at < 300; at += 1) {
      ground.fillStyle = `hsl(${dice(360)} 15%% ${25 + dice(60)}%%)`;
      ground.fillRect(dice(width), dice(height), 20 + dice(260), 8 + dice(120));
    }
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { alpha: false });
    let code = null;
    let shown = -1;
    const began = performance.now();
    setInterval(async () => {
      const at = Math.floor((performance.now() - began) / each);
      if (at !== shown && at < codes) {
        shown = at;
        const image = new Image();
        image.src = URL.createObjectURL(new Code(engine, `STOCK-${String(at).padStart(4, '0')}`, { scale: 8 }).toSVG());
        await image.decode();
        URL.revokeObjectURL(image.src);
        code = image;
      }
      const [x, y] = [dice(20), dice(20)];
      context.drawImage(table, -x, -y);
      if (code) context.drawImage(code, 520 + x, 240 + y);
    }, 66);
    return canvas.captureStream(15);
  };
  window.__longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.__longest = Math.max(window.__longest, duration);
  }).observe({ type: 'longtask', buffered: true });
"""
HELD = """async () => {
  const { bytes, breakdown } = await performance.measureUserAgentSpecificMemory();
  const inWorkers = breakdown.filter(({ attribution }) => attribution.some(({ scope }) => scope === 'DedicatedWorkerGlobalScope'));
  const longest = window.__longest;
  window.__longest = 0;
  return { bytes, worker: inWorkers.reduce((sum, part) => sum + part.bytes, 0), longest };
}"""
COLUMNS = ["minute", "codes", "page MB", "worker MB", "process MB", "elements", "listeners", "longest ms"]


def process_megabytes():
    """Resident memory of the largest process that draws pages, of all of this machine's browsers."""
    most = 0
    for path in glob.glob("/proc/[0-9]*/cmdline"):
        try:
            with open(path, "rb") as file:
                if b"--type=renderer" not in file.read():
                    continue
            with open(os.path.join(os.path.dirname(path), "statm")) as file:
                most = max(most, int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
        except OSError:
            continue
    return most / 1e6


def minute(page, session, number):
    session.send("HeapProfiler.collectGarbage")
    held, counted = page.evaluate(HELD), session.send("Memory.getDOMCounters")
    codes = page.get_attribute(".found-codes", "data-count")
    return [number, codes, f"{held['bytes'] / 1e6:.1f}", f"{held['worker'] / 1e6:.1f}", f"{process_megabytes():.0f}",
            counted["nodes"], counted["jsEventListeners"], f"{held['longest']:.0f}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=int, default=15)
    parser.add_argument("--codes", type=int, default=1000)
    chosen = parser.parse_args()
    # The last ones have half a minute.
    camera = CAMERA % {"codes": chosen.codes, "each": (chosen.minutes * 60_000 - 30_000) // chosen.codes}
    print("".join(f"{column:>12}" for column in COLUMNS))
    with stage() as place, place.visit(scripts=[camera], settings={"task": "batch"}) as visit:
        page = visit.open("#/scan")
        page.wait_for_selector(".scan[data-state=running]")
        session = visit.context.new_cdp_session(page)
        for number in range(chosen.minutes + 1):
            if number > 0:
                page.wait_for_timeout(60_000)
            print("".join(f"{value:>12}" for value in minute(page, session, number)), flush=True)
        visit.check()


if __name__ == "__main__":
    main()
