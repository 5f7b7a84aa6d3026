public import QuietZone

/// A picture in colours: what styled symbols are drawn as, and what a logo is.
public struct ColorPicture: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `4 * width * height` bytes, row after row: red, green, blue and opacity, colours not multiplied by it.
  public internal(set) var rgba: [UInt8]
  /// Dots per inch in print, where a size in print was asked for.
  public let dotsPerInch: Double?

  /// The longest side, pixels.
  public static let maximumSide = 65_535

  /// Throws ``RenderingError/pictureSize(width:height:maximum:)`` or
  /// ``RenderingError/rowBytes(_:expected:)``.
  public init(
    width: Int, height: Int, rgba: [UInt8], dotsPerInch: Double? = nil
  ) throws(RenderingError) {
    guard 1...Self.maximumSide ~= width, 1...Self.maximumSide ~= height else {
      throw .pictureSize(width: width, height: height, maximum: Self.maximumSide)
    }
    let expected = Int64(width) * Int64(height) * 4
    guard rgba.count == expected else { throw .rowBytes(rgba.count, expected: Int(clamping: expected)) }
    self.init(width: width, height: height, pixels: rgba, dotsPerInch: dotsPerInch)
  }

  /// `pixels`: as many as fit.
  init(width: Int, height: Int, pixels: [UInt8], dotsPerInch: Double?) {
    self.width = width
    self.height = height
    self.dotsPerInch = dotsPerInch
    rgba = pixels
  }

  /// The same in one colour.
  init(width: Int, height: Int, color: ArtworkColor, dotsPerInch: Double?) {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for index in stride(from: 0, to: pixels.count, by: 4) { pixels.set(color, at: index) }
    self.init(width: width, height: height, pixels: pixels, dotsPerInch: dotsPerInch)
  }

  init(_ raster: Raster) {
    self.init(
      width: raster.width, height: raster.height, pixels: raster.rgba(), dotsPerInch: raster.dotsPerInch)
  }

  /// The colour of the pixel; clear outside the picture.
  public subscript(x: Int, y: Int) -> ArtworkColor {
    guard x >= 0, y >= 0, x < width, y < height else {
      return ArtworkColor(red: UInt8(0), green: 0, blue: 0, alpha: 0)
    }
    return rgba.color(at: (y &* width &+ x) &* 4)
  }

  /// The picture in grey as a reader sees it, on `ground` where it is transparent.
  public func luminance(on ground: ArtworkColor = .white) -> LuminanceImage {
    var image = LuminanceImage(width: width, height: height, luminance: 0)
    for index in image.pixels.indices {
      image.pixels[index] = rgba.color(at: index * 4).composited(over: ground).luma
    }
    return image
  }

  /// The same picture turned.
  func turned(by rotation: Rotation) -> ColorPicture {
    guard rotation != .none else { return self }
    let swaps = rotation.swapsSides, (across, down) = swaps ? (height, width) : (width, height)
    var pixels = rgba
    // Pixels are moved, not their edges: the last one's index instead of the side.
    let place = rotation.matrix(width: width - 1, height: height - 1)
    for y in 0..<height {
      for x in 0..<width {
        let column = place.a * x + place.c * y + place.e, row = place.b * x + place.d * y + place.f
        pixels.set(rgba.color(at: (y * width + x) * 4), at: (row * across + column) * 4)
      }
    }
    return ColorPicture(width: across, height: down, pixels: pixels, dotsPerInch: dotsPerInch)
  }
}

extension [UInt8] {
  func color(at index: Int) -> ArtworkColor {
    ArtworkColor(red: self[index], green: self[index + 1], blue: self[index + 2], alpha: self[index + 3])
  }

  mutating func set(_ color: ArtworkColor, at index: Int) {
    self[index] = color.red
    self[index + 1] = color.green
    self[index + 2] = color.blue
    self[index + 3] = color.alpha
  }
}
