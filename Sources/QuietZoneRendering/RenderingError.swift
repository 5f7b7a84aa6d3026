/// Why artwork can't be made as asked.
public enum RenderingError: Error, Hashable, Sendable {
  /// The symbol has no modules.
  case emptySymbol
  /// A quiet zone outside 0…`maximum` modules.
  case quietZone(Int, maximum: Int)
  /// A bar-width reduction outside 0…``Artwork/maximumBarWidthReduction`` modules.
  case barWidthReduction(Double)
  /// A module size below one pixel.
  case modulePixels(Int)
  /// A picture side of `pixels` gives less than a pixel a module; `minimum` is the smallest that does not.
  case totalPixels(Int, minimum: Int)
  /// A room of so many pixels gives less than a pixel a module; it takes the minimum of both sides.
  case fitting(width: Int, height: Int, minimumWidth: Int, minimumHeight: Int)
  /// A module size in print that is not above 0 and at most 1000 mm.
  case moduleMillimetres(Double)
  /// Dots per inch outside 1…100 000.
  case dpi(Double)
  /// The printed module is smaller than one dot at these dots per inch; `minimum` is one dot in millimetres.
  case moduleBelowDot(millimetres: Double, minimum: Double)
  /// The picture would have more than `maximum` pixels.
  case tooLarge(width: Int, height: Int, maximum: Int)
  /// A page side of this many points (1/72 inch), above what the format allows.
  case pageTooLarge(points: Double, maximum: Int)
  /// A picture file with a side outside 1…`maximum` pixels.
  case pictureSize(width: Int, height: Int, maximum: Int)
  /// Rows that begin so many bytes apart, which is less than the `minimum` that the pixels of one take.
  case rowStride(Int, minimum: Int)
  /// So many bytes of rows, which is fewer than the picture has.
  case rowBytes(Int, expected: Int)
  /// A palette of so many colours, outside 1…`maximum`.
  case paletteCount(Int, maximum: Int)
  /// The pixel at (x, y) has a colour that the palette of `count` lacks; its first one is 0.
  case paletteColor(Int, x: Int, y: Int, count: Int)
  /// A style that can't be drawn.
  case style(StyleError)

  /// What was asked, why it fails and what would do, for people.
  public var message: String {
    var out = ByteWriter()
    switch self {
    case .emptySymbol: out.write("the symbol has no modules")
    case .quietZone(let modules, let maximum):
      out.write(["quiet zone of ", " modules; 0 to ", " can be drawn"], [Double(modules), Double(maximum)])
    case .barWidthReduction(let reduction):
      out.write(["bar-width reduction of ", " modules; 0 to 0.5 can be drawn"], [reduction])
    case .modulePixels(let pixels):
      out.write(["", " pixels a module; at least 1 is needed"], [Double(pixels)])
    case .totalPixels(let pixels, let minimum):
      out.write(
        ["", " pixels are too few: at least ", " are needed for this symbol"],
        [
          Double(pixels), Double(minimum),
        ])
    case .fitting(let width, let height, let minimumWidth, let minimumHeight):
      out.write(
        ["", " x ", " pixels are too few: at least ", " x ", " are needed for this symbol"],
        [Double(width), Double(height), Double(minimumWidth), Double(minimumHeight)])
    case .moduleMillimetres(let size):
      out.write(["module of ", " mm; above 0 and at most 1000 mm can be drawn"], [size])
    case .dpi(let dpi): out.write(["", " dots per inch; 1 to 100000 can be drawn"], [dpi])
    case .moduleBelowDot(let size, let minimum):
      out.write(["module of ", " mm is smaller than a dot of ", " mm"], [size, minimum])
    case .tooLarge(let width, let height, let maximum):
      out.write(
        ["picture of ", " x ", " pixels; at most ", " pixels in all are drawn"],
        [
          Double(width), Double(height), Double(maximum),
        ])
    case .pageTooLarge(let points, let maximum):
      out.write(["page side of ", " points; the format allows ", ""], [points, Double(maximum)])
    case .style(let error): return error.message
    case .pictureSize, .rowStride, .rowBytes, .paletteCount, .paletteColor: out.write(picture: self)
    }
    return out.text
  }
}

extension RenderingError: CustomStringConvertible {
  public var description: String { message }
}

extension ByteWriter {
  /// What is wrong with the pixels of a picture file.
  fileprivate mutating func write(picture error: RenderingError) {
    switch error {
    case .pictureSize(let width, let height, let maximum):
      write(["picture of ", " x ", " pixels; sides of 1 to ", " can be written"], [width, height, maximum])
    case .rowStride(let stride, let minimum):
      write(["rows ", " bytes apart; the pixels of one take ", ""], [stride, minimum])
    case .rowBytes(let count, let expected):
      write(["rows of ", " bytes in all; the picture has ", ""], [count, expected])
    case .paletteCount(let count, let maximum):
      write(["palette of ", " colours; 1 to ", " can be written"], [count, maximum])
    case .paletteColor(let color, let x, let y, let count):
      write(["colour ", " at (", ", ", "); the palette has 0 to ", ""], [color, x, y, count - 1])
    default: break
    }
  }

  /// Texts with whole numbers between them.
  private mutating func write(_ texts: [StaticString], _ numbers: [Int]) {
    for (index, text) in texts.enumerated() {
      write(text)
      if index < numbers.count { write(numbers[index]) }
    }
  }

  /// Texts with numbers between them.
  mutating func write(_ texts: [StaticString], _ numbers: [Double]) {
    for (index, text) in texts.enumerated() {
      write(text)
      if index < numbers.count { write(numbers[index], places: 4) }
    }
  }
}
