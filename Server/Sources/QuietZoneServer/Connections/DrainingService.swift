internal import Hummingbird
internal import ServiceLifecycle

/// A server that ends without losing a request: told to stop, it takes no more connections, answers what is
/// under way, and closes what still hangs on it.
struct DrainingService<Server: Service>: Service {
  private let server: Server
  private let traffic: Traffic
  private let time: Duration

  /// How long connections have to be closed in order, when nothing is under way any more.
  private static var farewell: Duration { .milliseconds(500) }

  init(_ server: Server, _ traffic: Traffic, within time: Duration) {
    (self.server, self.traffic, self.time) = (server, traffic, time)
  }

  func run() async throws {
    let (endings, ending) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
    let serving = Task {
      do {
        ending.yield(.success(try await server.run()))
      } catch {
        ending.yield(.failure(error))
      }
    }
    let draining = Task {
      try? await gracefulShutdown()
      await traffic.drain(within: time)
      try? await Task.sleep(for: Self.farewell)
      ending.yield(.success(()))
    }
    defer {
      serving.cancel()
      draining.cancel()
    }
    // Whichever is over first: the server has nothing left, or its time is over. What is under way then, and
    // can't be interrupted, is not waited for: it ends with the process.
    for await result in endings { return try result.get() }
  }
}
