"""The screen around a live session: what stands where, what was chosen before, what is given back."""
from harness import eventually, expect
from scanning import WATCH, events, found, link_video, running, start
from states import FAKES
from videos import still


def _laid_out_wrongly(page):
    """What is wrong with where frame, list and button stand, in words."""
    boxes = page.evaluate("""() => {
      const { shadowRoot } = document.querySelector('quietzone-scanner');
      const box = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return [left, top, right, bottom]; };
      return { frame: box(shadowRoot.querySelector('.brackets')), found: box(document.querySelector('.found-codes')),
        buttons: box(document.querySelector('.scan-buttons')), view: box(document.querySelector('.scan')) };
    }""")

    def apart(a, b):
        return a[0] >= b[2] or a[1] >= b[3] or a[2] <= b[0] or a[3] <= b[1]

    frame, view = boxes["frame"], boxes["view"]
    faults = []
    for name in ("found", "buttons"):
        box = boxes[name]
        if not apart(box, frame):
            faults.append(f"{name} {box} covers the frame {frame}")
        if box[0] < view[0] or box[2] > view[2] or box[3] > view[3]:
            faults.append(f"{name} {box} is not within {view}")
    if boxes["found"][3] - boxes["found"][1] < 44:
        faults.append(f"{boxes['found']}: too small for a finger")
    if not apart(boxes["found"], boxes["buttons"]):
        faults.append("what was found covers the buttons")
    return faults


def test_scan_list_beside_the_frame(stage):
    """What was found and the buttons, with zoom and shutter, stand beside the frame, whatever the window is."""
    codes = [(stage.code(f"CODE {number}", "qr", "--scale", "3"), (500 + 140 * number, 360)) for number in range(3)]
    with stage.visit(video=still(stage, "three", *codes), scripts=[WATCH, FAKES["torch"]],
                     settings={"guide": "brackets", "manual": True, "task": "batch"}) as visit:
        page = running(visit)
        page.click("#capture")
        found(page)
        for width, height in ((390, 844), (320, 568), (844, 390), (768, 1024), (1280, 800), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})

            # The frame follows the window when the next picture is drawn, which takes its time.
            def laid_out():
                faults = _laid_out_wrongly(page)
                expect(not faults, f"{width} x {height}: {'; '.join(faults)}")

            eventually(page, laid_out)
        visit.check()


def test_scan_settings_of_another_version(stage):
    """Settings that another version of the app left and this one does not know are left aside, the others hold."""
    odd = {"mode": "everything", "guide": "line", "torch": 7, "accept": "mailto", "theme": "blue", "extra": True,
           "symbologies": ["gone", "qr"]}
    with stage.visit(video=link_video(stage), scripts=[WATCH], settings=odd) as visit:
        page = start(visit)
        page.wait_for_selector("dialog.result")
        scanner = page.evaluate("""() => {
          const scanner = document.querySelector('quietzone-scanner');
          return ['mode', 'guide', 'torch', 'accept', 'symbologies'].map((name) => scanner[name]);
        }""")
        expect(scanner == ["once", "line", "off", "any", ["qr"]], scanner)
        expect(events(page, "fail") == [], events(page, "fail"))
        visit.check()


def test_scan_waits_for_settings(stage):
    """While the settings are open nothing is found; what was chosen there holds from the next frame on."""
    with stage.visit(video=link_video(stage), scripts=[WATCH], settings={"accept": "prefix", "prefix": "nothing"}) as visit:
        page = running(visit)
        page.get_by_role("button", name="Settings").click()
        page.select_option("[name=accept]", "any")
        page.wait_for_timeout(1000)
        expect(events(page, "success") == [], "found behind the settings")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog.result")
        visit.check()


# Which frames the page has had, and what each worker says when it ends of those that it has had.
PAGE_FRAMES = """
  window.__frames = [];
  const read = ReadableStreamDefaultReader.prototype.read;
  ReadableStreamDefaultReader.prototype.read = async function () {
    const result = await read.call(this);
    if (result.value instanceof VideoFrame) window.__frames.push(result.value);
    return result;
  };
  window.__workers = [];
  new BroadcastChannel('frames').onmessage = ({ data }) => { window.__workers.push(data); };
"""
WORKER_FRAMES = """{
  let [got, closed] = [0, 0];
  const { close } = VideoFrame.prototype;
  VideoFrame.prototype.close = function () { closed += this.format === null ? 0 : 1; close.call(this); };
  addEventListener('message', ({ data }) => { got += data?.frame instanceof VideoFrame ? 1 : 0; });
  const leave = globalThis.close.bind(globalThis);
  globalThis.close = () => { new BroadcastChannel('frames').postMessage({ got, closed }); setTimeout(leave, 50); };
}"""


def test_scan_frames_are_given_back(stage):
    """Started, stopped, paused, turned to the other camera, left and come back to: each frame is closed, here and in the worker."""
    with stage.visit(video=still(stage, "nothing"), scripts=[PAGE_FRAMES], service_workers="block") as visit:
        def counted(route):
            answer = route.fetch()
            route.fulfill(response=answer, body=WORKER_FRAMES + answer.text())

        visit.context.route("**/worker.js", counted)
        page = running(visit)
        page.evaluate("""() => {
          window.__counts = { frame: 0, capabilities: 0 };
          for (const type of Object.keys(window.__counts)) {
            document.addEventListener(type, () => { window.__counts[type] += 1; }, true);
          }
        }""")

        def after(kind, action):
            before = page.evaluate("(kind) => window.__counts[kind]", kind)
            page.evaluate(f"() => {{ const scanner = document.querySelector('quietzone-scanner'); {action}; }}")
            page.wait_for_function("([kind, before]) => window.__counts[kind] > before", arg=[kind, before])

        for facing in ("user", "environment", "user", "environment"):
            after("frame", "")
            after("capabilities", f"scanner.facing = '{facing}'")
            after("frame", "scanner.pause(); scanner.resume()")
            page.evaluate("document.querySelector('quietzone-scanner').stop()")
            page.wait_for_selector(".scan[data-state=idle]")
            after("frame", "scanner.start()")
        for _ in range(3):
            page.click("nav a[href='#/history']")
            page.wait_for_selector("[data-screen=history]")
            page.click("nav a[href='#/scan']")
            after("frame", "")
        page.click("nav a[href='#/history']")

        def all_closed():
            left, workers = page.evaluate("[window.__frames.filter(({ format }) => format !== null).length, window.__workers]")
            expect(left == 0, f"{left} frames of the page are open")
            expect(len(workers) == 4 and all(worker["got"] == worker["closed"] > 0 for worker in workers), workers)

        eventually(page, all_closed)
        visit.check()


def test_scan_processor_without_frames(stage):
    """Where the stream of a camera never brings a frame, though its video plays, frames come from the video."""
    silent = "globalThis.MediaStreamTrackProcessor = class { readable = new ReadableStream(); };"
    with stage.visit(video=link_video(stage), scripts=[silent]) as visit:
        page = start(visit)
        page.wait_for_selector("dialog.result")
        way = page.evaluate("document.querySelector('quietzone-scanner').scanner.frameWay ?? 'closed'")
        expect(way in ("video", "closed"), way)
        visit.check()
