import ArgumentParser
import QuietZone

extension Symbology {
  /// The symbology of a command-line name, `micro-qr`; its hyphens may be left out.
  init?(token: String) {
    let plain = token.filter { $0 != "-" }
    let match = Symbology.listed.first { $0.token.description.filter { $0 != "-" } == plain }
    guard let match else { return nil }
    self = match
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
}

/// Symbologies as written on the command line: names joined by commas, or `all`.
struct SymbologyList: ExpressibleByArgument {
  var wanted: SymbologySet

  init(_ wanted: SymbologySet) { self.wanted = wanted }

  init?(argument: String) {
    wanted = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      if name == "all" {
        wanted = .all
      } else if let symbology = Symbology(token: String(name)) {
        wanted.insert(SymbologySet(symbology))
      } else {
        return nil
      }
    }
  }

  var defaultValueDescription: String { wanted == .all ? "all" : tokens.joined(separator: ",") }
  private var tokens: [String] { Symbology.listed.filter(wanted.contains).map(\.token.description) }
  static var allValueStrings: [String] { Symbology.tokens + ["all"] }
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
