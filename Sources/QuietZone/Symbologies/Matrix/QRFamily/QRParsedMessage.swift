/// What the bit stream of a symbol was found to say.
struct QRParsedMessage: Hashable, Sendable {
  /// Where FNC1 stands, which says what kind of data follows.
  enum FNC1: Hashable, Sendable {
    case none
    /// GS1 element strings.
    case first
    /// An application registered with AIM.
    case second
  }

  var content = Content()
  var fnc1 = FNC1.none
  /// Whether the symbol names an ECI anywhere.
  var hasECI = false
  var structuredAppend: StructuredAppend?

  /// The AIM identifier (ISO/IEC 18004:2015, Annex F, Table F.1).
  func identifier(model: Int) -> SymbologyIdentifier {
    let base: UInt8 =
      switch fnc1 {
      case .none: model == 1 ? 0 : 1
      case .first: 3
      case .second: 5
      }
    let modifier = base + (hasECI ? 1 : 0)
    return SymbologyIdentifier(code: UInt8(ascii: "Q"), modifier: UInt8(ascii: "0") + modifier)
  }
}
