"""Options of the library: one vocabulary, and an error on the page for what can't be."""
from harness import expect
from scanning import WATCH
from videos import still

# A scanner of the page's own, 390 by 400 pixels, and what it tells.
ELEMENT = """
  await import('/quietzone/element.js');
  const scanner = document.createElement('quietzone-scanner');
  Object.assign(scanner.style, { position: 'fixed', inset: '0 auto auto 0', width: '390px', height: '400px' });
  const told = [];
  for (const type of ['state', 'success', 'fail']) {
    scanner.addEventListener(type, ({ detail }) => told.push({ ...detail, type }));
  }
  const until = async (isThere) => {
    const last = performance.now() + 15000;
    while (!isThere()) {
      if (performance.now() > last) throw new Error(`waits for ${isThere}, told: ${JSON.stringify(told)}`);
      await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
  };
  const fault = (work) => { try { work(); return null; } catch (error) { return [error.name, error.message]; } };
"""


def test_options_are_checked(stage):
    """Each wrong value is a TypeError where it is written, with the option, the value, what is possible and what may be meant."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        faults = page.evaluate("""async () => {
          const { Scanner, BarcodeDetector, make } = await import('/quietzone/quietzone.js');
          const video = document.createElement('video');
          const scanner = new Scanner(video, {});
          const wrong = {
            symbologies: ['qr', 'ean13'], mode: 'onec', effort: 'quick', torch: true, accept: 'http', facing: 'back',
            region: { x: 0, y: 0, width: 'all', height: 1, space: 'view' }, confirmations: 0, rearm: -1,
            multiFrame: 'no', deviceId: 5, acceptSymbologies: 'qr_cod', viewport: { view: { width: 1, height: 1 }, gravity: 'cover' },
          };
          const found = {};
          const note = async (name, work) => {
            try { await work(); found[name] = null; } catch (error) { found[name] = [error.name, error instanceof TypeError, error.message]; }
          };
          for (const [name, value] of Object.entries(wrong)) {
            await note(`new ${name}`, () => { new Scanner(video, { [name]: value }); });
            if (!['facing', 'deviceId'].includes(name)) await note(`configure ${name}`, () => { scanner.configure({ [name]: value }); });
          }
          await note('useCamera', () => scanner.useCamera({ facing: 'front' }));
          await note('detector symbologies', () => { new BarcodeDetector({ symbologies: ['dataMatrix2'] }); });
          await note('detector effort', () => { new BarcodeDetector({ effort: 'high' }); });
          await note('detector region', () => { new BarcodeDetector({ region: { x: 0, y: 0, width: 0, height: 1 } }); });
          await note('detector region beside', () => { new BarcodeDetector({ region: { x: 100, y: 100, width: 200, height: 200 } }); });
          await note('detector maximumCount', () => { new BarcodeDetector({ maximumCount: 1.5 }); });
          await note('make symbology', () => make('1', { symbology: 'qrcode' }));
          await note('make level', () => make('1', { level: 'X' }));
          await note('make foreground', () => make('1', { foreground: 'green' }));
          await note('make number for a colour', () => make('1', { foreground: 112233 }));
          await note('make add-on', () => make('4006381333931', { symbology: 'ean-13', addOn: 52495 }));
          await note('make shape', () => make('1', { symbology: 'aztec', shape: 'rectangle' }));
          await note('make scale', () => make('1', { scale: 0 }));
          await note('scanner without a video', () => { new Scanner(null); });
          await note('scanner of a selector', () => { new Scanner('#v'); });
          await note('scanner with another name', () => { new Scanner(video, { facng: 'user' }); });
          await note('useCamera with another name', () => scanner.useCamera({ device: 'x' }));
          await note('configure facing', () => { scanner.configure({ facing: 'user' }); });
          const none = new Scanner(video, null);
          none.configure(null);
          none.close();
          scanner.close();
          return found;
        }""")
        for name, fault in faults.items():
            expect(fault and fault[:2] == ["TypeError", True], f"{name}: {fault}")
        for name, words in {
            "new symbologies": ['symbologies can\'t be "ean13"', 'Did you mean "ean-13"?', "qr, micro-qr"],
            "configure mode": ['mode can\'t be "onec"', 'Did you mean "once"?', "oncePerCode, continuous, manual"],
            "new torch": ["torch can't be true", "off, on, auto"],
            "new deviceId": ["deviceId can't be 5"],
            "configure multiFrame": ["It has to be true or false."],
            "new acceptSymbologies": ['Did you mean "qr_code"?'],
            "make symbology": ['Did you mean "qr_code"?'],
            "make add-on": ["addOn can't be 52495", "a text of two or five digits"],
            "make shape": ["compact, full"],
            "detector region beside": ["0 to 1 across and down"],
            "scanner without a video": ["video can't be null. It has to be a <video> element."],
            "scanner of a selector": ["video can't be \"#v\""],
            "scanner with another name": ['Did you mean "facing"?'],
            "make foreground": ['foreground can\'t be "green"', "#rrggbb"],
        }.items():
            expect(all(word in faults[name][2] for word in words), faults[name])
        visit.check()


def test_options_one_vocabulary(stage):
    """Our short names and the W3C's mean the same, in lists and texts, for reading and making."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        counts = page.evaluate("""async () => {
          const { BarcodeDetector, make } = await import('/quietzone/quietzone.js');
          const code = await (await make('1234567890', { symbology: 'itf', scale: 4 })).toPNG();
          const found = {};
          for (const [name, options] of Object.entries({
            w3c: { formats: ['itf'] }, ours: { symbologies: ['interleaved-2-of-5'] }, mixed: { symbologies: 'itf qr_code' },
            set: { symbologies: new Set(['interleaved-2-of-5', 'aztec']) }, short: { formats: ['interleaved-2-of-5'] },
            other: { symbologies: ['qr'] },
          })) found[name] = (await new BarcodeDetector(options).detect(code)).length;
          return found;
        }""")
        expect(counts == {"w3c": 1, "ours": 1, "mixed": 1, "set": 1, "short": 1, "other": 0}, counts)
        visit.check()


def test_options_live_with_format_names(stage):
    """`symbologies="qr_code"` on the element reads QR codes."""
    video = still(stage, "link", (stage.code("https://example.org/live", "qr", "--size", "230"), None))
    with stage.visit(video=video) as visit:
        page = visit.open("#/picture")
        text = page.evaluate("async () => {" + ELEMENT + """
          scanner.setAttribute('symbologies', 'qr_code ean_13');
          document.body.append(scanner);
          await scanner.start();
          await until(() => told.some(({ type }) => type === 'success' || type === 'fail'));
          return told.find(({ type }) => type === 'success')?.scan.barcode.text;
        }""")
        expect(text == "https://example.org/live", text)
        visit.check()


def test_options_of_attributes(stage):
    """A wrong attribute is told by `fail` with the reason `badOptions`; start() refuses; a session goes on as before."""
    with stage.visit(video=still(stage, "nothing")) as visit:
        page = visit.open("#/picture")
        result = page.evaluate("async () => {" + ELEMENT + """
          scanner.setAttribute('symbologies', 'qr-code');
          scanner.setAttribute('mode', 'continuous');
          document.body.append(scanner);
          const refused = await scanner.start().then(() => null, (error) => [error.name, error.message]);
          const atStart = told.splice(0);
          scanner.setAttribute('symbologies', 'qr');
          await scanner.start();
          await until(() => scanner.state === 'running');
          told.length = 0;
          const all = { guide: 'cross', mode: 'oncePer', accept: 'mailto', torch: 'yes', effort: 'slow', facing: 'left', gravity: 'stretch',
            region: 'wall', symbologies: 'QR' };
          for (const [name, value] of Object.entries(all)) scanner.setAttribute(name, value);
          await until(() => told.length >= 9);
          const running = told.splice(0);
          await new Promise((resolve) => { setTimeout(resolve, 100); });
          const after = [scanner.state, told.length];
          const properties = Object.keys(all).map((name) => scanner[name]);
          scanner.remove();
          return { refused, atStart, running, after, properties };
        }""")
        expect(result["refused"][0] == "TypeError" and '"qr-code"' in result["refused"][1], result["refused"])
        expect(result["atStart"] and all(one["reason"] == "badOptions" for one in result["atStart"]), result["atStart"])
        expect(result["atStart"][0]["option"] == "symbologies", result["atStart"])
        told = {one["option"]: one for one in result["running"]}
        expect(set(told) == {"guide", "mode", "accept", "torch", "effort", "facing", "gravity", "region",
                              "symbologies"}, told)
        expect(told["torch"]["value"] == "yes" and told["torch"]["allowed"] == ["off", "on", "auto"], told["torch"])
        expect(all(one["reason"] == "badOptions" and one["message"] for one in told.values()), told)
        expect(result["after"] == ["running", 0], result["after"])
        visit.check()


def test_element_properties(stage):
    """Every attribute is a property that can be set, before the element is defined too, and is seen as an attribute."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        empty = page.evaluate("async () => {" + ELEMENT + "return fault(() => { scanner.symbologies = []; }); }")
        expect(empty and empty[0] == "TypeError" and "at least one name" in empty[1], empty)
        result = page.evaluate("""async () => {
          const early = document.createElement('quietzone-scanner');
          Object.assign(early, { guide: 'plus', symbologies: ['qr'] });
          document.body.append(early);
          """ + ELEMENT + """
          const values = { guide: 'line', mode: 'continuous', symbologies: ['qr_code', 'ean-13'], accept: { prefix: 'A' },
            torch: 'auto', effort: 'balanced', facing: 'user', gravity: 'fit', region: 'strict' };
          const found = {};
          for (const [name, value] of Object.entries(values)) {
            const isThere = name in scanner;
            scanner[name] = value;
            found[name] = [isThere, scanner.getAttribute(name), scanner[name]];
          }
          const defaults = {};
          const faults = {};
          for (const name of Object.keys(values)) {
            faults[name] = fault(() => { scanner[name] = name === 'accept' ? {} : 'nonsense'; });
            scanner[name] = null;
            defaults[name] = [scanner.hasAttribute(name), scanner[name]];
          }
          const upgraded = [early.getAttribute('guide'), early.getAttribute('symbologies'), Object.hasOwn(early, 'guide')];
          early.remove();
          return { found, defaults, faults, upgraded };
        }""")
        expect(result["found"] == {
            "guide": [True, "line", "line"], "mode": [True, "continuous", "continuous"],
            "symbologies": [True, "qr_code ean-13", ["qr_code", "ean-13"]],
            "accept": [True, "prefix:A", {"prefix": "A"}], "torch": [True, "auto", "auto"],
            "effort": [True, "balanced", "balanced"], "facing": [True, "user", "user"], "gravity": [True, "fit", "fit"],
            "region": [True, "strict", "strict"],
        }, result["found"])
        expect(result["defaults"] == {
            "guide": [False, "brackets"], "mode": [False, "once"], "symbologies": [False, None], "accept": [False, "any"],
            "torch": [False, "off"], "effort": [False, "fast"], "facing": [False, "environment"],
            "gravity": [False, "fill"], "region": [False, "hint"]}, result["defaults"])
        for name, fault in result["faults"].items():
            expect(fault and fault[0] == "TypeError" and fault[1].startswith(name), f"{name}: {fault}")
        expect(result["upgraded"] == ["plus", "qr", False], result["upgraded"])
        visit.check()


def test_element_facing(stage):
    """`facing` switches the camera of a session that runs, and nothing else that changes does."""
    with stage.visit(video=still(stage, "nothing"), scripts=[WATCH]) as visit:
        page = visit.open("#/picture")
        asked = page.evaluate("async () => {" + ELEMENT + """
          document.body.append(scanner);
          await scanner.start();
          await until(() => scanner.state === 'running');
          scanner.facing = 'user';
          await until(() => window.__asked.length === 2);
          await until(() => scanner.capabilities);
          scanner.guide = 'line';
          scanner.scanner.useCamera({ facing: 'environment' });
          await until(() => window.__asked.length === 3);
          await until(() => scanner.capabilities);
          scanner.guide = 'plus';
          await new Promise((resolve) => { setTimeout(resolve, 200); });
          const state = scanner.state;
          scanner.remove();
          return [state, ...window.__asked.map(({ facingMode }) => facingMode.ideal)];
        }""")
        expect(asked == ["running", "environment", "user", "environment"], asked)
        visit.check()


def test_element_moved(stage):
    """Moved in the document the camera goes on and each event comes once; taken out it stops and says so."""
    video = still(stage, "link", (stage.code("https://example.org/live", "qr", "--size", "230"), None))
    for way in ("append", "moveBefore"):
        with stage.visit(video=video, scripts=[WATCH]) as visit:
            page = visit.open("#/picture")
            result = page.evaluate("async (way) => {" + ELEMENT + """
              const [one, other] = [document.createElement('div'), document.createElement('div')];
              document.body.append(one, other);
              one.append(scanner);
              scanner.mode = 'manual';
              await scanner.start();
              await until(() => scanner.state === 'running');
              if (way === 'append') other.append(scanner);
              else other.moveBefore(scanner, null);
              let frames = 0;
              scanner.addEventListener('frame', () => { frames += 1; });
              await until(() => frames > 3);
              const moved = [scanner.state, scanner.video.paused, window.__asked.length];
              const before = told.splice(0).map(({ state }) => state);
              scanner.capture();
              await until(() => told.some(({ type }) => type === 'success'));
              const success = told.splice(0).filter(({ type }) => type === 'success').length;
              scanner.remove();
              await until(() => told.length > 0);
              const out = [scanner.state, told.splice(0).map(({ state }) => state), scanner.video.srcObject];
              document.body.append(scanner);
              await scanner.start();
              await until(() => scanner.state === 'running');
              const again = told.splice(0).map(({ state }) => state).filter((state) => state !== 'loading');
              scanner.remove();
              return { moved, before, success, out, again };
            }""", way)
            expect(result["moved"] == ["running", False, 1], f"{way}: {result}")
            expect([state for state in result["before"] if state not in ("loading", "asking")] == ["opening", "running"], result)
            expect(result["success"] == 1, f"{way}: {result}")
            expect(result["out"] == ["idle", ["idle"], None], f"{way}: {result}")
            expect([state for state in result["again"] if state != "asking"] == ["opening", "running"], result)
            visit.check()
