internal import Dispatch

/// Runs a task's work where it may block: on threads besides the few that all tasks share.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
package final class BlockingExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "blocking", attributes: .concurrent)
  /// One is enough: it makes as many threads as there is work.
  fileprivate static let shared = BlockingExecutor()

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
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
