internal import Dispatch

/// Runs a task's work where it may block: on threads besides the few that all tasks share.
final class BlockingExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "frames", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
