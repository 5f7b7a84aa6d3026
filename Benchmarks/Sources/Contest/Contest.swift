import Foundation

/// Two programs' CPU time for the same work, in the same process.
///
/// The two sides take turns, round by round, and each side's least time counts: the clock of a busy machine
/// only ever adds.
public struct Contest {
  /// What both sides make.
  public struct Case {
    var name: String
    /// Made in a round.
    var repeats: Int
    var isLimited: Bool
    var check: () -> Bool
    var ours: () -> Int
    var theirs: () -> Int

    /// - Parameters:
    ///   - isLimited: whether its ratio counts.
    ///   - check: whether both sides make the same.
    ///   - ours: makes it once, and gives a number that depends on what was made; so does `theirs`.
    public init(
      _ name: String, repeats: Int, isLimited: Bool = true, check: @escaping () -> Bool,
      ours: @escaping () -> Int, theirs: @escaping () -> Int
    ) {
      self.name = name
      self.repeats = repeats
      self.isLimited = isLimited
      self.check = check
      self.ours = ours
      self.theirs = theirs
    }
  }

  var rival: String
  /// What the names of the cases tell.
  var columns: String
  var rounds: Int
  /// The greatest ratio allowed, unless the program's argument says otherwise.
  var limit: Double

  public init(against rival: String, columns: String, rounds: Int, limit: Double = 0.5) {
    self.rival = rival
    self.columns = columns
    self.rounds = rounds
    self.limit = limit
  }

  /// Prints a line for each case, and ends with 1 if a ratio is above the limit, with 2 if the two sides do
  /// not make the same.
  public func run(_ cases: [Case]) -> Never {
    let limit = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? self.limit
    var worst = 0.0
    print("\(columns), QuietZone µs, \(rival) µs, ratio")
    for item in cases {
      guard item.check() else {
        print("\(item.name): the two sides do not make the same size")
        exit(2)
      }
      let (ours, theirs) = measure(item)
      if item.isLimited { worst = max(worst, ours / theirs) }
      let figures = String(format: "%.2f, %.2f, %.3f", ours * 1e6, theirs * 1e6, ours / theirs)
      print("\(item.name), \(figures)")
    }
    exit(worst <= limit ? 0 : 1)
  }

  /// Seconds of CPU to make it once, both sides.
  private func measure(_ item: Case) -> (ours: Double, theirs: Double) {
    var least = (ours: Double.infinity, theirs: Double.infinity)
    var sink = 0
    for _ in 0..<rounds {
      let start = Self.clock()
      for _ in 0..<item.repeats { sink &+= item.ours() }
      let middle = Self.clock()
      for _ in 0..<item.repeats { sink &+= item.theirs() }
      let end = Self.clock()
      least.ours = min(least.ours, (middle - start) / Double(item.repeats))
      least.theirs = min(least.theirs, (end - middle) / Double(item.repeats))
    }
    precondition(sink != 0)
    return least
  }

  /// CPU time of the process, seconds.
  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
