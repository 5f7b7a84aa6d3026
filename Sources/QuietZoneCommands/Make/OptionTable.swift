import ArgumentParser
import QuietZone

/// Which symbologies take which options of `make`: what help, refusals and tests go by. What the writer has
/// too stands in its own table, `WriterOption`.
///
/// Options that are not in it are for every symbology: where the content comes from, where the code goes, and
/// how it looks.
enum OptionTable {
  /// An option as people write it, and who takes it.
  struct Rule {
    var name: String
    var takers: SymbologySet

    init(name: String, takers: SymbologySet) { (self.name, self.takers) = (name, takers) }

    /// Of what the writer has: who takes any of `options`.
    init(_ name: String, _ options: WriterOption...) {
      self.init(name: name, takers: options.reduce(SymbologySet()) { $0.union($1.symbologies) })
    }
  }

  static let rules: [Rule] = qrFamily + styles + general + linear + matrix + maxiCode + sets

  /// The options that `symbology` has besides those of all.
  static func names(for symbology: Symbology) -> [String] {
    rules.filter { $0.takers.contains(symbology) }.map(\.name)
  }

  /// Refuses options that `symbology` does not have, and names those that it has.
  static func check(_ asked: [String], for symbology: Symbology) throws(ValidationError) {
    let own = names(for: symbology)
    guard let stranger = asked.first(where: { !own.contains($0) }) else { return }
    let has = own.isEmpty ? "" : "; it has " + own.joined(separator: ", ")
    throw ValidationError("\(symbology.name) has no \(stranger)\(has).")
  }

  /// The names of the options that are set.
  static func asked(_ options: [(name: String, isSet: Bool)]) -> [String] {
    options.filter(\.isSet).map(\.name)
  }

  static let retail = WriterOption.addOn.symbologies
  static let dataBar = WriterOption.gs1.symbologies.subtracting(WriterOption.aim.symbologies)
  /// Drawn as bars, not as rows of modules.
  private static let bars = SymbologySet.allLinear.subtracting([.dataBarStacked, .dataBarExpandedStacked])

  private static let qrFamily = [
    Rule("--level", .level), Rule("--boost", .boostsLevel), Rule("--no-boost", .boostsLevel),
    Rule("--symbol-version", .version), Rule("--shape", .shape), Rule("--mask", .mask),
  ]

  private static let styles =
    ["--modules", "--dot-size", "--finders", "--gradient"].map { Rule(name: $0, takers: .qrFamily) }
    + ["--logo", "--logo-size"].map { Rule(name: $0, takers: [.qrCode]) }

  private static let general = [
    Rule("--eci", .eci), Rule("--gs1", .gs1), Rule("--aim", .aim),
    Rule(
      name: "--structured-append",
      takers: SymbologySet(SymbologyCatalogue.entries.filter(\.isMadeInSeries).map(\.symbology))),
  ]

  private static let linear = [
    Rule("--check", .check), Rule("--msi-check", .msiCheck), Rule("--numeric", .isNumeric),
    Rule("--add-on", .addOn), Rule("--height", .height), Rule("--ratio", .wideRatio),
    Rule("--bearer-bars", .hasBearerBars), Rule("--no-bearer-bars", .hasBearerBars),
    Rule("--no-text", .showsText), Rule("--row-pairs", .rowPairs),
    Rule("--omnidirectional", .isOmnidirectional), Rule("--no-omnidirectional", .isOmnidirectional),
    Rule(name: "--bar-width-reduction", takers: bars),
  ]

  private static let matrix = [
    Rule("--form", .dataMatrix, .aztec), Rule("--dmre", .dataMatrix), Rule("--columns", .columns),
    Rule("--rows", .rows), Rule("--aspect-ratio", .aspectRatio), Rule("--row-height", .rowHeight),
    Rule("--compact", .isCompact), Rule("--correction", .pdf417Level, .aztec), Rule("--layers", .aztec),
    Rule(
      "--reader-programming", .dataMatrix, .pdf417IsForReader, .aztec, .maxiCode, .code128IsForReader),
  ]

  private static let maxiCode = ["--mode", "--postal-code", "--country", "--service-class"].map {
    Rule($0, .maxiCode)
  }

  private static let sets =
    [Rule("--set-id", .dataMatrix, .aztec, .macro)]
    + ["--file-name", "--sender", "--addressee", "--time-stamp", "--file-size", "--checksum"].map {
      Rule($0, .macro)
    }
}
