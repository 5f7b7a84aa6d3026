/// A systematic Reed–Solomon code: `parityCount` check symbols behind the data, so that
/// ``correct(_:erasures:reserve:)`` repairs any e wrong symbols and s erased ones with 2e + s ≤ parityCount.
///
/// The generator polynomial has the roots α^first … α^(first + parityCount − 1); symbol 0 of a block stands
/// at the highest power. A block is at most `field.order` symbols long.
struct ReedSolomon: Sendable {
  let field: GaloisField
  /// Check symbols of a block.
  let parityCount: Int
  /// Exponent of the generator polynomial's first root.
  let firstRoot: Int
  /// Coefficients of the generator polynomial, highest power first, without the leading 1.
  let generator: [UInt16]
  /// For GF(256) with at most 32 check symbols: the generator times each value a nibble of the feedback can
  /// have, 16 rows for the low and 16 for the high nibble, 4 words a row, the first coefficient in the
  /// highest byte.
  let rows: [UInt64]

  /// A code over `field`. `parityCount` is clamped to 0 ..< `field.order`.
  init(field: GaloisField, parityCount: Int, firstRoot: Int = 0) {
    self.field = field
    self.parityCount = min(max(parityCount, 0), field.order - 1)
    self.firstRoot = firstRoot
    generator = Self.generator(field, self.parityCount, firstRoot)
    let isByteCode = field.order == 255 && self.parityCount <= 32
    rows = isByteCode ? Self.rows(field, generator) : []
  }

  /// The product of (x − α^i) over the roots, without its leading 1.
  private static func generator(_ field: GaloisField, _ count: Int, _ first: Int) -> [UInt16] {
    var polynomial = [UInt16](repeating: 0, count: count + 1)
    polynomial[count] = 1
    for index in 0..<count {
      let root = field.power(first &+ index)
      for place in (count - index - 1)..<count {
        let shifted = polynomial[place + 1]
        polynomial[place] = field.subtract(shifted, field.multiply(polynomial[place], root))
      }
      polynomial[count] = field.subtract(0, field.multiply(polynomial[count], root))
    }
    return Array(polynomial.dropFirst())
  }

  private static func rows(_ field: GaloisField, _ generator: [UInt16]) -> [UInt64] {
    var rows = [UInt64](repeating: 0, count: 32 * 4)
    for row in 0..<32 {
      let factor = UInt16(row < 16 ? row : (row & 15) << 4)
      for place in generator.indices {
        let product = UInt64(field.multiply(generator[place], factor))
        rows[row * 4 + place >> 3] |= product << UInt64(56 - 8 * (place & 7))
      }
    }
    return rows
  }
}
