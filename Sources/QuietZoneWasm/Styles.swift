import QuietZone
import QuietZoneRendering

extension SymbolStyle {
  /// How many bytes a style and its length take behind the 16 of ``drawOptions(_:)``; 0 where none follows.
  static func byteCount(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 13, bytes[13] & 1 != 0 else { return 0 }
    var cursor = ByteCursor(Array(bytes.dropFirst(16).prefix(4)))
    return 4 + Int(min(cursor.word32(), UInt32(clamping: bytes.count)))
  }

  /// A style as bytes; a gradient or logo that can't be drawn is refused where it is drawn:
  ///
  ///     offset  size
  ///          0     1  modules: 0 square, 1 rounded, 2 dots
  ///          1     1  width of a dot, percent of a module
  ///          2     1  finder patterns: 0 square, 1 rounded, 2 circles
  ///          3     1  number of the gradient's colours; 0: none
  ///          4     1  it runs: 0 down, 1 to the right, 2 to the lower right, 3 from the middle
  ///          5     1  longer side of the logo, percent of the symbol's width; 0: none
  ///          6     2  the logo's width, pixels
  ///          8     2  its height
  ///         10    4n  colours: red, green, blue, alpha
  ///          …     …  the logo's pixels, the same for each, row by row
  init(_ bytes: [UInt8]) {
    var cursor = ByteCursor(bytes)
    let (modules, dot, finders) = (cursor.byte(), cursor.byte(), cursor.byte())
    let (colors, shape, share) = (Int(cursor.byte()), cursor.byte(), cursor.byte())
    let (width, height) = (Int(cursor.word16()), Int(cursor.word16()))
    self.init()
    switch modules {
    case 1: self.modules = .rounded
    case 2: self.modules = .dots(diameter: Double(dot) / 100)
    default: break
    }
    self.finders = finders == 1 ? .rounded : finders == 2 ? .circle : .square
    if colors > 0 {
      gradient = Gradient((0..<colors).map { _ in cursor.color() }, Self.shape(shape))
    }
    let pixels = Array(bytes.dropFirst(10 + 4 * colors))
    if share > 0, let picture = try? ColorPicture(width: width, height: height, rgba: pixels) {
      logo = Logo(picture, share: Double(share) / 100)
    }
  }

  private static func shape(_ number: UInt8) -> Gradient.Shape {
    switch number {
    case 1: .fromLeft
    case 2: .fromTopLeft
    case 3: .fromMiddle
    default: .fromTop
    }
  }
}

extension ByteCursor {
  mutating func color() -> ArtworkColor {
    let (red, green, blue) = (byte(), byte(), byte())
    return ArtworkColor(red: red, green: green, blue: blue, alpha: byte())
  }
}
