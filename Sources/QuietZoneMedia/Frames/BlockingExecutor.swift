internal import Dispatch
internal import Foundation

/// Runs a task's work where it may block: on threads of its own, as many as work that blocks at the same
/// time. A queue would take its threads from those that all tasks share, one for each processor, and on
/// Linux there are no more of them while some block.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
package final class BlockingExecutor: TaskExecutor {
  private struct State: Sendable {
    var jobs: [UnownedJob] = []
    /// Threads that wait for `news` and were not promised any.
    var idle = 0
  }

  private let state = Locked(State())
  private let news = DispatchSemaphore(value: 0)
  /// Seconds after which a thread without work ends.
  private static let patience = 10
  /// One is enough: it makes as many threads as there is work.
  fileprivate static let shared = BlockingExecutor()

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isThreadIdle = state.withLock { state in
      state.jobs.append(job)
      if state.idle == 0 { return false }
      state.idle -= 1
      return true
    }
    if isThreadIdle { news.signal() } else { Thread.detachNewThread { self.work() } }
  }

  /// What a thread does: all there is, and then, for some time, what comes.
  private func work() {
    repeat {
      while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    } while hasNews()
  }

  /// The next job; where there is none, the thread is idle from now on.
  private func next() -> UnownedJob? {
    state.withLock { state in
      if state.jobs.isEmpty {
        state.idle += 1
        return nil
      }
      return state.jobs.removeFirst()
    }
  }

  /// Whether an idle thread is to look for work once more.
  private func hasNews() -> Bool {
    if news.wait(timeout: .now() + .seconds(Self.patience)) == .success { return true }
    let isPromised = state.withLock { state in
      if state.idle == 0 { return true }
      state.idle -= 1
      return false
    }
    // They are on their way.
    if isPromised { news.wait() }
    return isPromised
  }
}

extension Task<Void, Never> {
  /// A task whose work may block its thread. Before macOS 15 tasks can't choose their threads: there the work
  /// takes one of the few that all share, one for each processor.
  @discardableResult
  package static func blocking(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) else {
      return Task.detached(operation: work)
    }
    return Task.detached(executorPreference: BlockingExecutor.shared, operation: work)
  }
}
