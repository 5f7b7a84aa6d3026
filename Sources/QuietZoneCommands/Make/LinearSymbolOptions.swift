import ArgumentParser
import QuietZone

/// The options that linear symbologies have.
struct LinearSymbolOptions: ParsableArguments {
  @Option(
    help: "Check character: automatic (as the standard has it; the default), add, none, or given (verified).")
  var check: CheckName?

  @Option(
    help:
      "Check digits that MSI gets: 10, 1010, 11 or 1110. Without it none, or 10 with --check add or given.")
  var msiCheck: MSICheckName?

  @Flag(help: "Telepen: two digits in a character.")
  var numeric = false

  @Option(
    help: ArgumentHelp(
      "Two or five digits next to an EAN or UPC; the same as +05 behind its digits.", valueName: "digits"))
  var addOn: String?

  @Option(help: ArgumentHelp("Height of the bars; without it what the standard has.", valueName: "modules"))
  var height: Int?

  @Option(help: ArgumentHelp("Modules of a wide bar, 2 or 3; default 3.", valueName: "modules"))
  var ratio: Int?

  @Flag(inversion: .prefixedNo, help: "Bars above and below Interleaved 2 of 5, around ITF-14; its default.")
  var bearerBars: Bool?

  @Flag(name: .customLong("no-text"), help: "No text for people next to the bars.")
  var hidesText = false

  @Option(
    help: ArgumentHelp("DataBar Expanded Stacked: pairs of characters in a row.", valueName: "count"))
  var rowPairs: Int?

  @Flag(
    inversion: .prefixedNo,
    help: "DataBar and DataBar Stacked: high enough for any direction, the default, or 13 modules low.")
  var omnidirectional: Bool?

  /// What the writer is to do.
  func options(for symbology: Symbology) throws -> LinearOptions {
    if check == CheckName.none, Self.alwaysChecked.contains(symbology) {
      throw ValidationError("\(symbology.name) always has its check digit: leave --check none away.")
    }
    if check == CheckName.none, let msiCheck {
      throw ValidationError("--check none and --msi-check \(msiCheck.rawValue) contradict each other.")
    }
    return LinearOptions(
      check: (check ?? .automatic).check, addOn: addOn.map { Array($0.utf8) }, height: height,
      hasBearerBars: bearerBars, showsText: !hidesText, wideRatio: ratio ?? 3, rowPairs: rowPairs,
      msiCheck: msiCheck?.check, isNumeric: numeric, isOmnidirectional: omnidirectional ?? true)
  }

  private static let alwaysChecked = OptionTable.retail.union(SymbologySet(.itf14))

  /// What was asked for.
  var asked: [String] {
    OptionTable.asked([
      ("--check", check != nil), ("--msi-check", msiCheck != nil), ("--numeric", numeric),
      ("--add-on", addOn != nil), ("--height", height != nil), ("--ratio", ratio != nil),
      ("--bearer-bars", bearerBars == true), ("--no-bearer-bars", bearerBars == false),
      ("--no-text", hidesText), ("--row-pairs", rowPairs != nil),
      ("--omnidirectional", omnidirectional == true), ("--no-omnidirectional", omnidirectional == false),
    ])
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
