import ArgumentParser
import QuietZoneMedia

/// What is to be read: files as they were named, and those that named folders hold.
struct FileList: Sendable {
  struct Source: Sendable, Hashable {
    /// As ``FileName`` writes it.
    var path: String
    /// Whether nobody named it: a file that is no picture is left out.
    var isFromFolder = false
    /// Why it is not even looked at: a folder whose files can't be listed.
    var failure: PictureError?
  }

  private(set) var sources: [Source] = []
  /// Whether a folder was named.
  private(set) var hasFolder = false

  /// Folders below folders are gone into only if `isRecursive`, and links to folders never.
  init(_ paths: [String], isRecursive: Bool) {
    for path in paths {
      if path != "-", Folder.exists(path) {
        hasFolder = true
        add(Folder(path), named: path, isRecursive)
      } else {
        sources.append(Source(path: path))
      }
    }
  }

  private mutating func add(_ folder: Folder, named path: String, _ isRecursive: Bool) {
    let entries: [Folder.Entry]
    do throws(PictureError) { entries = try folder.entries() } catch {
      return sources.append(Source(path: path, failure: error))
    }
    for entry in entries {
      switch entry.kind {
      case .file: sources.append(Source(path: entry.path, isFromFolder: true))
      case .folder where isRecursive && !entry.isLink: add(Folder(entry.path), named: entry.path, true)
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
