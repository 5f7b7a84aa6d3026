/// What a file of the web application is, by the end of its name.
struct MediaType: Hashable, Sendable {
  /// As the header `Content-Type` names it.
  let name: String
  /// Whether compressing it makes it smaller; pictures and fonts of the web are compressed already.
  let isCompressible: Bool

  private init(_ name: String, compressible: Bool = true) {
    self.name = name
    isCompressible = compressible
  }

  /// RFC 9110, 8.3: bytes of no known kind; browsers save such files.
  static let binary = MediaType("application/octet-stream", compressible: false)
  static let json = MediaType("application/json; charset=utf-8")
  static let text = MediaType("text/plain; charset=utf-8")

  /// The type of the file with this path.
  init(path: String) {
    let name = path.split(separator: "/").last ?? ""
    let suffix = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    self = Self.bySuffix[suffix] ?? .binary
  }

  private static let bySuffix: [String: MediaType] = [
    "html": MediaType("text/html; charset=utf-8"),
    "css": MediaType("text/css; charset=utf-8"),
    "js": MediaType("text/javascript; charset=utf-8"),
    "mjs": MediaType("text/javascript; charset=utf-8"),
    "json": .json,
    "map": .json,
    "webmanifest": MediaType("application/manifest+json; charset=utf-8"),
    "txt": .text,
    "md": MediaType("text/markdown; charset=utf-8"),
    "csv": MediaType("text/csv; charset=utf-8"),
    "xml": MediaType("application/xml; charset=utf-8"),
    "svg": MediaType("image/svg+xml; charset=utf-8"),
    "wasm": MediaType("application/wasm"),
    "png": MediaType("image/png", compressible: false),
    "jpg": MediaType("image/jpeg", compressible: false),
    "jpeg": MediaType("image/jpeg", compressible: false),
    "gif": MediaType("image/gif", compressible: false),
    "webp": MediaType("image/webp", compressible: false),
    "avif": MediaType("image/avif", compressible: false),
    "ico": MediaType("image/x-icon"),
    "pdf": MediaType("application/pdf", compressible: false),
    "woff2": MediaType("font/woff2", compressible: false),
    "mp3": MediaType("audio/mpeg", compressible: false),
    "wav": MediaType("audio/wav"),
    "mp4": MediaType("video/mp4", compressible: false),
    "webm": MediaType("video/webm", compressible: false),
  ]
}
