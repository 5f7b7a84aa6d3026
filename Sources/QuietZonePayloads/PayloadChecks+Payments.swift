import QuietZone

/// Payments: what is written here moves money, so that every part is looked at.
extension PayloadChecks {
  /// EPC069-12 version 002, UTF-8; without lines behind the last that says something, 331 bytes at the most.
  func creditTransfer() throws(PayloadWriter.Failure) -> [UInt8] {
    try lines([(.name, 70), (.note, 140), (.information, 70)])
    let name = try needed(.name)
    let iban = try needed(.iban).compact
    try demand(.iban, .iban) { $0.compact.isIBAN }
    try demand(.bic, .bic, Self.isBIC)
    try demand(.currency, .amount) { $0.isWord("EUR") }
    try demand(.amount, .amount) { $0.normalizedAmount != nil }
    try demand(.purpose, .purpose) { $0.count <= 4 && $0.compact.isCapitalsAndDigits }
    try demand(.reference, .creditorReference) { Self.isCreditorReference($0.compact) }
    if !self[.reference].isEmpty { try unused(.note, besides: .reference) }
    let amount = self[.amount].normalizedAmount.map { [UInt8](ascii: "EUR") + $0 } ?? []
    var lines: [[UInt8]] = [
      [UInt8](ascii: "BCD"), [UInt8](ascii: "002"), [UInt8](ascii: "1"), [UInt8](ascii: "SCT"),
      self[.bic].compact, name,
      iban,
      amount, self[.purpose].compact, self[.reference].compact, self[.note], self[.information],
    ]
    while lines.last?.isEmpty == true { lines.removeLast() }
    return try joined(lines, most: 331)
  }

  /// The content, of `most` bytes at the most, as the largest symbol holds them that the standard allows;
  /// where it has more, the longest part is too long.
  private func joined(_ lines: [[UInt8]], most: Int) throws(PayloadWriter.Failure) -> [UInt8] {
    var content: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { content.append(10) }
      content += line
    }
    guard content.count > most, var longest = fields.first else { return content }
    for field in fields where field.value.count > longest.value.count { longest = field }
    let room = longest.value.trimmed.count - (content.count - most)
    throw .rule(longest.name, label: longest.label, .bytes(0...max(room, 0)))
  }

  /// SIX, Swiss Implementation Guidelines for the QR-bill, version 2.3, 4.2.2; 997 bytes at the most, as
  /// version 25 of a QR code holds them (5.2). Lines behind the trailer are only there where they say
  /// something.
  func swissBill() throws(PayloadWriter.Failure) -> [UInt8] {
    try lines([(.note, 140), (.information, 140), (.alternative, 100)])
    for field in fields {
      guard Self.isSwiss(field.value.trimmed) else {
        throw .rule(field.name, label: field.label, .swissCharacters)
      }
    }
    let iban = try needed(.iban).compact
    try demand(.iban, .swissIBAN) { $0.compact.isIBAN && Self.isSwissAccount($0.compact) }
    try demand(.amount, .amount) { $0.normalizedAmount != nil }
    let currencies: [StaticString] = ["CHF", "EUR"]
    try demand(.currency, .swissCurrency) { value in currencies.contains { value.isWord($0) } }
    let currency = self[.currency].isEmpty ? [UInt8](ascii: "CHF") : self[.currency].compact
    let (kind, reference) = try swissReference(isQRIBAN: iban.isQRIBAN)
    let (note, information) = (self[.note], self[.information])
    guard note.characterCount + information.characterCount <= 140 else {
      throw .rule(.information, label: [], .characters(0...(140 - note.characterCount)))
    }
    let alternatives = fields.filter { $0.name == .alternative && !$0.value.trimmed.isEmpty }
    guard alternatives.count <= 2 else { throw .rule(.alternative, label: [], .atMostTwo) }
    let hasDebtor = fields.contains { $0.label == Payload.debtor && !$0.value.trimmed.isEmpty }
    let nobody = [[UInt8]](repeating: [], count: 7)
    var lines: [[UInt8]] = [[UInt8](ascii: "SPC"), [UInt8](ascii: "0200"), [UInt8](ascii: "1"), iban]
    lines += try swissAddress([]) + nobody
    lines += [self[.amount].normalizedAmount ?? [], currency]
    lines += hasDebtor ? try swissAddress(Payload.debtor) : nobody
    lines += [kind, reference, note, [UInt8](ascii: "EPD")]
    if !information.isEmpty || !alternatives.isEmpty { lines.append(information) }
    lines += alternatives.map { $0.value.trimmed }
    return try joined(lines, most: 997)
  }

  /// What kind of reference there is, and the reference. An account that is a QR-IBAN needs a QR reference,
  /// no other can have one (4.2.2, RmtInf).
  private func swissReference(
    isQRIBAN: Bool
  ) throws(PayloadWriter.Failure) -> (kind: [UInt8], reference: [UInt8]) {
    let reference = self[.reference].compact
    if isQRIBAN {
      guard !reference.isEmpty else { throw .rule(.reference, label: [], .referenceOfQRIBAN) }
      let isWhole = reference.count == 27 && reference.isDigits
      let expected = isWhole ? Array(reference.dropLast()).recursiveCheckDigit : nil
      guard isWhole, let last = reference.last, last &- 48 == expected else {
        throw .rule(.reference, label: [], .qrReference(expected: expected))
      }
      return ([UInt8](ascii: "QRR"), reference)
    }
    guard !reference.isEmpty else { return ([UInt8](ascii: "NON"), []) }
    guard Self.isCreditorReference(reference) else { throw .rule(.reference, label: [], .creditorReference) }
    return ([UInt8](ascii: "SCOR"), reference)
  }

  private func swissAddress(_ label: [UInt8]) throws(PayloadWriter.Failure) -> [[UInt8]] {
    let limits: [(FieldName, Int, Bool)] = [
      (.name, 70, true), (.street, 70, false), (.buildingNumber, 16, false), (.postalCode, 16, true),
      (.town, 35, true), (.country, 2, true),
    ]
    var lines: [[UInt8]] = [[UInt8](ascii: "S")]
    for (name, limit, isNeeded) in limits {
      let value = isNeeded ? try needed(name, label) : self[name, label]
      guard value.characterCount <= limit else { throw .rule(name, label: label, .characters(1...limit)) }
      lines.append(name == .country ? value.compact : value)
    }
    guard let country = lines.last, country.count == 2, country.isCapitals else {
      throw .rule(.country, label: label, .country)
    }
    return lines
  }

  /// No control characters anywhere, and so many characters at the most.
  private func lines(_ limits: [(FieldName, Int)]) throws(PayloadWriter.Failure) {
    for field in fields where field.value.trimmed.contains(where: { $0 < 32 || $0 == 127 }) {
      throw .rule(field.name, label: field.label, .line)
    }
    for (name, limit) in limits {
      try demand(name, .characters(0...limit)) { $0.characterCount <= limit }
    }
  }

  private static func isBIC(_ value: [UInt8]) -> Bool {
    let bic = value.compact
    return (bic.count == 8 || bic.count == 11) && bic.isCapitalsAndDigits && Array(bic[4..<6]).isCapitals
  }

  /// `RF`, two check digits, up to 21 letters and digits (ISO 11649, 5).
  private static func isCreditorReference(_ value: [UInt8]) -> Bool {
    (5...25).contains(value.count) && value.after("RF") != nil && value.hasCheckDigits
  }

  private static func isSwissAccount(_ iban: [UInt8]) -> Bool {
    iban.count == 21 && (iban.after("CH") != nil || iban.after("LI") != nil)
  }

  /// Printable characters of Basic Latin, Latin-1 Supplement and Latin Extended-A, the four letters of
  /// Romanian with a comma, and the euro sign (SIX, 2.3, 4.1.1).
  private static func isSwiss(_ value: [UInt8]) -> Bool {
    guard let scalars = UTF8Check.scalars(value) else { return false }
    return scalars.allSatisfy {
      0x20...0x7E ~= $0 || 0xA0...0x17F ~= $0 || 0x218...0x21B ~= $0 || $0 == 0x20AC
    }
  }
}
