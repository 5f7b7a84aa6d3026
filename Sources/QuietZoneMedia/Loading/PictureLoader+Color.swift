#if !canImport(ImageIO)
  internal import CPictureCodecs
#endif
public import QuietZoneRendering

extension PictureLoader {
  /// The colours and opacities of a PNG file, for a logo (`SymbolStyle.Logo`); of other kinds grey is all
  /// that is loaded. Refused above `maximumSide` pixels on a side, before it is decoded.
  public func colors(
    path: String, maximumSide: Int = SymbolStyle.Logo.maximumSide
  ) throws(PictureError) -> ColorPicture {
    try pngColors(PictureData.read(path: path, limits: limits, deadline: deadline), maximumSide)
  }

  /// The same of a file's bytes; `name` is what errors call them.
  public func colors(
    bytes: [UInt8], name: String = "bytes", maximumSide: Int = SymbolStyle.Logo.maximumSide
  ) throws(PictureError) -> ColorPicture {
    try pngColors(PictureData(source: name, bytes: bytes), maximumSide)
  }

  private func pngColors(_ data: PictureData, _ maximumSide: Int) throws(PictureError) -> ColorPicture {
    let kind = try kind(of: data)
    guard kind == .png else {
      throw .unsupported(source: data.source, kind: kind, reason: "colours are taken from PNG files")
    }
    return try colors(data, maximumSide: maximumSide)
  }
}

#if canImport(ImageIO)
  internal import CoreGraphics
  internal import ImageIO

  extension PictureLoader {
    private func colors(_ data: PictureData, maximumSide: Int) throws(PictureError) -> ColorPicture {
      let file = try ImageIOFile(data, kind: .png)
      let extent = try file.header(0, keepsAlpha: false).extent
      try data.checkSides(extent.width, extent.height, maximumSide)
      try data.check(extent, kind: .png, limits: limits)
      guard let rgba = GreyDrawing(try file.image(0))?.colors(),
        let picture = try? ColorPicture(width: extent.width, height: extent.height, rgba: rgba)
      else { throw .outOfMemory(source: data.source, kind: .png) }
      return picture
    }
  }
#else
  extension PictureLoader {
    private func colors(_ data: PictureData, maximumSide: Int) throws(PictureError) -> ColorPicture {
      let file = try PNGFile(data), (width, height) = (file.width, file.height)
      try data.checkSides(width, height, maximumSide)
      try data.check(file.extent(), kind: .png, limits: limits)
      var status = QZP_CORRUPT
      var report = qzp_report()
      let rgba = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
        status = data.bytes.withUnsafeBufferPointer {
          qzp_png_decode_colors(
            $0.baseAddress, $0.count, buffer.baseAddress, UInt32(width), UInt32(height), &report)
        }
        count = status == QZP_OK ? 4 * width * height : 0
      }
      try data.check(status, report, kind: .png)
      guard let picture = try? ColorPicture(width: width, height: height, rgba: rgba) else {
        throw .outOfMemory(source: data.source, kind: .png)
      }
      return picture
    }
  }
#endif

extension PictureData {
  fileprivate func checkSides(_ width: Int, _ height: Int, _ maximum: Int) throws(PictureError) {
    guard max(width, height) <= maximum else {
      throw .unsupported(
        source: source, kind: .png,
        reason: "it has \(width) × \(height) pixels, and sides of up to \(maximum) are taken in colours")
    }
  }
}
