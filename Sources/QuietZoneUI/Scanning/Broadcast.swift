#if os(iOS)
  import Foundation

  /// One source of values, any number of streams, each for as long as somebody listens.
  @available(iOS 17.0, *)
  @MainActor
  final class Broadcast<Element: Sendable> {
    private var listeners: [UUID: AsyncStream<Element>.Continuation] = [:]

    /// What is sent from now on. The newest hundred values wait for a slow listener.
    func stream() -> AsyncStream<Element> {
      let id = UUID()
      let (stream, listener) = AsyncStream.makeStream(
        of: Element.self, bufferingPolicy: .bufferingNewest(100))
      listeners[id] = listener
      listener.onTermination = { [weak self] _ in
        Task { @MainActor in self?.listeners[id] = nil }
      }
      return stream
    }

    func send(_ element: Element) {
      for listener in listeners.values { listener.yield(element) }
    }

    deinit {
      for listener in listeners.values { listener.finish() }
    }
  }
#endif
