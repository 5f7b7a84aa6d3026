internal import ArgumentParser
internal import Foundation
internal import QuietZoneCommands

/// What requests to the API may cost.
struct ServerLimits: ParsableArguments {
  @Option(help: ArgumentHelp("The most content of a request to /read.", valueName: "bytes"))
  var maxBytes = 32_000_000

  @Option(help: ArgumentHelp("The most pixels of a page.", valueName: "pixels"))
  var maxPixels = 100_000_000

  @Option(help: ArgumentHelp("The most pages of a document, or frames of an animation.", valueName: "count"))
  var maxPages = 50

  @Option(help: ArgumentHelp("The most pictures of a form.", valueName: "count"))
  var maxPictures = 20

  @Option(help: ArgumentHelp("The most time for a page.", valueName: "seconds"))
  var maxSeconds = 10.0

  @Option(
    help: ArgumentHelp("Pictures that are read at a time (default: the processors).", valueName: "count"))
  var atOnce: Int?

  @Option(help: ArgumentHelp("Requests that may wait besides; more are answered 503.", valueName: "count"))
  var waiting = 32

  @Option(help: ArgumentHelp("Requests of one client at a time; more are answered 429.", valueName: "count"))
  var perClient = 16

  @Option(
    help: ArgumentHelp("For a request's content to come, else it is answered 408.", valueName: "seconds"))
  var upload = 60

  @Option(help: ArgumentHelp("After SIGTERM, for requests that are under way.", valueName: "seconds"))
  var drain = 20

  func validate() throws {
    let counts = [
      ("--max-bytes", maxBytes, 1...1_000_000_000), ("--max-pixels", maxPixels, 1...1_000_000_000),
      ("--max-pages", maxPages, 1...10_000), ("--max-pictures", maxPictures, 1...1000),
      ("--at-once", atOnce ?? 1, 1...1024), ("--waiting", waiting, 0...10_000),
      ("--per-client", perClient, 1...10_000), ("--upload", upload, 1...3600), ("--drain", drain, 0...3600),
    ]
    for (name, value, range) in counts where !range.contains(value) {
      throw ValidationError("\(name) is \(range.lowerBound) to \(range.upperBound), not \(value).")
    }
    guard maxSeconds > 0, maxSeconds <= 3600 else {
      throw ValidationError("--max-seconds is above 0 and at most 3600, not \(maxSeconds).")
    }
  }

  var reading: ReadingService.Limits {
    var limits = ReadingService.Limits()
    limits.bytes = maxBytes
    limits.pixels = maxPixels
    limits.pages = maxPages
    limits.seconds = maxSeconds
    return limits
  }

  var requests: APIResponder.Limits {
    APIResponder.Limits(pictures: maxPictures, upload: .seconds(upload))
  }

  /// All that is in holds no more than eight of the largest requests.
  var gate: Gate.Limits {
    Gate.Limits(
      atOnce: atOnce ?? max(ProcessInfo.processInfo.activeProcessorCount, 1), waiting: waiting,
      perClient: perClient, bytes: maxBytes * 8)
  }
}
