import ArgumentParser
import Foundation
import QuietZone

/// What the members of a structured-append set say of themselves besides their place.
struct SetSymbolOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What a set's members share. Aztec: text. Data Matrix: two numbers 1 to 254, as in 12,34. PDF417: up "
        + "to ten numbers 0 to 899.", valueName: "identity"))
  var setID: String?

  @Option(help: ArgumentHelp("PDF417: the name of the file that the set holds.", valueName: "name"))
  var fileName: String?

  @Option(help: ArgumentHelp("PDF417: who sends it.", valueName: "text"))
  var sender: String?

  @Option(help: ArgumentHelp("PDF417: whom it is for.", valueName: "text"))
  var addressee: String?

  @Option(
    help: ArgumentHelp(
      "PDF417: when it was written, as 2026-11-21T13:05:00Z or seconds since 1970.", valueName: "time"))
  var timeStamp: String?

  @Option(help: ArgumentHelp("PDF417: its size.", valueName: "bytes"))
  var fileSize: UInt64?

  @Option(help: ArgumentHelp("PDF417: its CRC-16, as 4660 or 0x1234.", valueName: "number"))
  var checksum: String?

  /// What was asked for; all of it is for sets alone.
  var asked: [String] {
    OptionTable.asked([
      ("--set-id", setID != nil), ("--file-name", fileName != nil), ("--sender", sender != nil),
      ("--addressee", addressee != nil), ("--time-stamp", timeStamp != nil), ("--file-size", fileSize != nil),
      ("--checksum", checksum != nil),
    ])
  }

  /// Fills in what was asked for.
  func apply(to options: inout WriterOptions, for symbology: Symbology) throws {
    switch symbology {
    case .aztec: options.aztec.setName = setID.map { Array($0.utf8) }
    case .dataMatrix:
      guard let setID else { return }
      guard let numbers = Self.numbers(setID, 1...254), numbers.count == 2 else {
        throw ValidationError("--set-id of Data Matrix is two numbers 1 to 254, as in 12,34.")
      }
      options.dataMatrix.setIdentity = Int(numbers[0]) * 256 + Int(numbers[1])
    case .pdf417, .microPDF417: try apply(to: &options.pdf417.macro)
    default: break
    }
  }

  private func apply(to macro: inout PDF417Macro) throws {
    if let setID {
      guard let numbers = Self.numbers(setID, 0...899), (1...10).contains(numbers.count) else {
        throw ValidationError("--set-id of PDF417 is one to ten numbers 0 to 899, as in 12,345.")
      }
      macro.fileID = numbers
    }
    macro.fileName = try Self.latin1(fileName, "--file-name")
    macro.sender = try Self.latin1(sender, "--sender")
    macro.addressee = try Self.latin1(addressee, "--addressee")
    macro.fileSize = fileSize
    if let timeStamp {
      guard let time = Self.seconds(timeStamp) else {
        throw ValidationError("--time-stamp is like 2026-11-21T13:05:00Z, or seconds since 1970.")
      }
      macro.timestamp = time
    }
    if let checksum {
      let isHex = checksum.hasPrefix("0x")
      guard let number = UInt16(isHex ? checksum.dropFirst(2) : checksum[...], radix: isHex ? 16 : 10) else {
        throw ValidationError("--checksum is a number 0 to 65535, as 4660 or 0x1234.")
      }
      macro.checksum = number
    }
  }

  private static func numbers(_ text: String, _ range: ClosedRange<UInt16>) -> [UInt16]? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { UInt16($0) ?? .max }
    return numbers.allSatisfy(range.contains) ? numbers : nil
  }

  /// The engine takes ISO-8859-1, and says so in the symbol.
  private static func latin1(_ text: String?, _ option: String) throws -> [UInt8]? {
    guard let text else { return nil }
    let scalars = text.unicodeScalars.map { UInt8(exactly: $0.value) }
    guard !scalars.isEmpty, !scalars.contains(nil) else {
      throw ValidationError("\(option) takes text of ISO-8859-1.")
    }
    return scalars.compactMap { $0 }
  }

  private static func seconds(_ text: String) -> UInt64? {
    if let number = UInt64(text) { return number }
    guard let date = try? Date(text, strategy: .iso8601), date.timeIntervalSince1970 >= 0 else { return nil }
    return UInt64(date.timeIntervalSince1970)
  }
}
