import QuietZoneScanning
import Testing

@Suite struct ZoomTests {
  private static let numbers: [Double] = [
    -.infinity, -3, -0.0, 0, .leastNonzeroMagnitude, 0.5, 1, 2, 15.5, .greatestFiniteMagnitude, .infinity,
    .nan,
  ]

  @Test(arguments: numbers, numbers) func rangesAreAlwaysInOrder(_ a: Double, _ b: Double) {
    let range = ZoomRange(minimum: a, maximum: b)
    #expect(range.minimum > 0 && range.minimum <= range.maximum && range.maximum < .infinity)
    for factor in Self.numbers {
      let clamped = range.clamped(factor)
      #expect(clamped >= range.minimum && clamped <= range.maximum)
      #expect(factor >= range.minimum && factor <= range.maximum ? clamped == factor : true)
    }
    #expect(range.clamped(.nan) == range.minimum)
  }

  /// Phones say 100 times and more: what is drawn larger than ten times a wide lens shows nothing new.
  @Test func whatADeviceCanDoIsCut() {
    #expect(ZoomRange(device: 1, 123.75, wideLensZoom: 1) == ZoomRange(minimum: 1, maximum: 10))
    #expect(ZoomRange(device: 1, 123.75, wideLensZoom: 2) == ZoomRange(minimum: 1, maximum: 20))
    #expect(ZoomRange(device: 1, 6, wideLensZoom: 1) == ZoomRange(minimum: 1, maximum: 6))
    #expect(ZoomRange(device: 15, 100, wideLensZoom: 1) == ZoomRange(minimum: 15, maximum: 15))
    #expect(ZoomRange(device: .nan, .infinity, wideLensZoom: .nan) == ZoomRange(minimum: 1, maximum: 1))
  }

  @Test func eachGestureBeginsWhereTheLastEnded() {
    var zoom = ZoomGesture(ZoomRange(minimum: 1, maximum: 8), factor: 2)
    zoom.began()
    #expect(zoom.changed(scale: 1.5) == 3)
    #expect(zoom.changed(scale: 2) == 4)
    zoom.began()
    #expect(zoom.changed(scale: 0.5) == 2)
    #expect(zoom.changed(scale: 100) == 8)
    #expect(zoom.changed(scale: 0.001) == 1)
    #expect(zoom.set(5) == 5)
    zoom.began()
    #expect(zoom.changed(scale: 1) == 5)
    #expect(zoom.set(.nan) == 1)
  }

  /// A host sets each factor that it is told; that must not make the next step of the fingers larger.
  @Test func settingWhatTheFingersAskForDoesNotAddUp() {
    var zoom = ZoomGesture(ZoomRange(minimum: 1, maximum: 16), factor: 2)
    zoom.began()
    for step in 1...20 {
      let factor = zoom.changed(scale: 1 + Double(step) / 20)
      #expect(abs(factor - 2 * (1 + Double(step) / 20)) < 1e-12)
      #expect(zoom.set(factor) == factor)
    }
  }

  @Test(arguments: numbers) func scalesThatAreNoneChangeNothing(_ scale: Double) {
    var zoom = ZoomGesture(ZoomRange(minimum: 1, maximum: 8), factor: 2)
    zoom.began()
    let factor = zoom.changed(scale: scale)
    #expect(factor >= 1 && factor <= 8 && zoom.factor == factor)
    #expect(scale > 0 || factor == 2)
  }
}
