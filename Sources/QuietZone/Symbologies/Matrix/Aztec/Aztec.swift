/// Aztec Code: a square around a bullseye, compact with up to four layers of data or full with up to 32.
///
/// - Standard: ISO/IEC 24778:2008, 15 to 151 modules; runes of 11 modules.
/// - Holds: up to 3832 digits, 3067 letters or 1914 bytes, in the fewest bits that its modes allow; ECI;
///   GS1 and AIM applications; sets of up to 26 symbols.
/// - Correction: Reed–Solomon over GF(64), GF(256), GF(1024) or GF(4096) by size, 5 to 95 % of the symbol.
/// - Quiet zone: none needed; 1 module is left.
/// - Identifier: `]z0`…`]z8`, `]zC`.
enum Aztec {
  static let symbology = Symbology.aztec
  /// The standard asks for none (ISO/IEC 24778:2008, 7.2); one module keeps other marks away.
  static let quietZone = 1

  /// The modes of a message, by their number of bits a character.
  enum Mode: Int {
    case upper = 0
    case lower = 1
    case mixed = 2
    case punctuation = 3
    case digit = 4
  }

  static let modeField = GaloisField(.binary(bits: 4, polynomial: 0x13))
  private static let field6 = GaloisField(.binary(bits: 6, polynomial: 0x43))
  private static let field8 = GaloisField(.dataMatrix)
  private static let field10 = GaloisField(.binary(bits: 10, polynomial: 0x409))
  private static let field12 = GaloisField(.binary(bits: 12, polynomial: 0x1069))

  /// The field of codewords of so many bits (ISO/IEC 24778:2008, Table 3).
  private static func field(_ bits: Int) -> GaloisField {
    switch bits {
    case ...6: field6
    case 8: field8
    case 10: field10
    default: field12
    }
  }

  /// Correction of symbols of one and two layers, by the number of check codewords: such small symbols take
  /// less time than their code's tables.
  private static let shortCodes = (0...45).map { ReedSolomon(field: field6, parityCount: $0, firstRoot: 1) }

  /// Calls `body` with the code of a symbol with so many data codewords.
  @inline(__always)
  static func withCode<R>(_ size: Size, data: Int, _ body: (borrowing ReedSolomon) -> R) -> R {
    let parity = size.words - data
    if size.wordBits == 6, shortCodes.indices.contains(parity) { return body(shortCodes[parity]) }
    return body(ReedSolomon(field: field(size.wordBits), parityCount: parity, firstRoot: 1))
  }

  /// One size of symbol.
  struct Size: Hashable, Sendable {
    let isCompact: Bool
    /// 1…4 compact, 1…32 full.
    let layers: Int

    /// Bits of a codeword.
    var wordBits: Int { layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12 }
    /// Modules that carry codewords.
    var bits: Int { ((isCompact ? 88 : 112) + 16 * layers) * layers }
    /// Codewords in all.
    var words: Int { bits / wordBits }
    /// Modules on a side without the reference grid.
    var inner: Int { (isCompact ? 11 : 14) + 4 * layers }
    /// Modules on a side.
    var side: Int { isCompact ? inner : inner + 1 + 2 * ((inner / 2 - 1) / 15) }
    /// Data codewords at most: what the mode message can say.
    var mostData: Int { isCompact ? 64 : 2048 }
    /// The highest bit of the number of data codewords, where no symbol of the size has so many: set, it says
    /// that the content configures a reader (ISO/IEC 24778:2008, Annex B). 0 for sizes that can't say it.
    var readerBit: Int { isCompact ? (layers == 1 ? 32 : 0) : layers <= 22 ? 1024 : 0 }
  }

  /// The sizes to choose from, by their modules. Full ones of one to three layers hold less than compact ones
  /// of the same side, and are made when full ones alone are asked for.
  static let compactSizes = (1...4).map { Size(isCompact: true, layers: $0) }
  static let fullSizes = (1...32).map { Size(isCompact: false, layers: $0) }
}
