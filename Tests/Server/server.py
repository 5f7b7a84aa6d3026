"""Starts quietzone-server on a free port and talks to it; also for tests of the API and the web application.

  with Server(web="Web", wasm="QuietZone.wasm") as server:
      server.address                      # http://127.0.0.1:40231
      status, fields, body = server.get("/")
"""
import http.client
import os
import pathlib
import re
import socket
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("QUIETZONE_SERVER", str(ROOT / ".build/release/quietzone-server"))


class Server:
    """The program, running until `stop` or the end of the `with` block."""

    def __init__(self, web=None, wasm=None, *more):
        arguments = [PROGRAM, "--port", "0"]
        arguments += ["--web", str(web)] if web else []
        arguments += ["--wasm", str(wasm)] if wasm else []
        self.process = subprocess.Popen(arguments + list(more), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True)
        self.first_line = self.process.stdout.readline().rstrip("\n")
        match = re.search(r" at (http://(\S+):(\d+))$", self.first_line)
        if not match:
            self.process.kill()
            raise RuntimeError(f"no address in {self.first_line!r}: {self.process.stderr.read()}")
        self.address, self.host, self.port = match.group(1), match.group(2), int(match.group(3))
        self.complaints = []
        self.listener = threading.Thread(target=lambda: self.complaints.extend(self.process.stderr), daemon=True)
        self.listener.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self, signal=15, patience=5):
        """Sends the signal; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal)
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        finally:
            self.listener.join(patience)
            self.process.stdout.close()
            self.process.stderr.close()

    def request(self, method, path, fields=None, body=None):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=30)
        try:
            connection.putrequest(method, path, skip_accept_encoding=True)
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            for name, value in (fields or {}).items():
                connection.putheader(name, value)
            connection.endheaders(body)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def get(self, path, **fields):
        return self.request("GET", path, {name.replace("_", "-"): value for name, value in fields.items()})

    def post(self, path, body, kind="application/octet-stream", **fields):
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        return self.request("POST", path, {"Content-Type": kind, **fields}, body)

    def raw(self, text):
        """What comes back for the very bytes of a request, until the server hangs up."""
        with socket.create_connection((self.host, self.port), timeout=10) as connection:
            connection.sendall(text.encode())
            answer = b""
            while chunk := connection.recv(65536):
                answer += chunk
            return answer
