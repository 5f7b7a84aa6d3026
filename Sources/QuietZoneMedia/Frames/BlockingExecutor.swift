internal import Dispatch

/// Runs a task's work where it may block: on threads besides the few that all tasks share.
package final class BlockingExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "blocking", attributes: .concurrent)

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
