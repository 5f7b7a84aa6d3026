import ArgumentParser
import QuietZone
import QuietZoneMedia

/// Reads pictures that somebody sends, with the options of `quietzone read` as parameters.
///
/// ```swift
/// let service = ReadingService(limits: .init())
/// let order = try service.order([("symbologies", "qr"), ("effort", "thorough")])
/// let answer = await service.read(bytes, name: "photo.jpg", order)
/// print(answer.codes)  // JSON, as of quietzone read --json
/// ```
public struct ReadingService: Sendable {
  /// What a picture may cost at most.
  public struct Limits: Sendable {
    /// Bytes of a file.
    public var bytes = 32_000_000
    /// Pixels of a page.
    public var pixels = 100_000_000
    /// Pages of a document, or frames of an animation.
    public var pages = 50
    /// Seconds for a page.
    public var seconds = 10.0
    /// Bytes for all pictures that are read at the same time, together.
    public var memory = 440_000_000

    public init() {}
  }

  /// What is asked of pictures: parameters that were understood.
  public struct Order: Sendable {
    fileprivate var options: ReaderOptions
    fileprivate var pages: PageSelection?
    fileprivate var seconds: Double?
  }

  /// What came of a picture.
  public struct Answer: Sendable {
    /// JSON objects, each a code: `#/$defs/code` of read.schema.json.
    public var codes: [String] = []
    /// Their symbologies, by the names that `quietzone formats` lists.
    public var symbologies: [String] = []
    /// Pages that were looked at.
    public var pages = 0
    /// What a person is to know besides.
    public var notices: [String] = []
    /// Why it was not read, or not to its end.
    public var refusal: ServiceRefusal?
    /// The first page with outlines and texts, a PNG file, where it was asked for.
    public var annotated: [UInt8]?
  }

  public let limits: Limits
  private let memory: MemoryBudget

  /// A service for the life of the process, whose large pieces of memory go back to the system as they are
  /// freed.
  public init(limits: Limits) {
    self.limits = limits
    memory = MemoryBudget(bytes: limits.memory)
    FreedMemory.keepNone()
  }

  /// What parameters ask for; refuses those that are unknown, and values that they don't take.
  public func order(_ parameters: [(name: String, value: String)]) throws(ServiceRefusal) -> Order {
    let arguments = try Self.parameters.arguments(parameters)
    let command = try ServiceParameters.command(ReadCommand.self, arguments + ["-"])
    return Order(options: command.options, pages: command.pages, seconds: command.timeout)
  }

  static let parameters = ServiceParameters(known: [
    ("symbologies", .value), ("effort", .value), ("region", .value), ("maximum", .value), ("pages", .value),
    ("timeout", .value),
  ])

  /// Reads a file of any kind that is known.
  ///
  /// - Parameters:
  ///   - name: what the answer calls it.
  ///   - annotating: whether the first page is wanted with outlines.
  ///   - onLast: called once, when nothing is done for it any more: what can't be interrupted, as decoding,
  ///     may go on for a while after the answer.
  public func read(
    _ bytes: [UInt8], name: String, _ order: Order, annotating: Bool = false,
    onLast: @escaping @Sendable () -> Void = {}
  ) async -> Answer {
    let drawn = Locked<[UInt8]?>(nil)
    var job = ReadingJob(options: order.options, timeout: min(order.seconds ?? .infinity, limits.seconds))
    job.pages = order.pages
    job.memory = memory
    job.limits = pictureLimits
    if annotating {
      job.annotation = { png, _, _ in drawn.withLock { if $0 == nil { $0 = png } } }
    }
    let reading = await job.read(FileList.Source(path: name), bytes: bytes, onLast: onLast)
    var answer = Answer()
    answer.codes = reading.all.map { $0.barcode.record(path: name, page: $0.page).text }
    answer.symbologies = reading.all.map(\.barcode.symbology.token.description)
    answer.pages = reading.pages.count
    answer.notices = reading.pages.flatMap(\.notices)
    answer.refusal = reading.failure.map(ServiceRefusal.init)
    answer.annotated = drawn.withLock { $0 }
    return answer
  }

  private var pictureLimits: PictureLimits {
    var limits = PictureLimits()
    limits.maximumBytes = self.limits.bytes
    limits.maximumPixels = self.limits.pixels
    limits.maximumPages = self.limits.pages
    limits.timeout = .seconds(self.limits.seconds)
    return limits
  }
}
