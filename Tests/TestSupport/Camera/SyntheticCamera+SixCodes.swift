public import QuietZone

extension SyntheticCamera {
  /// A scene with a QR Code, an EAN-13, a Code 128, a Data Matrix, a PDF417 and an Aztec Code, each tilted
  /// and turned in its own way among other things, and what each says.
  public struct SixCodes: Sendable {
    public var camera: SyntheticCamera
    public var contents: [(symbology: Symbology, bytes: [UInt8])]
  }

  private static let six: [(symbology: Symbology, text: String)] = [
    (.qrCode, "https://example.org/quietzone?six=1"), (.ean13, "4006381333931"),
    (.code128, "QZ-128/2026"), (.dataMatrix, "DATA MATRIX 0123456789"),
    (.pdf417, "PDF417: a form with a name, an address and a number 0123456789"),
    (.aztec, "AZTEC TICKET, COACH 7, SEAT 42"),
  ]

  /// The scene in a picture of `width` by `height`, three codes beside each other in two rows; everything
  /// else about it is drawn from `seed`.
  public static func sixCodes(width: Int, height: Int, seed: UInt64) -> SixCodes {
    var random = SeededRandom(seed: seed)
    var camera = SyntheticCamera(width: width, height: height, seed: seed)
    camera.background = .clutter
    camera.light.gradient = 0.25
    camera.light.vignetting = 0.15
    camera.lens.blur = .pixels(0.8)
    camera.sensor.noise = 3
    camera.sensor.shotNoise = 3
    var contents: [(symbology: Symbology, bytes: [UInt8])] = []
    for (index, code) in six.enumerated() {
      guard let symbol = try? BarcodeWriter(code.symbology).write(code.text) else { continue }
      let print = Print(symbol)
      let (w, h) = (print.paperWidth, print.paperHeight)
      let room = min(Double(width) / 3, Double(height) / 2)
      let center = Point2D(
        x: (Double(index % 3) + 0.5) / 3, y: (Double(index / 3) + 0.5) / 2)
      var pose = Pose(moduleSize: room * 0.85 / (w * w + h * h).squareRoot(), center: center)
      pose.rotation = random.real(0...360)
      pose.tiltX = random.real(-18...18)
      pose.tiltY = random.real(-18...18)
      camera.place(print, pose)
      contents.append((code.symbology, Array(code.text.utf8)))
    }
    return SixCodes(camera: camera, contents: contents)
  }
}
