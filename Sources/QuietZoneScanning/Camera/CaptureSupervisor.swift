/// The stream under a scan session: what to do when the system takes the camera away and gives it back.
///
/// The views of QuietZoneUI have one. Apps hear from them why there is no picture: ``Interruption``, which is
/// what is public of it. The views tell it what happens and do what comes back, in that order, each before
/// the next event:
///
/// ```swift
/// var supervisor = CaptureSupervisor()
/// for command in supervisor.handle(.open, at: now) { carryOut(command) }    // configure
/// for command in supervisor.handle(.opened, at: now) { carryOut(command) }  // frameRate(30), start
/// ```
///
/// Every event is safe in every state; one that changes nothing gives no command.
///
///     closed ── open ─▶ configuring ── opened ─▶ running ◀─ taken away, given back ─▶ suspended
///      ▲                     ▲                      │                                    │
///      └── close, fail       └────────── the media services were reset ─────────────────┘
///
/// `start` and `stop` alternate: never two of one kind behind each other. While the system has the camera
/// there is no `start`; a session that was not stopped goes on by itself when the system gives it back
/// (AVCaptureSession.h: "your -startRunning request is preserved").
public struct CaptureSupervisor: Hashable, Sendable {
  /// Why the system took the camera away.
  public enum Interruption: UInt8, Hashable, Sendable, CaseIterable {
    /// The program is not in front.
    case background = 0
    /// Another program, or a call, uses it.
    case otherClient = 1
    /// Several programs share the screen.
    case multipleApps = 2
    /// The device is too hot.
    case pressure = 3
    /// Something sensitive may be in the picture.
    case sensitiveContent = 4
    case unknown = 5
  }

  /// What happened.
  package enum Event: Hashable, Sendable {
    /// Frames are wanted.
    case open
    /// No more frames are wanted.
    case close
    /// ``Command/configure`` is done.
    case opened
    /// Another camera is wanted from now on, or the one in use was unplugged.
    case cameraChanged
    /// ``Command/configure`` could not be done.
    case cannotOpen(ScanFailure)
    case interrupted(Interruption)
    case interruptionEnded
    case enteredBackground
    case enteredForeground
    /// Everything that belongs to the camera is void and must be made again.
    case mediaServicesReset
    /// The stream stopped by an error. `isMediaReset`: the error is what ``mediaServicesReset`` says.
    case runtimeError(isMediaReset: Bool)
    case pressure(SystemPressure)
    /// Whether the device saves power.
    case lowPower(Bool)
  }

  /// What to do.
  package enum Command: Hashable, Sendable {
    /// Choose the camera and connect it; then tell ``Event/opened`` or ``Event/cannotOpen(_:)``.
    case configure
    case start
    case stop
    /// Frames a second, above 0.
    case frameRate(Int)
    /// Tell the person why there is no picture; `nil`: it is over.
    case interrupted(Interruption?)
    /// There will be no frames; nothing has to be stopped or closed any more.
    case fail(ScanFailure)
  }

  package enum State: UInt8, Hashable, Sendable {
    /// Nobody wants frames.
    case closed = 0
    /// Waiting for ``Event/opened`` or ``Event/cannotOpen(_:)``.
    case configuring = 1
    case running = 2
    /// Frames are wanted, and the system does not give them.
    case suspended = 3
  }

  /// Restarts after errors within ``restartPeriod`` before it gives up.
  package static let maximumRestarts = 3
  /// Milliseconds.
  package static let restartPeriod = 10_000

  /// Why the system has the camera, as far as frames are wanted.
  package private(set) var interruption: Interruption?

  private var isWanted = false
  private(set) var isConfigured = false
  /// Between `start` and `stop`.
  private(set) var isStarted = false
  private var isInBackground = false
  private var pressureLevel = SystemPressure.nominal
  private var savesPower = false
  /// What the commands said last.
  private var rate: Int?
  private var told: Interruption?
  /// When restarts were tried, the latest last; at most ``maximumRestarts``.
  private var restarts: [ScanTime] = []

  package init() {}

  package var state: State {
    if !isWanted { return .closed }
    if !isConfigured { return .configuring }
    return isStarted && interruption == nil ? .running : .suspended
  }

  package mutating func handle(_ event: Event, at time: ScanTime) -> [Command] {
    switch event {
    case .open: return open()
    case .close: return end()
    case .opened:
      guard state == .configuring else { return [] }
      isConfigured = true
    case .cannotOpen(let failure):
      guard state == .configuring else { return [] }
      return end() + [.fail(failure)]
    case .cameraChanged:
      guard isWanted, isConfigured else {
        disconnect()
        return []
      }
      return begin(configuring: true)
    case .interrupted(let reason): if isWanted { interruption = reason }
    case .interruptionEnded: interruption = nil
    case .enteredBackground: isInBackground = true
    case .enteredForeground:
      isInBackground = false
      // A stream that was stopped may never hear that its interruption ended; if it did not, the next start
      // says so again. The same where the pressure has sunk.
      interruption = nil
    case .mediaServicesReset, .runtimeError(isMediaReset: true):
      guard isWanted, isConfigured else {
        disconnect()
        return []
      }
      return restart(configuring: true, at: time)
    case .runtimeError(isMediaReset: false):
      guard isStarted else { return [] }
      return restart(configuring: false, at: time)
    case .pressure(let level):
      if level != .shutdown, pressureLevel == .shutdown || interruption == .pressure { interruption = nil }
      pressureLevel = level
    case .lowPower(let isOn): savesPower = isOn
    }
    return settle()
  }

  private mutating func open() -> [Command] {
    guard !isWanted else { return [] }
    isWanted = true
    return isConfigured ? settle() : [.configure]
  }

  /// Nobody wants frames any more. The camera stays connected: the next start is quick then.
  private mutating func end() -> [Command] {
    guard isWanted else { return [] }
    isWanted = false
    interruption = nil
    restarts = []
    return settle()
  }

  /// What was connected is void.
  private mutating func disconnect() {
    isConfigured = false
    rate = nil
  }

  /// Begins anew, unless that was tried too often of late.
  private mutating func restart(configuring: Bool, at time: ScanTime) -> [Command] {
    restarts.removeAll { time.since($0) >= Self.restartPeriod }
    guard restarts.count < Self.maximumRestarts else {
      let commands = end()
      disconnect()
      return commands + [.fail(.streamLost)]
    }
    restarts.append(time)
    return begin(configuring: configuring)
  }

  private mutating func begin(configuring: Bool) -> [Command] {
    let stop: [Command] = isStarted ? [.stop] : []
    isStarted = false
    // What was interrupted is gone, and may never say that it is over; the new start says so itself.
    interruption = nil
    guard configuring else { return stop + settle() }
    disconnect()
    return stop + tell() + [.configure]
  }

  /// What has to change so that everything is as it should be.
  private mutating func settle() -> [Command] {
    let frames = FrameRate.framesPerSecond(under: pressureLevel, lowPower: savesPower)
    let isAllowed = isWanted && isConfigured && !isInBackground && frames > 0
    var commands: [Command] = []
    if isConfigured, isWanted, frames > 0, rate != frames {
      rate = frames
      commands.append(.frameRate(frames))
    }
    if isStarted, !isAllowed {
      isStarted = false
      commands.append(.stop)
    } else if !isStarted, isAllowed, interruption == nil {
      isStarted = true
      commands.append(.start)
    }
    return commands + tell()
  }

  /// Nobody looks while the program is in the background.
  private mutating func tell() -> [Command] {
    let isTooHot = isWanted && pressureLevel == .shutdown
    let reason = interruption ?? (isTooHot ? .pressure : nil)
    let seen = reason == .background ? nil : reason
    guard seen != told else { return [] }
    told = seen
    return [.interrupted(seen)]
  }
}
