"""States with a page of their own: permission (R14), no camera (R15), taken, restricted, insecure, no WebAssembly."""
from harness import expect

# What a browser would do, injected before the page's own scripts.
FAIL = """
  const refuse = (name) => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', name); }; };
"""
PERMISSION = """
  const query = navigator.permissions.query.bind(navigator.permissions);
  navigator.permissions.query = async (what) => (what.name === 'camera' ? { state: STATE } : query(what));
"""
FAKES = {
    "undecided": PERMISSION.replace("STATE", "'prompt'"),
    "denied": PERMISSION.replace("STATE", "'denied'"),
    "restricted": "Object.defineProperty(document, 'featurePolicy', { value: { allowsFeature: () => false } });",
    "noCamera": FAIL + PERMISSION.replace("STATE", "'granted'") + "refuse('NotFoundError');",
    "inUse": FAIL + PERMISSION.replace("STATE", "'granted'") + "refuse('NotReadableError');",
    "notSupported": "Object.defineProperty(navigator, 'mediaDevices', { value: undefined });",
    "noWebAssembly": "delete window.WebAssembly;",
    "torch": """
      const own = MediaStreamTrack.prototype.getCapabilities;
      MediaStreamTrack.prototype.getCapabilities = function () {
        return { ...own.call(this), torch: true, zoom: { min: 1, max: 4, step: 0.1 } };
      };
      window.__applied = [];
      const apply = MediaStreamTrack.prototype.applyConstraints;
      MediaStreamTrack.prototype.applyConstraints = async function (constraints) {
        const [one] = constraints?.advanced ?? [];
        if (one) window.__applied.push(one);
        return one ? undefined : apply.call(this, constraints);
      };
      const list = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices);
      navigator.mediaDevices.enumerateDevices = async () => [...await list(),
        { kind: 'videoinput', deviceId: 'second', label: 'Second' }];""",
}
