import Foundation
import GRDB
import QuietZoneMedia

/// Why a file can't be a log, and what to do: SQLite itself says less.
enum ScanLogPlace {
  /// What is wrong with the path; `nil`: nothing that can be told before it is opened.
  static func refusal(of path: String) -> String? {
    guard !path.isEmpty else { return "a file's name is needed" }
    guard FileName.isText(path) else { return "SQLite takes names in UTF-8 alone; name another file" }
    guard !Files.isFolder(path) else {
      return "it is a folder; name a file in it, \(VisibleText.path(Files.folder(path)))scans.sqlite perhaps"
    }
    let folder = Files.parent(of: path)
    guard folder.isEmpty || Folder.exists(folder) else {
      return "there is no folder \(VisibleText.path(folder)); make it first, or name a file elsewhere"
    }
    return nil
  }

  /// The path as SQLite takes it for one: `file:` and `:memory:` mean something else to it at the beginning.
  static func literal(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

  /// What an error of SQLite's means.
  static func reason(_ error: any Error) -> String {
    guard let error = error as? DatabaseError else { return "\(error)" }
    let words = error.message ?? "\(error.resultCode)"
    return switch error.resultCode {
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
      words + "; you need leave to write the file and in its folder"
    case .SQLITE_NOTADB: words + "; name a new file or a log of a scan"
    case .SQLITE_BUSY: words + ", for five seconds now; another program holds it"
    case .SQLITE_FULL, .SQLITE_IOERR: words + "; look whether there is room on the disk"
    default: words
    }
  }
}
