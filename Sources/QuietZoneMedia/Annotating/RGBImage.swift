/// A colour picture of its own, three bytes a pixel, without padding between rows.
public struct RGBImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height * 3` bytes: red, green, blue, row by row.
  public var pixels: [UInt8]

  /// A white picture. Negative sizes count as 0.
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = [UInt8](repeating: 255, count: self.width * self.height * 3)
  }
}
