extension TextConverter {
  /// The character sets the engine knows by itself, strictly: ASCII (ECI 27), ISO-8859-1 (3, 1), Shift JIS
  /// (20), UTF-16BE (25) and UTF-8 (26). Every other ECI gives `nil`, as do bytes that are not valid and
  /// characters that the set lacks.
  ///
  /// ```swift
  /// let bytes = TextConverter.builtIn.bytes(of: "漢", .shiftJIS)  // [0x8A, 0xBF]
  /// ```
  public static let builtIn = TextConverter(
    decode: { bytes, eci in CharacterSet.decode(bytes, eci) },
    encode: { utf8, eci in CharacterSet.encode(utf8, eci) })
}

extension CharacterSet {
  /// UTF-8 of `bytes` in the set of `eci`.
  static func decode(_ bytes: [UInt8], _ eci: ECI) -> [UInt8]? {
    guard let set = CharacterSet(eci) else { return nil }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      guard let scalar = set.nextScalar(bytes, &position) else { return nil }
      utf8.append(utf8: scalar)
    }
    return utf8
  }

  /// Bytes of the text `utf8` in the set of `eci`.
  static func encode(_ utf8: [UInt8], _ eci: ECI) -> [UInt8]? {
    guard let set = CharacterSet(eci) else { return nil }
    var bytes: [UInt8] = []
    var cursor = ScalarCursor(utf8.indices)
    while !cursor.isAtEnd {
      guard let next = cursor.next(utf8), set.append(next.scalar, to: &bytes) else { return nil }
    }
    return bytes
  }
}
