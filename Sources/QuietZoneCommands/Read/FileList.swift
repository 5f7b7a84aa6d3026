import ArgumentParser
import QuietZoneMedia

/// What is to be read: files as they were named, and those that named folders hold.
struct FileList: Sendable {
  struct Source: Sendable, Hashable {
    /// As ``FileName`` writes it.
    var path: String
    /// Whether nobody named it: a file that is no picture is left out.
    var isFromFolder = false
  }

  private(set) var sources: [Source] = []
  /// Whether a folder was named.
  private(set) var hasFolder = false

  /// Folders below folders are gone into only if `isRecursive`, and links to folders never.
  init(_ paths: [String], isRecursive: Bool) throws {
    for path in paths {
      if path != "-", Folder.exists(path) {
        hasFolder = true
        try add(Folder(path), isRecursive)
      } else {
        sources.append(Source(path: path))
      }
    }
  }

  private mutating func add(_ folder: Folder, _ isRecursive: Bool) throws {
    let entries: [Folder.Entry]
    do throws(PictureError) { entries = try folder.entries() } catch {
      throw CommandFailure(error.description)
    }
    for entry in entries {
      switch entry.kind {
      case .file: sources.append(Source(path: entry.path, isFromFolder: true))
      case .folder where isRecursive && !entry.isLink: try add(Folder(entry.path), true)
      case .folder, .other: break
      }
    }
  }
}

extension PageSelection {
  /// Pages as people write them, counted from 1: `1-20,30`, `7-` from the seventh on, `-3` the first three.
  static func parse(_ text: String) throws -> PageSelection {
    let ranges = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      let isOpen = (part.hasPrefix("-"), part.hasSuffix("-"))
      let first = isOpen.0 ? 1 : ends.first ?? nil
      let last = isOpen.1 ? Int.max : ends.last ?? nil
      guard ends.count < 3, part != "-", let first, let last else {
        throw ValidationError("it takes pages and ranges such as 1-20,30")
      }
      guard first >= 1 else { throw ValidationError("pages are counted from 1") }
      guard first <= last else { throw ValidationError("\(part) goes backwards") }
      return first - 1...last - 1
    }
    return PageSelection(ranges)
  }
}
