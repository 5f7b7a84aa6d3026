/// Compresses bytes that come piece by piece as DEFLATE (RFC 1951); holds a few megabytes at most, however
/// many bytes come.
///
/// The same pieces give the same bits on every platform: nothing depends on time, memory or the order of
/// hashes.
struct Deflater: Sendable {
  /// How hard matches are looked for.
  struct Effort: Sendable {
    /// Earlier places that are tried for each match.
    var tries: Int
    /// How often each stretch is divided anew, by what its symbols cost in the best division so far.
    var rounds: Int
    /// The shortest match that is taken without a look at what it costs.
    var shortest = DeflateAlphabet.shortest

    /// Shows about how long the result will be.
    static let estimate = Effort(tries: 16, rounds: 0)
    static let quick = Effort(tries: 128, rounds: 0)
    /// For differences of tones: that a few bytes of them are the same is chance, and such small numbers cost
    /// less by themselves.
    static let differences = Effort(tries: 24, rounds: 0, shortest: 6)
    static let thorough = Effort(tries: 1024, rounds: 4)
  }

  /// Bytes that are divided at a time.
  private static let stretch = 32_768
  /// Tokens after which a block may end.
  private static let blockStep = 4096

  private let effort: Effort
  private var window: MatchWindow
  private var blocks = DeflateBlocks()
  /// The place in the window up to which the stream has been written.
  private var place = 0

  /// `expected`: how many bytes will come, more if that is not known; `period`: a distance at which they
  /// repeat themselves, 0 for none.
  init(expecting expected: Int, period: Int = 0, effort: Effort = .thorough) {
    self.effort = effort
    window = MatchWindow(expecting: expected, period: period)
  }

  mutating func append(_ bytes: Span<UInt8>) {
    var taken = 0
    while true {
      taken += window.fill(bytes, from: taken)
      guard taken < bytes.count else { return }
      divide()
      let shift = window.slide(before: place)
      place -= shift
      blocks.slide(by: shift)
    }
  }

  /// Ends the stream; nothing can be added behind it.
  mutating func finish() {
    divide()
    blocks.finish(window.bytes)
  }

  /// How many bytes can be taken.
  var readyCount: Int { blocks.bits.bytes.count }

  /// The bytes written so far, which are forgotten.
  mutating func take() -> [UInt8] { blocks.take() }

  /// Hands what has come into the window since the last time to the blocks.
  private mutating func divide() {
    while place < window.end {
      let range = place..<min(place + Self.stretch, window.end)
      var tokens = LazyMatcher.tokens(&window, range, effort)
      if effort.rounds > 0 {
        tokens = ShortestPath(window, range).tokens(below: tokens, rounds: effort.rounds)
      }
      place = range.upperBound
      for first in stride(from: 0, to: tokens.count, by: Self.blockStep) {
        blocks.add(tokens[first..<min(first + Self.blockStep, tokens.count)], window.bytes)
      }
    }
  }
}
