"""The ten tasks on the page as it was at commit d5b5b97, as far as that page can do them."""
import re

from harness import expect
from person import REACH
from scenes import LABELS, WANTED


def read_a_link(person):
    person.tap("button", "Start")
    person.tap("link", "Open link")
    person.followed("https://example.org/")


def take_stock(person):
    person.tap("button", "Settings")
    person.select("When a code is found", "List each code once")
    # Its frame refuses what reaches beyond it.
    person.select("Frame", "None")
    person.tap("button", "Close")
    person.tap("button", "Start")
    person.see("heading", f"{len(LABELS)} codes found")
    person.tap("link", "History")
    with open(person.saved("button", "CSV"), encoding="utf-8") as file:
        table = file.read()
    expect(all(label in table for label in LABELS), "all labels are in the file")


def only(person, what, text=None):
    person.tap("button", "Settings")
    person.select("Accept", what)
    person.select("Frame", "None")
    if text:
        person.type("textbox", "Begins with", text)
    person.tap("button", "Close")
    person.tap("button", "Start")


def find_three(person):
    for label in WANTED:
        only(person, "Codes that begin with …", label)
        person.page.locator(f"[data-value='{label}']").wait_for(timeout=40_000)
        person.tap("button", "Close")


def light_in_the_dark(person):
    person.tap("button", "Start")
    person.tap("button", "Light: off")
    person.tap("link", "Open link")


def the_right_code(person):
    only(person, "Web links only")
    person.tap("link", "Open link")
    person.followed("https://example.org/manual")


def read_a_file(person):
    person.tap("link", "Picture")
    # Behind the button stands a field of the same name.
    with person.page.expect_file_chooser() as chooser:
        person.act(person.page.locator("button", has_text=re.compile("Choose (a )?p")))
    person.taps += 1
    person.wait(REACH)
    chooser.value.set_files(person.path)
    person.tap("button", "https://example.org/ticket")
    person.tap("link", "Open link")
    person.followed("https://example.org/ticket")


# By the names in tasks.py; in words what can't be done.
TASKS = {
    "link": read_a_link,
    "network": "only the whole text can be copied, not the password",
    "card": "a number can't be called",
    "stock": take_stock,
    "find": find_three,
    "dark": light_in_the_dark,
    "wrong": the_right_code,
    "glare": read_a_link,
    "file": read_a_file,
    "make": "there are no logos",
}
