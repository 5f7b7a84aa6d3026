import Foundation
import QuietZoneMedia

/// Files in and out, with errors for people.
enum Files {
  static func read(_ path: String) throws -> [UInt8] {
    do {
      guard FileName.isText(path) else {
        return [UInt8](try handle(path, O_RDONLY).readToEnd() ?? Data())
      }
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CommandFailure("\(VisibleText.path(path)): can't be read: \(reason(error))")
    }
  }

  /// The first `limit` bytes of a file, of whatever kind: a pipe has no size to ask for.
  static func read(_ path: String, upTo limit: Int) throws -> [UInt8] {
    do {
      return try bytes(of: handle(path, O_RDONLY), upTo: limit)
    } catch {
      throw CommandFailure("\(VisibleText.path(path)): can't be read: \(reason(error))")
    }
  }

  /// What is left of an open file, `limit` bytes at the most.
  static func bytes(of handle: FileHandle, upTo limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit,
      let more = try handle.read(upToCount: min(limit - bytes.count, 1 << 20)), !more.isEmpty
    { bytes += more }
    return bytes
  }

  /// Writes a file, and makes the folders on the way to it that are missing.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let folder = parent(of: path)
    do { try makeFolder(folder) } catch {
      throw CommandFailure(
        "\(VisibleText.path(path)): the folder \(VisibleText.path(folder)) can't be made: \(reason(error))")
    }
    do {
      let file = try handle(path, O_WRONLY | O_CREAT | O_TRUNC)
      do { try file.write(contentsOf: Data(bytes)) } catch {
        // Half a picture is none. What is no file, a device perhaps, stays.
        if Folder.kind(path) == .file { _ = FileName.withCString(path) { unlink($0) } }
        throw error
      }
    } catch {
      throw CommandFailure("\(VisibleText.path(path)): can't be written: \(reason(error))")
    }
  }

  /// Makes the folder and those on the way to it, as far as they are missing.
  static func makeFolder(_ path: String) throws {
    guard !path.isEmpty, !Folder.exists(path) else { return }
    try makeFolder(parent(of: path))
    guard FileName.withCString(path, { mkdir($0, 0o777) }) != 0 else { return }
    let reason = errno
    // Another program may have made it meanwhile.
    if !Folder.exists(path) { throw NSError(domain: NSPOSIXErrorDomain, code: Int(reason)) }
  }

  /// What stands before the last part of a path; empty where nothing does.
  static func parent(of path: String) -> String {
    // By scalars: a slash with an accent behind it is one character.
    let whole = path.unicodeScalars.reversed().drop { $0 == "/" }
    return String(String.UnicodeScalarView(whole.drop { $0 != "/" }.drop { $0 == "/" }.reversed()))
  }

  /// Takes names that are no text, which Foundation does not, and fails in the system's own words.
  private static func handle(_ path: String, _ flags: Int32) throws -> FileHandle {
    let descriptor = FileName.withCString(path) { open($0, flags | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The system's own words for what went wrong, where it has some.
  static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard cause.domain == NSPOSIXErrorDomain else {
      return cause.localizedFailureReason ?? cause.localizedDescription
    }
    return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
  }

  /// `code.svg` with number 2 is `code-2.svg`, and `.svg`, which has no name, `2.svg`.
  static func numbered(_ path: String, _ number: Int?) -> String {
    guard let number else { return path }
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    guard let dot = name.lastIndex(of: ".") else { return path + "-\(number)" }
    return path[..<dot] + (dot == name.startIndex ? "\(number)" : "-\(number)") + path[dot...]
  }

  /// A folder's path with a slash at its end.
  static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

  /// Whether a path is a folder's: one that is there, or ends in a slash.
  static func isFolder(_ path: String) -> Bool { path.hasSuffix("/") || Folder.exists(path) }
}
