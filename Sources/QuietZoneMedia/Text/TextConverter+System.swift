internal import Glibc
public import QuietZone

extension TextConverter {
  /// The engine's own character sets, and for all others of the AIM register the system's `iconv`.
  ///
  /// ```swift
  /// TextConverter.system.text(of: [0xC1, 0xE2], ECI(rawValue: 22)!)  // "Бв"
  /// ```
  public static let system = TextConverter(
    decode: { bytes, eci in
      if let utf8 = builtIn.decode(bytes, eci) { return utf8 }
      guard let name = CharacterSet.name(of: eci),
        let utf8 = CharacterSet.convert(bytes, from: name, to: "UTF-8"),
        String(validating: utf8, as: UTF8.self) != nil
      else { return nil }
      return utf8
    },
    encode: { utf8, eci in
      if let bytes = builtIn.encode(utf8, eci) { return bytes }
      guard let name = CharacterSet.name(of: eci) else { return nil }
      return CharacterSet.convert(utf8, from: "UTF-8", to: name)
    })
}

/// Character sets by their ECI number.
enum CharacterSet {
  /// iconv's names for the assignments 0…35 and 170 of the register (AIM ITS/04-023, Extended Channel
  /// Interpretations, Part 3: the register; the same list in zxing-cpp, core/src/ECI.h). 14 and 19 are not
  /// assigned. 0 and 1 are the older, reset-free forms of 2 and 3.
  private static let names: [UInt32: String] = [
    0: "CP437", 1: "ISO-8859-1", 2: "CP437", 3: "ISO-8859-1", 4: "ISO-8859-2", 5: "ISO-8859-3",
    6: "ISO-8859-4", 7: "ISO-8859-5", 8: "ISO-8859-6", 9: "ISO-8859-7", 10: "ISO-8859-8", 11: "ISO-8859-9",
    12: "ISO-8859-10", 13: "ISO-8859-11", 15: "ISO-8859-13", 16: "ISO-8859-14", 17: "ISO-8859-15",
    18: "ISO-8859-16", 20: "CP932", 21: "CP1250", 22: "CP1251", 23: "CP1252", 24: "CP1256", 25: "UTF-16BE",
    26: "UTF-8", 27: "ASCII", 28: "BIG5", 29: "GB2312", 30: "EUC-KR", 31: "GBK", 32: "GB18030",
    33: "UTF-16LE", 34: "UTF-32BE", 35: "UTF-32LE", 170: "ASCII",
  ]

  /// iconv's name; `nil` for numbers that are no character set (899: bytes) or not assigned.
  static func name(of eci: ECI) -> String? { names[eci.rawValue] }

  /// `bytes` in another set, or `nil` if they are not valid in the first or have no code in the second.
  static func convert(_ bytes: [UInt8], from source: String, to target: String) -> [UInt8]? {
    guard let handle = iconv_open(target, source), handle != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(handle) }
    // Four bytes are the longest code in UTF-8, UTF-32 and GB 18030; a byte becomes at most one character.
    let capacity = 4 * bytes.count + 16
    guard capacity > bytes.count else { return nil }
    var input = bytes.map { CChar(bitPattern: $0) }
    var isWhole = false
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        var from = input.baseAddress
        var left = input.count
        buffer.withMemoryRebound(to: CChar.self) { output in
          var to = output.baseAddress
          var room = output.count
          let converted = left == 0 ? 0 : iconv(handle, &from, &left, &to, &room)
          // The second call writes what a stateful set needs at its end. Above 0: replaced characters.
          isWhole = converted == 0 && left == 0 && iconv(handle, nil, nil, &to, &room) == 0
          count = isWhole ? output.count - room : 0
        }
      }
    }
    return isWhole ? output : nil
  }
}
