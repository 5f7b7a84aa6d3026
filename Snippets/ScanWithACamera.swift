// Leads a live session: the host brings frames and time and does what comes back.

// snippet.hide
import QuietZone
import QuietZoneRendering
import QuietZoneScanning

let raster = try RasterRenderer.render(BarcodeWriter(.qrCode).write("https://example.org"))
let frames = [raster.luminance()]
var now = ScanTime(milliseconds: 0)

// snippet.show
var session = ScanSession(ScanConfiguration(symbologies: [.qrCode, .aztec], mode: .once, acceptance: .web))
var todo = session.start(at: now)  // .askPermission: ask, and say what was answered
todo += session.permission(.authorized, at: now)  // .openCamera: open it, and say what it can do
todo += session.opened(CameraCapabilities(hasTorch: true), at: now)

for frame in frames {
  now.milliseconds += 33
  todo += session.frame(frame.view, at: now)
}
for action in todo {
  switch action {
  case .status(.success(let scan)): print("read", scan.barcode.content.text() ?? "")
  case .status(.fail(let reason)): print("no frames:", reason)
  case .status(.stop(let byPerson)): print(byPerson ? "stopped" : "found, so it stopped")
  case .setTorch(let on): print(on ? "light on" : "light off")
  default: break  // camera, permission, codes to outline
  }
}
