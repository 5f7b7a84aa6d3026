/// A colour picture of its own, three bytes a pixel, without padding between rows.
public struct RGBImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height * 3` bytes: red, green, blue, row by row.
  public var pixels: [UInt8]

  /// A white picture. Negative sizes count as 0, and so do those of which there are more bytes than numbers.
  public init(width: Int, height: Int) {
    let (count, isTooLarge) = max(width, 0).multipliedReportingOverflow(by: max(height, 0))
    let (bytes, overflow) = count.multipliedReportingOverflow(by: 3)
    let isEmpty = isTooLarge || overflow
    self.width = isEmpty ? 0 : max(width, 0)
    self.height = isEmpty ? 0 : max(height, 0)
    pixels = [UInt8](repeating: 255, count: isEmpty ? 0 : bytes)
  }
}
