import QuietZone

extension EncodingError {
  /// Why the content can't become a symbol, by how much it misses, and which options would do.
  func message(_ symbology: Symbology, level: QRCodeLevel, isExact: Bool) -> String {
    let reason = message(symbology, level: level)
    guard case .tooLong = self else { return reason }
    return reason + Self.remedy(symbology, level: level, isExact: isExact)
  }

  /// What would give more room, as far as it is not in use already.
  private static func remedy(_ symbology: Symbology, level: QRCodeLevel, isExact: Bool) -> String {
    var ways: [String] =
      level > .low && symbology != .rectangularMicroQRCode || level > .medium ? ["a lower --level"] : []
    if isExact { ways.append("a larger --symbol-version") }
    ways.append(symbology == .qrCode ? "--structured-append" : "--symbology qr")
    return ". More room: " + ways.joined(separator: ", ")
  }
}
