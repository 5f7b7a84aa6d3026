import Foundation

/// Files in and out, with errors for people.
enum Files {
  static func read(_ path: String) throws -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CommandFailure("\(path): can't be read: \(reason(error))")
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure("\(path): can't be written: \(reason(error))")
    }
  }

  /// The system's own words for what went wrong, where it has some.
  static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard cause.domain == NSPOSIXErrorDomain else {
      return cause.localizedFailureReason ?? cause.localizedDescription
    }
    return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
  }

  /// `code.svg` with number 2 is `code-2.svg`.
  static func numbered(_ path: String, _ number: Int?) -> String {
    guard let number else { return path }
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    guard let dot = name.lastIndex(of: ".") else { return path + "-\(number)" }
    return path[..<dot] + "-\(number)" + path[dot...]
  }
}
