internal import Foundation

/// Frames of a camera, a video or a stream: runs FFmpeg, and again where a live source breaks off.
struct VideoProducer {
  let source: FrameSource
  let options: FrameOptions
  let slot: FrameSlot

  func run() async {
    do throws(FrameSourceError) {
      try checkPlace()
      try await runAgain()
      slot.finish()
    } catch {
      slot.finish(error)
    }
  }

  /// What the system says about a path is clearer than what comes of it in FFmpeg.
  private func checkPlace() throws(FrameSourceError) {
    switch source.kind {
    case .camera(let path):
      guard Self.allows(path, F_OK) else { throw .noCamera(source: source.name) }
      guard Self.allows(path, R_OK | W_OK) else {
        throw .notPermitted(source: source.name, hint: "members of the group video may open cameras")
      }
    case .video(let path):
      guard Self.allows(path, F_OK) else { throw .notFound(source: source.name) }
      let access = ReadAccess(path)
      guard access.isGranted else { throw .notPermitted(source: source.name, hint: access.hint) }
    default: break
    }
  }

  private static func allows(_ path: String, _ mode: Int32) -> Bool {
    FileName.withCString(path) { access($0, mode) } == 0
  }

  private func runAgain() async throws(FrameSourceError) {
    let clock = FrameClock(isLive: source.isLive)
    var attempt = 0
    while true {
      let before = clock.frameCount
      let end = await VideoRun(source: source, options: options, slot: slot, clock: clock).run()
      guard !slot.isClosed, !Task.isCancelled else { return }
      let isFirst = clock.frameCount == 0
      if clock.frameCount > before { attempt = 0 }
      guard source.isReopened, !isFirst, !end.isFinal else { return try finish(end, clock) }
      attempt += 1
      let reason = end.reason ?? "the stream ended"
      guard let delay = options.backoff.delay(attempt: attempt) else {
        throw .lost(source: source.name, attempts: attempt - 1, reason: reason)
      }
      options.onNotice(
        .lost(reason: reason, delay: delay, attempt: attempt, limit: options.backoff.limit),
        clock.milliseconds)
      do { try await Task.sleep(for: delay) } catch { return }
    }
  }

  private func finish(_ end: VideoRun.End, _ clock: FrameClock) throws(FrameSourceError) {
    switch end {
    case .done, .finished(damage: nil): return
    case .damaged(let reason), .finished(damage: .some(let reason)):
      options.onNotice(.damaged(reason: reason), clock.milliseconds)
    case .failed(let error): throw error
    }
  }
}

extension VideoRun.End {
  /// What to tell the person before the source is opened anew.
  fileprivate var reason: String? {
    switch self {
    case .done, .finished: nil
    case .damaged(let reason): reason
    case .failed(let error): error.description
    }
  }

  /// Whether opening it anew can't help, or is not wanted.
  fileprivate var isFinal: Bool {
    switch self {
    case .finished: true
    case .failed(.missingTool), .failed(.tooLarge), .failed(.notAllowed), .failed(.notPermitted): true
    default: false
    }
  }
}
