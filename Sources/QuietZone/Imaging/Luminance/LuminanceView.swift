/// Grey bytes that someone else owns: a camera frame's luma plane, a decoded picture, a part of either.
///
/// 0 is black, 255 white; row y starts at byte `y * rowStride`, and `rowStride >= width`.
///
/// ```swift
/// let image = LuminanceImage(width: 640, height: 480)
/// let barcodes = BarcodeReader().read(image.view)
/// ```
public struct LuminanceView: ~Escapable {
  /// The bytes; at least `(height - 1) * rowStride + width` of them.
  public let pixels: Span<UInt8>
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bytes from the start of one row to the start of the next.
  public let rowStride: Int

  /// A view of `width` × `height` pixels.
  ///
  /// Sizes that do not fit the bytes are cut to what does: rows that are not wholly there are left out, and a
  /// stride below the width, or a negative size, gives an empty view.
  @_lifetime(copy pixels)
  public init(pixels: Span<UInt8>, width: Int, height: Int, rowStride: Int) {
    self.pixels = pixels
    guard width > 0, height > 0, rowStride >= width, pixels.count >= width else {
      self.width = 0
      self.height = 0
      self.rowStride = 0
      return
    }
    self.width = width
    self.height = min(height, (pixels.count - width) / rowStride + 1)
    self.rowStride = rowStride
  }
}
