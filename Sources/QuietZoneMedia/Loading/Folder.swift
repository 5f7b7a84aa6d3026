internal import Foundation

/// The contents of a folder, by name: `2.png` before `10.png`, nothing hidden.
package struct Folder: Hashable, Sendable {
  /// What is in a folder, links followed.
  package struct Entry: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case file, folder
      /// A pipe, a device, a socket, a link to nothing: to open some of them waits for ever.
      case other
    }

    /// From the folder's own path on, as ``FileName`` writes it.
    package var path: String
    package var kind: Kind
    /// Whether it is a link to what it is.
    package var isLink: Bool

    package init(path: String, kind: Kind, isLink: Bool = false) {
      self.path = path
      self.kind = kind
      self.isLink = isLink
    }
  }

  package let path: String

  package init(_ path: String) { self.path = path }

  /// Whether there is a folder at `path`.
  package static func exists(_ path: String) -> Bool { kind(path) == .folder }

  /// What is at `path`, or `nil` if nothing is.
  package static func kind(_ path: String) -> Entry.Kind? {
    guard !path.utf8.contains(0) else { return nil }
    var status = stat()
    guard FileName.withCString(path, { stat($0, &status) }) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Everything in it but hidden names.
  package func entries() throws(PictureError) -> [Entry] {
    let start = path.hasSuffix("/") ? path : path + "/"
    return try names().filter { !$0.hasPrefix(".") }
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      .map {
        let path = start + $0
        return Entry(path: path, kind: Self.kind(path) ?? .other, isLink: Self.isLink(path))
      }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return FileName.withCString(path, { lstat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func names() throws(PictureError) -> [String] {
    guard let folder = FileName.withCString(path, { opendir($0) }) else {
      throw .unreadable(source: path, reason: SystemFailure().message)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { FileName.text([UInt8]($0.prefix { $0 != 0 })) })
    }
    return names
  }
}
