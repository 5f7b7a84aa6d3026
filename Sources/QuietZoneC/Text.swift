internal import CQuietZone
internal import QuietZone

extension TextConverter {
  /// The engine's own character sets, and for all others of the AIM register those of the system.
  static let system = TextConverter(
    decode: { bytes, eci in
      if let utf8 = builtIn.decode(bytes, eci) { return utf8 }
      guard let name = eci.characterSetName, let utf8 = convert(bytes, from: name, to: "UTF-8"),
        builtIn.decode(utf8, .utf8) != nil
      else { return nil }
      return utf8
    },
    encode: { utf8, eci in
      if let bytes = builtIn.encode(utf8, eci) { return bytes }
      guard let name = eci.characterSetName else { return nil }
      return convert(utf8, from: "UTF-8", to: name)
    })

  private static func convert(_ bytes: [UInt8], from: StaticString, to: StaticString) -> [UInt8]? {
    // Four bytes are the longest code in UTF-8, UTF-32 and GB 18030; a byte becomes at most one character.
    let capacity = 4 * bytes.count + 16
    var written = 0
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { out, count in
      bytes.withUnsafeBytes { input in
        written = qzc_convert(
          constant(from), constant(to), input.baseAddress?.assumingMemoryBound(to: CChar.self), input.count,
          UnsafeMutableRawPointer(out.baseAddress)?.assumingMemoryBound(to: CChar.self), capacity)
      }
      count = max(written, 0)
    }
    return written < 0 ? nil : result
  }
}
