/// A finite field as tables of powers and logarithms of a primitive element: GF(2ⁿ) up to 4096 elements,
/// whose sum is exclusive or, or GF(p) of a prime p up to 4096, whose sum is modulo p.
///
/// Elements are 0 ..< `size`. Operations on anything else give an unspecified element, never a trap.
///
/// ```swift
/// let field = GaloisField(.qrCode)
/// assert(field.multiply(2, 0x8E) == 1)
/// ```
struct GaloisField: Sendable {
  /// Which field: how many elements and what generates them.
  struct Parameters: Hashable, Sendable {
    /// Number of elements, 2…4096.
    let size: Int
    /// Binary field: the primitive polynomial, bit i for xⁱ, primitive element 2. Prime field: 0.
    let polynomial: Int
    /// The primitive element.
    let generator: Int

    /// QR Code family: x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004:2015, 7.5.2).
    static let qrCode = binary(bits: 8, polynomial: 0x11D)

    /// Data Matrix and Aztec of 8 bits: x⁸ + x⁵ + x³ + x² + 1 (ISO/IEC 16022:2006, Annex E).
    static let dataMatrix = binary(bits: 8, polynomial: 0x12D)

    /// GF(2^bits), 1…12 bits.
    static func binary(bits: Int, polynomial: Int) -> Parameters {
      Parameters(size: 1 << min(max(bits, 1), 12), polynomial: polynomial, generator: 2)
    }
    /// GF(prime), a prime up to 4096.
    static func prime(_ prime: Int, generator: Int) -> Parameters {
      Parameters(size: min(max(prime, 2), 4096), polynomial: 0, generator: generator)
    }
  }

  let parameters: Parameters
  /// Elements but zero: the length of the cycle of powers.
  let order: Int
  /// Powers of the primitive element, twice around, so that the sum of two logarithms needs no modulo.
  let powers: [UInt16]
  /// Logarithms; that of 0 is 0 and must not be used.
  let logarithms: [UInt16]

  @inline(never)
  init(_ parameters: Parameters) {
    self.parameters = parameters
    order = parameters.size - 1
    var powers = [UInt16](repeating: 0, count: 2 * order)
    var logarithms = [UInt16](repeating: 0, count: parameters.size)
    var element = 1
    for exponent in 0..<order {
      powers[exponent] = UInt16(truncatingIfNeeded: element)
      powers[exponent + order] = UInt16(truncatingIfNeeded: element)
      logarithms[min(element, order)] = UInt16(truncatingIfNeeded: exponent)
      element = parameters.next(after: element)
    }
    self.powers = powers
    self.logarithms = logarithms
  }

  var isBinary: Bool { parameters.polynomial != 0 }

  /// a + b.
  func add(_ a: UInt16, _ b: UInt16) -> UInt16 {
    if isBinary { return a ^ b }
    let sum = Int(a) &+ Int(b)
    return UInt16(truncatingIfNeeded: sum >= parameters.size ? sum &- parameters.size : sum)
  }

  /// a − b.
  func subtract(_ a: UInt16, _ b: UInt16) -> UInt16 {
    if isBinary { return a ^ b }
    let difference = Int(a) &- Int(b)
    return UInt16(truncatingIfNeeded: difference < 0 ? difference &+ parameters.size : difference)
  }

  /// a · b.
  func multiply(_ a: UInt16, _ b: UInt16) -> UInt16 {
    guard a != 0, b != 0, Int(a) <= order, Int(b) <= order else { return 0 }
    return powers[Int(logarithms[Int(a)]) &+ Int(logarithms[Int(b)])]
  }

  /// a / b; 0 for b = 0, which has no meaning.
  func divide(_ a: UInt16, _ b: UInt16) -> UInt16 {
    guard a != 0, b != 0, Int(a) <= order, Int(b) <= order else { return 0 }
    return powers[Int(logarithms[Int(a)]) &+ order &- Int(logarithms[Int(b)])]
  }

  /// The primitive element to the power of `exponent`, any integer.
  func power(_ exponent: Int) -> UInt16 {
    let rest = exponent % order
    return powers[rest < 0 ? rest &+ order : rest]
  }

  /// a + a + … (`count` times), as in a derivative.
  func times(_ count: Int, _ a: UInt16) -> UInt16 {
    if isBinary { return count & 1 != 0 ? a : 0 }
    return UInt16(truncatingIfNeeded: count % parameters.size &* Int(a) % parameters.size)
  }
}

extension GaloisField.Parameters {
  /// The element times the primitive element.
  fileprivate func next(after element: Int) -> Int {
    guard polynomial != 0 else { return element &* generator % size }
    let doubled = element &<< 1
    return doubled >= size ? (doubled ^ polynomial) & (size - 1) : doubled
  }
}
