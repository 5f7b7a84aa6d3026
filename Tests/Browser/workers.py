"""Processes that run tests, each on a stage of its own: server, browser, camera, folder.

  with workers(2) as team:
      for test, result in results(team, [library.test_polyfill, …]):
          result.fault                    # None, or in words what was expected and is not so

Each leads a session of its own: Ctrl-C reaches only the process that runs them, and that one ends them with all that
they have started. Where it is killed itself, they notice and leave.
"""
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import deque
from multiprocessing.connection import Connection, Pipe, wait

from harness import stage

# Ten times what the longest test takes: one that is silent for so long waits for what never comes.
PATIENCE = 300


class Result:
    """What came of a test: its fault and where that was, seconds, what it measured."""

    def __init__(self, fault=None, trace="", seconds=0.0, measured=None):
        self.fault, self.trace, self.seconds, self.measured = fault, trace, seconds, measured or {}


class Worker:
    def __init__(self, folder):
        self.folder = folder
        self.start()

    def start(self):
        self.pipe, other = Pipe()
        self.test, self.is_ready = None, False
        # What the browser leaves in the folder for temporary files goes with that folder.
        self.process = subprocess.Popen([sys.executable, os.path.abspath(__file__), str(other.fileno())],
                                        pass_fds=[other.fileno()], start_new_session=True,
                                        env={**os.environ, "TMPDIR": self.folder})
        other.close()

    def give(self, test):
        if not self.is_ready:
            try:
                self.is_ready = self.pipe.recv()
            except EOFError:
                sys.exit(f"a worker did not start, {self.ending()}")
        self.test, self.began = test, time.monotonic()
        with contextlib.suppress(BrokenPipeError):
            self.pipe.send(test)

    def result(self):
        """What it tells of its test. Where it is gone that is the test's fault, and another one takes its place."""
        try:
            result = Result(*self.pipe.recv())
            self.test = None
        except (EOFError, ConnectionResetError):
            result = self.replaced(f"the worker is gone, {self.ending()}")
        return result

    def replaced(self, fault):
        self.end()
        self.start()
        return Result(fault, seconds=time.monotonic() - self.began)

    def ending(self):
        """How it ended, in words."""
        code = self.process.wait()
        return f"signal {-code}" if code < 0 else f"exit code {code}"

    def end(self):
        """Ends it and all that it has started. The browser's driver, of its session, ends the browser."""
        if self.pipe.closed:
            return
        self.pipe.close()
        with contextlib.suppress(ProcessLookupError):
            for sign in (signal.SIGTERM, signal.SIGKILL):
                os.killpg(self.process.pid, sign)
                last = time.monotonic() + 10
                while time.monotonic() < last:
                    self.process.poll()
                    os.killpg(self.process.pid, 0)
                    time.sleep(0.02)


@contextlib.contextmanager
def workers(count):
    """That many, who end with the block."""
    with tempfile.TemporaryDirectory(prefix="quietzone-browser-", ignore_cleanup_errors=True) as folder:
        team = []
        try:
            for _ in range(count):
                team.append(Worker(folder))
            yield team
        finally:
            for worker in team:
                worker.end()


def results(team, tests):
    """Each test with its result, as they come: whoever is done takes the next one."""
    queue = deque(tests)
    while True:
        for worker in team:
            if worker.test is None and queue:
                worker.give(queue.popleft())
        busy = {worker.pipe: worker for worker in team if worker.test}
        if not busy:
            return
        told = wait(busy, PATIENCE)
        for pipe in told or busy:
            worker, test = busy[pipe], busy[pipe].test
            yield test, worker.result() if told else worker.replaced(f"nothing was heard of it for {PATIENCE} s")


def work(pipe):
    """What a worker does: runs the tests that it is given until there is nobody who gives any."""
    with stage() as place, contextlib.suppress(EOFError, BrokenPipeError):
        pipe.send(True)
        while True:
            test = pipe.recv()
            began, fault, trace, place.measured = time.monotonic(), None, "", {}
            try:
                test(place)
            except Exception as error:
                fault, trace = str(error) or type(error).__name__, traceback.format_exc()
            pipe.send((fault, trace, time.monotonic() - began, place.measured))


if __name__ == "__main__":
    work(Connection(int(sys.argv[1])))
