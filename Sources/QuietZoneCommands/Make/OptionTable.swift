import ArgumentParser
import QuietZone

/// Which symbologies take which options of `make`: the one table, which help, refusals and tests go by.
///
/// Options that are not in it are for every symbology: where the content comes from, where the code goes, and
/// how it looks.
enum OptionTable {
  /// An option as people write it, and who takes it.
  struct Rule {
    var name: String
    var takers: SymbologySet
  }

  static let rules: [Rule] = qrFamily + general + linear + matrix + maxiCode + sets

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

  static let dataBar = SymbologySet([
    .dataBar, .dataBarStacked, .dataBarLimited, .dataBarExpanded, .dataBarExpandedStacked,
  ])
  static let retail = SymbologySet([.ean13, .ean8, .upcA, .upcE])
  private static let stacked = SymbologySet([.pdf417, .microPDF417])
  /// Drawn as bars, not as rows of modules.
  private static let bars = SymbologySet.allLinear.subtracting(
    SymbologySet([.dataBarStacked, .dataBarExpandedStacked]))

  private static let qrFamily = [
    Rule(name: "--level", takers: .qrFamily),
    Rule(name: "--boost", takers: .qrFamily), Rule(name: "--no-boost", takers: .qrFamily),
    Rule(name: "--symbol-version", takers: .qrFamily),
    Rule(name: "--shape", takers: .rectangularMicroQRCode),
    // rMQR Code has one mask.
    Rule(name: "--mask", takers: SymbologySet([.qrCode, .microQRCode])),
  ]

  private static let general = [
    Rule(
      name: "--eci",
      takers: SymbologySet([
        .qrCode, .rectangularMicroQRCode, .dataMatrix, .aztec, .maxiCode, .pdf417, .microPDF417,
      ])),
    Rule(name: "--gs1", takers: functionOne.union(dataBar)), Rule(name: "--aim", takers: functionOne),
    Rule(
      name: "--structured-append",
      takers: SymbologySet(SymbologyCatalogue.entries.filter(\.isMadeInSeries).map(\.symbology))),
  ]

  /// Those with FNC1 or codewords that do its work.
  private static let functionOne = SymbologySet([
    .qrCode, .rectangularMicroQRCode, .dataMatrix, .aztec, .microPDF417, .code128,
  ])

  /// Where check characters are the application's choice, or can be given to be verified.
  private static let checked = retail.union(
    SymbologySet([
      .code39, .code39Extended, .codabar, .interleaved2of5, .itf14, .industrial2of5, .iata2of5, .matrix2of5,
      .msiPlessey, .code11,
    ]))

  private static let linear = [
    Rule(name: "--check", takers: checked), Rule(name: "--msi-check", takers: SymbologySet(.msiPlessey)),
    Rule(name: "--numeric", takers: SymbologySet(.telepen)),
    Rule(name: "--add-on", takers: retail),
    Rule(name: "--height", takers: .allLinear),
    Rule(
      name: "--ratio",
      takers: SymbologySet([
        .code39, .code39Extended, .codabar, .interleaved2of5, .itf14, .industrial2of5, .iata2of5,
        .matrix2of5, .code11,
      ])),
    Rule(name: "--bearer-bars", takers: bearers), Rule(name: "--no-bearer-bars", takers: bearers),
    Rule(name: "--no-text", takers: captioned),
    Rule(name: "--row-pairs", takers: SymbologySet(.dataBarExpandedStacked)),
    Rule(name: "--bar-width-reduction", takers: bars),
  ]
  private static let bearers = SymbologySet([.interleaved2of5, .itf14])
  private static let captioned = bars.subtracting(SymbologySet(.dataBarExpanded))

  private static let matrix = [
    Rule(name: "--form", takers: SymbologySet([.dataMatrix, .aztec])),
    Rule(name: "--dmre", takers: SymbologySet(.dataMatrix)), Rule(name: "--columns", takers: stacked),
    Rule(name: "--rows", takers: stacked), Rule(name: "--aspect-ratio", takers: stacked),
    Rule(name: "--row-height", takers: stacked), Rule(name: "--compact", takers: SymbologySet(.pdf417)),
    Rule(name: "--correction", takers: SymbologySet([.pdf417, .aztec])),
    Rule(name: "--layers", takers: SymbologySet(.aztec)),
    Rule(
      name: "--reader-programming",
      takers: SymbologySet([.dataMatrix, .pdf417, .microPDF417, .aztec, .maxiCode, .code128])),
  ]

  private static let maxiCode = ["--mode", "--postal-code", "--country", "--service-class"].map {
    Rule(name: $0, takers: .maxiCode)
  }

  private static let sets =
    [Rule(name: "--set-id", takers: SymbologySet([.dataMatrix, .aztec, .pdf417, .microPDF417]))]
    + ["--file-name", "--sender", "--addressee", "--time-stamp", "--file-size", "--checksum"].map {
      Rule(name: $0, takers: stacked)
    }
}
