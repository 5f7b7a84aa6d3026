"""Writes Documentation/Seeds.md: what the sources ask for, row by row, and the browser test that proves it.

usage: python3 Tests/Browser/seeds.py [--check]
"""
import ast
import os
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.normpath(os.path.join(FOLDER, "..", "..", "Documentation", "Seeds.md"))

ROWS = [
    ("M1", "a code from a string", ["make_any_text"]),
    ("M2", "correction level, M to begin with", ["make_level"]),
    ("M3", "crisp: whole pixels, nothing smoothed", ["make_whole_pixels"]),
    ("M4", "foreground and background colours", ["make_colors"]),
    ("M5", "transparent background", ["make_transparent"]),
    ("M6", "shown in a modal screen", ["make_modal"]),
    ("R1", "a session with start and stop", ["scan_first_code_stops", "scan_stop_by_person"]),
    ("R2", "the 13 kinds of codes, live", ["symbologies_live"]),
    ("R3", "region of interest", ["scan_region_inside_and_outside", "aim_strict", "scan_region_follows_rotation",
                                  "scan_outline_lies_on_the_code", "scan_upright_camera"]),
    ("R4", "the preview fills the view and follows it", ["scan_preview_fills_the_view"]),
    ("R5", "plus in the middle", ["scan_guides"]),
    ("R6", "corner brackets", ["scan_guides"]),
    ("R7", "centre line", ["scan_guides"]),
    ("R8", "dimmed mask with a hole", ["scan_guides", "scan_region_inside_and_outside"]),
    ("R9", "status: success, fail, stop by person or by code", ["scan_first_code_stops", "scan_stop_by_person",
                                                                  "scan_failure_has_reason"]),
    ("R10", "status: success or an error", ["scan_unreadable_is_said", "scan_failure_has_reason"]),
    ("R11", "the button follows; the first code stops; its value is shown", ["scan_first_code_stops",
                                                                             "scan_stop_by_person", "scan_modes"]),
    ("R12", "vibration on success", ["scan_vibration_and_sound"]),
    ("R13", "web links alone are accepted", ["scan_link_rule"]),
    ("R14", "permission: asked, granted, denied, restricted", ["permission_asked_and_granted", "permission_denied",
                                                               "permission_restricted"]),
    ("R15", "no camera: a message, no crash", ["no_camera", "camera_taken", "camera_lost"]),
    ("R16", "the back camera, high resolution", ["scan_camera_choice"]),
    ("R17", "torch on and off", ["scan_torch"]),
    ("R18", "torch by ambient light", ["scan_torch_by_light", "scan_torch_own_light"]),
    ("P1", "every code of a still image; says so when there is none", ["picture_every_code", "picture_none_found",
                                                                       "picture_region_by_dragging"]),
]


def documented_tests():
    """Name and first line of the explanation of every test here."""
    tests = {}
    for name in sorted(os.listdir(FOLDER)):
        if name.endswith(".py"):
            with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
                tree = ast.parse(file.read())
            for node in tree.body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    text = (ast.get_docstring(node) or "").split("\n")[0]
                    tests[node.name[5:]] = (name, text.split(": ", 1)[-1] if text[:1] in "MRP" else text)
    return tests


def table(tests):
    lines = [
        "# Seed rows and the tests that prove them", "",
        "What the documents that the product is built from describe, row by row, and the tests in headless Chromium",
        "with a fake camera that show it at work. `make test-browser` runs them; this page is written by",
        "`python3 Tests/Browser/seeds.py`, and a test fails when it names one that does not exist.", "",
        "| row | behaviour | test | what it proves |", "|---|---|---|---|",
    ]
    for row, behaviour, names in ROWS:
        for index, name in enumerate(names):
            file, text = tests[name]
            lines.append(f"| {row if index == 0 else ''} | {behaviour if index == 0 else ''} "
                         f"| `{name}` in [{file}](../Tests/Browser/{file}) | {text} |")
    return "\n".join(lines) + "\n"


def main():
    tests = documented_tests()
    missing = [name for _, _, names in ROWS for name in names if name not in tests]
    if missing:
        sys.exit(f"no such tests: {missing}")
    text = table(tests)
    if "--check" not in sys.argv:
        with open(TABLE, "w", encoding="utf-8") as file:
            file.write(text)
        return
    with open(TABLE, encoding="utf-8") as file:
        if file.read() != text:
            sys.exit("Documentation/Seeds.md is not up to date: run python3 Tests/Browser/seeds.py")


if __name__ == "__main__":
    main()
