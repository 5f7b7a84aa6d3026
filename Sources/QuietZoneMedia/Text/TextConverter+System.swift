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
      guard let name = eci.characterSetName,
        let utf8 = CharacterSet.convert(bytes, from: "\(name)", to: "UTF-8"),
        String(validating: utf8, as: UTF8.self) != nil
      else { return nil }
      return utf8
    },
    encode: { utf8, eci in
      if let bytes = builtIn.encode(utf8, eci) { return bytes }
      guard let name = eci.characterSetName else { return nil }
      return CharacterSet.convert(utf8, from: "UTF-8", to: "\(name)")
    })
}

/// The system's character sets.
enum CharacterSet {
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
