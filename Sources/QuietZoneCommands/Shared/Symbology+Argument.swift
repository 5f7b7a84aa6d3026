import ArgumentParser
import QuietZone

extension Symbology {
  /// The symbology that a person calls `token`: its command-line name, its full name, the name of rating
  /// tools or another that is in use. Cases, hyphens and spaces don't count.
  init?(token: String) {
    let plain = Spelling.plain(token)
    let match = Symbology.listed.first { $0.spellings.contains { Spelling.plain($0) == plain } }
    guard let match else { return nil }
    self = match
  }

  /// The same, with an error that says which name may have been meant.
  static func named(_ token: String) throws -> Symbology {
    if let symbology = Symbology(token: token) { return symbology }
    throw ValidationError(unknown(token, among: tokens))
  }

  /// Says that nothing is called `word`, and what may have been meant.
  static func unknown(_ word: String, among words: [String]) -> String {
    let near = Spelling.suggestion(word, words)
    return near.isEmpty
      ? "no symbology is called that; quietzone formats lists their names" : "no such symbology" + near
  }

  /// The name that rating tools compare: without spaces and hyphens, `QRCode`, `EAN13`, and short where they
  /// are used to short ones.
  var ratingName: String {
    switch self {
    case .interleaved2of5, .itf14: "ITF"
    case .industrial2of5: "Std2of5"
    case .dataBar: "DataBar"
    case .dataBarStacked: "DataBarStk"
    case .dataBarLimited: "DataBarLtd"
    case .dataBarExpanded: "DataBarExp"
    case .dataBarExpandedStacked: "DataBarExpStk"
    default: name.description.filter { $0 != " " && $0 != "-" }
    }
  }

  /// Those of the catalogue.
  static var listed: [Symbology] { SymbologyCatalogue.entries.map(\.symbology) }

  /// Every command-line name, for help and messages.
  static var tokens: [String] { listed.map(\.token.description) }

  /// Everything it is called.
  private var spellings: [String] {
    let rating = self == .itf14 ? [] : [ratingName]
    return [token.description, name.description] + rating + otherNames
  }

  /// What is GS1's own use of a symbology that others use as well. DataBar needs no word of it: all of it is
  /// GS1's.
  static func isGS1Name(_ token: String) -> Bool {
    let plain = Spelling.plain(token)
    return ["gs1-128", "ean-128", "ucc-128", "gs1-datamatrix", "gs1-qr", "gs1-qr-code"].contains {
      Spelling.plain($0) == plain
    }
  }

  /// What it is called elsewhere.
  private var otherNames: [String] {
    switch self {
    case .qrCode: ["gs1-qr", "gs1-qr-code"]
    case .microQRCode: ["mqr"]
    case .rectangularMicroQRCode: ["rectangular-micro-qr"]
    case .ean13: ["ean", "gtin-13", "jan", "isbn", "issn", "ismn"]
    case .ean8: ["gtin-8", "jan-8"]
    case .upcA: ["upc", "gtin-12"]
    case .code39: ["code-3-of-9", "uss-39", "alpha-39"]
    case .code39Extended: ["code-39-full-ascii"]
    case .code128: ["gs1-128", "ean-128", "ucc-128"]
    case .codabar: ["nw-7"]
    case .interleaved2of5: ["i25", "2-of-5-interleaved"]
    case .itf14: ["gtin-14", "scc-14"]
    case .industrial2of5: ["standard-2-of-5"]
    case .iata2of5: ["airline-2-of-5"]
    case .msiPlessey: ["msi", "modified-plessey"]
    case .code11: ["usd-8"]
    case .pharmacode: ["laetus"]
    case .dxFilmEdge: ["dx"]
    case .dataBar: ["rss-14", "databar-omnidirectional", "databar-truncated"]
    case .dataBarStacked: ["rss-14-stacked", "databar-stacked-omnidirectional"]
    case .dataBarLimited: ["rss-limited"]
    case .dataBarExpanded: ["rss-expanded"]
    case .dataBarExpandedStacked: ["rss-expanded-stacked"]
    case .dataMatrix: ["dm", "ecc-200", "gs1-datamatrix"]
    case .microPDF417: ["micro-pdf"]
    case .aztec: ["aztec-code"]
    default: []
    }
  }
}

/// Symbologies as written on the command line: names and groups joined by commas, `all`, and with a minus
/// before it what is left out.
struct SymbologyList: CustomStringConvertible {
  var wanted: SymbologySet

  init(_ wanted: SymbologySet) { self.wanted = wanted }

  /// The groups' names and what is in them. Pharmacode is in none: it is looked for only when it is named.
  static let groups: [(name: String, symbologies: SymbologySet)] = [
    ("all", .all), ("linear", .allLinear.intersection(.all)), ("matrix", .allMatrix),
    ("stacked", .allStacked.union([.dataBarStacked, .dataBarExpandedStacked])),
    ("retail", [.ean13, .ean8, .upcA, .upcE]), ("qr-family", .qrFamily),
    (
      "databar-family",
      [.dataBar, .dataBarStacked, .dataBarLimited, .dataBarExpanded, .dataBarExpandedStacked]
    ),
  ]

  /// Every word it may consist of.
  static var words: [String] { groups.map(\.name) + Symbology.tokens }

  /// Reads `qr,data-matrix`, `linear,-pharmacode`, `-pdf417` (all but PDF417).
  static func parse(_ text: String) throws -> SymbologyList {
    var wanted: SymbologySet = text.hasPrefix("-") ? .all : []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let isWithout = word.hasPrefix("-")
      let name = word.drop { $0 == "-" || $0 == " " }
      guard !name.isEmpty else { throw ValidationError("a name is missing between the commas") }
      let part = try symbologies(String(name))
      if isWithout { wanted.subtract(part) } else { wanted.formUnion(part) }
    }
    guard !wanted.isEmpty else { throw ValidationError("that leaves no symbology to look for") }
    return SymbologyList(wanted)
  }

  private static func symbologies(_ word: String) throws -> SymbologySet {
    if let symbology = Symbology(token: word) { return SymbologySet(symbology) }
    let group = groups.first { Spelling.plain($0.name) == Spelling.plain(word) }
    guard let group else { throw ValidationError(Symbology.unknown(word, among: words)) }
    return group.symbologies
  }

  var description: String {
    wanted == .all
      ? "all" : Symbology.listed.filter(wanted.contains).map(\.token.description).joined(separator: ",")
  }

  static let completion = CompletionKind.custom { _, _, prefix in completions(of: prefix) }

  /// The words that go on with what is written, each behind the words before it.
  static func completions(of prefix: String) -> [String] {
    let parts = prefix.split(separator: ",", omittingEmptySubsequences: false)
    let before = parts.dropLast().map { $0 + "," }.joined()
    let sign = parts.last?.hasPrefix("-") == true ? "-" : ""
    return words.map { before + sign + $0 }
  }

  static let help = ArgumentHelp(
    "Look for these only, joined by commas; with a minus, for all but these.",
    discussion: """
      Names as quietzone formats lists them, or groups: \(groups.map(\.name).joined(separator: ", ")). \
      Pharmacode is looked for only when it is named.
      """, valueName: "names")
}

/// How hard to look, as written on the command line.
enum EffortName: String, CaseIterable, ExpressibleByArgument {
  case fast
  case balanced
  case thorough

  var effort: ReaderOptions.Effort {
    switch self {
    case .fast: .fast
    case .balanced: .balanced
    case .thorough: .thorough
    }
  }
}
