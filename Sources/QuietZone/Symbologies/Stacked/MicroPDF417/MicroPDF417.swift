/// MicroPDF417: rows of one to four codewords between row address patterns, in 34 sizes.
///
/// - Standard: ISO/IEC 24728:2006.
/// - Holds: up to 250 characters of text, 150 bytes or 366 digits, in the fewest codewords; ECI; sets.
/// - Correction: Reed–Solomon over GF(929), 7 to 50 check codewords by size.
/// - Quiet zone: 1 module on each side.
/// - Identifier: `]L1`, `]L2`.
enum MicroPDF417 {
  static let symbology = Symbology.microPDF417
  static let quietZone = 1

  /// Modules of a row with so many codewords, a module of stop included.
  static func width(columns: Int) -> Int { 17 * columns + (columns > 2 ? 31 : 21) }

  /// Before which codeword of a row the address pattern in the middle stands.
  static func centre(columns: Int) -> Int? { columns > 2 ? columns - 2 : nil }

  /// The code of a variant.
  static func code(_ variant: Variant) -> ReedSolomon {
    for code in codes where code.parityCount == variant.parity { return code }
    return codes[0]
  }

  private static let codes: [ReedSolomon] = {
    var counts: [Int] = []
    for variant in variants where !counts.contains(variant.parity) { counts.append(variant.parity) }
    return counts.map { ReedSolomon(field: PDF417Family.field, parityCount: $0, firstRoot: 1) }
  }()
}
