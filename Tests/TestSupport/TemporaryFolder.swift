// The tests of the views, which alone run on a telephone's system, write no files.
#if !os(iOS)
  import Foundation

  /// A folder for one test: it goes when the value does; what a test writes there later goes with the
  /// process.
  public final class TemporaryFolder {
    private static let all: URL = {
      atexit { try? FileManager.default.removeItem(at: TemporaryFolder.all) }
      return FileManager.default.temporaryDirectory.appending(path: "quietzone-tests-\(UUID().uuidString)")
    }()

    public let path: String

    public init() throws {
      let url = TemporaryFolder.all.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in the folder.
    public func file(_ name: String) -> String { path + "/" + name }

    /// Makes a folder in the folder.
    public func folder(_ name: String) throws {
      try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
    }

    /// Writes a file in the folder.
    public func write(_ bytes: [UInt8], to name: String) throws {
      try Data(bytes).write(to: URL(filePath: file(name)))
    }

    /// What a file in the folder holds: nothing where there is none.
    public func bytes(_ name: String) -> [UInt8] {
      FileManager.default.contents(atPath: file(name)).map(Array.init) ?? []
    }

    /// The names of all that is in the folder, in their order.
    public var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }
  }
#endif
