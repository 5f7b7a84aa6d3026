internal import Foundation
internal import QuietZone
internal import Subprocess

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// One run of FFmpeg: its frames go into the slot until it ends or nobody wants more.
struct VideoRun {
  enum End: Sendable {
    case done
    /// It had said how long it is, and so ends by itself; what was damaged.
    case finished(damage: String?)
    /// It ended after frames, or left some out; why.
    case damaged(reason: String)
    /// There was no frame.
    case failed(FrameSourceError)
  }

  let source: FrameSource
  let options: FrameOptions
  let slot: FrameSlot
  let clock: FrameClock

  /// How the frames ended.
  private enum Stop: Sendable { case end, unwanted, silence, garbage }

  func run() async -> End {
    guard let pixels = Channel(), let messages = Channel() else {
      return .failed(.unreadable(source: source.name, reason: "the system has no more pipes"))
    }
    let log = VideoLog()
    let before = clock.frameCount
    let reading = Work<Stop> { readFrames(pixels.reading, log) }
    let listening = Work<Void> { Self.listen(messages.reading, log) }
    do {
      let outcome = try await Subprocess.run(
        Executable.name("sh"), arguments: VideoTool(source: source, options: options).shellArguments,
        environment: VideoTool.environment, input: .none,
        output: .fileDescriptor(pixels.writing, closeAfterSpawningProcess: true),
        error: .fileDescriptor(messages.writing, closeAfterSpawningProcess: true)
      ) { execution in
        await withTaskCancellationHandler {
          let stop = await reading.value
          // After its end there is only the exit status to wait for, which some connections delay.
          if stop == .end { try? await Task.sleep(for: .milliseconds(200)) }
          try? execution.send(signal: .kill)
          return stop
        } onCancel: {
          try? execution.send(signal: .kill)
        }
      }
      await listening.value
      let count = clock.frameCount - before
      let end = end(outcome.closureResult, outcome.terminationStatus, frames: count, log.complaints)
      guard log.hasDuration else { return end }
      return switch end {
      case .done: .finished(damage: nil)
      case .damaged(let reason): .finished(damage: reason)
      default: end
      }
    } catch {
      try? pixels.writing.close()
      try? messages.writing.close()
      await (_, _) = (reading.value, listening.value)
      return .failed(.unreadable(source: source.name, reason: "\(VideoTool.program): \(error)"))
    }
  }

  /// On a thread of its own: the frames, to their end.
  private func readFrames(_ descriptor: FileDescriptor, _ log: VideoLog) -> Stop {
    defer { try? descriptor.close() }
    var pipe = GreyMapPipe(
      descriptor: Descriptor(number: descriptor.rawValue), maximumPixels: options.maximumPixels,
      patience: source.isLive ? options.patience : options.patience * 6)
    var number = 0
    while true {
      switch pipe.next() {
      case .end: return slot.isClosed ? .unwanted : .end
      case .silence: return .silence
      case .garbage: return .garbage
      case .frame(let image):
        let stamp = clock.stamp(own: source.isLive ? nil : log.time(of: number))
        if number == 0 {
          options.onNotice(.opened(width: image.width, height: image.height), stamp.milliseconds)
        }
        number += 1
        let frame = Frame(luminance: image, milliseconds: stamp.milliseconds, index: stamp.index)
        guard slot.put(frame) else { return .unwanted }
      }
    }
  }

  /// On a thread of its own: the messages, line by line, none longer than there is reason for.
  private static func listen(_ descriptor: FileDescriptor, _ log: VideoLog) {
    defer {
      log.end()
      try? descriptor.close()
    }
    var line: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16384)
    while let count = try? chunk.withUnsafeMutableBytes({ try descriptor.read(into: $0) }), count > 0 {
      for byte in chunk[..<count] {
        if byte == 0x0A || byte == 0x0D {
          log.add(FileName.text(line))
          line.removeAll(keepingCapacity: true)
        } else if line.count < 2000 {
          line.append(byte)
        }
      }
    }
  }

  private func end(_ stop: Stop, _ status: TerminationStatus, frames: Int, _ complaints: [String]) -> End {
    if case .exited(127) = status {
      return .failed(
        .missingTool(source: source.name, tool: VideoTool.program, package: VideoTool.package))
    }
    let error = VideoMessage.error(complaints, source: source, pixelLimit: options.maximumPixels)
    switch stop {
    case .unwanted: return .done
    case .silence:
      let reason = "no picture for \(options.patience / .seconds(1)) s"
      return frames > 0
        ? .damaged(reason: reason) : .failed(.unreachable(source: source.name, reason: reason))
    case .garbage:
      return .failed(.unreadable(source: source.name, reason: "\(VideoTool.program) sent no grey maps"))
    case .end:
      guard frames == 0 else {
        guard let first = complaints.first, let last = complaints.last else { return .done }
        let cause = source.isLive ? last : VideoMessage.gap(complaints) ?? first
        let reason = VideoMessage.reason(cause, source: source)
        return .damaged(reason: source.isLive ? "broken off (\(reason))" : reason)
      }
      return .failed(error ?? .corrupt(source: source.name, reason: "no frame could be decoded"))
    }
  }
}

extension VideoRun {
  /// A pipe; the program that is started gets nothing of it but what it is told to write to.
  private struct Channel {
    let reading: FileDescriptor
    let writing: FileDescriptor

    init?() {
      // A megabyte: a frame in two or three turns, not in thirty.
      guard let pipe = Descriptor.pipe(capacity: 1 << 20) else { return nil }
      reading = FileDescriptor(rawValue: pipe.reading.number)
      writing = FileDescriptor(rawValue: pipe.writing.number)
    }
  }

  /// Work on a thread of its own, which may block.
  private final class Work<Value: Sendable>: Sendable {
    private let task: Task<Value, Never>

    init(_ body: @escaping @Sendable () -> Value) {
      task = Task.detached {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume(returning: body()) }
        }
      }
    }

    var value: Value { get async { await task.value } }
  }
}
