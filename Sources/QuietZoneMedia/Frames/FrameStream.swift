/// The frames of a source, one iteration each time it is opened.
public struct FrameStream: AsyncSequence, Sendable {
  public typealias Element = Frame
  public typealias Failure = FrameSourceError

  let source: FrameSource
  let options: FrameOptions

  public func makeAsyncIterator() -> Iterator { Iterator(source: source, options: options) }

  /// Opens the source when the first frame is asked for; closes it when it goes, or when the task that waits
  /// for a frame is cancelled, which ends the iteration without an error.
  public final class Iterator: AsyncIteratorProtocol {
    /// Ends the iteration from anywhere.
    public let stopper: Stopper
    private let source: FrameSource
    private let options: FrameOptions

    fileprivate init(source: FrameSource, options: FrameOptions) {
      stopper = Stopper(FrameSlot(source.isLive ? .newest : .every))
      self.source = source
      self.options = options
    }

    deinit { stopper.stop() }

    public func next() async throws(FrameSourceError) -> Frame? {
      try await next(isolation: #isolation)
    }

    public func next(
      isolation actor: isolated (any Actor)?
    ) async throws(FrameSourceError) -> Frame? {
      stopper.start(source, options)
      let stopper = stopper
      let result: Result<Frame?, FrameSourceError> = await withTaskCancellationHandler {
        do throws(FrameSourceError) {
          return .success(try await stopper.slot.next())
        } catch {
          return .failure(error)
        }
      } onCancel: {
        stopper.stop()
      }
      return try result.get()
    }
  }

  /// Closes the source; the iteration ends, also one that waits for a frame.
  public final class Stopper: Sendable {
    private enum State: Sendable { case idle, running(Task<Void, Never>), stopped }

    let slot: FrameSlot
    private let state = Locked(State.idle)

    fileprivate init(_ slot: FrameSlot) { self.slot = slot }

    public func stop() {
      slot.close()
      let task = state.withLock { state -> Task<Void, Never>? in
        defer { state = .stopped }
        return if case .running(let task) = state { task } else { nil }
      }
      task?.cancel()
    }

    fileprivate func start(_ source: FrameSource, _ options: FrameOptions) {
      state.withLock { [slot] state in
        guard case .idle = state else { return }
        // Pictures are handed over by the task itself, which waits until they are taken.
        let work = { @Sendable in await FrameStream.produce(source, options, into: slot) }
        state = .running(source.isStill ? Task.blocking(work) : Task.detached(operation: work))
      }
    }
  }

  private static func produce(_ source: FrameSource, _ options: FrameOptions, into slot: FrameSlot) async {
    switch source.kind {
    case .picture(let path), .folder(let path):
      await PictureProducer(path: path, source: source, options: options, slot: slot).run()
    default:
      await VideoProducer(source: source, options: options, slot: slot).run()
    }
  }
}
