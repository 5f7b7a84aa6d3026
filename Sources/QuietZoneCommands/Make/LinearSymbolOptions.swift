import ArgumentParser
import QuietZone

/// The options that linear symbologies have.
struct LinearSymbolOptions: ParsableArguments {
  @Option(
    help: "Check character: automatic (as the standard has it), add, none, or given (verified).")
  var check = CheckName.automatic

  @Option(help: "Check digits of MSI: 10, 1010, 11 or 1110.")
  var msiCheck = MSICheckName.modulo10

  @Flag(help: "Code 39: all of ASCII, as pairs of characters.")
  var fullASCII = false

  @Flag(help: "Telepen: two digits in a character.")
  var numeric = false

  @Option(help: ArgumentHelp("Two or five digits next to an EAN or UPC.", valueName: "digits"))
  var addOn: String?

  @Option(help: ArgumentHelp("Height of the bars; without it what the standard has.", valueName: "modules"))
  var height: Int?

  @Option(help: ArgumentHelp("Modules of a wide bar, 2 or 3.", valueName: "modules"))
  var ratio = 3

  @Flag(inversion: .prefixedNo, help: "Bars above and below Interleaved 2 of 5, around ITF-14; its default.")
  var bearerBars: Bool?

  @Flag(inversion: .prefixedNo, help: "Text for people next to the bars.")
  var text = true

  @Option(
    help: ArgumentHelp("DataBar Expanded Stacked: pairs of characters in a row.", valueName: "count"))
  var rowPairs: Int?

  /// What the writer is to do; options that are not for `symbology` are said, not swallowed.
  func options(for symbology: Symbology) throws -> LinearOptions {
    for (isSet, name, takers) in demands where isSet && !takers.contains(symbology) {
      throw ValidationError("\(symbology.name) has no \(name).")
    }
    return LinearOptions(
      check: check.check, isFullASCII: fullASCII, addOn: addOn.map { Array($0.utf8) }, height: height,
      hasBearerBars: bearerBars, showsText: text, wideRatio: ratio, rowPairs: rowPairs,
      msiCheck: msiCheck.check, isNumeric: numeric)
  }

  /// What was asked for, and who takes it.
  private var demands: [(isSet: Bool, name: String, takers: SymbologySet)] {
    let retail = SymbologySet([.ean13, .ean8, .upcA, .upcE])
    return [
      (check != .automatic, "--check", .allLinear),
      (msiCheck != .modulo10, "--msi-check", [.init(.msiPlessey)]),
      (fullASCII, "--full-ascii", [.init(.code39)]), (numeric, "--numeric", [.init(.telepen)]),
      (addOn != nil, "--add-on", retail), (height != nil, "--height", .allLinear),
      (bearerBars != nil, "--bearer-bars", SymbologySet([.interleaved2of5, .itf14])),
      (rowPairs != nil, "--row-pairs", [.init(.dataBarExpandedStacked)]),
    ]
  }
}

/// What becomes of check characters.
enum CheckName: String, CaseIterable, ExpressibleByArgument {
  case automatic
  case add
  case none
  case given

  var check: LinearOptions.Check {
    switch self {
    case .automatic: .automatic
    case .add: .added
    case .none: .none
    case .given: .given
    }
  }
}

/// The check digits of MSI.
enum MSICheckName: String, CaseIterable, ExpressibleByArgument {
  case modulo10 = "10"
  case modulo10And10 = "1010"
  case modulo11 = "11"
  case modulo11And10 = "1110"

  var check: LinearOptions.MSICheck {
    switch self {
    case .modulo10: .modulo10
    case .modulo10And10: .modulo10And10
    case .modulo11: .modulo11
    case .modulo11And10: .modulo11And10
    }
  }
}
