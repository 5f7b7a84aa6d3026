import QuietZone
import Testing

@testable import QuietZoneMedia

@Suite struct FrameSlotTests {
  private func frame(_ index: Int) -> Frame {
    Frame(luminance: LuminanceImage(width: 1, height: 1), milliseconds: Int64(index), index: index)
  }

  @Test func theNewestFrameWins() async throws {
    let slot = FrameSlot(.newest)
    for i in 0..<5 { #expect(slot.put(frame(i))) }
    #expect(try await slot.next()?.index == 4)
    #expect(slot.put(frame(5)))
    slot.finish()
    #expect(try await slot.next()?.index == 5)
    #expect(try await slot.next() == nil)
    #expect(try await slot.next() == nil)
  }

  @Test func everyFrameIsTakenInOrder() async throws {
    let slot = FrameSlot(.every)
    let giver = onThread {
      for i in 0..<1000 where !slot.put(frame(i)) { return }
      slot.finish()
    }
    var seen: [Int] = []
    while let next = try await slot.next() { seen.append(next.index) }
    await giver.value
    #expect(seen == Array(0..<1000))
  }

  @Test func errorsComeAfterTheFrames() async throws {
    let slot = FrameSlot(.every)
    #expect(slot.put(frame(0)))
    slot.finish(.noVideo(source: "x"))
    #expect(try await slot.next()?.index == 0)
    await #expect(throws: FrameSourceError.noVideo(source: "x")) { try await slot.next() }
  }

  @Test func closingFreesBothSides() async throws {
    let slot = FrameSlot(.every)
    #expect(slot.put(frame(0)))
    let giver = onThread { slot.put(frame(1)) }
    slot.close()
    #expect(await giver.value == false)
    #expect(try await slot.next() == nil)
    let empty = FrameSlot(.newest)
    let taker = Task.detached { try await empty.next() }
    empty.close()
    #expect(try await taker.value == nil)
  }

  @Test func timesNeverGoBackwards() {
    let clock = FrameClock(isLive: false)
    #expect([100, 40, nil, 140].map { clock.stamp(own: $0).milliseconds } == [100, 100, 100, 140])
    #expect(clock.frameCount == 4)
  }
}
