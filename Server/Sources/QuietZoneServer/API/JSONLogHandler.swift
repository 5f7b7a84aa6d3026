internal import Foundation
internal import Logging
internal import QuietZoneCommands

/// Writes each message as a JSON object on a line of standard error.
struct JSONLogHandler: LogHandler {
  var logLevel = Logger.Level.info
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    let time = Date.now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
    var line = "{\"time\":\"\(time)Z\",\"level\":\"\(event.level)\",\"message\":"
    line += JSONText.quoted("\(event.message)")
    for (key, value) in all.sorted(by: { $0.key < $1.key }) {
      line += ",\(JSONText.quoted(key)):\(Self.json(value))"
    }
    try? FileHandle.standardError.write(contentsOf: Data((line + "}\n").utf8))
  }

  /// Numbers stay numbers.
  private static func json(_ value: Logger.Metadata.Value) -> String {
    switch value {
    case .stringConvertible(let number as any BinaryInteger): "\(number)"
    case .stringConvertible(let number as Double): "\(number)"
    default: JSONText.quoted("\(value)")
    }
  }
}
