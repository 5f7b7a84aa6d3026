extension TextConverter {
  /// The character sets the engine knows by itself, strictly: ASCII (ECI 27), ISO-8859-1 (3, 1), Shift JIS
  /// (20), UTF-16BE (25) and UTF-8 (26). Every other ECI gives `nil`, as do bytes that are not valid and
  /// characters that the set lacks.
  ///
  /// ```swift
  /// let bytes = TextConverter.builtIn.encode("漢", .shiftJIS)  // [0x8A, 0xBF]
  /// ```
  public static let builtIn = TextConverter(
    decode: { bytes, eci in CharacterSet.decode(bytes, eci) },
    encode: { text, eci in CharacterSet.encode(text, eci) })
}

extension CharacterSet {
  /// Text of `bytes` in the set of `eci`.
  static func decode(_ bytes: [UInt8], _ eci: ECI) -> String? {
    guard let set = CharacterSet(eci) else { return nil }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      guard let scalar = set.nextScalar(bytes, &position) else { return nil }
      utf8.append(utf8: scalar)
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Bytes of `text` in the set of `eci`.
  static func encode(_ text: String, _ eci: ECI) -> [UInt8]? {
    guard let set = CharacterSet(eci) else { return nil }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard set.append(scalar.value, to: &bytes) else { return nil }
    }
    return bytes
  }
}
