internal import Dispatch

/// What FFmpeg writes to standard error: the frames' times, and complaints, of which the first and the last
/// are kept.
final class VideoLog: Sendable {
  fileprivate struct State: Sendable {
    var times: [Int64?] = []
    /// Number of the first of `times`.
    var firstIndex = 0
    var hasEnded = false
    var hasDuration = false
    var first: [String] = []
    var last: [String] = []
  }

  /// Complaints kept of the beginning, and of the end.
  private static let kept = 16
  /// Characters of each.
  private static let length = 400

  private let state = Locked(State())
  private let news = DispatchSemaphore(value: 0)

  /// The complaints, in their order.
  var complaints: [String] { state.withLock { $0.first + $0.last } }

  /// Whether the source said how long it is, and so ends by itself.
  var hasDuration: Bool { state.withLock { $0.hasDuration } }

  /// Takes one line.
  func add(_ line: String) {
    if VideoMessage.isDuration(line) { state.withLock { $0.hasDuration = true } }
    if let time = VideoMessage.time(line) {
      state.withLock { $0.times.append(time) }
      news.signal()
    } else if let complaint = VideoMessage.complaint(line) {
      state.withLock { $0.keep(String(complaint.prefix(Self.length)), kept: Self.kept) }
    }
  }

  /// No more lines come.
  func end() {
    state.withLock { $0.hasEnded = true }
    news.signal()
  }

  /// The time of the frame with this number, milliseconds; blocks the thread until it is known. To be called
  /// with growing numbers. `nil` where FFmpeg knows none.
  func time(of index: Int) -> Int64? {
    while true {
      let (found, isKnown) = state.withLock { state in state.take(index) }
      guard !isKnown else { return found }
      guard news.wait(timeout: .now() + .seconds(5)) == .success else { return nil }
    }
  }
}

extension VideoLog.State {
  fileprivate mutating func keep(_ line: String, kept: Int) {
    guard first.last != line, last.last != line else { return }
    if first.count < kept { return first.append(line) }
    if last.count == kept { last.removeFirst() }
    last.append(line)
  }

  fileprivate mutating func take(_ index: Int) -> (time: Int64?, isKnown: Bool) {
    let at = index - firstIndex
    guard at < times.count else { return (nil, hasEnded) }
    guard at >= 0 else { return (nil, true) }
    let time = times[at]
    times.removeFirst(at + 1)
    firstIndex = index + 1
    return (time, true)
  }
}
