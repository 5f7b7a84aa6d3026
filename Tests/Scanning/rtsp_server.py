#!/usr/bin/python3
"""Serves a video file by RTSP on the loopback, as a camera would: `rtsp_server.py FILE.mp4 PORT`.

Prints `ready` when it answers at rtsp://127.0.0.1:PORT/film; each client sees the film from its beginning, at its own
speed. Needs Debian's gir1.2-gst-rtsp-server-1.0, python3-gi, gstreamer1.0-plugins-good (hence Debian's own python3).
"""
import sys

import gi

gi.require_version("Gst", "1.0")
gi.require_version("GstRtspServer", "1.0")
from gi.repository import GLib, Gst, GstRtspServer  # noqa: E402


def main(path, port):
    Gst.init(None)
    server = GstRtspServer.RTSPServer()
    server.set_address("127.0.0.1")
    server.set_service(port)
    factory = GstRtspServer.RTSPMediaFactory()
    factory.set_launch(f'( filesrc location="{path}" ! qtdemux ! rtph264pay name=pay0 pt=96 config-interval=-1 )')
    server.get_mount_points().add_factory("/film", factory)
    server.attach(None)
    print("ready", flush=True)
    GLib.MainLoop().run()


main(sys.argv[1], sys.argv[2])
