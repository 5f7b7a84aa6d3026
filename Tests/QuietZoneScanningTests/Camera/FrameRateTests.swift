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
    #expect(FrameRate.clamped(30, to: [1...60]) == 30)
    #expect(FrameRate.clamped(15, to: [1...30, 60...60]) == 15)
    // Less rather than more.
    #expect(FrameRate.clamped(15, to: [10...10, 20...30]) == 10)
    #expect(FrameRate.clamped(15, to: [5...8, 10...10, 16...30]) == 10)
    #expect(FrameRate.clamped(5, to: [15...30, 24...60]) == 15)
    #expect(FrameRate.clamped(30, to: []) == nil)
    #expect(FrameRate.clamped(0, to: [1...30]) == nil && FrameRate.clamped(-5, to: [-9...30]) == nil)
    #expect(FrameRate.clamped(30, to: [-10...0]) == nil)
    #expect(FrameRate.clamped(30, to: [0...(.infinity)]) == 30)
    #expect(FrameRate.clamped(30, to: [.infinity...(.infinity)]) == nil)
    #expect(FrameRate.clamped(.max, to: [1...30]) == 30)
  }

  @Test func whatIsGivenIsSupported() {
    let bounds: [Double] = [0.5, 1, 5, 15, 24, 30, 60]
    let ranges = bounds.flatMap { a in bounds.filter { $0 >= a }.map { a...$0 } }
    for a in ranges {
      for b in ranges {
        for wanted in 1...61 {
          let rate = FrameRate.clamped(wanted, to: [a, b])
          #expect(rate.map { a.contains($0) || b.contains($0) } == true)
        }
      }
    }
  }
}
