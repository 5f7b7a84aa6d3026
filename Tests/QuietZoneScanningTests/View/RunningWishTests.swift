import QuietZone
import TestSupport
import Testing

@testable import QuietZoneScanning

@Suite struct RunningWishTests {
  @Test func startIsSeenAtOnce() {
    var running = RunningWish()
    running.wish(true)
    #expect(running.isRunning)
    for state in [ScanSession.State.asking, .opening, .running] {
      running.became(state)
      #expect(running.isRunning)
    }
    running.became(.idle)
    #expect(!running.isRunning, "the first code ended the session")
  }

  /// Only what a code ended is started again by letting it read on; what a person stopped is not.
  @Test func aCodeEndsTheSessionUntilTheNextStart() throws {
    var running = RunningWish()
    running.wish(true)
    running.became(.running)
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    var each = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    for action in each.show(scene) { running.heard(action, in: .oncePerCode) }
    #expect(!running.isDone)
    var one = Rehearsal(ScanConfiguration(mode: .once))
    for action in one.show(scene) { running.heard(action, in: .once) }
    #expect(running.isDone && !running.isRunning)
    running.wish(true)
    #expect(!running.isDone)
    running.became(.running)
    running.wish(false)
    running.became(.idle)
    #expect(!running.isDone)
  }

  /// A code of a set ends nothing before all others of it have been read.
  @Test func theLastCodeOfASetEndsTheSession() throws {
    var running = RunningWish()
    running.wish(true)
    running.became(.running)
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once))
    let text = Content(bytes: Array("One message in three symbols.".utf8))
    let symbols = try BarcodeWriter(.qrCode).writeSeries(text, count: 3)
    for (index, symbol) in symbols.enumerated() {
      guard case .grid(let grid) = symbol.shape else { continue }
      #expect(!running.isDone, "\(index) of 3")
      let scene = Scene().with(LuminanceImage(grid, scale: 3), x: 60, y: 40)
      for action in rehearsal.show(scene, frames: 2) { running.heard(action, in: .once) }
    }
    #expect(running.isDone && !running.isRunning)
  }

  @Test func stopIsSeenAtOnce() {
    var running = RunningWish()
    running.wish(true)
    running.became(.running)
    running.wish(false)
    #expect(!running.isRunning)
    running.became(.idle)
    #expect(!running.isRunning)
  }

  /// Stop and start in quick succession: what comes late of the first session does not count for the second.
  @Test func lateNewsOfTheLastSessionDoNotCount() {
    var running = RunningWish()
    running.wish(true)
    running.became(.running)
    running.wish(false)
    running.wish(true)
    running.became(.idle)
    #expect(running.isRunning)
    running.became(.asking)
    #expect(running.isRunning)
    running.became(.idle)
    #expect(!running.isRunning, "it failed")
  }

  @Test func aSecondStartChangesNothing() {
    var running = RunningWish()
    running.wish(true)
    running.became(.running)
    running.wish(true)
    running.became(.idle)
    #expect(!running.isRunning)
  }
}
