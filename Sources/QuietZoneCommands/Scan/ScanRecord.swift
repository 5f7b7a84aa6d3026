import QuietZone
import QuietZoneMedia
import QuietZonePayloads
import QuietZoneScanning

/// What the JSON lines of `quietzone scan` say.
enum ScanRecord {
  typealias Pairs = [(key: String, value: JSON)]

  static func pairs(_ scan: Scan) -> Pairs {
    [("id", .integer(scan.id))] + pairs(scan.barcode) + [("frames", .integer(scan.frames))]
  }

  static func pairs(_ code: TrackedCode) -> Pairs {
    [("id", .integer(code.id))] + pairs(code.barcode) + [("frames", .integer(code.frames))]
  }

  static func pairs(_ barcode: Barcode) -> Pairs {
    let text = barcode.text
    return [
      ("symbology", .string(barcode.symbology.token.description)),
      ("identifier", .string(barcode.identifier.text)), ("text", .string(text)),
      barcode.content.guessPair, ("bytes_hex", .hex(barcode.content.bytes)), ("quad", barcode.outline.json),
      ("angle", barcode.outline.angleJSON),
    ] + barcode.meaning(text: text)
  }

  static func pairs(_ content: Content) -> Pairs {
    let text = content.bestText
    return [
      ("text", .string(text)), content.guessPair, ("bytes_hex", .hex(content.bytes)),
      ("payload", Payload(text: Array(text.utf8)).json),
    ]
  }
}

extension FrameNotice {
  /// Its name as an event.
  var eventName: String {
    switch self {
    case .opened: "opened"
    case .lost: "lost"
    case .damaged: "damaged"
    case .skipped: "skipped"
    }
  }

  /// What the event says.
  var pairs: ScanRecord.Pairs {
    switch self {
    case .opened(let width, let height): [("width", .integer(width)), ("height", .integer(height))]
    case .lost(let reason, let delay, let attempt, _):
      [
        ("reason", .string(FileName.shown(reason))), ("delay", .decimal(delay / .seconds(1), places: 3)),
        ("attempt", .integer(attempt)),
      ]
    case .damaged(let reason): [("reason", .string(FileName.shown(reason)))]
    case .skipped(let path, let error):
      JSON.path(path) + [("reason", .string(FileName.shown(error.description)))]
    }
  }
}
