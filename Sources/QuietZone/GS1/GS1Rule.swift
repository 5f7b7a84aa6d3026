/// The characters that a part of a value may have (GS1 General Specifications 25.0, section 7.11).
public enum GS1CharacterSet: UInt8, Hashable, Sendable {
  /// Digits.
  case numeric = 0
  /// The 82 of Figure 7.11-1.
  case set82 = 1
  /// The 39 of Figure 7.11-2: capitals, digits and `# - /`.
  case set39 = 2
  /// Those of file-safe base 64, Figure 7.11-3, with `=` behind them.
  case set64 = 3
  /// The 32 of check character pairs: digits from 2 and capitals, without I and O.
  case set32 = 4

  /// Whether it has this ASCII character.
  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0"), UInt8(ascii: "1"): self != .set32
    case UInt8(ascii: "2")...UInt8(ascii: "9"): true
    case UInt8(ascii: "I"), UInt8(ascii: "O"): self != .numeric && self != .set32
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self != .numeric
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "="):
      self == .set82 || self == .set64
    case UInt8(ascii: "-"): self != .numeric && self != .set32
    case UInt8(ascii: "#"): self == .set39
    case UInt8(ascii: "/"): self == .set82 || self == .set39
    case UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "%")...UInt8(ascii: "."),
      UInt8(ascii: ":")...UInt8(ascii: "?"):
      self == .set82
    default: false
    }
  }
}

/// What a part of a value means besides: the linters of GS1's Barcode Syntax Dictionary, by the letters that
/// the rows of ``GS1Dictionary`` have for them.
enum GS1Rule: Unicode.Scalar, CaseIterable {
  case checkDigit = "c"
  case checkPair = "p"
  /// A GS1 company prefix at the beginning: at least four digits.
  case companyPrefix = "k"
  /// The same behind an indicator or extension digit.
  case companyPrefixBehindDigit = "K"
  /// Year, month and day in two digits each.
  case date = "d"
  /// The same, with day 00 for the whole month.
  case dateOrMonth = "e"
  /// Year in four digits, month and day.
  case longDate = "D"
  /// Hour and minute.
  case time = "t"
  case hour = "h"
  case minute = "m"
  case second = "s"
  case currency = "C"
  case country = "i"
  /// A country or 999, more than one.
  case countryOrMany = "j"
  case countryLetters = "a"
  /// What follows `%` are two hexadecimal digits.
  case percentEncoded = "u"
  case latitude = "A"
  case longitude = "O"
  case yesOrNo = "f"
  case hyphen = "g"
  case importerIndex = "I"
  case packageType = "P"
  case mediaType = "M"
  case sex = "S"
  /// `2/3`, the second of three.
  case positionOfTotal = "q"
  case zero = "z"
  case nonZero = "Z"
  case noLeadingZero = "r"
  case winding = "W"
  /// `0203`, the second of three pieces.
  case pieceOfTotal = "T"
  case iban = "b"
  case hasNonDigit = "L"
  case coupon = "o"
  case couponOfOfferFile = "v"
}

/// A stretch of a value.
struct GS1Component {
  var characters: GS1CharacterSet
  var minimum: Int
  var maximum: Int
  /// Whether it may be left out, with all that follows.
  var isOptional = false
  var rules: [GS1Rule] = []
}
