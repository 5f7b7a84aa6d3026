import QuietZone

/// What of `quietzone make` is tried with a symbology: contents, and values of its options.
struct MakingTable {
  /// A content with the options that decide what it becomes.
  struct Content {
    var options: [String] = []
    var text: String
    /// What readers say; the same as `text` unless check digits, brackets and the like change it.
    var expected: String

    init(_ text: String, _ expected: String? = nil, _ options: String...) {
      self.text = text
      self.expected = expected ?? text
      self.options = options
    }
  }

  var symbology: Symbology
  var contents: [Content]
  var parameters: [MakingPairs.Parameter]

  init?(_ symbology: Symbology) {
    guard let contents = Self.contents(symbology) else { return nil }
    self.symbology = symbology
    self.contents = contents
    parameters = [Self.turns(symbology)] + Self.looks + Self.own(symbology)
    if Self.isBars(symbology) { parameters += Self.bars(symbology) }
  }

  /// How every symbology may look. The quiet zone is as wide as the widest that a standard asks for.
  private static let looks: [MakingPairs.Parameter] = [
    .init(name: "quiet-zone", values: [[], ["--quiet-zone", "12"]]),
    .init(
      name: "colours",
      values: [[], ["--fg", "navy"], ["--fg", "467c24", "--bg", "b8e297"], ["--transparent"]]),
  ]

  /// Pharmacode is another number from the other side.
  private static func turns(_ symbology: Symbology) -> MakingPairs.Parameter {
    let all = [[], ["--rotate", "90"], ["--rotate", "180"], ["--rotate", "270"]]
    return .init(name: "rotate", values: symbology == .pharmacode ? Array(all.prefix(2)) : all)
  }

  private static func isBars(_ symbology: Symbology) -> Bool {
    SymbologySet.allLinear.contains(symbology)
  }

  private static func bars(_ symbology: Symbology) -> [MakingPairs.Parameter] {
    var parameters: [MakingPairs.Parameter] = [
      .init(
        name: "height",
        values: [[], ["--height", "25"]] + (symbology == .dxFilmEdge ? [] : [["--height", "90"]]))
    ]
    let rows: SymbologySet = [.dataBarStacked, .dataBarExpandedStacked]
    if !rows.contains(symbology) {
      parameters.append(.init(name: "reduction", values: [[], ["--bar-width-reduction", "10"]]))
      if symbology != .dataBarExpanded {
        parameters.append(.init(name: "text", values: [[], ["--no-text"]]))
      }
    }
    if WriterOption.wideRatio.symbologies.contains(symbology) {
      parameters.append(.init(name: "ratio", values: [[], ["--ratio", "2"], ["--ratio", "3"]]))
    }
    if symbology == .interleaved2of5 || symbology == .itf14 {
      parameters.append(.init(name: "bearers", values: [[], ["--bearer-bars"], ["--no-bearer-bars"]]))
    }
    if WriterOption.isOmnidirectional.symbologies.contains(symbology) {
      parameters.append(.init(name: "low", values: [[], ["--no-omnidirectional"]]))
    }
    if symbology == .dataBarExpandedStacked {
      parameters.append(.init(name: "pairs", values: [[], ["--row-pairs", "1"], ["--row-pairs", "3"]]))
    }
    return parameters
  }

  /// Whether two values can't be asked for together, by the standards.
  func conflicts(_ a: [String], _ b: [String]) -> Bool {
    (Self.excluding + ownExcluding).contains { pair in
      (a.contains(pair.0) && b.contains(pair.1)) || (a.contains(pair.1) && b.contains(pair.0))
    }
  }

  private var ownExcluding: [(String, String)] {
    switch symbology {
    case .dataMatrix: [("--gs1", "--reader-programming"), ("--aim", "--reader-programming")]
    case .microPDF417:
      [
        ("--gs1", "--reader-programming"), ("--aim", "--reader-programming"),
        ("--gs1", "--structured-append"),
      ]
    // Behind a set's header our reader tells the FNC1 that says GS1 as GS (29): made right, read with it.
    case .aztec: [("--gs1", "--structured-append")]
    default: []
    }
  }

  private static let excluding: [(String, String)] = [
    ("rune", "--structured-append"), ("rune", "--eci"), ("rune", "--reader-programming"),
    ("rune", "--layers"),
    ("rune", "--correction"), ("rune", "compact"), ("rune", "full"), ("--mode", "--reader-programming"),
    ("--postal-code", "--reader-programming"), ("--structured-append", "--reader-programming"),
    // Each member of a set begins with the indicator or address: nothing is wrong, but texts do not join.
    ("--aim", "--structured-append"), ("--postal-code", "--structured-append"),
    // One layer for a reader's settings, and 22 at the most.
    ("compact", "--reader-programming"), ("--layers", "--reader-programming"),
  ]
}
