internal import Foundation

/// Runs a task's work where it may block: each stretch of it, up to where it next waits for something, on a
/// thread of its own. A queue would take its threads from those that all tasks share, one for each processor,
/// and on Linux there are no more of them while some block.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
package final class BlockingExecutor: TaskExecutor {
  /// One is enough: it holds nothing.
  fileprivate static let shared = BlockingExecutor()

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
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
