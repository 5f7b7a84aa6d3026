/// How hot the camera makes the device, as the system says it.
package enum SystemPressure: UInt8, Hashable, Sendable, CaseIterable {
  case nominal = 0
  case fair = 1
  /// Frame rates should sink.
  case serious = 2
  /// They should sink far.
  case critical = 3
  /// The camera is taken away until it is better.
  case shutdown = 4
}

/// How many frames a second are asked of the camera.
package enum FrameRate {
  /// Frames a second; 0: none.
  ///
  /// | pressure | | low power mode |
  /// |---|---|---|
  /// | nominal, fair | 30: what a screen's preview needs to look alive | 15 |
  /// | serious | 15: half the heat, and a code is still read within a fifth of a second | 15 |
  /// | critical | 5: reading goes on, the preview jerks | 5 |
  /// | shutdown | 0: the system takes the camera away at this point | 0 |
  package static func framesPerSecond(under pressure: SystemPressure, lowPower: Bool) -> Int {
    switch pressure {
    case .nominal, .fair: lowPower ? 15 : 30
    case .serious: 15
    case .critical: 5
    case .shutdown: 0
    }
  }

  /// What to set of the ranges that a camera's format supports. Their ends are named, not told as numbers:
  /// the camera refuses what differs from its own by a rounding, 30 where it has 30.00003 alone.
  package enum Setting: Hashable, Sendable {
    /// So many frames a second, between the ends of a range.
    case between(Int)
    /// The highest rate of the range with this index.
    case highest(Int)
    /// The lowest rate of the range with this index.
    case lowest(Int)
  }

  /// What to set where a camera's format supports only `ranges`: the rate wanted, else the highest below it,
  /// since more would make more heat, else the lowest above. `nil` where nothing above 0 is wanted or
  /// supported.
  package static func clamped(_ wanted: Int, to ranges: [ClosedRange<Double>]) -> Setting? {
    guard wanted > 0 else { return nil }
    let rate = Double(wanted)
    if let index = ranges.firstIndex(where: { $0.contains(rate) }) {
      if ranges[index].upperBound == rate { return .highest(index) }
      return ranges[index].lowerBound == rate ? .lowest(index) : .between(wanted)
    }
    let below = ranges.indices.filter { ranges[$0].upperBound < rate && ranges[$0].upperBound > 0 }
    let above = ranges.indices.filter { ranges[$0].lowerBound > rate && ranges[$0].lowerBound < .infinity }
    return below.max { ranges[$0].upperBound < ranges[$1].upperBound }.map { .highest($0) }
      ?? above.min { ranges[$0].lowerBound < ranges[$1].lowerBound }.map { .lowest($0) }
  }
}
