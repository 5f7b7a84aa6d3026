/// Grey bytes of its own, without padding between rows: 0 black … 255 white.
public struct LuminanceImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height` bytes, row by row.
  public var pixels: [UInt8]

  /// A picture of one grey, white unless told otherwise. Negative sizes count as 0, and so do those of which
  /// there are more pixels than numbers.
  public init(width: Int, height: Int, luminance: UInt8 = 255) {
    let (count, overflow) = max(width, 0).multipliedReportingOverflow(by: max(height, 0))
    self.width = overflow ? 0 : max(width, 0)
    self.height = overflow ? 0 : max(height, 0)
    pixels = [UInt8](repeating: luminance, count: overflow ? 0 : count)
  }

  /// Takes over bytes; `nil` unless there are exactly `width * height` of them.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width >= 0, height >= 0, width.multipliedReportingOverflow(by: height) == (pixels.count, false)
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The picture as the readers take it, without a copy: for parts of it, and for what lends its bytes. It
  /// lives as long as the picture, which has to be a constant or variable of the function that asks for it;
  /// the readers take pictures themselves as well.
  public var view: LuminanceView {
    @_lifetime(borrow self)
    borrowing get {
      LuminanceView(pixels: pixels.storageSpan, width: width, height: height, rowStride: width)
    }
  }
}
