import Foundation

/// Work that blocks, on a thread of its own: the few that tasks share must stay free.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Task<Value, Never> {
  Task {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}
