internal import NIOCore

/// What a file's bytes can be sent in, the smaller one first: RFC 9110, 8.4.1, and RFC 7932.
enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip
}

/// A file as it is sent: its bytes, the same compressed where that is worth it, and their names for caches.
struct Asset: Sendable {
  let type: MediaType
  let plain: ByteBuffer
  /// The same with a `Content-Encoding`, where that is smaller.
  let coded: [ContentCoding: ByteBuffer]
  /// The entity tag of bytes that are sent as they are.
  static func tag(of bytes: [UInt8]) -> String { "\"\(digest(bytes))\"" }

  /// Digits that differ whenever the bytes do.
  let digest: String
  /// Whether the name changes with the content, `app.3f9a0c21.js`, so that caches may keep the file for good.
  let isFingerprinted: Bool

  /// Below this length compression saves nothing: the answer fits into one packet either way.
  static let leastCompressed = 256

  /// - Parameter brotli: the same bytes in Brotli's format, where they lie beside the file.
  init(path: String, bytes: [UInt8], brotli: [UInt8]? = nil) {
    type = MediaType(path: path)
    plain = ByteBuffer(bytes: bytes)
    var coded: [ContentCoding: ByteBuffer] = [:]
    if type.isCompressible, bytes.count >= Self.leastCompressed {
      coded[.gzip] = Gzip.compress(bytes).map { ByteBuffer(bytes: $0) }
      coded[.brotli] = brotli.map { ByteBuffer(bytes: $0) }
    }
    self.coded = coded
    digest = Self.digest(bytes)
    isFingerprinted = Self.isFingerprinted(path)
  }

  /// RFC 9110, 8.8.3: each coding is a representation of its own and has a tag of its own.
  func entityTag(_ coding: ContentCoding?) -> String {
    coding.map { "\"\(digest)-\($0.rawValue)\"" } ?? "\"\(digest)\""
  }

  /// 64 bits of FNV-1a and the length: tells a file from its next edition, not from a forger's.
  private static func digest(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16) + "-" + String(bytes.count, radix: 16)
  }

  /// Eight or more hexadecimal digits between two dots, or between a hyphen and the last dot.
  static func isFingerprinted(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".")
    guard parts.count >= 2 else { return false }
    let before = parts[parts.count - 2]
    let mark = parts.count >= 3 ? before : before.split(separator: "-").dropFirst().last ?? ""
    return mark.utf8.count >= 8 && mark.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isUppercase }
      && mark.contains(where: \.isNumber)
  }
}
