import QuietZone

/// A person points a camera at codes and has their values: everything between the camera and the screen that
/// is a decision, as a value. The host owns camera, clock, threads and screen; it calls in what happens and
/// does what comes back.
///
/// ```swift
/// var session = ScanSession(ScanConfiguration(symbologies: .qrCode, acceptance: .web))
/// var todo = session.start(at: now)                      // [.state(.asking), .askPermission]
/// todo += session.permission(.authorized, at: now)       // [.state(.opening), .openCamera]
/// todo += session.opened(CameraCapabilities(hasTorch: true), at: now)
/// for frame in frames { todo += session.frame(frame.view, at: now) }
/// ```
///
/// Every call is safe in every state; one that changes nothing returns nothing.
///
///     idle ── start ─▶ asking ── authorized ─▶ opening ── opened ─▶ running ◀─ pause, resume ─▶ paused
///      ▲                                                              │
///      └────────────────── stop, a failure, in mode `once` the first code ──────────────────────┘
public struct ScanSession: Sendable {
  public enum State: UInt8, Hashable, Sendable {
    case idle = 0
    /// Waiting for ``permission(_:at:)``.
    case asking = 1
    /// Waiting for ``opened(_:at:)`` or ``failed(_:at:)``.
    case opening = 2
    case running = 3
    /// The camera stays open; frames are passed over.
    case paused = 4
  }

  public private(set) var state = State.idle
  public private(set) var permission = CameraPermission.notDetermined
  public private(set) var configuration: ScanConfiguration
  /// What the torch does by itself; change its thresholds before the session starts.
  public var torchPolicy = TorchPolicy()
  /// What the text of a code is, for acceptance rules; `nil`: its bytes alone are looked at.
  public var text: AcceptanceRule.Text?
  /// Asked while a frame is read, on the thread that reads: whether to end that with what was found so far.
  public var shouldStop: (@Sendable () -> Bool)?
  /// Whether the light is on.
  public var isTorchOn: Bool { torchPolicy.isOn }
  /// The codes in view, by their numbers. Of a session that a code ended, that code, until it is started
  /// again: the picture may stand still by then.
  public var codes: [TrackedCode] { state == .idle ? lastCodes : tracker.codes }
  /// What to say to the person in words; `nil`: nothing.
  public var hint: ScanHint? { hints.shown }
  /// What looks like a code in view and can't be read, and why; `nil`: nothing, or codes are read.
  public internal(set) var sighting: BarcodeSighting?
  /// Milliseconds that a code beside the frame must stay in view before it counts.
  public static let patience = 600

  var capabilities = CameraCapabilities()
  var tracker = CodeTracker()
  var reader = FrameReader()
  /// The number of the frame that is being read; `nil`: none, or what is being read does not count.
  var frameInWork: Int?
  var framesBegun = 0
  /// Where the next frame is to be read first.
  var places: [Rectangle2D] = []
  var duplicates = DuplicateFilter()
  var sets = StructuredAppendCollector()
  var hints = HintPolicy()
  var isArmed = false
  /// Whether ``pause(at:)`` was asked for last, and not ``resume(at:)``.
  private var isPauseWanted = false
  var lastCodes: [TrackedCode] = []

  public init(_ configuration: ScanConfiguration = ScanConfiguration()) {
    self.configuration = configuration
  }

  /// Whether frames are wanted, or will be.
  public var isRunning: Bool { state != .idle }

  /// Begins: asks for permission where it is not there yet, then for the camera.
  public mutating func start(at time: ScanTime) -> [ScanAction] {
    guard state == .idle else { return [] }
    tracker.removeAll()
    dropFrames()
    duplicates = DuplicateFilter()
    sets = StructuredAppendCollector()
    isArmed = false
    lastCodes = []
    return proceed()
  }

  /// Ends. `byPerson`: whether somebody wished it, which the status passes on.
  public mutating func stop(byPerson: Bool, at time: ScanTime) -> [ScanAction] {
    guard state != .idle else { return [] }
    return close(.stop(byPerson: byPerson), at: time)
  }

  /// Passes frames over until ``resume(at:)``; the codes in view are let go. Asked for before frames come, it
  /// holds from the first one on, and over a stop and a new start.
  public mutating func pause(at time: ScanTime) -> [ScanAction] {
    isPauseWanted = true
    guard state == .running else { return [] }
    return release() + switchTorch(false) + enter(.paused)
  }

  public mutating func resume(at time: ScanTime) -> [ScanAction] {
    isPauseWanted = false
    guard state == .paused else { return [] }
    return enter(.running) + switchTorch(configuration.torch == .on)
  }

  /// Lets the next code count, in mode ``ScanMode/manual``.
  public mutating func capture(at time: ScanTime) -> [ScanAction] {
    guard state == .running, configuration.mode == .manual else { return [] }
    isArmed = true
    return []
  }

  /// What the system said about the camera, whether asked or changed since.
  public mutating func permission(_ permission: CameraPermission, at time: ScanTime) -> [ScanAction] {
    self.permission = permission
    switch permission.advice {
    case .ask: return []
    case .proceed: return state == .asking ? proceed() : []
    case .openSettings: return failed(.permissionDenied, at: time)
    case .explainRestriction: return failed(.permissionRestricted, at: time)
    }
  }

  /// The camera is open and gives frames, or does so anew; its light is off then.
  public mutating func opened(_ capabilities: CameraCapabilities, at time: ScanTime) -> [ScanAction] {
    self.capabilities = capabilities
    let wasOn = torchPolicy.isOn
    if wasOn { torchPolicy.set(false) }
    var actions = state == .opening ? enter(isPauseWanted ? .paused : .running) : []
    if state == .running { actions += switchTorch(configuration.torch == .on) }
    return wasOn && !torchPolicy.isOn ? actions + [.setTorch(false)] : actions
  }

  /// There are no frames, or no more.
  public mutating func failed(_ failure: ScanFailure, at time: ScanTime) -> [ScanAction] {
    guard state != .idle else { return [] }
    return close(.fail(failure), at: time)
  }

  /// Takes over what changed, without ending the session; what is so already changes nothing. Codes that
  /// counted stay counted, and frames that were put together stay so unless they are read otherwise now.
  public mutating func configure(_ configuration: ScanConfiguration, at time: ScanTime) -> [ScanAction] {
    guard configuration != self.configuration else { return [] }
    let before = self.configuration
    self.configuration = configuration
    if !configuration.readsLike(before) { dropFrames() }
    return state == .running && configuration.torch != before.torch
      ? switchTorch(configuration.torch == .on) : []
  }

  private mutating func proceed() -> [ScanAction] {
    permission == .authorized ? enter(.opening) + [.openCamera] : enter(.asking) + [.askPermission]
  }

  private mutating func enter(_ state: State) -> [ScanAction] {
    guard state != self.state else { return [] }
    self.state = state
    return [.state(state)]
  }

  /// Lets go of the codes, the light and the camera, and says why.
  mutating func close(_ status: ScanStatus, at time: ScanTime) -> [ScanAction] {
    let isOpen = state != .idle && state != .asking
    return release() + switchTorch(false) + (isOpen ? [.closeCamera] : []) + enter(.idle)
      + [.status(status)]
  }

  /// Forgets what was put together, and what is being read.
  mutating func dropFrames() {
    reader = FrameReader()
    (frameInWork, sighting, places) = (nil, nil, [])
  }

  private mutating func release() -> [ScanAction] {
    (frameInWork, sighting) = (nil, nil)
    let actions = tracker.codes.map { ScanAction.removed($0.id) } + (hint == nil ? [] : [.hint(nil)])
    tracker.removeAll()
    hints = HintPolicy()
    return actions
  }

  mutating func switchTorch(_ on: Bool) -> [ScanAction] {
    guard capabilities.hasTorch, on != torchPolicy.isOn else { return [] }
    torchPolicy.set(on)
    return [.setTorch(on)]
  }
}
