/// How the pixels of a PNG file are stored (ISO/IEC 15948, 11.2.2): what a sample means and how many bits it
/// has.
///
/// Rows begin at a whole byte; of samples smaller than a byte the leftmost is in the highest bits.
public enum PNGPixels: Hashable, Sendable {
  /// Bits of a sample.
  public enum Depth: Int, Hashable, Sendable, CaseIterable {
    case one = 1
    case two = 2
    case four = 4
    case eight = 8
  }

  /// Grey: 0 is black, all bits set is white.
  case grey(Depth)
  /// Places in a list of colours, as many as the depth can tell apart at most; opacity is kept.
  case palette([ArtworkColor], Depth)
  /// Grey and opacity, a byte each.
  case greyAlpha
  /// Red, green and blue, a byte each.
  case rgb
  /// Red, green, blue and opacity, a byte each; colours are not multiplied by it.
  case rgba
}

extension PNGPixels {
  /// Bits of a pixel, 1 to 32.
  public var bitsPerPixel: Int {
    switch self {
    case .grey(let depth), .palette(_, let depth): depth.rawValue
    case .greyAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// Bits of a sample.
  var bitDepth: UInt8 {
    switch self {
    case .grey(let depth), .palette(_, let depth): UInt8(truncatingIfNeeded: depth.rawValue)
    case .greyAlpha, .rgb, .rgba: 8
    }
  }

  /// The number by which the header names it.
  var colorType: UInt8 {
    switch self {
    case .grey: 0
    case .rgb: 2
    case .palette: 3
    case .greyAlpha: 4
    case .rgba: 6
    }
  }

  /// The list of colours, where there is one.
  var palette: [ArtworkColor]? {
    if case .palette(let colors, _) = self { colors } else { nil }
  }
}
