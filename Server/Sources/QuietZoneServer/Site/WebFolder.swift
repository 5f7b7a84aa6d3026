internal import Foundation
internal import Synchronization

/// The web application's files: a folder, and the engine's module, which is built elsewhere. Nothing outside
/// the folder is ever sent, whatever the path or a symbolic link says, and no hidden file.
final class WebFolder: Sendable {
  /// Where the engine's module appears.
  static let modulePath = "/quietzone/QuietZone.wasm"
  /// Files above this length are read each time they are asked for, bytes.
  private static let mostCached = 16_000_000
  /// Files held at the same time.
  private static let mostEntries = 512

  /// The folder, without symbolic links.
  let root: String
  /// The engine's module, where it lies outside the folder.
  let module: String?

  /// What tells that a file was written anew.
  private struct Stamp: Hashable {
    var file: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  private let cache = Mutex<[String: (stamps: [Stamp], asset: Asset)]>([:])

  /// - Throws: ``ServerFailure`` where `folder` is no folder or `module` no file.
  init(folder: String, module: String?) throws {
    guard let root = Self.realPath(folder), Self.status(root)?.isDirectory == true else {
      throw ServerFailure("\(folder): no such folder; give the web application's with --web")
    }
    if let module, Self.status(module)?.isRegular != true {
      throw ServerFailure("\(module): no such file; `make wasm` builds it")
    }
    self.root = root
    self.module = module
  }

  /// Whether the engine's module can be sent.
  var hasModule: Bool { file(at: Self.modulePath) != nil }

  /// What is at the path of a URL, `/` being the folder's `index.html`; `nil` where there is nothing to send.
  func asset(at path: String) -> Asset? {
    guard let file = file(at: path), let stamp = Self.stamp(file) else { return nil }
    let packed = Self.packed(file, of: stamp)
    let stamps = [stamp, packed?.stamp].compactMap { $0 }
    if let held = cache.withLock({ $0[file] }), held.stamps == stamps { return held.asset }
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    let brotli = packed.flatMap { FileManager.default.contents(atPath: $0.file) }
    let asset = Asset(path: file, bytes: [UInt8](data), brotli: brotli.map { [UInt8]($0) })
    if data.count <= Self.mostCached {
      cache.withLock { held in
        if held.count >= Self.mostEntries { held.removeAll() }
        held[file] = (stamps, asset)
      }
    }
    return asset
  }

  /// The same file in Brotli's format, as it lies beside it: a real file, smaller, and not older than what it
  /// holds by whole seconds, as `brotli` gives its files the time of the ones they were made of.
  private static func packed(_ file: String, of stamp: Stamp) -> (file: String, stamp: Stamp)? {
    let name = file + ".br"
    guard realPath(name) == name, let packed = Self.stamp(name), packed.size < stamp.size,
      packed.seconds >= stamp.seconds
    else { return nil }
    return (name, packed)
  }

  /// The file that a URL's path stands for, if it is one that may be sent.
  private func file(at path: String) -> String? {
    guard let names = Self.names(path) else { return nil }
    let joined = "/" + names.joined(separator: "/")
    if joined == Self.modulePath, let module { return module }
    guard var file = Self.realPath(root + joined), isInside(file) else { return nil }
    if Self.status(file)?.isDirectory == true {
      // Without its slash the page's relative links would lead beside the folder.
      guard names.isEmpty || path.hasSuffix("/"), let index = Self.realPath(file + "/index.html"),
        isInside(index)
      else { return nil }
      file = index
    } else if path.hasSuffix("/") {
      return nil
    }
    return Self.status(file)?.isRegular == true ? file : nil
  }

  private func isInside(_ path: String) -> Bool {
    path == root || path.hasPrefix(root == "/" ? root : root + "/")
  }

  /// The names a path consists of, decoded; `nil` for one that no page of ours has: with `..`, hidden files,
  /// backslashes, control characters or what is not UTF-8.
  static func names(_ path: String) -> [String]? {
    guard path.hasPrefix("/"), let decoded = path.removingPercentEncoding else { return nil }
    guard decoded.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0x5C }) else { return nil }
    let names = decoded.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let inner = names.last?.isEmpty == true ? names.dropLast() : names
    guard inner.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
    return inner.map(String.init)
  }
}

extension WebFolder {
  /// What the system tells about a file.
  private struct Status {
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var isDirectory: Bool
    var isRegular: Bool
  }

  /// Of a regular file.
  private static func stamp(_ path: String) -> Stamp? {
    guard let status = status(path), status.isRegular else { return nil }
    return Stamp(
      file: status.inode, size: status.size, seconds: status.seconds, nanoseconds: status.nanoseconds)
  }

  private static func status(_ path: String) -> Status? {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    let kind = found.st_mode & S_IFMT
    #if canImport(Darwin)
      let time = found.st_mtimespec
    #else
      let time = found.st_mtim
    #endif
    return Status(
      inode: UInt64(found.st_ino), size: Int(found.st_size), seconds: time.tv_sec,
      nanoseconds: time.tv_nsec, isDirectory: kind == S_IFDIR, isRegular: kind == S_IFREG)
  }

  /// The path without symbolic links, or `nil` where nothing is there.
  private static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
