internal import CQuietZone
internal import QuietZone

/// A picture that C handed in, once it is known to lie within its bytes.
struct CheckedPicture {
  private let picture: qz_picture
  private let start: UnsafeRawPointer
  private let format: Format
  let width: Int
  let height: Int
  private let stride: Int

  /// How the pixels of a format lie: the bytes of one, and where red, green, blue and opacity are in it.
  private enum Format {
    case plane
    case colors(bytes: Int, red: Int, blue: Int, hasAlpha: Bool)
    case yuyv

    init(_ format: qz_format) throws(Failure) {
      switch try choice(format.rawValue, upTo: QZ_YUYV.rawValue, "format") {
      case 1: self = .colors(bytes: 3, red: 0, blue: 2, hasAlpha: false)
      case 2: self = .colors(bytes: 4, red: 0, blue: 2, hasAlpha: true)
      case 3: self = .colors(bytes: 4, red: 2, blue: 0, hasAlpha: true)
      case 5: self = .yuyv
      default: self = .plane
      }
    }

    var bytesPerPixel: Int {
      switch self {
      case .plane: 1
      case .colors(let bytes, _, _, _): bytes
      case .yuyv: 2
      }
    }
  }

  /// The longest side that is read: what a reader takes for each row and column is little for any other
  /// picture.
  static let maximumSide = 1_000_000

  init(_ pointer: UnsafePointer<qz_picture>?, maximumPixels: Int64) throws(Failure) {
    picture = try needed(pointer, "picture").pointee
    format = try Format(picture.format)
    (width, height) = (Int(picture.width), Int(picture.height))
    guard width > 0, height > 0 else {
      throw .argument("the picture has \(width) x \(height) pixels; at least 1 x 1 are expected")
    }
    guard max(width, height) <= Self.maximumSide, Int64(width) * Int64(height) <= maximumPixels else {
      throw Failure(
        QZ_ERROR_TOO_LARGE,
        "the picture has \(width) x \(height) pixels; at most \(maximumPixels) in all, and "
          + "\(Self.maximumSide) a side, are expected")
    }
    start = try needed(picture.pixels, "pixels")
    let row = width * format.bytesPerPixel
    stride = picture.stride == 0 ? row : picture.stride
    guard stride >= row, stride <= 1 << 40 else {
      throw .argument(
        "the stride is \(UInt(bitPattern: stride)) bytes; at least the \(row) of a row are expected")
    }
    let bytes = (height - 1) * stride + row
    guard picture.size >= bytes || picture.size < 0 else {
      throw .argument(
        "the picture has \(picture.size) bytes; \(bytes) are expected for \(width) x \(height) pixels with "
          + "\(stride) bytes a row")
    }
  }

  /// The pixels in grey: those of C where they are, of colours a copy.
  func withLuminance<Value>(_ body: (borrowing LuminanceView) -> Value) -> Value {
    if case .plane = format {
      let bytes = UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt8.self), count: (height - 1) * stride + width)
      return body(LuminanceView(pixels: bytes.span, width: width, height: height, rowStride: stride))
    }
    let image =
      LuminanceImage(width: width, height: height, pixels: grey()) ?? LuminanceImage(width: 0, height: 0)
    return body(image.view)
  }

  private func grey() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height) { out, count in
      for y in 0..<height {
        let row = (start + y * stride).assumingMemoryBound(to: UInt8.self)
        let line = UnsafeMutableBufferPointer(rebasing: out[(y * width)..<((y + 1) * width)])
        switch format {
        case .plane, .yuyv: for x in 0..<width { line[x] = row[2 * x] }
        case .colors(3, _, _, _): for x in 0..<width { line[x] = Self.luma(row + 3 * x, 0, 2) }
        case .colors(_, let red, let blue, _):
          for x in 0..<width {
            let pixel = row + 4 * x
            line[x] = Self.onWhite(Self.luma(pixel, red, blue), pixel[3])
          }
        }
      }
      count = width * height
    }
  }

  /// Rec. 601 luma, rounded.
  private static func luma(_ pixel: UnsafePointer<UInt8>, _ red: Int, _ blue: Int) -> UInt8 {
    let sum = 299 * UInt32(pixel[red]) + 587 * UInt32(pixel[1]) + 114 * UInt32(pixel[blue]) + 500
    return UInt8(truncatingIfNeeded: sum / 1000)
  }

  /// `value` with straight opacity, on white.
  private static func onWhite(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha < 255 else { return value }
    let (value, alpha) = (UInt32(value), UInt32(alpha))
    return UInt8(truncatingIfNeeded: (value * alpha + 255 * (255 - alpha) + 127) / 255)
  }
}
