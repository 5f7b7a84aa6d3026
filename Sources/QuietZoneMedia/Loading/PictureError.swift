/// Why a picture was not loaded. `source` is the path, or what the bytes were called.
public enum PictureError: Error, Hashable, Sendable {
  case notFound(source: String)
  case isDirectory(source: String)
  /// The system refused to open or read; `reason` is its message.
  case unreadable(source: String, reason: String)
  /// The file has no bytes.
  case empty(source: String)
  /// The first bytes belong to no known kind of picture.
  case unknownKind(source: String, firstBytes: [UInt8])
  /// The bytes end before the picture does.
  case truncated(source: String, kind: PictureKind, missing: String)
  /// The bytes contradict the kind's format.
  case corrupt(source: String, kind: PictureKind, reason: String)
  /// A valid picture in a variant that cannot be decoded here.
  case unsupported(source: String, kind: PictureKind, reason: String)
  case tooManyBytes(source: String, limit: Int)
  /// `limit` is in pixels: what the limits leave for this kind.
  case tooManyPixels(source: String, kind: PictureKind, width: Int, height: Int, limit: Int)
  /// A side is longer than `limit` pixels.
  case tooLong(source: String, kind: PictureKind, width: Int, height: Int, limit: Int)
  /// Pages up to `limit` were delivered.
  case tooManyPages(source: String, kind: PictureKind, limit: Int)
  /// A page or a range of pages that was asked for is not among the `count` that there are; those that are
  /// were delivered.
  case noSuchPage(source: String, kind: PictureKind, count: Int)
  case timedOut(source: String, limit: Duration)
  /// A program that this kind needs is not installed.
  case missingTool(source: String, tool: String, package: String)
  /// A library that this kind needs is not installed.
  case missingLibrary(source: String, library: String, package: String)
  /// The program that this kind needs takes more than the limits leave it, bytes.
  case tooMuchMemory(source: String, kind: PictureKind, limit: Int)
  case outOfMemory(source: String, kind: PictureKind)
}

extension PictureError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    switch self {
    case .notFound(let source): "\(source): no such file"
    case .isDirectory(let source): "\(source): is a directory, not a picture"
    case .unreadable(let source, let reason): "\(source): cannot be read: \(reason)"
    case .empty(let source): "\(source): is empty"
    case .unknownKind(let source, let first): "\(source): not a known kind of picture; \(Self.starts(first))"
    case .truncated(let source, let kind, let missing): "\(source): truncated \(kind.rawValue): \(missing)"
    case .corrupt(let source, let kind, let reason): "\(source): corrupt \(kind.rawValue): \(reason)"
    case .unsupported(let source, let kind, let reason): "\(source): unsupported \(kind.rawValue): \(reason)"
    case .tooManyBytes(let source, let limit): "\(source): has more than the \(limit) bytes allowed"
    case .tooManyPixels(let source, let kind, let width, let height, let limit):
      "\(source): \(kind.rawValue) of \(width) × \(height) pixels, "
        + "more than the \(limit) that fit into the memory allowed"
    case .tooLong(let source, let kind, let width, let height, let limit):
      "\(source): \(kind.rawValue) of \(width) × \(height) pixels: "
        + "no side above \(limit) is read; cut in pieces, it is"
    case .tooManyPages(let source, let kind, let limit):
      "\(source): \(kind.rawValue) of more than \(limit) pages, of which only so many were read"
    case .noSuchPage(let source, let kind, let count):
      "\(source): lacks a page asked for: this \(kind.rawValue) has \(count == 1 ? "one" : "\(count)")"
    case .timedOut(let source, let limit): "\(source): not done after \(limit / .seconds(1)) s"
    case .missingTool(let source, let tool, let package):
      "\(source): needs the program \(tool), which is not installed (Debian package \(package))"
    case .missingLibrary(let source, let library, let package):
      "\(source): needs the library \(library), which is not installed (Debian package \(package))"
    case .tooMuchMemory(let source, let kind, let limit):
      "\(source): a page of this \(kind.rawValue) takes more than the \(limit / 1_000_000) MB allowed to "
        + (kind == .tiff ? "decode; saved in smaller strips or tiles it takes less" : "draw")
    case .outOfMemory(let source, let kind): "\(source): not enough memory for this \(kind.rawValue)"
    }
  }

  /// What the first bytes tell, or else these in hexadecimal.
  private static func starts(_ bytes: [UInt8]) -> String {
    if bytes.matches("<svg".bytes) || bytes.matches("<?xml".bytes) {
      return "SVG and XML are not read: make it a PNG"
    }
    if bytes.matches("%!PS".bytes) { return "PostScript is not read: make it a PDF or PNG" }
    if bytes.matches("ftyp".bytes, at: 4) || bytes.matches([0x1A, 0x45, 0xDF, 0xA3]) {
      return "it looks like a video, which `quietzone scan` reads"
    }
    let digits = "0123456789ABCDEF".bytes
    let hex = bytes.prefix(8).map { byte in
      String(decoding: [digits[Int(byte >> 4)], digits[Int(byte & 15)]], as: UTF8.self)
    }
    return "it starts with \(hex.joined(separator: " "))"
  }
}
