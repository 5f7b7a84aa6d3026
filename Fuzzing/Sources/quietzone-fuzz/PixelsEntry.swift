import QuietZone

/// Any bytes as a picture of any size and stride, read at every effort; also for what is read only by name.
enum PixelsEntry {
  static func run(_ input: Input) {
    var input = input
    let width = input.number(0...200)
    let stride = width + input.number(0...3)
    let height = input.number(0...200)
    let effort = ReaderOptions.Effort.allCases[input.number(0...2)]
    let choice = input.byte()
    let region = choice & 1 == 0 ? nil : rectangle(&input)
    let symbologies = choice & 2 == 0 ? SymbologySet.all : .all.union(.allLinear)
    let scale = input.number(1...6)
    let pixels = enlarge(input.rest, width: width, height: height, stride: stride, scale: scale)
    let view = LuminanceView(pixels: pixels.span, width: width, height: height, rowStride: stride)
    let options = ReaderOptions(symbologies: symbologies, region: region, effort: effort)
    let barcodes = BarcodeReader(options).read(view)
    for barcode in barcodes { precondition(!barcode.outline.topLeft.x.isNaN) }
  }

  private static func rectangle(_ input: inout Input) -> Rectangle2D {
    func part() -> Double { Double(input.number(0...400)) / 100 - 1 }
    let (x, y, width, height) = (part(), part(), part(), part())
    return Rectangle2D(x: x, y: y, width: width, height: height)
  }

  /// Each bit of the bytes becomes `scale` × `scale` pixels, so that few bytes make whole symbols; the last
  /// byte sets the grey of what lies outside.
  private static func enlarge(
    _ bytes: [UInt8], width: Int, height: Int, stride: Int, scale: Int
  ) -> [UInt8] {
    var pixels = [UInt8](repeating: bytes.last ?? 255, count: stride * height)
    let columns = (width + scale - 1) / scale
    for y in 0..<height {
      for x in 0..<width {
        let bit = y / scale * columns + x / scale
        guard bit / 8 < bytes.count else { return pixels }
        pixels[y * stride + x] = bytes[bit / 8] >> UInt8(bit % 8) & 1 == 0 ? 235 : 20
      }
    }
    return pixels
  }
}
