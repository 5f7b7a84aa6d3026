public import QuietZone

extension TextConverter {
  /// The engine's own character sets, and for all others of the AIM register those of the system.
  ///
  /// ```swift
  /// TextConverter.system.text(of: [0xC1, 0xE2], ECI(rawValue: 22)!)  // "Бв"
  /// ```
  public static let system = TextConverter(
    decode: { bytes, eci in
      if let utf8 = builtIn.decode(bytes, eci) { return utf8 }
      guard let name = eci.characterSetName,
        let utf8 = CharacterSet.convert(bytes, from: "\(name)", to: "UTF-8"),
        builtIn.decode(utf8, .utf8) != nil
      else { return nil }
      return utf8
    },
    encode: { utf8, eci in
      if let bytes = builtIn.encode(utf8, eci) { return bytes }
      guard let name = eci.characterSetName else { return nil }
      return CharacterSet.convert(utf8, from: "UTF-8", to: "\(name)")
    })
}
