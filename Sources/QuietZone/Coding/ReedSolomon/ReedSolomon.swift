/// A systematic Reed–Solomon code: `parityCount` check symbols behind the data, so that
/// ``correct(_:erasures:reserve:)`` repairs any e wrong symbols and s erased ones with 2e + s ≤ parityCount.
///
/// The generator polynomial has the roots α^first … α^(first + parityCount − 1); symbol 0 of a block stands
/// at the highest power. A block is at most `field.order` symbols long.
///
/// A class, though nothing of it ever changes: codes are kept and handed on, which so copies nothing.
final class ReedSolomon: Sendable {
  let field: GaloisField
  /// Check symbols of a block.
  let parityCount: Int
  /// Exponent of the generator polynomial's first root.
  let firstRoot: Int
  /// Coefficients of the generator polynomial, highest power first, without the leading 1.
  let generator: [UInt16]
  /// For binary fields up to GF(256) with at most 32 check symbols: the generator times each value a nibble
  /// of the feedback can have, 16 rows for the low and 16 for the high nibble, 4 words a row, the first
  /// coefficient in the highest byte.
  let rows: [UInt64]
  /// For prime fields: 65536 times each coefficient of the generator, divided by the prime.
  let shares: [UInt16]

  /// A code over `field`. `parityCount` is clamped to 0 ..< `field.order`.
  @inline(never)
  init(field: GaloisField, parityCount: Int, firstRoot: Int = 0) {
    self.field = field
    self.parityCount = min(max(parityCount, 0), field.order - 1)
    self.firstRoot = firstRoot
    generator = Self.generator(field, count: self.parityCount, first: firstRoot)
    let isByteCode = field.isBinary && field.order < 256 && self.parityCount <= 32
    rows = isByteCode ? Self.rows(field, generator) : []
    shares =
      field.isBinary
      ? []
      : generator.map { UInt16(truncatingIfNeeded: (Int($0) &<< 16) / field.parameters.size) }
  }

  /// The product of (x − α^i) over the roots, without its leading 1.
  ///
  /// Its coefficients are binomial ones to the base α: the k-th is the one before times
  /// (α^(count − k + 1) − 1) / (α^k − 1) · −α^(first + k − 1).
  private static func generator(_ field: GaloisField, count: Int, first: Int) -> [UInt16] {
    var polynomial = [UInt16](repeating: 0, count: count)
    let size = field.parameters.size
    var (logarithm, root) = (0, first % field.order)
    if root < 0 { root &+= field.order }
    for index in 0..<count {
      let above = field.logarithms[Int(field.subtract(field.powers[count &- index], 1))]
      let below = field.logarithms[Int(field.subtract(field.powers[index &+ 1], 1))]
      logarithm &+= Int(above) &- Int(below) &+ root
      if logarithm < 0 { logarithm &+= field.order }
      while logarithm >= field.order { logarithm &-= field.order }
      root = root &+ 1 == field.order ? 0 : root &+ 1
      let coefficient = field.powers[logarithm]
      let isNegative = !field.isBinary && index & 1 == 0
      polynomial[index] =
        isNegative ? UInt16(truncatingIfNeeded: size &- Int(coefficient)) : coefficient
    }
    return polynomial
  }

  /// Rows of single bits by doubling, the others as their sums.
  private static func rows(_ field: GaloisField, _ generator: [UInt16]) -> [UInt64] {
    var row: SIMD4<UInt64> = .zero
    for place in generator.indices {
      row[place &>> 3] |= UInt64(generator[place]) &<< UInt64(56 &- 8 &* (place & 7))
    }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let size = UInt64(field.parameters.size)
    let shift = UInt64(truncatingIfNeeded: size.trailingZeroBitCount &- 1)
    let low = (size &>> 1 &- 1) &* ones
    let reduction = UInt64(truncatingIfNeeded: field.parameters.polynomial) & (size &- 1)
    var rows = [UInt64](repeating: 0, count: 128)
    for bit in 0..<8 where 1 << bit < field.parameters.size {
      let start = bit < 4 ? 0 : 16
      let weight = 1 << (bit & 3)
      for rest in start &* 4..<(start &+ weight) &* 4 {
        rows[rest &+ weight &* 4] = rows[rest] ^ row[rest & 3]
      }
      let carry = (row &>> shift) & SIMD4(repeating: ones)
      row = (row & SIMD4(repeating: low)) &<< 1 ^ carry &* SIMD4(repeating: reduction)
    }
    return rows
  }
}
