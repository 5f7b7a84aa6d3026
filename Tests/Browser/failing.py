"""What fails in the library is told, and leaves no camera on: traps, starts that can't be, pages that are not seen."""
from harness import expect
from options import ELEMENT
from states import FAKES
from videos import still

# In front of the worker: a module one function of which traps, after so many calls.
TRAP = """
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const { exports: own } = await instantiate(...given);
    let calls = 0;
    const trap = (...values) => {
      calls += 1;
      if (calls > COUNT) throw new WebAssembly.RuntimeError('unreachable');
      return own.NAME(...values);
    };
    return { exports: { ...own, NAME: trap } };
  };
"""
# Which cameras were opened; a page that the test hides, and plays of videos that it refuses.
CAMERAS = """
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  window.__tracks = [];
  navigator.mediaDevices.getUserMedia = async (wish) => {
    await window.__before?.();
    const stream = await open(wish);
    window.__tracks.push(...stream.getTracks());
    return stream;
  };
  window.__hide = (isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
"""
LIVE = "window.__tracks.filter(({ readyState }) => readyState === 'live').length"
OUTCOME = """
  const outcome = (work) => Promise.race([work.then(() => 'fulfilled', ({ name }) => name),
    new Promise((resolve) => { setTimeout(resolve, 5000, 'nothing'); })]);
"""


def trapping(visit, name, count, times=99):
    """The first workers get a module that traps."""
    served = []

    def with_trap(route):
        answer = route.fetch()
        trap = TRAP.replace("NAME", name).replace("COUNT", str(count)) if len(served) < times else ""
        served.append(name)
        route.fulfill(response=answer, body=trap + answer.text())

    visit.context.route("**/worker.js", with_trap)


def test_failing_session_is_told(stage):
    """A module that traps in a live session: `fail` says so, the camera is off, and the next start has another worker."""
    for name, count in (("qz_session_frame", 3), ("qz_session_tell", 0), ("qz_session_open", 0)):
        with stage.visit(video=still(stage, "nothing"), scripts=[CAMERAS], service_workers="block") as visit:
            trapping(visit, name, count, times=1)
            page = visit.open("#/picture")
            result = page.evaluate("async () => {" + ELEMENT + """
              document.body.append(scanner);
              await scanner.start();
              await until(() => told.some(({ type }) => type === 'fail'));
              const first = [told.at(-1).reason, told.at(-1).message, scanner.state, """ + LIVE + """];
              await scanner.start();
              await until(() => scanner.state === 'running');
              scanner.remove();
              return first;
            }""")
            expect(result[0] == "notSupported" and "unreachable" in result[1] and result[2:] == ["idle", 0], f"{name}: {result}")


def test_failing_reader_is_replaced(stage):
    """A module that traps in a picture: that picture is refused, and the next one is read by another worker."""
    with stage.visit(service_workers="block") as visit:
        trapping(visit, "qz_read", 0, times=1)
        page = visit.open("#/picture")
        found = page.evaluate("""async () => {
          const { make, read } = await import('/quietzone/quietzone.js');
          const picture = await (await make('after a trap', { scale: 4 })).toPNG();
          const found = [];
          for (let count = 0; count < 2; count += 1) {
            found.push(await read(picture).then(([code]) => code?.text, ({ name }) => name));
            await new Promise((resolve) => { setTimeout(resolve, 100); });
          }
          return found;
        }""")
        expect(found == ["RuntimeError", "after a trap"], found)


def test_failing_starts_are_refused(stage):
    """In no document, and closed: no camera. Taken out while the engine comes, a start ends as one that is stopped does."""
    with stage.visit(scripts=[CAMERAS], service_workers="block") as visit:
        held = []
        visit.page.route("**/QuietZone.wasm", lambda route: held.append(route))
        page = visit.open("#/picture")
        result = page.evaluate("async () => {" + ELEMENT + OUTCOME + """
          const { Scanner } = await import('/quietzone/quietzone.js');
          const outside = await outcome(scanner.start());
          const waiting = [];
          for (const end of ['stop', 'remove']) {
            document.body.append(scanner);
            const start = outcome(scanner.start());
            await until(() => scanner.state === 'loading');
            scanner[end]();
            if (end === 'remove') waiting.push(await start);
            else scanner.remove();
          }
          const closed = new Scanner(document.createElement('video'));
          closed.close();
          const last = await outcome(closed.start());
          await new Promise((resolve) => { setTimeout(resolve, 300); });
          return [outside, ...waiting, last, """ + LIVE + """];
        }""")
        for route in held:
            route.continue_()
        expect(result == ["InvalidStateError", "fulfilled", "InvalidStateError", 0], result)
        visit.check()


def test_failing_under_trusted_types(stage):
    """A policy that forbids plain addresses of scripts: said as what can't be loaded, and the function that helps works."""
    def strict(route):
        answer = route.fetch()
        policy = answer.headers["content-security-policy"]
        route.fulfill(response=answer, headers={
            **answer.headers, "content-security-policy": f"{policy}; require-trusted-types-for 'script'"})

    with stage.visit(video=still(stage, "nothing"), service_workers="block") as visit:
        visit.context.route(f"{stage.server.address}/", strict)
        page = visit.open("#/picture")
        result = page.evaluate("async () => {" + ELEMENT + OUTCOME + """
          const { configure, read, Scanner } = await import('/quietzone/quietzone.js');
          document.body.append(scanner);
          const own = new Scanner(document.createElement('video'));
          let fail;
          own.addEventListener('fail', ({ detail }) => { fail = detail; });
          const started = [await outcome(own.start()), await outcome(scanner.start())];
          const picture = await outcome(read(new ImageData(8, 8)));
          const policy = trustedTypes.createPolicy('test', { createScriptURL: (address) => address });
          configure({ worker: () => new Worker(policy.createScriptURL('/quietzone/worker.js'), { type: 'module' }) });
          const found = (await read(new ImageData(8, 8))).length;
          await own.start();
          own.close();
          scanner.remove();
          return [...started, fail?.reason, fail?.message, picture, found];
        }""")
        message = result.pop(3)
        expect(result == ["LoadError", "LoadError", "loadFailed", "LoadError", 0], result)
        expect("configure({ worker })" in message, message)


def test_preview_is_told_once(stage):
    """The camera that is opened while the engine comes is told of as seen once, and another one again."""
    with stage.visit(video=still(stage, "nothing")) as visit:
        page = visit.open("#/picture")
        counts = page.evaluate("async () => {" + ELEMENT + """
          document.body.append(scanner);
          let count = 0;
          scanner.addEventListener('preview', () => { count += 1; });
          const counts = [];
          for (let time = 0; time < 2; time += 1) {
            await scanner.start();
            await until(() => scanner.state === 'running');
            scanner.stop();
            await until(() => scanner.state === 'idle');
            counts.push(count);
          }
          return counts;
        }""")
        expect(counts == [1, 2], counts)


def test_failing_to_be_seen(stage):
    """A page that is hidden while the camera opens is paused; what the app has paused stays so when the page comes back."""
    with stage.visit(video=still(stage, "nothing"), scripts=[CAMERAS]) as visit:
        page = visit.open("#/picture")
        result = page.evaluate("async () => {" + ELEMENT + """
          document.body.append(scanner);
          await scanner.prepare();
          window.__before = () => window.__hide(true);
          await scanner.start();
          await until(() => scanner.state === 'paused');
          window.__hide(false);
          await until(() => scanner.state === 'running');
          window.__hide(true);
          await until(() => scanner.state === 'paused');
          scanner.pause();
          window.__hide(false);
          await new Promise((resolve) => { setTimeout(resolve, 200); });
          const last = scanner.state;
          scanner.remove();
          return last;
        }""")
        expect(result == "paused", result)
        visit.check()


def test_failing_for_reasons(stage):
    """Why there is no camera: in no secure page; a video that may not play is no camera that may not be used."""
    with stage.visit(flags=("--host-resolver-rules=MAP quietzone.test 127.0.0.1",)) as visit:
        page = visit.open("#/picture", "quietzone.test")
        told, cameras = page.evaluate("async () => {" + ELEMENT + """
          document.body.append(scanner);
          await scanner.start();
          await until(() => told.some(({ type }) => type === 'fail'));
          return [told.at(-1), await scanner.scanner.cameras()];
        }""")
        expect(told["reason"] == "notSupported" and "https" in told["message"] and cameras == [], f"{told} {cameras}")
    refused = "HTMLMediaElement.prototype.play = async () => { throw new DOMException('no gesture', 'NotAllowedError'); };"
    for fake, wanted in ((refused, ["notSupported", "no gesture", 0]), (FAKES["inUse"], ["inUse", "", 0])):
        with stage.visit(scripts=[CAMERAS, fake]) as visit:
            page = visit.open("#/picture")
            result = page.evaluate("async () => {" + ELEMENT + """
              document.body.append(scanner);
              await scanner.start();
              await until(() => told.some(({ type }) => type === 'fail'));
              return [told.at(-1).reason, told.at(-1).message, """ + LIVE + """];
            }""")
            expect(result == wanted, result)


def test_element_is_seen_without_a_style(stage):
    """As high as a camera's picture where nobody gave it a height; the page's own sizes count before."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        sizes = page.evaluate("""async () => {
          await import('/quietzone/element.js');
          const sizes = {};
          for (const style of ['', 'height: 200px', 'aspect-ratio: 1', 'width: 100px', 'height: 20px; width: 40px', 'max-height: 90px']) {
            const place = document.body.appendChild(document.createElement('div'));
            const scanner = place.appendChild(document.createElement('quietzone-scanner'));
            place.style.width = '320px';
            scanner.style.cssText = style;
            sizes[style] = [scanner.offsetWidth, scanner.offsetHeight, scanner.video.clientHeight === scanner.clientHeight];
            place.remove();
          }
          return sizes;
        }""")
        expect(sizes == {"": [320, 240, True], "height: 200px": [320, 200, True], "aspect-ratio: 1": [320, 320, True],
                         "width: 100px": [100, 75, True], "height: 20px; width: 40px": [40, 20, True],
                         "max-height: 90px": [320, 90, True]}, sizes)
        visit.check()
