import QuietZoneScanning
import Testing

@Suite struct FrameRateTests {
  @Test func pressureOnlyLowers() {
    for lowPower in [false, true] {
      let rates = SystemPressure.allCases.map { FrameRate.framesPerSecond(under: $0, lowPower: lowPower) }
      #expect(rates == (lowPower ? [15, 15, 15, 5, 0] : [30, 30, 15, 5, 0]))
      #expect(rates == rates.sorted(by: >))
    }
  }

  @Test func formats() {
    #expect(FrameRate.clamped(30, to: [1...60]) == .between(30))
    #expect(FrameRate.clamped(30, to: [1...30]) == .highest(0))
    #expect(FrameRate.clamped(15, to: [60...60, 15...30]) == .lowest(1))
    #expect(FrameRate.clamped(15, to: [1...30, 60...60]) == .between(15))
    // Less rather than more.
    #expect(FrameRate.clamped(15, to: [10...10, 20...30]) == .highest(0))
    #expect(FrameRate.clamped(15, to: [5...8, 10...10, 16...30]) == .highest(1))
    #expect(FrameRate.clamped(5, to: [24...60, 15...30]) == .lowest(1))
    #expect(FrameRate.clamped(30, to: []) == nil)
    #expect(FrameRate.clamped(0, to: [1...30]) == nil && FrameRate.clamped(-5, to: [-9...30]) == nil)
    #expect(FrameRate.clamped(30, to: [-10...0]) == nil)
    #expect(FrameRate.clamped(30, to: [0...(.infinity)]) == .between(30))
    #expect(FrameRate.clamped(30, to: [.infinity...(.infinity)]) == nil)
    #expect(FrameRate.clamped(.max, to: [1...30]) == .highest(0))
  }

  /// What cameras on a cable say: one rate, of a time that is no whole number of anything. It is named, so
  /// that the camera's own time is taken.
  @Test(arguments: [30.00003, 29.97, 30_000_030.0 / 1_000_000, 14.99925, 30, 60.00024])
  func oneRateIsTakenAsTheCameraHasIt(_ rate: Double) {
    for wanted in [5, 15, 30] {
      let setting = FrameRate.clamped(wanted, to: [rate...rate])
      #expect(setting == (Double(wanted) < rate ? .lowest(0) : .highest(0)))
    }
  }

  @Test func whatIsGivenIsSupported() {
    let bounds: [Double] = [0.5, 1, 5, 15, 24, 30, 30.00003, 60]
    let ranges = bounds.flatMap { a in bounds.filter { $0 >= a }.map { a...$0 } }
    for a in ranges {
      for b in ranges {
        let faults = (1...61).filter { !isSupported(FrameRate.clamped($0, to: [a, b]), [a, b], $0) }
        #expect(faults == [], "\(a), \(b)")
      }
    }
  }

  /// An end of a range that there is, or the rate that was wanted where that is within one and no end of it.
  private func isSupported(
    _ setting: FrameRate.Setting?, _ ranges: [ClosedRange<Double>], _ wanted: Int
  ) -> Bool {
    switch setting {
    case .between(let rate):
      rate == wanted && ranges.contains { $0.lowerBound < Double(rate) && Double(rate) < $0.upperBound }
    case .highest(let index): ranges[index].upperBound <= Double(wanted)
    case .lowest(let index): ranges[index].lowerBound >= Double(wanted)
    case nil: false
    }
  }
}
