"""Ten things that people do with the page, one function each; who does them, and how, is a Person's matter (person.py).

A task ends when what was wanted is so: the address is opened, the password can be pasted, the file is there.
"""
import os
import re

from harness import expect, eventually
from scenes import LABELS, WANTED, box, dim, glossy, nothing, one, shelf
from sheets import NETWORK, PASSWORD, VCARD

# A camera that sees the left half of its film without the light, and the right half with it.
LIT = """
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  const capabilities = MediaStreamTrack.prototype.getCapabilities;
  MediaStreamTrack.prototype.getCapabilities = function () { return { ...capabilities.call(this), torch: true }; };
  const apply = MediaStreamTrack.prototype.applyConstraints;
  MediaStreamTrack.prototype.applyConstraints = async function (constraints) {
    const [wish] = constraints?.advanced ?? [];
    if (wish && 'torch' in wish) window.__lit = wish.torch;
    else if (!wish) await apply.call(this, constraints);
  };
  navigator.mediaDevices.getUserMedia = async () => {
    const video = document.createElement('video');
    Object.assign(video, { srcObject: await open({ video: true }), muted: true });
    await video.play();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth / 2, video.videoHeight];
    const context = canvas.getContext('2d');
    setInterval(() => { context.drawImage(video, window.__lit ? -canvas.width : 0, 0); }, 50);
    return canvas.captureStream(20);
  };
"""


def read_a_link(person):
    person.tap("link", "Open example.org")
    person.followed("https://example.org/menu")


def join_a_network(person):
    person.tap("button", "Join Cafe Corner")
    eventually(person.page, lambda: person.pasted(PASSWORD))


def call_from_a_card(person):
    person.tap("link", "Call ")
    person.followed("tel:+8221234567")


def chosen(person, choose):
    """In the settings, and then on with the camera; a code that came first is put aside."""
    person.tap_in_front("Settings")
    choose()
    person.tap("button", "Close")
    if person.page.get_by_role("button", name="Scan again").count() > 0:
        person.tap("button", "Scan again")


def scan_for(person, what):
    """By the button that says what to scan for; a code that came first is put aside."""
    person.tap_in_front("What to scan")
    person.tap("button", what)


def take_stock(person):
    scan_for(person, "Batch")
    person.tap("button", f"Batch: {len(LABELS)} counted")
    person.tap("button", "Export")
    with open(person.saved("menuitem", "Save as CSV"), encoding="utf-8") as file:
        table = file.read()
    expect(all(label in table for label in LABELS), "all labels are in the file")


def only(person, what, text=None):
    def choose():
        person.select("Only scan", what)
        if text:
            person.type("textbox", "Begins with", text)
    chosen(person, choose)


def find_three(person):
    scan_for(person, "Find")
    person.type("textbox", "Paste or type a list", "\n".join(WANTED))
    person.tap("button", "Find these")
    person.see("button", f"Find: {len(WANTED)} of {len(WANTED)} found")


def light_in_the_dark(person):
    person.tap("button", "Light: off")
    person.tap("link", "Open example.org")
    person.followed("https://example.org/cellar")


def the_right_code(person):
    only(person, "Web links")
    person.tap("link", "Open example.org")
    person.followed("https://example.org/manual")


def glare(person):
    person.tap("link", "Open example.org")
    person.followed("https://example.org/glossy")


def read_a_file(person):
    person.tap("link", "Picture")
    person.give("button", re.compile("^Choose (a )?p"), person.path)
    person.tap("button", "https://example.org/ticket")
    person.tap("link", "Open example.org")
    person.followed("https://example.org/ticket")


def make_with_a_logo(person):
    person.tap("link", "Make")
    person.type("textbox", "Text", "https://example.org/shop")
    person.unfold("Look and size")
    person.give_logo("Choose a picture", person.path)
    person.tap("button", "Save or share")
    expect(os.path.getsize(person.saved("button", "Picture (PNG)")) > 1000, "a picture")


def picture(place):
    return place.code("https://example.org/ticket", "qr", "--size", "500")


# What is said in the table, the task, the camera's film, what else there is to the visit.
TASKS = {
    "link": ("read a link and open it", read_a_link,
        lambda place, kind: one(place, kind, "link", "https://example.org/menu"), {}),
    "network": ("read a Wi-Fi label and join", join_a_network,
        lambda place, kind: one(place, kind, "network", NETWORK), {}),
    "card": ("call a number from a contact card", call_from_a_card,
        lambda place, kind: one(place, kind, "card", VCARD, "420"), {}),
    "stock": ("take stock of 24 labels, with a file at the end", take_stock, shelf, {}),
    "find": ("find 3 of 24 labels", find_three, shelf, {}),
    "dark": ("read a link in the dark", light_in_the_dark, dim, {"scripts": [LIT]}),
    "wrong": ("the link on a box with three codes", the_right_code, box, {}),
    "glare": ("a glossy label under a lamp", glare, glossy, {}),
    "file": ("read a picture from a file", read_a_file, nothing, {"file": picture}),
    "make": ("make a QR code with a logo and save it", make_with_a_logo, nothing, {"file": picture}),
}
