import Foundation
import GRDB
import QuietZone
import QuietZoneMedia
import QuietZoneScanning

/// Accepted codes in an SQLite database. Each is on the disk before `add` returns: a write-ahead log with
/// `synchronous = FULL`, one transaction a code, so that a power cut takes none.
final class ScanLog: Sendable {
  /// "QZSL": tells SQLite's tools whose file it is.
  static let applicationID: Int32 = 0x515A_534C

  /// Seconds that another scan of the same file is waited for.
  private static let patience = 5

  private let path: String
  /// What the codes come from.
  private let source: String
  private let database: DatabaseQueue

  /// Opens or makes the file for the codes of `source`.
  /// - Throws: ``CommandFailure`` where that is not possible, or where the file is some other program's or a
  ///   later version's.
  init(path: String, source: String) throws {
    self.path = path
    self.source = FileName.shown(source)
    do {
      if let reason = ScanLogPlace.refusal(of: path) { throw Self.failure(path, reason) }
      database = try Self.patiently { try Self.open(path) }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw Self.failure(path, ScanLogPlace.reason(error))
    }
  }

  /// SQLite waits by itself for other scans that write to the file, but not for those that make it, switch
  /// its journal or close it as the last.
  private static func patiently<Value>(_ work: () throws -> Value) throws -> Value {
    let end = ContinuousClock.now + .seconds(patience)
    while true {
      do { return try work() } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < end
      {
        Thread.sleep(forTimeInterval: .random(in: 0.01...0.03))
      }
    }
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    // Looked at before anything is changed: another program's file stays as it is.
    guard try !isForeign(path) else {
      throw CommandFailure(
        "\(VisibleText.path(path)): is a database of another program; name a new file or a log of a scan")
    }
    let database = try DatabaseQueue(path: ScanLogPlace.literal(path), configuration: configuration)
    try database.writeWithoutTransaction { database in
      // Asked first: to switch it takes the whole file, which no other scan may use then.
      if try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" {
        guard try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL") == "wal" else {
          throw failure(path, "its disk takes no write-ahead log; name a file on one of this machine")
        }
      }
      try database.execute(sql: "PRAGMA synchronous = FULL")
      // The library's own table of versions; were it made later, another scan could make it in between.
      try database.execute(
        sql: "CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    }
    try migrate(database, path)
    return database
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Double(patience))
    return configuration
  }

  /// Whether the file is a database that no scan has made.
  private static func isForeign(_ path: String) throws -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    var configuration = configuration
    configuration.readonly = true
    let queue = try DatabaseQueue(path: ScanLogPlace.literal(path), configuration: configuration)
    return try queue.read { database in
      let id = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
      // Another scan may be making the file: its first table is the one of versions.
      let sql = "SELECT COUNT(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'"
      let tables = try Int.fetchOne(database, sql: sql) ?? 0
      return id == 0 ? tables > 0 : id != applicationID
    }
  }

  /// The versions of the tables, oldest first. A released one never changes.
  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(
        sql: """
          CREATE TABLE scan (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            recorded_at TEXT NOT NULL,
            source TEXT NOT NULL,
            source_ms INTEGER NOT NULL,
            code INTEGER NOT NULL,
            symbology TEXT NOT NULL,
            identifier TEXT NOT NULL,
            text TEXT NOT NULL,
            bytes BLOB NOT NULL,
            quad TEXT NOT NULL,
            frames INTEGER NOT NULL,
            path TEXT
          ) STRICT;
          CREATE INDEX scan_by_text ON scan (text);
          """)
    }
    return migrator
  }

  private static func migrate(_ database: DatabaseQueue, _ path: String) throws {
    let isNewer = try database.read { try migrator.hasBeenSuperseded($0) }
    guard !isNewer else {
      throw CommandFailure(
        "\(VisibleText.path(path)): was written by a later version of quietzone; name a new file, or update")
    }
    do { try migrator.migrate(database) } catch {
      // Another scan may have made the tables meanwhile.
      guard try database.read({ try migrator.hasCompletedMigrations($0) }) else { throw error }
    }
  }

  /// Keeps a code; on the disk when this returns. `path` is the picture's file, of a folder;
  /// bytes of it that are no UTF-8 become U+FFFD, as in JSON.
  func add(_ scan: Scan, path picture: String?) throws {
    let barcode = scan.barcode
    do {
      try database.write { database in
        try database.execute(
          sql: """
            INSERT INTO scan
              (recorded_at, source, source_ms, code, symbology, identifier, text, bytes, quad, frames, path)
            VALUES (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            source, scan.time.milliseconds, scan.id, barcode.symbology.token.description,
            barcode.identifier.text,
            barcode.text, Data(barcode.content.bytes), barcode.outline.json.text, scan.frames,
            picture.map(FileName.shown),
          ])
      }
    } catch {
      throw Self.failure(path, ScanLogPlace.reason(error))
    }
  }

  /// A value of the open connection, `synchronous` or `journal_mode`.
  func pragma(_ name: String) throws -> String? {
    try database.read { try String.fetchOne($0, sql: "PRAGMA \(name)") }
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure("\(VisibleText.path(path)): can't be used as log: \(reason)")
  }
}
