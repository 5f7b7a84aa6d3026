"""Ten tasks, done as a person does them: taps, letters typed, seconds until what was wanted is so, and a film of each.

usage: Scripts/measure browser tasks [--page FOLDER] [--only phone|desktop] [--no-films] [word …]

A person takes a second to see and reach a thing, and 0.15 s for a letter. The camera was allowed before. Films are in
Output/films. With --page, the page of commit d5b5b97: the folder Web of its checkout, with a module in quietzone/.
"""
import argparse
import base64
import contextlib
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import tasks_before  # noqa: E402
from harness import ROOT, stage  # noqa: E402
from person import NOTES, Person  # noqa: E402
from server import Server  # noqa: E402
from tasks import TASKS  # noqa: E402

LOOKS = {"phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
         "desktop": {"viewport": {"width": 1280, "height": 800}}}
FOLDER = os.path.join(ROOT, "Output", "films")
# Where a finger or a pointer comes down, for the film; above sheets as well.
FINGER = """
  document.addEventListener('pointerdown', ({ clientX, clientY }) => {
    const dot = document.createElement('div');
    dot.popover = 'manual';
    dot.ariaHidden = 'true';
    Object.assign(dot.style, { position: 'fixed', inset: 'auto', left: `${clientX - 22}px`, top: `${clientY - 22}px`,
      width: '44px', height: '44px', margin: '0', padding: '0', border: '3px solid #fff', borderRadius: '50%',
      background: 'rgb(230 0 120 / 55%)', pointerEvents: 'none' });
    document.body.append(dot);
    dot.showPopover();
    setTimeout(() => dot.remove(), 700);
  }, true);
"""


class Film:
    """What the page shows, from here on, as pictures with their times."""

    def __init__(self, visit, folder):
        self.folder, self.times, self.is_over = folder, [], False
        self.session = visit.context.new_cdp_session(visit.page)
        self.session.on("Page.screencastFrame", self._take)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 80})

    def _take(self, event):
        # Some come after the end was asked for, when the folder is about to go.
        if self.is_over:
            return
        with open(os.path.join(self.folder, f"{len(self.times):05}.jpg"), "wb") as file:
            file.write(base64.b64decode(event["data"]))
        self.times.append(event["metadata"]["timestamp"])
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def write(self, path):
        self.is_over = True
        self.session.send("Page.stopScreencast")
        ends = self.times[1:] + [self.times[-1] + 1.5]
        with open(os.path.join(self.folder, "list"), "w", encoding="utf-8") as file:
            for index, (begin, end) in enumerate(zip(self.times, ends)):
                file.write(f"file {index:05}.jpg\nduration {end - begin:.3f}\n")
            file.write(f"file {len(self.times) - 1:05}.jpg\n")
        subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-f", "concat", "-i", os.path.join(self.folder, "list"),
                        "-vf", "fps=15,scale=trunc(iw/2)*2:trunc(ih/2)*2", "-c:v", "libvpx",
                        "-deadline", "realtime", "-cpu-used", "8", "-b:v", "1500k", path], check=True)


@contextlib.contextmanager
def begun(place, name, kind, scripts=(), server=None):
    """A visit for a task, before its page is opened: what the camera sees, what is allowed; no other host is reached."""
    _, _, camera, more = TASKS[name]
    scripts = [NOTES, *scripts, *more.get("scripts", [])]
    with place.visit(video=camera(place, kind), scripts=scripts, server=server, **LOOKS[kind]) as visit:
        visit.context.grant_permissions(["camera", "clipboard-read", "clipboard-write"])
        visit.context.set_default_timeout(30_000)
        visit.context.route("https://*/**", lambda route: route.abort())
        yield visit


def with_file(person, place, name):
    """The person, with the picture that the task needs."""
    more = TASKS[name][3]
    person.path = more["file"](place) if "file" in more else None
    return person


def done(place, server, name, kind, act, path=None):
    """Taps, letters and seconds of a task; filmed where there is a path."""
    with begun(place, name, kind, [FINGER] if path else [], server) as visit, \
            tempfile.TemporaryDirectory(prefix="quietzone-film-") as folder:
        film = Film(visit, folder) if path else None
        began = time.monotonic()
        visit.open("#/scan")
        person = with_file(Person(visit), place, name)
        try:
            act(person)
        finally:
            seconds = time.monotonic() - began
            if film:
                visit.page.wait_for_timeout(1200)
                film.write(path)
        return person.taps, person.letters, seconds


def shown(place, server, before, kinds, words, films):
    print(f"{'task':<9} {'where':<8} {'taps':>4} {'letters':>7} {'seconds':>7}", flush=True)
    failed = 0
    for name, (_, act, _, _) in TASKS.items():
        if words and not any(word in name for word in words):
            continue
        act = tasks_before.TASKS[name] if before else act
        for kind in kinds:
            if isinstance(act, str):
                print(f"{name:<9} {kind:<8} not possible: {act}", flush=True)
                continue
            path = os.path.join(FOLDER, f"{name}-{kind}{'-before' if before else ''}.webm") if films else None
            try:
                taps, letters, seconds = done(place, server, name, kind, act, path)
                print(f"{name:<9} {kind:<8} {taps:>4} {letters or '':>7} {seconds:>7.1f}", flush=True)
            except Exception as error:
                failed += 1
                print(f"{name:<9} {kind:<8} failed: {str(error).splitlines()[0]}", flush=True)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--page")
    parser.add_argument("--only", choices=LOOKS)
    parser.add_argument("--no-films", action="store_true")
    parser.add_argument("words", nargs="*")
    wish = parser.parse_args()
    kinds = [wish.only] if wish.only else list(LOOKS)
    os.makedirs(FOLDER, exist_ok=True)
    with stage() as place:
        if wish.page:
            with Server(wish.page) as server:
                return shown(place, server, True, kinds, wish.words, not wish.no_films)
        return shown(place, None, False, kinds, wish.words, not wish.no_films)


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
