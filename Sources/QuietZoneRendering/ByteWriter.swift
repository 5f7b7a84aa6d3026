/// Builds ASCII and UTF-8 output; formats numbers by hand, as the engine has no `Double.description`.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// The output as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var count: Int { bytes.count }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func write(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// A decimal integer.
  mutating func write(_ value: Int) { write(Int64(value)) }

  /// A decimal integer.
  mutating func write(_ value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(value.magnitude, atLeast: 1)
  }

  /// A number with up to `places` (0…9) decimal places, rounded half away from zero, without trailing zeros;
  /// what is not finite or beyond ±10⁹ is clamped.
  mutating func write(_ value: Double, places: Int) {
    var scale: Int64 = 1
    for _ in 0..<min(max(places, 0), 9) { scale *= 10 }
    let clamped = value > -1e9 ? (value < 1e9 ? value : 1e9) : -1e9
    let scaled = Int64(clamped * Double(scale) + (clamped < 0 ? -0.5 : 0.5))
    write(scaled, over: scale)
  }

  /// The exact decimal fraction `numerator / scale`, scale a power of ten, without trailing zeros.
  mutating func write(_ numerator: Int64, over scale: Int64) {
    if numerator < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = numerator.magnitude, unit = scale.magnitude
    digits(magnitude / unit, atLeast: 1)
    var rest = magnitude % unit, place = unit / 10
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place /= 10
    }
  }

  /// An unsigned decimal integer, padded with zeros on the left.
  mutating func digits(_ value: UInt64, atLeast width: Int) {
    var reversed: [UInt8] = [], rest = value
    while rest > 0 || reversed.count < width {
      reversed.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    bytes.append(contentsOf: reversed.reversed())
  }

  /// Two lower-case hexadecimal digits.
  mutating func hexadecimal(_ value: UInt8) {
    for digit in [value >> 4, value & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
