/// Why a symbol that was found could not be decoded: what was read and what was expected.
enum BarcodeDecodingError: Error, Hashable, Sendable {
  /// No symbol of this symbology has so many columns and rows.
  case sizeUnknown(columns: Int, rows: Int)
  /// Format or version information is too damaged: the closest valid word differs in `distance` bits, at most
  /// `limit` can be repaired.
  case formatUnreadable(distance: Int, limit: Int)
  /// More codewords are wrong than the error correction of block `block` (from 0) can repair.
  case tooManyErrors(block: Int, capacity: Int)
  /// The bit stream breaks its grammar at bit `bit`.
  case malformed(bit: Int, Reason)

  /// How a bit stream broke its grammar.
  enum Reason: Hashable, Sendable {
    /// The segment says more characters than bits are left.
    case truncated(needed: Int, available: Int)
    /// No mode has this indicator.
    case unknownMode(Int)
    /// A group of digits, letters or a kanji has a value no character has.
    case valueOutOfRange(Int, limit: Int)
    /// An ECI designator above 999 999 or not well formed.
    case invalidECI(Int)
    /// FNC1 or structured append at a place where it may not stand.
    case misplaced
  }
}
