import ArgumentParser
import QuietZone

/// The options of MaxiCode: its mode, and the carrier's message of modes 2 and 3.
struct MaxiCodeSymbolOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "MaxiCode: 2 for an address with digits, 3 with letters, 4 for text, 5 with more correction, 6 for a "
        + "reader; without it as the postal code asks.", valueName: "number"))
  var mode: Int?

  @Option(
    help: ArgumentHelp("MaxiCode: up to nine digits, or six letters, digits and spaces.", valueName: "code"))
  var postalCode: String?

  @Option(help: ArgumentHelp("MaxiCode: country of the address, ISO 3166.", valueName: "number"))
  var country: Int?

  @Option(help: ArgumentHelp("MaxiCode: the carrier's class of service.", valueName: "number"))
  var serviceClass: Int?

  /// What was asked for.
  var asked: [String] {
    OptionTable.asked([
      ("--mode", mode != nil), ("--postal-code", postalCode != nil), ("--country", country != nil),
      ("--service-class", serviceClass != nil),
    ])
  }

  /// What the writer is to do. `isForReader`: mode 6, and no other may be given.
  func options(isForReader: Bool) throws -> MaxiCodeOptions {
    let isDigits = postalCode?.utf8.allSatisfy { (48...57).contains($0) } ?? false
    let mode = mode ?? (isForReader ? 6 : postalCode == nil ? 4 : isDigits ? 2 : 3)
    guard !isForReader || mode == 6 else {
      throw ValidationError("--reader-programming is mode 6 of MaxiCode.")
    }
    guard mode == 2 || mode == 3 else {
      if postalCode != nil || country != nil || serviceClass != nil {
        throw ValidationError("--postal-code, --country and --service-class are for modes 2 and 3.")
      }
      return MaxiCodeOptions(mode: mode)
    }
    guard let postalCode, let country, let serviceClass else {
      throw ValidationError("An address has --postal-code, --country and --service-class.")
    }
    return MaxiCodeOptions(
      mode: mode, postalCode: Array(postalCode.uppercased().utf8), country: country,
      serviceClass: serviceClass)
  }
}
