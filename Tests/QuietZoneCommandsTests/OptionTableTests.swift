import ArgumentParser
import QuietZone
import TestSupport
import Testing

@testable import QuietZoneCommands

/// No option is dropped in silence: each one of `make` against each symbology.
@Suite struct OptionTableTests {
  /// A value of each option of the table, right for the text of ``text(_:_:)`` in each symbology that has it;
  /// `nil` for flags.
  private static let values: [String: String?] = [
    "--level": "l", "--boost": nil, "--no-boost": nil, "--symbol-version": "4", "--shape": "low",
    "--mask": "1", "--modules": "rounded", "--dot-size": "80", "--finders": "circle",
    "--gradient": "black,navy", "--logo": "/dev/null", "--logo-size": "10",
    "--eci": "utf-8", "--gs1": nil, "--aim": "37", "--structured-append": "2", "--check": "automatic",
    "--msi-check": "1010", "--numeric": nil, "--add-on": "12", "--height": "20",
    "--ratio": "2", "--bearer-bars": nil, "--no-bearer-bars": nil, "--no-text": nil,
    "--omnidirectional": nil, "--no-omnidirectional": nil, "--row-pairs": "3", "--bar-width-reduction": "5",
    "--form": "any", "--dmre": nil, "--columns": "3",
    "--rows": "15", "--aspect-ratio": "3", "--row-height": "3", "--compact": nil, "--correction": "6",
    "--layers": "3", "--reader-programming": nil, "--mode": "5", "--postal-code": "84170", "--country": "840",
    "--service-class": "1", "--set-id": "12,34", "--file-name": "a", "--sender": "b", "--addressee": "c",
    "--time-stamp": "9", "--file-size": "9", "--checksum": "9",
  ]

  /// What comes with an option that can't stand alone.
  private static let companions: [String: [String]] = [
    "--dot-size": ["--modules", "dots"], "--logo-size": ["--logo", "/dev/null"],
    "--postal-code": ["--country", "840", "--service-class", "1"],
    "--country": ["--postal-code", "84170", "--service-class", "1"],
    "--service-class": ["--postal-code", "84170", "--country", "840"],
  ]

  /// Content that the symbology takes.
  private static func text(_ symbology: Symbology, _ option: String) -> String {
    if option == "--gs1" { return "(01)09501101530003" }
    return switch symbology {
    case .ean13: "978316148410"
    case .ean8: "9031101"
    case .upcA: "03600029145"
    case .upcE: "0123456"
    case .itf14: "1540014128876"
    case .codabar: "A40156B"
    case .dxFilmEdge: "115-10/11A"
    case .dataBar, .dataBarStacked, .dataBarLimited: "0950110153000"
    case .dataBarExpanded, .dataBarExpandedStacked: "(01)09501101530003(10)AB-123(21)12345678"
    default: "123456"
    }
  }

  private static func arguments(_ option: String, _ symbology: Symbology) -> [String] {
    var arguments = ["make", "-b", "\(symbology.token)", "-o", "-", "--format", "svg", option]
    if let value = values[option] ?? nil { arguments.append(value) }
    let isOfSet = OptionTable.names(for: .pdf417).suffix(7).contains(option)
    if isOfSet, OptionTable.names(for: symbology).contains(option) {
      arguments += ["--structured-append", "2"]
    }
    if OptionTable.names(for: symbology).contains(option) { arguments += companions[option] ?? [] }
    return arguments + ["--", text(symbology, option)]
  }

  @Test func tableHasAnExampleOfEach() {
    #expect(Set(OptionTable.rules.map(\.name)) == Set(Self.values.keys))
    #expect(OptionTable.rules.count == Self.values.count)
  }

  @Test(arguments: OptionTable.rules.map(\.name)) func takenOrRefused(option: String) async throws {
    let rule = try #require(OptionTable.rules.first { $0.name == option })
    for symbology in Symbology.listed {
      let outcome = await quietzone(Self.arguments(option, symbology))
      if rule.takers.contains(symbology) {
        // A set is too much for standard output, but it was made.
        let isSet = outcome.error.contains("2 codes don't fit into standard output")
        // The logo's file has nothing in it, but it was opened.
        let isEmpty = outcome.error.contains("/dev/null: is empty")
        #expect(outcome.code == 0 || isSet || isEmpty, "\(symbology) \(option): \(outcome.error)")
      } else {
        #expect(outcome.code == 64 && outcome.output.isEmpty, "\(symbology) \(option)")
        #expect(outcome.error.contains("\(symbology.name) has no \(option)"), "\(outcome.error)")
      }
    }
  }

  @Test func refusalsSayWhatThereIs() async {
    let outcome = await quietzone(["make", "--height", "9", "x"])
    let own =
      "--level, --boost, --no-boost, --symbol-version, --mask, --modules, --dot-size, --finders, --gradient, "
      + "--logo, --logo-size, --eci, --gs1, --aim, --structured-append"
    #expect(outcome.error.contains("QR Code has no --height; it has \(own)."), "\(outcome.error)")
  }

  /// Every option of the command is in the table or for all symbologies: a new one has to be put somewhere.
  @Test func everyOptionIsAccountedFor() {
    let help = MakeCommand.helpMessage(columns: 200)
    let words = help.split(whereSeparator: { " ,/\n".contains($0) }).filter { $0.hasPrefix("--") }
    let shown = Set(words.map { $0.prefix { $0 == "-" || $0.isLetter || $0.isNumber } }.map(String.init))
    let general: Set<String> = [
      "--output", "--format", "--file", "--trim", "--escapes", "--symbology", "--foreground", "--fg",
      "--background", "--bg", "--transparent", "--scale", "--size", "--millimetres", "--mm", "--dpi",
      "--quiet-zone", "--terminal", "--rotate", "--strict", "--batch", "--help", "--version",
      "--name", "--text", "--failures", "--payload", "--sheet", "--skip", "--copies", "--caption",
      "--cut-marks", "--sheet-margin", "--sheet-gap", "--label-padding",
    ]
    #expect(shown.subtracting(general) == Set(OptionTable.rules.map(\.name)))
  }

  @Test(arguments: [
    (["--scale", "3", "x"], "--scale is for pictures"),
    (["--mm", "1", "x"], "--millimetres is for pictures"),
    (["--size", "99", "-o", "a.txt", "x"], "--size is for pictures, not for text"),
    (["--dpi", "600", "-o", "a.png", "x"], "--dpi goes with --millimetres"),
    (["--terminal", "ascii", "-o", "a.png", "x"], "--terminal is for codes that are drawn without -o"),
    (["--millimetres", "nan", "-o", "a.png", "x"], "0.01 up to 1000, not nan"),
    (["--millimetres", "1e-9", "-o", "a.svg", "x"], "0.01 up to 1000, not 1e-09"),
    (["--millimetres", "1", "--dpi", "inf", "-o", "a.png", "x"], "1 to 100000 dots per inch, not inf"),
    (["-b", "ean-13", "--check", "none", "978316148410"], "EAN-13 always has its check digit"),
    (["-b", "msi-plessey", "--check", "none", "--msi-check", "10", "1"], "contradict each other"),
    (["-b", "aztec", "--form", "rune", "--eci", "utf-8", "7"], "leave --eci away"),
    (["-b", "aztec", "--form", "rune", "--correction", "9", "7"], "A rune has one size"),
    (["-b", "aztec", "--form", "rune", "--gs1", "7"], "leave --gs1 away"),
  ])
  func contradictionsAreRefused(arguments: [String], part: String) async {
    let outcome = await quietzone(["make"] + arguments)
    #expect(outcome.code == 64 && outcome.error.contains(part), "\(outcome.error)")
  }

  @Test func namedCheckDigitsAreMade() async throws {
    let folder = try TemporaryFolder()
    for (options, text) in [
      (["--msi-check", "1010"], "123456741"), (["--msi-check", "10", "--check", "add"], "12345674"),
      ([], "1234567"), (["--check", "automatic", "--msi-check", "10"], "12345674"),
    ] {
      _ = await quietzone(["make", "-b", "msi-plessey", "-o", folder.file("a.png")] + options + ["1234567"])
      #expect(await quietzone(["read", folder.file("a.png")]).lines == [text], "\(options)")
    }
  }
}
