import QuietZone

extension EncodingError {
  /// Why the content can't become a symbol, by how much it misses, and what would do.
  func message(_ symbology: Symbology) -> String {
    switch self {
    case .tooLong(let bits, let capacity, let version):
      let bytes = (bits - capacity + 7) / 8
      return "too long for \(symbology.name): \(bits) bits needed, version \(version) holds \(capacity); "
        + "\(bits - capacity) bits (\(bytes) bytes) too many. \(Self.remedy(symbology))"
    case .unencodable(let offset):
      return "the character at byte \(offset) has no code in the character set or symbology asked for"
    case .invalidOption(let option): return option.message
    }
  }

  private static func remedy(_ symbology: Symbology) -> String {
    symbology == .qrCode
      ? "A lower --level, a larger --symbol-version or --structured-append gives more room"
      : "A lower --level, a larger --symbol-version or --symbology qr gives more room"
  }
}

extension EncodingError.Option {
  var message: String {
    switch self {
    case .version(let version, let minimum, let maximum):
      "version \(version) does not exist here: \(minimum) to \(maximum) do"
    case .mask(let mask, let maximum): "mask \(mask) does not exist here: 0 to \(maximum) do"
    case .level(let level):
      "level \(String(decoding: [level.letter], as: UTF8.self)) does not exist in this symbology or version"
    case .structuredAppendCount(let count, let minimum, let maximum):
      "a set of \(count) codes is not possible: \(minimum) to \(maximum) are"
    case .unsupported(let symbology):
      "\(symbology.name) has no such mode (GS1, AIM, ECI or structured append)"
    case .applicationIndicator: "an AIM application indicator is two digits or one letter"
    case .symbology(let symbology): "\(symbology.name) can't be made"
    }
  }
}
