import QuietZone

/// Requests for payments by banks: lines whose meaning is their place.
extension Payload {
  /// Whose address it is where a bill has more than the creditor's: the label of its fields.
  public static let debtor = [UInt8](ascii: "debtor")

  /// A SEPA credit transfer (EPC069-12 version 2.1, "Data elements"): `BCD`, version, character set, `SCT`,
  /// BIC, name, IBAN, and up to five more lines.
  static func creditTransfer(_ text: [UInt8]) -> Payload? {
    let lines = paymentLines(text)
    guard (7...12).contains(lines.count), lines[0].isWord("BCD"), lines[3].isWord("SCT") else { return nil }
    guard !lines[5].isEmpty, !lines[6].isEmpty else { return nil }
    var fields = [Field(.name, lines[5]), Field(.iban, lines[6]), Field(.bic, lines[4])]
    if lines.count > 7, lines[7].count > 3 {
      fields += [Field(.currency, Array(lines[7][..<3])), Field(.amount, Array(lines[7][3...]))]
    }
    let names: [FieldName] = [.purpose, .reference, .note, .information]
    fields += zip(names, lines.dropFirst(8)).map { Field($0, $1) }
    return Payload(.creditTransfer, fields.filter { !$0.value.isEmpty })
  }

  /// A Swiss QR bill (SIX, version 2.3, 4.2): `SPC`, version and coding, the creditor, seven lines for later
  /// use, amount and currency, the debtor, the reference, a message, `EPD`, and what may follow it.
  static func swissBill(_ text: [UInt8]) -> Payload? {
    let lines = paymentLines(text)
    guard (31...34).contains(lines.count), lines[0].isWord("SPC"), lines[30].isWord("EPD") else { return nil }
    var fields = [Field(.iban, lines[3])] + address(lines[4..<11], label: [])
    fields +=
      [Field(.amount, lines[18]), Field(.currency, lines[19])] + address(lines[20..<27], label: debtor)
    fields += [Field(.reference, lines[28]), Field(.note, lines[29])]
    let names: [FieldName] = [.information, .alternative, .alternative]
    fields += zip(names, lines.dropFirst(31)).map { Field($0, $1) }
    return Payload(.swissBill, fields.filter { !$0.value.isEmpty })
  }

  /// Seven lines: kind, name, and of kind `S` street, number, postal code, town; of the older kind `K` two
  /// lines as on an envelope; the country.
  private static func address(_ lines: ArraySlice<[UInt8]>, label: [UInt8]) -> [Field] {
    let lines = Array(lines)
    let isCombined = lines[0].isWord("K")
    let names: [FieldName] =
      isCombined
      ? [.name, .address, .address, .postalCode, .town, .country]
      : [.name, .street, .buildingNumber, .postalCode, .town, .country]
    return zip(names, lines.dropFirst()).map { Field($0, $1, label: label) }
  }

  private static func paymentLines(_ text: [UInt8]) -> [[UInt8]] {
    text.parts(10).map { $0.last == 13 ? Array($0.dropLast()) : $0 }
  }
}
