/// Why a text is not a colour.
public enum ColorError: Error, Hashable, Sendable {
  /// There is no text.
  case empty
  /// `#` is followed by this many digits; 3, 4, 6 or 8 were expected.
  case digitCount(Int)
  /// The byte at this offset is not a hexadecimal digit.
  case digit(offset: Int)
  /// A text without `#` that is none of the names.
  case name

  /// What was found and what was expected, for people.
  public var message: String {
    var out = ByteWriter()
    switch self {
    case .empty: out.write("no colour given")
    case .digitCount(let count):
      out.write("a colour with ")
      out.write(count)
      out.write(" digits")
    case .digit(let offset):
      out.write("character ")
      out.write(offset + 1)
      out.write(" of the colour is not a hexadecimal digit")
    case .name: out.write("unknown colour name")
    }
    out.write("; expected #rgb, #rgba, #rrggbb, #rrggbbaa or one of ")
    for (index, entry) in ArtworkColor.names.enumerated() {
      out.write(index == 0 ? "" : ", ")
      out.write(entry.name)
    }
    return out.text
  }
}

extension ColorError: CustomStringConvertible {
  public var description: String { message }
}

extension ArtworkColor {
  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a basic colour name of CSS (Color Module Level 4, 6.1,
  /// with `gray` also as `grey`, and `cyan`, `magenta`, `orange`); upper and lower case are the same.
  public init(_ text: String) throws(ColorError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The same from UTF-8 bytes.
  public init(parsing bytes: [UInt8]) throws(ColorError) {
    guard let first = bytes.first else { throw .empty }
    self = try first == UInt8(ascii: "#") ? Self.hexadecimal(bytes) : Self.named(bytes)
  }

  private static func hexadecimal(_ bytes: [UInt8]) throws(ColorError) -> ArtworkColor {
    var digits: [UInt8] = []
    for index in bytes.indices.dropFirst() {
      guard let digit = hexadecimalDigit(bytes[index]) else { throw .digit(offset: index) }
      digits.append(digit)
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: throw .digitCount(digits.count)
    }
    func component(_ index: Int) -> UInt8 { digits[2 * index] << 4 | digits[2 * index + 1] }
    return ArtworkColor(
      red: component(0), green: component(1), blue: component(2),
      alpha: digits.count == 8 ? component(3) : 255)
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func named(_ bytes: [UInt8]) throws(ColorError) -> ArtworkColor {
    let lower = bytes.map { $0 >= 65 && $0 <= 90 ? $0 | 32 : $0 }
    for entry in names where entry.matches(lower) {
      let rgb = entry.rgb
      return ArtworkColor(
        red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
        blue: UInt8(truncatingIfNeeded: rgb))
    }
    throw .name
  }

  struct Name: Sendable {
    let name: StaticString
    let rgb: UInt32
    init(_ name: StaticString, _ rgb: UInt32) {
      self.name = name
      self.rgb = rgb
    }
    func matches(_ bytes: [UInt8]) -> Bool {
      name.withUTF8Buffer { unsafe $0.elementsEqual(bytes) }
    }
  }

  /// CSS Color Module Level 4, 6.1: the sixteen basic names, and four common others.
  static let names = [
    Name("black", 0x000000), Name("silver", 0xC0C0C0), Name("gray", 0x808080), Name("white", 0xFFFFFF),
    Name("maroon", 0x800000), Name("red", 0xFF0000), Name("purple", 0x800080), Name("fuchsia", 0xFF00FF),
    Name("green", 0x008000), Name("lime", 0x00FF00), Name("olive", 0x808000), Name("yellow", 0xFFFF00),
    Name("navy", 0x000080), Name("blue", 0x0000FF), Name("teal", 0x008080), Name("aqua", 0x00FFFF),
    Name("grey", 0x808080), Name("cyan", 0x00FFFF), Name("magenta", 0xFF00FF), Name("orange", 0xFFA500),
  ]
}
