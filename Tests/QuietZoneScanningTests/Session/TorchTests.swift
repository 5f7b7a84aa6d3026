import QuietZone
import QuietZoneScanning
import Testing

@Suite struct TorchTests {
  @Test func goesOnInTheDarkAndOffInTheLight() {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, torch: .automatic), hasTorch: true)
    #expect(rehearsal.show(Scene(luminance: 100), frames: 60) == [])
    #expect(rehearsal.show(Scene(luminance: 20), frames: 15) == [], "half a second of shade")
    #expect(rehearsal.show(Scene(luminance: 20), frames: 15) == [.setTorch(true)])
    #expect(rehearsal.show(Scene(luminance: 120), frames: 200).torch == [], "what its own light makes")
    #expect(rehearsal.show(Scene(luminance: 230), frames: 30).torch == [false])
    #expect(rehearsal.session.isTorchOn == false)
  }

  @Test func doesNotFlicker() {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, torch: .automatic), hasTorch: true)
    var switches = 0
    for _ in 0..<100 {
      switches += rehearsal.show(Scene(luminance: 10), frames: 20).torch.count
      switches += rehearsal.show(Scene(luminance: 250), frames: 20).torch.count
    }
    // 132 seconds of light and dark by turns, at least three seconds from one switch to the next.
    #expect((2...44).contains(switches))
  }

  /// A white label in the camera's own light is brighter than a picture needs, and black without it.
  @Test(arguments: [[205], [195, 230, 250]])
  func whatItsOwnLightMakesIsNoDaylight(_ lit: [UInt8]) {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, torch: .automatic), hasTorch: true)
    var turns: [Bool] = []
    for frame in 0..<1800 {
      let isOn = rehearsal.session.isTorchOn
      let brightness = isOn ? lit[frame / 60 % lit.count] : 15
      turns += rehearsal.show(Scene(luminance: brightness)).torch
    }
    #expect((3...2 * lit.count + 1).contains(turns.count), "a minute: \(turns)")
    #expect(turns.last == true)
  }

  /// Daylight that is gone again much later is not taken for the light's own.
  @Test func darknessThatComesLaterTeachesNothing() {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, torch: .automatic), hasTorch: true)
    for _ in 0..<3 {
      #expect(rehearsal.show(Scene(luminance: 15), frames: 100).torch == [true])
      #expect(rehearsal.show(Scene(luminance: 230), frames: 150).torch == [false])
    }
  }

  @Test func aCameraWithoutOneIsNeverAsked() {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, torch: .automatic))
    #expect(rehearsal.show(Scene(luminance: 10), frames: 60) == [])
    var on = ScanConfiguration()
    on.torch = .on
    #expect(rehearsal.session.configure(on, at: rehearsal.now) == [])
  }

  /// There is no brighter than the brightest.
  @Test func thresholdsMayBeAnyNumbers() {
    #expect(TorchPolicy(dark: .max).bright == .max)
    #expect(TorchPolicy(dark: .max - 1, bright: .min).bright == .max)
    #expect(TorchPolicy(dark: .min, bright: .min).bright == .min + 1)
    var policy = TorchPolicy(dark: .max, patience: 0)
    let now = ScanTime(milliseconds: 0)
    #expect(policy.update(mean: 255, at: now) == true)
    #expect(policy.update(mean: 255, at: now) == nil)
  }

  @Test func goesOnAndOffByHandAndEndsWithTheSession() {
    var rehearsal = Rehearsal(ScanConfiguration(), hasTorch: true)
    var configuration = rehearsal.session.configuration
    configuration.torch = .on
    #expect(rehearsal.session.configure(configuration, at: rehearsal.now) == [.setTorch(true)])
    configuration.torch = .off
    #expect(rehearsal.session.configure(configuration, at: rehearsal.now) == [.setTorch(false)])
    configuration.torch = .on
    _ = rehearsal.session.configure(configuration, at: rehearsal.now)
    #expect(rehearsal.session.stop(byPerson: true, at: rehearsal.now).first == .setTorch(false))
  }
}
