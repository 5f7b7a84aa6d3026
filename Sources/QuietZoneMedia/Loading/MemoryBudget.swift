/// Memory that loads going on at the same time share, so that together they stay within it.
///
/// Give one to the ``PictureLoader`` values of a run. A picture for which there is no room waits until others
/// are done, in the order of coming; one that is larger than the whole budget goes once it is alone.
///
/// ```swift
/// var loader = PictureLoader()
/// loader.memory = MemoryBudget(bytes: 400_000_000)
/// ```
public final class MemoryBudget: Sendable {
  /// What there is in all.
  public let bytes: Int

  private struct State {
    var taken = 0
    var most = 0
    var waiting: [(bytes: Int, go: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Locked(State())

  /// A budget of so many bytes, at least one.
  public init(bytes: Int) { self.bytes = max(bytes, 1) }

  /// The most that was taken at a time.
  public var mostTaken: Int { state.withLock { $0.most } }

  /// How many wait for room.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits for room and takes it; returns what is to be given back: `wanted`, or all there is if that is
  /// less. Who has room already must not wait here for more: two such would wait for each other.
  func take(_ wanted: Int) async -> Int {
    let amount = min(max(wanted, 0), bytes)
    await withCheckedContinuation { go in
      let isFree = state.withLock { state in
        guard state.waiting.isEmpty, state.taken <= bytes - amount else {
          state.waiting.append((amount, go))
          return false
        }
        Self.take(amount, &state)
        return true
      }
      if isFree { go.resume() }
    }
    return amount
  }

  /// Makes `taken` larger or smaller without waiting; false if there is no room.
  func change(_ taken: inout Int, to wanted: Int) -> Bool {
    let amount = min(max(wanted, 0), bytes)
    guard amount > taken else {
      give(taken - amount)
      taken = amount
      return true
    }
    let more = amount - taken
    let isFree = state.withLock { state in
      guard state.taken <= bytes - more else { return false }
      Self.take(more, &state)
      return true
    }
    if isFree { taken = amount }
    return isFree
  }

  /// Gives back what was taken, to those who wait.
  func give(_ amount: Int) {
    let ready = state.withLock { state in
      state.taken -= amount
      var ready: [CheckedContinuation<Void, Never>] = []
      while let next = state.waiting.first, state.taken <= bytes - next.bytes {
        Self.take(next.bytes, &state)
        ready.append(state.waiting.removeFirst().go)
      }
      return ready
    }
    for go in ready { go.resume() }
  }

  private static func take(_ amount: Int, _ state: inout State) {
    state.taken += amount
    state.most = max(state.most, state.taken)
  }
}

/// A budget is equal to itself alone.
extension MemoryBudget: Hashable {
  public static func == (a: MemoryBudget, b: MemoryBudget) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
