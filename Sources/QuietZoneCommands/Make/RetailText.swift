import QuietZone

/// The digits of an EAN or UPC as people write them: `978-3-16-148410-0`, `0 12345 67890 5`,
/// `9771234567003+05`.
enum RetailText {
  /// Leaves hyphens and spaces between digits out of `input`, and moves what stands behind a `+` to `addOn`.
  static func takeApart(
    _ input: inout MakeInput, _ addOn: inout String?, _ symbology: Symbology
  ) throws(CommandFailure) {
    let plus = UInt8(ascii: "+")
    let parts = input.bytes.split(separator: plus, maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      let digits = parts[1].filter { !isSeparator($0) }
      guard digits.count == 2 || digits.count == 5, digits.allSatisfy({ (48...57).contains($0) }) else {
        throw CommandFailure(
          "\(symbology.name): behind the + stands an add-on of two or five digits, not "
            + "\"\(VisibleText.line(String(decoding: parts[1], as: UTF8.self)))\"")
      }
      guard OptionTable.names(for: symbology).contains("--add-on") else {
        throw CommandFailure("\(symbology.name) has no add-on: leave the + and what follows away")
      }
      guard addOn == nil else {
        throw CommandFailure("\(symbology.name): there is an add-on behind the + and one with --add-on")
      }
      addOn = String(decoding: digits, as: UTF8.self)
    }
    // Only what stands between digits is punctuation.
    let main = Array(parts.first ?? [])
    let isPunctuated = main.allSatisfy { isSeparator($0) || (48...57).contains($0) }
    let isInside = main.first.map { !isSeparator($0) } == true && main.last.map { !isSeparator($0) } == true
    input.bytes = isPunctuated && isInside ? main.filter { !isSeparator($0) } : main
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
  }
}
