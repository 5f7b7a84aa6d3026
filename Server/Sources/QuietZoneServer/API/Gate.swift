/// Lets in as many requests as the server can hold, and works on as many at a time as it has processors.
///
/// A request is let in before its content is taken; then each of its pictures waits for a place to work, in
/// the order of coming.
actor Gate {
  struct Limits: Sendable {
    /// Pictures or symbols that are worked on at a time.
    var atOnce: Int
    /// Requests that are in besides.
    var waiting: Int
    /// Requests of one client that are in.
    var perClient: Int
    /// Bytes of content of all requests that are in.
    var bytes: Int
  }

  /// A request that was let in.
  struct Entry: Sendable {
    fileprivate var client: String
    fileprivate var bytes: Int
  }

  private let limits: Limits
  private var inside = 0
  private var clients: [String: Int] = [:]
  private var bytes = 0
  private var working = 0
  private var queue: [(ticket: Int, go: CheckedContinuation<Void, any Error>)] = []
  private var lastTicket = 0

  init(_ limits: Limits) { self.limits = limits }

  /// How many requests are in, and how much is waited for.
  var counts: (inside: Int, working: Int, waiting: Int) { (inside, working, queue.count) }

  /// Lets a request in that may bring so many bytes.
  func enter(_ client: String, bytes more: Int) throws(Problem) -> Entry {
    let own = clients[client, default: 0]
    guard own < limits.perClient else {
      throw Problem(
        .tooMany, "\(own) requests of yours are under way, and more are not taken: wait for an answer.",
        fields: Problem.soon)
    }
    guard inside < limits.atOnce + limits.waiting, bytes <= limits.bytes - more else {
      throw Problem(.overloaded, "Too much is waiting already: try again in a second.", fields: Problem.soon)
    }
    inside += 1
    bytes += more
    clients[client] = own + 1
    return Entry(client: client, bytes: more)
  }

  func leave(_ entry: Entry) {
    inside -= 1
    bytes -= entry.bytes
    let left = clients[entry.client, default: 1] - 1
    clients[entry.client] = left > 0 ? left : nil
  }

  /// Waits for a place to work, which ``release()`` gives back; throws where the task is cancelled before
  /// there is one.
  func take() async throws {
    guard working >= limits.atOnce else {
      working += 1
      return
    }
    lastTicket += 1
    let ticket = lastTicket
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { queue.append((ticket, $0)) }
    } onCancel: {
      // Comes after the ticket is in the queue: until then this actor is not left.
      Task { await giveUp(ticket) }
    }
  }

  private func giveUp(_ ticket: Int) {
    guard let place = queue.firstIndex(where: { $0.ticket == ticket }) else { return }
    queue.remove(at: place).go.resume(throwing: CancellationError())
  }

  func release() {
    // The place goes on to who waits longest.
    if queue.isEmpty { working -= 1 } else { queue.removeFirst().go.resume() }
  }
}
