internal import Foundation

/// Where the web application and the engine's module are looked for, when no option says it.
enum Places {
  /// What `Scripts/build web` put together, else `Web`: beside the program, beside the checkout that it was
  /// built in, or in the current folder.
  static func web() throws -> String {
    let places = candidates().lazy.flatMap { place in names.map { place.appending(path: $0).path } }
    guard let found = places.first(where: { isFolder($0) }) else {
      throw ServerFailure("the web application's folder `Web` is not beside the program; give it with --web")
    }
    return found
  }

  private static let names = [".build-web", "Web"]

  /// The module that `make wasm` left in the checkout, unless the folder has one.
  static func module(folder: String) -> String? {
    guard !FileManager.default.fileExists(atPath: folder + WebFolder.modulePath) else { return nil }
    let names = [".build-wasm/release/QuietZone.wasm", "QuietZone.wasm"]
    return candidates().lazy.flatMap { place in names.map { place.appending(path: $0).path } }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The program's folder and those above it, then the current one.
  private static func candidates() -> [URL] {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    var folders: [URL] = []
    if var folder = program?.deletingLastPathComponent() {
      while folder.path != "/", folders.count < 6 {
        folders.append(folder)
        folder = folder.deletingLastPathComponent()
      }
    }
    return folders + [URL(filePath: FileManager.default.currentDirectoryPath)]
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
