"""Somebody who does a task on the page: finds things by their role and name, touches them or walks to them by keyboard.

What a person takes is reckoned, so that tasks can be compared: a second to see and reach a thing, 0.15 s for a letter.
"""
import re
import time

from playwright.sync_api import TimeoutError

from harness import Failure, expect

REACH, LETTER = 1.0, 0.15
# What is read out of a thing beside its name and role: the words, the property of the accessibility tree, its value.
STATES = [("pressed", "pressed", "true"), ("not pressed", "pressed", "false"), ("checked", "checked", "true"),
          ("not checked", "checked", "false"), ("expanded", "expanded", True), ("collapsed", "expanded", False),
          ("selected", "selected", True), ("menu", "hasPopup", "menu")]
# What addresses are followed, and what live regions say, in order.
NOTES = """
  window.__followed = [];
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    if (link && !link.hash) window.__followed.push(link.href);
  }, true);
  window.__heard = [];
  const regions = '[aria-live], [role=status], [role=alert]';
  new MutationObserver((records) => {
    const element = (node) => (node.nodeType === 1 ? node : node.parentElement);
    const told = new Set(records.map(({ target }) => element(target)?.closest(regions)));
    for (const record of records) for (const node of record.addedNodes) {
      const inside = node.nodeType === 1 ? [node, ...node.querySelectorAll(regions)] : [];
      for (const one of inside) if (one.matches(regions)) told.add(one);
    }
    for (const region of told) {
      const text = region?.isConnected && !region.hidden ? region.textContent.trim() : '';
      if (text) window.__heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def beginning(name):
    """What begins with these words. They go into a script between slashes, where one of theirs would end them."""
    return re.compile("^" + re.escape(name).replace("/", r"\/")) if isinstance(name, str) else name


class Person:
    """Touches, and counts; `pace` 1 takes as long as a person, 0 none."""

    def __init__(self, visit, pace=1.0):
        self.visit, self.page, self.pace = visit, visit.page, pace
        self.taps = self.letters = 0
        self.touch = visit.page.evaluate("matchMedia('(hover: none)').matches")

    def wait(self, seconds):
        self.page.wait_for_timeout(1000 * seconds * self.pace)

    def find(self, role, name):
        """The thing of that role whose name is, or begins with, these words; the one in front, where there are two."""
        thing = self.page.get_by_role(role, name=beginning(name)).last
        thing.wait_for(state="visible")
        return thing

    def act(self, thing):
        self.taps += 1
        self.wait(REACH)
        (thing.tap if self.touch else thing.click)()

    def tap(self, role, name):
        self.act(self.find(role, name))

    def tap_in_front(self, name):
        """A button of the screen; what stands before it is closed first."""
        button = self.find("button", name)
        self.wait(REACH)
        while True:
            if self.page.locator("dialog[open]").count() > 0:
                self.tap("button", "Close")
            try:
                self.taps += 1
                (button.tap if self.touch else button.click)(timeout=1500)
                return
            except TimeoutError:
                self.taps -= 1

    def select(self, label, option):
        """A list that the browser shows: one touch opens it, one chooses."""
        field = self.find("combobox", label)
        self.taps += 2
        self.wait(2 * REACH)
        field.select_option(label=option)

    def type(self, role, name, text):
        field = self.find(role, name)
        self.act(field)
        self.letters += len(text)
        self.wait(LETTER * len(text))
        field.fill(text)

    def give(self, role, name, path):
        """A thing that asks for a file, and the file, which is one touch in the system's window."""
        with self.page.expect_file_chooser() as chooser:
            self.tap(role, name)
        self.taps += 1
        self.wait(REACH)
        chooser.value.set_files(path)

    def unfold(self, words):
        """What is folded up under these words; on a desktop it is open from the start."""
        summary = self.page.locator("summary", has_text=words)
        if not summary.evaluate("(element) => element.parentElement.open"):
            self.act(summary)

    def give_logo(self, name, path):
        """As `give`, for the browser's own kind of button, which is touched by its label."""
        with self.page.expect_file_chooser() as chooser:
            self.act(self.page.locator("label", has_text=name))
        self.taps += 1
        self.wait(REACH)
        chooser.value.set_files(path)

    def saved(self, role, name):
        """The file that is saved by it."""
        with self.page.expect_download() as download:
            self.tap(role, name)
        return download.value.path()

    def see(self, role, name, seconds=40):
        self.page.get_by_role(role, name=beginning(name)).last.wait_for(state="visible", timeout=1000 * seconds)

    def followed(self, address):
        found = self.page.evaluate("window.__followed")
        expect(found and found[-1].startswith(address), f"{address} is opened: {found}")

    def pasted(self, text):
        found = self.page.evaluate("navigator.clipboard.readText()")
        expect(found == text, f"copied: {found}")


class Typist(Person):
    """The keyboard alone: Tab, Enter, arrows, letters. Each thing is found by walking to it.

    `heard` is what a screen reader reads out on the way: the name, role and state of what was wanted, as the browser's
    accessibility tree has them, after `>`; the title of a sheet that opened, and what live regions said.
    """

    def __init__(self, visit):
        super().__init__(visit, pace=0)
        self.heard = []
        self.tree = visit.context.new_cdp_session(visit.page)
        self.sheet = ""

    def listen(self):
        """Takes down what was said since, and the sheet that stands in front now; what is said comes a moment later."""
        self.page.wait_for_timeout(150)
        self.heard += self.page.evaluate("window.__heard.splice(0)")
        sheet = self.page.evaluate("[...document.querySelectorAll('dialog[open] h2')].at(-1)?.textContent ?? ''")
        if sheet and sheet != self.sheet:
            self.heard.append(f"{sheet}, dialog")
        self.sheet = sheet

    def reached(self):
        """What is read out of the element that has the focus."""
        self.listen()
        element = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        node = self.tree.send("Accessibility.getPartialAXTree", {"objectId": element, "fetchRelatives": False})["nodes"][0]
        states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        said = [node["name"]["value"], node["role"]["value"]]
        said += [word for word, name, value in STATES if states.get(name) == value]
        self.heard.append("> " + ", ".join(part for part in said if part))

    def reach(self, thing):
        for _ in range(80):
            if thing.evaluate("(element) => element === document.activeElement"):
                self.reached()
                return
            self.page.keyboard.press("Tab")
        raise Failure(f"the keyboard does not come to {thing}")

    def act(self, thing):
        self.taps += 1
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def tap_in_front(self, name):
        """A sheet that came first is left by Escape."""
        button = self.find("button", name)
        while self.page.locator("dialog[open]").count() > 0:
            self.listen()
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(300)
        self.act(button)

    def tap(self, role, name):
        thing = self.find(role, name)
        if role != "menuitem":
            self.act(thing)
            return
        for _ in range(20):
            if thing.evaluate("(element) => element === document.activeElement"):
                self.reached()
                break
            self.page.keyboard.press("ArrowDown")
        self.taps += 1
        self.page.keyboard.press("Enter")

    def select(self, label, option):
        field = self.find("combobox", label)
        self.reach(field)
        self.taps += 1
        self.page.keyboard.type(option)
        chosen = field.evaluate("(element) => element.selectedOptions[0].textContent")
        expect(chosen == option, f"{label}: {chosen}")
        self.heard.append(f"= {chosen}")

    def type(self, role, name, text):
        field = self.find(role, name)
        self.reach(field)
        self.letters += len(text)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def see(self, role, name, seconds=40):
        super().see(role, name, seconds)
        self.listen()

    def give_logo(self, name, path):
        with self.page.expect_file_chooser() as chooser:
            self.act(self.page.get_by_label(name))
        self.taps += 1
        chooser.value.set_files(path)
