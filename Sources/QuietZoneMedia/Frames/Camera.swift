internal import Foundation

/// A camera that the system knows.
public struct Camera: Hashable, Sendable {
  /// `/dev/video0`.
  public var path: String
  /// What its driver calls it.
  public var name: String
  /// Whether this user may open it.
  public var isPermitted: Bool

  public init(path: String, name: String, isPermitted: Bool) {
    self.path = path
    self.name = name
    self.isPermitted = isPermitted
  }

  /// The Video4Linux devices, by number. Of a camera with several, those that carry something else than its
  /// first picture are left out.
  public static var all: [Camera] { list(system: "/sys/class/video4linux", devices: "/dev") }

  /// The same of other folders.
  static func list(system: String, devices: String) -> [Camera] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: system)) ?? []
    let numbers = names.compactMap { $0.hasPrefix("video") ? Int($0.dropFirst(5)) : nil }.sorted()
    return numbers.compactMap { number in
      let folder = "\(system)/video\(number)", path = "\(devices)/video\(number)"
      guard (line(folder + "/index") ?? "0") == "0" else { return nil }
      return Camera(
        path: path, name: line(folder + "/name") ?? "camera", isPermitted: access(path, R_OK | W_OK) == 0)
    }
  }

  /// The file's first line.
  private static func line(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let line = data.prefix { $0 != 0x0A }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
