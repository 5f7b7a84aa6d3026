"""The first scan in figures: requests, bytes, and milliseconds from the address to the first value.

usage: Scripts/measure browser start [--turns 3] [--only WORD]

A code lies before the camera. Where a button is to be tapped, it is tapped as soon as it can be. Each line is the median
of several turns, each in a profile of its own: `cold` with nothing on the device, `warm` a second visit without the
service worker, `installed` with it, then without a network, on a network that accepts and never answers, and cold over
a slow line (150 ms, 1.6 Mbit/s down, 0.75 up), with the permission given before and with a person who is asked.
"""
import argparse
import contextlib
import os
import signal
import statistics
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from harness import put_together, stage  # noqa: E402
from scanning import link_video  # noqa: E402
from server import Server  # noqa: E402
from states import FAKES  # noqa: E402

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
WATCH = """
  window.__times = {};
  const note = (name) => { window.__times[name] ??= performance.now(); };
  const look = () => {
    const button = document.querySelector('#start');
    if (!button?.checkVisibility()) return;
    note('button');
    if (!window.__tapped) setTimeout(() => button.click());
    window.__tapped = true;
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) note('paint');
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('state', ({ detail }) => { if (detail) note(detail.state); }, true);
  document.addEventListener('success', ({ detail }) => { if (detail) note('value'); }, true);
"""
COLUMNS = ["requests", "kB", "paint", "button", "running", "value", "tap to value"]


class Wire:
    """Counts what comes over the network."""

    def __init__(self, visit):
        self.session = visit.context.new_cdp_session(visit.page)
        self.session.send("Network.enable")
        self.clear()
        self.session.on("Network.responseReceived", self._answer)
        self.session.on("Network.loadingFinished", self._end)

    def clear(self):
        self.kept, self.requests, self.bytes = set(), 0, 0

    def _answer(self, event):
        response = event["response"]
        if response.get("fromDiskCache") or response.get("fromServiceWorker") or response["url"].startswith(("data:", "blob:")):
            self.kept.add(event["requestId"])

    def _end(self, event):
        if event["requestId"] not in self.kept:
            self.requests += 1
            self.bytes += event["encodedDataLength"]


def scanned(visit, wire, act):
    """Figures of one way from the address to a value."""
    wire.clear()
    act()
    visit.page.wait_for_function("() => window.__times?.value", timeout=60_000)
    times = visit.page.evaluate("window.__times")
    row = {name: times.get(name) for name in ("paint", "button", "running", "value")}
    row["tap to value"] = times["value"] - times["button"] if "button" in times else None
    return row | {"requests": wire.requests, "kB": wire.bytes / 1000}


@contextlib.contextmanager
def visited(place, server, installed, slow=False, asked=False):
    how = {} if installed else {"service_workers": "block"}
    scripts = [WATCH] + ([FAKES["undecided"]] if asked else [])
    with place.visit(video=link_video(place), server=server, scripts=scripts, settings={"sound": False}, **how) as visit:
        wire = Wire(visit)
        if slow:
            wire.session.send("Network.emulateNetworkConditions", SLOW)
        yield visit, wire, lambda: visit.page.goto(f"{server.address}/#/scan")


def turn(place, folder, only):
    """Name and figures of each way whose name has the word."""
    with Server(folder) as server:
        for name, slow, asked in (("cold", False, False), ("cold, asked", False, True),
                                  ("slow line", True, False), ("slow line, asked", True, True)):
            if only not in name:
                continue
            with visited(place, server, False, slow, asked) as (visit, wire, go):
                yield name, scanned(visit, wire, go)
                if name == "cold":
                    yield "warm", scanned(visit, wire, visit.page.reload)
        if only not in "installed":
            return
        with visited(place, server, True) as (visit, wire, go):
            scanned(visit, wire, go)
            visit.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            yield "installed", scanned(visit, wire, visit.page.reload)
            visit.context.set_offline(True)
            yield "installed, offline", scanned(visit, wire, visit.page.reload)
            visit.context.set_offline(False)
            server.process.send_signal(signal.SIGSTOP)
            try:
                yield "installed, stalled", scanned(visit, wire, visit.page.reload)
            finally:
                server.process.send_signal(signal.SIGCONT)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--only", default="", metavar="WORD", help="ways whose name has this word: cold, slow, installed")
    chosen, rows = parser.parse_args(), {}
    with stage() as place:
        folder = put_together(os.path.join(place.folder, "measured"))
        for _ in range(chosen.turns):
            for name, figures in turn(place, folder, chosen.only):
                rows.setdefault(name, []).append(figures)
    print(f"{'':<20}" + "".join(f"{column:>14}" for column in COLUMNS))
    for name, figures in rows.items():
        cells = []
        for column in COLUMNS:
            values = [row[column] for row in figures if row[column] is not None]
            cells.append(f"{statistics.median(values):.0f}" if values else "–")
        print(f"{name:<20}" + "".join(f"{cell:>14}" for cell in cells))


if __name__ == "__main__":
    main()
