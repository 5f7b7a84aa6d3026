"""What reading costs while the camera runs: CPU time of the worker, a frame and a second.

usage: Scripts/measure browser pace [--seconds 12]

1280 × 720 at 30 frames a second, every symbology, effort fast, task batch: a cluttered, noisy scene without a
code, the same with three codes, and a still one without noise after it has rested for a while. Each at the rate that is
chosen by what is seen (`auto`) and at 30 frames a second.
"""
import argparse
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from harness import stage  # noqa: E402
from measure import clutter, copy, worker_milliseconds  # noqa: E402
from videos import write_video  # noqa: E402

COUNT = """
  window.__read = 0;
  window.__pace = 'full';
  document.addEventListener('frame', () => { window.__read += 1; }, true);
  document.addEventListener('pace', ({ detail }) => { window.__pace = detail.pace; }, true);
"""
# A hand that holds a camera: the scene moves by some pixels, so that no still frame is like the last one.
MOVES = [(0, 0), (6, 2), (11, 5), (14, 9), (12, 13), (7, 14), (2, 11), (-2, 6)]


def shifted(canvas, dx, dy):
    out = copy(canvas)
    out.rows = [bytes(row[-dx % len(row):] + row[:-dx % len(row)]) for row in canvas.rows]
    out.rows = [bytearray(row) for row in out.rows[-dy % canvas.height:] + out.rows[:-dy % canvas.height]]
    return out


def film(place, name, canvas, moves, noise):
    sharp, soft = os.path.join(place.folder, "sharp.y4m"), os.path.join(place.folder, f"{name}.y4m")
    write_video(sharp, [(shifted(canvas, *move), 2) for move in moves])
    filters = f"gblur=sigma=0.7{',noise=alls=6:allf=t' if noise else ''}"
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", sharp, "-vf", filters, "-pix_fmt", "yuv420p", soft], check=True)
    os.remove(sharp)
    return soft


def scenes(place):
    """Name, film, seconds until it is measured."""
    yield "clutter", film(place, "clutter", clutter(), MOVES, True), 4
    codes = clutter()
    for index, (kind, text, scale) in enumerate((("qr", "https://example.org/pace", "4"), ("ean-13", "4006381333931", "2"),
                                                 ("data-matrix", "Pace 42", "6"))):
        codes.put(place.code(text, kind, "--scale", scale), (440 + 200 * index, 340))
    yield "three codes", film(place, "codes", codes, MOVES, True), 4
    yield "stillness", film(place, "still", clutter(), MOVES[:1], False), 25


def measured(place, video, wait, fps, seconds):
    settings = {"guide": "none", "task": "batch", "sound": False, "vibration": False, "keepHistory": False}
    with place.visit(video=video, settings=settings, scripts=[COUNT]) as visit:
        page = visit.open("#/scan")
        if fps is not None:
            page.evaluate("(fps) => document.querySelector('quietzone-scanner').setAttribute('fps', fps)", fps)
        page.wait_for_selector(".scan[data-state=running]")
        page.wait_for_timeout(wait * 1000)
        before, read = worker_milliseconds(), page.evaluate("window.__read")
        page.wait_for_timeout(seconds * 1000)
        spent = worker_milliseconds() - before
        return spent / seconds, (page.evaluate("window.__read") - read) / seconds, page.evaluate("window.__pace")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=int, default=12)
    seconds = parser.parse_args().seconds
    print(f"{'scene':<14}{'fps':>6}{'frames/s':>10}{'CPU ms/frame':>14}{'CPU ms/s':>10}  pace")
    with stage() as place:
        for name, video, wait in scenes(place):
            for fps in ("auto", "30"):
                spent, rate, pace = measured(place, video, wait, fps, seconds)
                each = f"{spent / rate:.1f}" if rate >= 1 else "–"
                print(f"{name:<14}{fps:>6}{rate:>10.1f}{each:>14}{spent:>10.0f}  {pace}", flush=True)


if __name__ == "__main__":
    main()
