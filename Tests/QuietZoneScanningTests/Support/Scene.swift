import QuietZone
import QuietZoneScanning
import TestSupport

/// A grey picture with codes at given places, as a camera above a table sees them.
struct Scene {
  private(set) var image: LuminanceImage

  init(width: Int = 320, height: Int = 240, luminance: UInt8 = 200) {
    image = LuminanceImage(width: width, height: height, luminance: luminance)
  }

  /// Puts a symbol with its quiet zone at (x, y), its top left corner.
  func with(_ symbol: LuminanceImage, x: Int, y: Int) -> Scene {
    var scene = self
    for row in 0..<symbol.height where (0..<image.height).contains(y + row) {
      for column in 0..<symbol.width where (0..<image.width).contains(x + column) {
        scene.image.pixels[(y + row) * image.width + x + column] =
          symbol.pixels[row * symbol.width + column]
      }
    }
    return scene
  }

  /// A QR Code of 21 or more modules, 3 pixels each.
  static func qr(_ text: String) throws -> LuminanceImage {
    let symbol = try BarcodeWriter(.qrCode).write(Content(bytes: Array(text.utf8)))
    guard case .grid(let grid) = symbol.shape else { return LuminanceImage(width: 0, height: 0) }
    return LuminanceImage(grid, scale: 3)
  }

  /// Bars, 2 pixels a module, 60 pixels high, 24 of light on each side.
  static func bars(_ symbology: Symbology, _ text: String) throws -> LuminanceImage {
    let symbol = try BarcodeWriter(symbology).write(Content(bytes: Array(text.utf8)))
    guard case .bars(let pattern, _) = symbol.shape else { return LuminanceImage(width: 0, height: 0) }
    var image = LuminanceImage(width: pattern.width * 2 + 48, height: 60)
    var x = 24
    for (index, width) in pattern.widths.enumerated() {
      if index % 2 == 0 {
        for y in 0..<60 {
          for column in x..<x + 2 * Int(width) { image.pixels[y * image.width + column] = 0 }
        }
      }
      x += 2 * Int(width)
    }
    return image
  }
}

/// A session whose clock ticks 33 milliseconds a frame.
struct Rehearsal {
  var session: ScanSession
  private(set) var now = ScanTime(milliseconds: 1000)

  /// A session that runs.
  init(_ configuration: ScanConfiguration, hasTorch: Bool = false) {
    session = ScanSession(configuration)
    _ = session.permission(.authorized, at: now)
    _ = session.start(at: now)
    _ = session.opened(CameraCapabilities(hasTorch: hasTorch), at: now)
  }

  mutating func wait(_ milliseconds: Int64) { now.milliseconds += milliseconds }

  /// Shows `count` frames of one scene, and gives what came back.
  mutating func show(_ scene: Scene, frames count: Int = 1) -> [ScanAction] {
    (0..<count).flatMap { _ in show(scene.image) }
  }

  /// Shows `count` frames of one scene from a camera that tells how it exposed them.
  mutating func show(_ scene: Scene, exposure: CameraExposure, frames count: Int) -> [ScanAction] {
    (0..<count).flatMap { _ in
      wait(33)
      return session.frame(scene.image.view, exposure: exposure, at: now)
    }
  }

  /// Shows one frame.
  mutating func show(_ image: LuminanceImage) -> [ScanAction] {
    wait(33)
    return session.frame(image.view, at: now)
  }
}

extension [ScanAction] {
  /// Text of the codes that counted.
  var values: [String] {
    compactMap { action in
      guard case .status(.success(let scan)) = action else { return nil }
      return String(decoding: scan.barcode.content.bytes, as: UTF8.self)
    }
  }

  var added: [TrackedCode] {
    compactMap { if case .added(let code) = $0 { code } else { nil } }
  }

  var removed: [Int] {
    compactMap { if case .removed(let id) = $0 { id } else { nil } }
  }

  /// What the light was switched to.
  var torch: [Bool] {
    compactMap { if case .setTorch(let on) = $0 { on } else { nil } }
  }

  /// What was to be said in words, and that it was over.
  var hints: [ScanHint?] {
    compactMap { if case .hint(let hint) = $0 { .some(hint) } else { nil } }
  }

  /// Text of the codes that do not count, and why.
  var ignored: [String] {
    compactMap { action in
      guard case .ignored(let code, let reason) = action else { return nil }
      return "\(String(decoding: code.barcode.content.bytes, as: UTF8.self)): \(reason)"
    }
  }

  var statuses: [ScanStatus] {
    compactMap { if case .status(let status) = $0 { status } else { nil } }
  }
}
