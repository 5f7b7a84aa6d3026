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

  private let path: String
  /// What the codes come from.
  private let source: String
  private let database: DatabaseQueue

  /// Opens or makes the file for the codes of `source`.
  /// - Throws: ``CommandFailure`` where that is not possible, or where the file is some other program's or a
  ///   later version's.
  init(path: String, source: String) throws {
    self.path = path
    self.source = source
    do {
      // Looked at before anything is changed: another program's file stays as it is.
      guard try !Self.isForeign(path) else {
        throw CommandFailure("\(path): is a database of another program")
      }
      var configuration = Configuration()
      configuration.journalMode = .wal
      // Another scan that writes to the same file is waited for.
      configuration.busyMode = .timeout(5)
      database = try DatabaseQueue(path: path, configuration: configuration)
      // The library's own choice for write-ahead logs is NORMAL, which may lose the last transactions.
      try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw Self.failure(path, error)
    }
    try migrate()
  }

  /// Whether the file is a database that no scan has made.
  private static func isForeign(_ path: String) throws -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration).read { database in
      let id = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
      let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
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

  private func migrate() throws {
    do {
      let isNewer = try database.read { try Self.migrator.hasBeenSuperseded($0) }
      guard !isNewer else {
        throw CommandFailure("\(path): was written by a later version of quietzone")
      }
      try Self.migrator.migrate(database)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Keeps a code; on the disk when this returns. `path` is the picture's file, of a folder.
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
            barcode.text, Data(barcode.content.bytes), barcode.outline.json.text, scan.frames, picture,
          ])
      }
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// A value of the open connection, `synchronous` or `journal_mode`.
  func pragma(_ name: String) throws -> String? {
    try database.read { try String.fetchOne($0, sql: "PRAGMA \(name)") }
  }

  private static func failure(_ path: String, _ error: any Error) -> CommandFailure {
    let reason = (error as? DatabaseError).map { $0.message ?? "\($0.resultCode)" } ?? "\(error)"
    return CommandFailure("\(path): can't be used as log: \(reason)")
  }
}
