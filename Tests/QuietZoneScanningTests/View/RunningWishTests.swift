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
  @Test func aCodeEndsTheSessionUntilTheNextStart() {
    var running = RunningWish()
    running.wish(true)
    running.became(.running)
    running.counted(.oncePerCode)
    #expect(!running.isDone)
    running.counted(.once)
    running.became(.idle)
    #expect(running.isDone && !running.isRunning)
    running.wish(true)
    #expect(!running.isDone)
    running.became(.running)
    running.wish(false)
    running.became(.idle)
    #expect(!running.isDone)
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
