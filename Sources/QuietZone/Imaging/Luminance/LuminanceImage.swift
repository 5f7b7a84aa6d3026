/// Grey bytes of its own, without padding between rows: 0 black … 255 white.
public struct LuminanceImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height` bytes, row by row.
  public var pixels: [UInt8]

  /// A picture of one grey, white unless told otherwise. Negative sizes count as 0.
  public init(width: Int, height: Int, luminance: UInt8 = 255) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = [UInt8](repeating: luminance, count: self.width * self.height)
  }

  /// Takes over bytes; `nil` unless there are exactly `width * height` of them.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width >= 0, height >= 0, width.multipliedReportingOverflow(by: height) == (pixels.count, false)
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The picture as the readers take it, without a copy.
  public var view: LuminanceView {
    @_lifetime(borrow self)
    borrowing get {
      LuminanceView(pixels: pixels.storageSpan, width: width, height: height, rowStride: width)
    }
  }
}
