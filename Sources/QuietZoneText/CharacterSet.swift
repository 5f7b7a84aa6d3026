#if canImport(Darwin)
  internal import Foundation

  /// The system's character sets, through Core Foundation.
  enum CharacterSet {
    /// `bytes` in another set, or `nil` if they are not valid in the first or have no code in the second.
    static func convert(_ bytes: [UInt8], from source: String, to target: String) -> [UInt8]? {
      guard let from = encoding(source), let to = encoding(target),
        let data = String(bytes: bytes, encoding: from)?.data(using: to)
      else { return nil }
      return [UInt8](data)
    }

    private static func encoding(_ name: String) -> String.Encoding? {
      let encoding = CFStringConvertIANACharSetNameToEncoding(name as CFString)
      guard encoding != kCFStringEncodingInvalidId else { return nil }
      return String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    }
  }
#else
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The system's character sets, through `iconv`.
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
#endif
