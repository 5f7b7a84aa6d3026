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

  /// The rate to set where a camera's format supports only `ranges`: the one wanted, else the highest below
  /// it, since more would make more heat, else the lowest above. `nil` where nothing above 0 is wanted or
  /// supported.
  package static func clamped(_ wanted: Int, to ranges: [ClosedRange<Double>]) -> Double? {
    guard wanted > 0 else { return nil }
    let wanted = Double(wanted)
    var below: Double?
    var above: Double?
    for range in ranges where range.upperBound > 0 {
      if range.contains(wanted) { return wanted }
      if range.upperBound < wanted {
        below = max(below ?? range.upperBound, range.upperBound)
      } else if range.lowerBound < .infinity {
        above = min(above ?? range.lowerBound, range.lowerBound)
      }
    }
    return below ?? above
  }
}
