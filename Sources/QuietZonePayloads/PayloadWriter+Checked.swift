import QuietZone

extension PayloadWriter {
  /// As ``write(_:_:)``, but each part must be what its standard allows, and payments are written too:
  /// ``Payload/Kind/creditTransfer`` (EPC069-12 version 002) and ``Payload/Kind/swissBill`` (SIX, version
  /// 2.3, structured addresses; those of the debtor are labelled ``Payload/debtor``).
  ///
  /// - Throws: ``Failure/rule(_:label:_:)`` with the part and what it has to be, and what ``write(_:_:)``
  ///   throws.
  public static func checked(_ kind: Payload.Kind, _ fields: [Payload.Field]) throws(Failure) -> [UInt8] {
    let checks = PayloadChecks(fields: fields)
    switch kind {
    case .wifi: try checks.wifi()
    case .contact: try checks.contact()
    case .event: try checks.event()
    case .place: try checks.place()
    case .phone, .message: try checks.call(kind)
    case .email: try checks.mail()
    case .oneTimePassword: try checks.oneTimePassword()
    case .creditTransfer: return try checks.creditTransfer()
    case .swissBill: return try checks.swissBill()
    default: break
    }
    return try write(kind, fields)
  }
}

/// The parts of a payload under their rules.
struct PayloadChecks {
  let fields: [Payload.Field]

  /// Empty where there is none. Without a label whatever its label is, but the debtor's.
  subscript(_ name: FieldName, _ label: [UInt8] = []) -> [UInt8] {
    let isDebtors = !label.isEmpty
    return fields.first { $0.name == name && ($0.label == Payload.debtor) == isDebtors }?.content ?? []
  }

  func needed(_ name: FieldName, _ label: [UInt8] = []) throws(PayloadWriter.Failure) -> [UInt8] {
    let value = self[name, label]
    guard !value.isEmpty else { throw .rule(name, label: label, .needed) }
    return value
  }

  /// Every part of that name that is not empty is as `rule` says, if `holds` says so.
  func demand(
    _ name: FieldName, _ rule: PayloadRule, _ holds: ([UInt8]) -> Bool
  ) throws(PayloadWriter.Failure) {
    for field in fields where field.name == name {
      let value = field.content
      guard value.isEmpty || holds(value) else { throw .rule(name, label: field.label, rule) }
    }
  }

  /// No part of that name, as another says it.
  func unused(_ name: FieldName, besides other: FieldName) throws(PayloadWriter.Failure) {
    guard self[name].isEmpty else { throw .rule(name, label: [], .unused(besides: other)) }
  }

  // Networks and people

  func wifi() throws(PayloadWriter.Failure) {
    _ = try needed(.networkName)
    try demand(.networkName, .bytes(1...32)) { $0.count <= 32 }
    let known: [StaticString] = ["WPA", "WPA2", "WPA3", "SAE", "WEP", "nopass"]
    try demand(.security, .security) { value in known.contains { value.isWord($0) } }
    try demand(.hidden, .truth) { $0.isWord("true") || $0.isWord("false") }
    let security = self[.security]
    guard !security.isWord("nopass") else { return try unused(.password, besides: .security) }
    func isKey(_ value: [UInt8], _ digits: [Int]) -> Bool {
      digits.contains(value.count) && value.allSatisfy { $0.hexValue != nil }
    }
    if security.isWord("WEP") {
      _ = try needed(.password)
      try demand(.password, .key) { [5, 13].contains($0.count) || isKey($0, [10, 26]) }
    } else {
      if !security.isEmpty { _ = try needed(.password) }
      try demand(.password, .passphrase) { (8...63).contains($0.count) || isKey($0, [64]) }
    }
  }

  func contact() throws(PayloadWriter.Failure) {
    if self[.givenName].isEmpty, self[.familyName].isEmpty { _ = try needed(.name) }
    try demand(.phone, .phone, Self.isPhone)
    try demand(.email, .mailbox) { $0.mailbox != nil }
    try demand(.birthday, .day) { Self.date($0)?.count == 8 }
    try demand(.url, .page) { value in
      !value.contains { $0 <= 32 } && LinkInspection(value) != nil
    }
  }

  func event() throws(PayloadWriter.Failure) {
    _ = (try needed(.summary), try needed(.start))
    try demand(.start, .date) { Self.date($0) != nil }
    try demand(.end, .date) { Self.date($0) != nil }
    if !self[.end].isEmpty { try unused(.duration, besides: .end) }
    guard let start = Self.date(self[.start]), let end = Self.date(self[.end]) else { return }
    // Days, times of the place, of a time zone and in UTC can't be compared with each other.
    guard start.count == end.count else { throw .rule(.end, label: [], .afterStart) }
    if start.isLocalTime, fields.label(.start) != fields.label(.end) {
      guard fields.label(.start).isEmpty || fields.label(.end).isEmpty else { return }
      throw .rule(.end, label: [], .afterStart)
    }
    guard !end.lexicographicallyPrecedes(start) else { throw .rule(.end, label: [], .afterStart) }
  }

  func place() throws(PayloadWriter.Failure) {
    _ = (try needed(.latitude), try needed(.longitude))
    try demand(.latitude, .degrees(limit: 90)) { $0.isNumber(within: 90) }
    try demand(.longitude, .degrees(limit: 180)) { $0.isNumber(within: 180) }
  }

  func call(_ kind: Payload.Kind) throws(PayloadWriter.Failure) {
    _ = try needed(.phone)
    try demand(.phone, .phone, Self.isPhone)
  }

  func mail() throws(PayloadWriter.Failure) {
    _ = try needed(.email)
    try demand(.email, .mailbox) { $0.mailbox != nil }
  }

  /// RFC 4226 and 6238 through the key URI format.
  func oneTimePassword() throws(PayloadWriter.Failure) {
    _ = (try needed(.secret), try needed(.account))
    try demand(.secret, .base32) { secret in
      let letters = secret.compact.filter { $0 != UInt8(ascii: "=") }
      return !letters.isEmpty && ![1, 3, 6].contains(letters.count % 8)
        && letters.allSatisfy { $0 &- 65 < 26 || $0 &- 50 < 6 }
    }
    let functions: [StaticString] = ["SHA1", "SHA256", "SHA512"]
    try demand(.algorithm, .algorithm) { value in functions.contains { value.isWord($0) } }
    try demand(.digits, .number(6...8)) { (6...8).contains($0.number ?? 0) }
    try demand(.period, .number(1...3600)) { (1...3600).contains($0.number ?? 0) }
    try demand(.counter, .number(0...999_999_999)) { $0.number != nil }
    if !self[.counter].isEmpty { try unused(.period, besides: .counter) }
  }

  // Forms

  /// Digits with what people put between them (RFC 3966, 3), a plus in front of them or none.
  private static func isPhone(_ value: [UInt8]) -> Bool {
    let digits = value.count { $0.isDigit }
    let others = [UInt8](ascii: " -.()/*#")
    let rest = value.first == UInt8(ascii: "+") ? value.dropFirst() : value[...]
    return (2...20).contains(digits) && rest.allSatisfy { $0.isDigit || others.contains($0) }
  }

  /// As iCalendar writes it, of a day that there is.
  private static func date(_ value: [UInt8]) -> [UInt8]? {
    guard let date = try? PayloadWriter.date(.start, value), let year = Array(date[..<4]).number,
      let month = Array(date[4..<6]).number, let day = Array(date[6..<8]).number
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day) ? date : nil
  }
}
