#if canImport(CoreGraphics)
  import Foundation
  public import QuietZone

  extension TextConverter {
    /// The engine's own character sets, and for all others of the AIM register those of the system.
    public static let system = TextConverter(
      decode: { bytes, eci in
        builtIn.decode(bytes, eci)
          ?? encoding(eci).flatMap { String(bytes: bytes, encoding: $0) }.map { Array($0.utf8) }
      },
      encode: { utf8, eci in
        builtIn.encode(utf8, eci)
          ?? encoding(eci).flatMap { String(decoding: utf8, as: UTF8.self).data(using: $0) }.map { Array($0) }
      })

    private static func encoding(_ eci: ECI) -> String.Encoding? {
      guard let name = eci.characterSetName else { return nil }
      let encoding = CFStringConvertIANACharSetNameToEncoding("\(name)" as CFString)
      guard encoding != kCFStringEncodingInvalidId else { return nil }
      return String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    }
  }

  extension Barcode {
    /// The content as text.
    public var text: String { bestText(using: .system) }
  }
#endif
