import Dispatch
import Foundation
import Testing

@testable import QuietZoneMedia

/// Work that blocks its thread keeps no other work from running.
@Suite struct BlockingExecutorTests {
  /// More of them block at once than the machine has processors, and so threads for tasks.
  @Test func blockedWorkTakesNoThreadOfOthers() async throws {
    let count = 4 * ProcessInfo.processInfo.activeProcessorCount
    let begun = AsyncStream<Void>.makeStream()
    let release = DispatchSemaphore(value: 0)
    let tasks = (0..<count).map { _ in
      Task.blocking {
        begun.continuation.yield()
        release.wait()
      }
    }
    var running = 0
    for await _ in begun.stream {
      running += 1
      if running == count { break }
    }
    #expect(running == count)
    for _ in tasks { release.signal() }
    for task in tasks { await task.value }
  }

  /// Where it waits without blocking it goes on afterwards, as any task.
  @Test func workGoesOnAfterItWaited() async {
    let order = Locked<[Int]>([])
    let task = Task.blocking {
      for number in 0..<3 {
        order.withLock { $0.append(number) }
        await Task.yield()
      }
    }
    await task.value
    #expect(order.withLock { $0 } == [0, 1, 2])
  }

  /// Threads that have become idle are woken, and none is woken in vain: every one of many pieces of work
  /// is done.
  @Test func threadsAreUsedAgain() async {
    let done = Locked(0)
    for _ in 0..<200 {
      await withTaskGroup { group in
        for _ in 0..<5 {
          group.addTask { await Task.blocking { done.withLock { $0 += 1 } }.value }
        }
      }
    }
    #expect(done.withLock { $0 } == 1000)
  }
}
