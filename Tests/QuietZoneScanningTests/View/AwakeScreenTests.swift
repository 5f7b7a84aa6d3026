import TestSupport
import Testing

@testable import QuietZoneScanning

@Suite struct AwakeScreenTests {
  @Test(arguments: [false, true]) func whatWasSetComesBack(_ before: Bool) {
    var screen = AwakeScreen()
    #expect(screen.keep(true, isOn: before) == true)
    #expect(screen.keep(false, isOn: true) == before)
    #expect(screen.keep(true, isOn: before) == true)
    #expect(screen.keep(false, isOn: true) == before, "once more")
  }

  /// A screen that appears starts its reader before the one that goes stops its own.
  @Test func theSecondReaderKeepsIt() {
    var screen = AwakeScreen()
    _ = screen.keep(true, isOn: false)
    #expect(screen.keep(true, isOn: true) == nil)
    #expect(screen.keep(false, isOn: true) == nil)
    #expect(screen.keep(false, isOn: true) == false)
  }

  /// Any number of readers in any order: on while one wants it, and then as before.
  @Test(arguments: 0..<20) func anyOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let before = seed % 2 == 0
    var (screen, isOn) = (AwakeScreen(), before)
    var wishes = [Bool](repeating: false, count: 5)
    for _ in 0..<200 {
      let reader = Int.random(in: wishes.indices, using: &random)
      wishes[reader].toggle()
      isOn = screen.keep(wishes[reader], isOn: isOn) ?? isOn
      #expect(isOn == (wishes.contains(true) || before))
    }
  }
}
