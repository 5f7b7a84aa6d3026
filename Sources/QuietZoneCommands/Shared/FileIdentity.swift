import Foundation
import QuietZoneMedia

/// Which file a path leads to, however it is spelled and through whatever links.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// `nil` where there is no file, or where what is there keeps nothing: a pipe, a device.
  init?(_ path: String) {
    var status = stat()
    guard !path.utf8.contains(0), FileName.withCString(path, { stat($0, &status) }) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// Files that are to be read, and so are never written over; `-` is none.
struct SourceFiles: Sendable, Equatable {
  private let files: Set<FileIdentity>

  init(_ paths: [String]) { files = Set(paths.filter { $0 != "-" }.compactMap { FileIdentity($0) }) }

  /// Whether what is written to `path` would be written over one of them.
  func has(_ path: String) -> Bool {
    // A folder on the way that is missing yet will be made: from there on a path is as it is written.
    let identity =
      FileIdentity(path)
      ?? (FileName.isText(path) ? FileIdentity(URL(fileURLWithPath: path).standardized.path) : nil)
    return identity.map(files.contains) ?? false
  }

  /// Refuses a path that leads to one of them.
  func check(_ path: String) throws(CommandFailure) {
    guard has(path) else { return }
    throw CommandFailure("\(VisibleText.path(path)) is to be read, and would be written over")
  }
}
