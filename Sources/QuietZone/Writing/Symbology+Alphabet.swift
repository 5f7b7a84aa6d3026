extension Symbology {
  /// The characters there are, for people; `nil` where character sets, not the symbology, decide.
  package var alphabet: String? {
    switch self {
    case .ean13, .ean8, .upcA, .itf14, .interleaved2of5, .industrial2of5, .iata2of5, .matrix2of5,
      .msiPlessey, .dataBar, .dataBarStacked, .dataBarLimited:
      "digits only"
    case .upcE: "digits only, those of a number with zeros that are left out"
    case .pharmacode: "numbers from 3 to 131070 only"
    case .code39Extended: "ASCII only"
    case .code39: "digits, capitals, space and - . $ / + % only"
    case .code93, .telepen: "characters of ASCII only"
    case .code128: "characters of ISO-8859-1 only"
    case .code11: "digits and hyphens only"
    case .codabar: "digits and - $ : / . + only, between a start and a stop out of A, B, C and D"
    case .dxFilmEdge: "numbers as in 115-10 or 115-10/11A only: 1 to 127, 0 to 15, and a frame 0 to 63"
    case .dataBarExpanded, .dataBarExpandedStacked: "GS1 element strings only"
    default: nil
    }
  }
}
