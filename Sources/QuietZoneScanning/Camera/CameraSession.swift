package import QuietZone

/// A ``ScanSession`` with the camera under it, as one value: what a person, the system and the camera do goes
/// in, what to do with the camera comes out. It is what the views of QuietZoneUI carry out.
///
/// ```swift
/// var session = CameraSession()
/// for command in session.handle(.start, at: now) { carryOut(command) }          // .report, .askPermission
/// for command in session.handle(.permission(.authorized), at: now) { carryOut(command) }    // .configure
/// for command in session.handle(.opened(camera), at: now) { carryOut(command) }    // .zoom, .start …
/// ```
///
/// The host carries commands out in their order, and reports what came of one before it begins the next
/// input. Every input is safe in every state.
package struct CameraSession: Sendable {
  package enum Input: Sendable {
    case start
    case stop(byPerson: Bool)
    case pause
    case resume
    /// Lets the next code count, in mode ``ScanMode/manual``.
    case captureOne
    case configure(ScanConfiguration)
    /// Another camera is wanted.
    case use(CameraPosition)
    case permission(CameraPermission)
    /// A zoom factor is wanted.
    case zoom(Double)
    /// Somebody pointed to a place, 0…1 of the picture; `nil`: beside the picture.
    case focus(at: Point2D?)
    /// What the camera sees has changed much.
    case subjectAreaChanged
    /// ``Command/configure(_:)`` is done, with this camera.
    case opened(CameraDescription)
    /// ``Command/start`` is done.
    case started
    /// Whether the system looks for codes, too, so that they are read where it finds them.
    case useSystemFinder(Bool)
    /// The system found codes at these places, 0…1 of the picture.
    case found([Rectangle2D])
    /// Somebody chose a code in another way than by the camera.
    case pick(Barcode)
    /// ``Command/read(_:)`` is done.
    indirect case frame(FrameReading)
    /// The light is on or off now, whoever switched it.
    case lit(Bool)
    case system(CaptureSupervisor.Event)
  }

  package enum Command: Sendable {
    /// Ask the person, then tell ``Input/permission(_:)``.
    case askPermission
    /// Connect the best camera (see ``CameraChoice``) at this position and, unless `finding` is `nil`, the
    /// system's finder of such codes; then tell ``Input/opened(_:)``, or
    /// ``CaptureSupervisor/Event/cannotOpen(_:)``.
    case configure(CameraPosition, finding: SymbologySet?)
    /// Let the system's finder, which is connected, look for these from now on.
    case find(SymbologySet)
    /// Let frames come; then tell ``Input/started``.
    case start
    case stop
    /// Read the next frame that comes, on a thread of its own; then tell ``Input/frame(_:)``. Replaces a job
    /// that no frame has come for.
    indirect case read(FrameJob)
    /// Frames a second.
    case frameRate(Int)
    case torch(Bool)
    /// A factor that the camera allows.
    case zoom(Double)
    case focus(FocusPolicy.Command)
    /// Show that the light is on or off now.
    case showLight(Bool)
    /// Tell the person why there is no picture; `nil`: it is over.
    case interrupted(CaptureSupervisor.Interruption?)
    /// What the session did.
    case report([ScanAction])
  }

  /// The session: its state, and the codes in view.
  package private(set) var scan: ScanSession
  /// The camera that is open; `nil` before one is.
  package private(set) var camera: CameraDescription?
  /// Width and height of the last frame, pixels.
  package private(set) var picture = Size2D(width: 0, height: 0)
  /// Where the wanted camera is.
  package private(set) var position = CameraPosition.back
  /// How often it was asked to start, so that whoever asked knows what was said before.
  package private(set) var starts = 0

  /// Whether the view has still to say how it shows the camera that was opened: until then a region of the
  /// view lies somewhere else in the picture.
  private var awaitsView = false
  private var usesSystemFinder = false
  private var supervisor = CaptureSupervisor()
  private var focus = FocusPolicy()
  /// What the camera said of its light; `nil`: nothing.
  private var isLit: Bool?

  package init(_ configuration: ScanConfiguration = ScanConfiguration()) {
    scan = ScanSession(configuration)
  }

  package mutating func handle(_ input: Input, at time: ScanTime) -> [Command] {
    let commands = react(to: input, at: time)
    return awaitsView ? commands : commands + (scan.beginFrame().map { [.read($0)] } ?? [])
  }

  private mutating func react(to input: Input, at time: ScanTime) -> [Command] {
    switch input {
    case .start:
      starts += 1
      return follow(scan.start(at: time), at: time)
    case .stop(let byPerson): return follow(scan.stop(byPerson: byPerson, at: time), at: time)
    case .pause: return follow(scan.pause(at: time), at: time)
    case .resume: return follow(scan.resume(at: time), at: time)
    case .captureOne: return follow(scan.capture(at: time), at: time)
    case .configure(let configuration): return configure(configuration, at: time)
    case .permission(let permission): return follow(scan.permission(permission, at: time), at: time)
    case .use(let position):
      guard position != self.position else { return [] }
      self.position = position
      return supervise(.cameraChanged, at: time)
    case .useSystemFinder(let isWanted):
      guard isWanted != usesSystemFinder else { return [] }
      usesSystemFinder = isWanted
      return supervise(.cameraChanged, at: time)
    case .found(let places):
      scan.look(at: places)
      return []
    case .zoom(let factor): return camera.map { [.zoom($0.zoom.clamped(factor))] } ?? []
    case .focus(let point): return focus.tapped(point).map { [.focus($0)] } ?? []
    case .subjectAreaChanged: return focus.subjectAreaChanged().map { [.focus($0)] } ?? []
    case .opened(let camera): return opened(camera, at: time)
    case .started: return started(at: time)
    case .pick(let barcode): return follow(scan.pick(barcode, at: time), at: time)
    case .frame(let reading):
      picture = reading.size
      return follow(scan.endFrame(reading), at: time)
    case .lit(let isLit):
      guard isLit != self.isLit else { return [] }
      self.isLit = isLit
      return [.showLight(isLit)]
    case .system(.interruptionEnded):
      return supervise(.interruptionEnded, at: time) + light(scan.isTorchOn)
    case .system(let event): return supervise(event, at: time)
    }
  }

  private mutating func configure(_ configuration: ScanConfiguration, at time: ScanTime) -> [Command] {
    awaitsView = false
    // A light that went out by itself, of heat perhaps, is tried again.
    let isOut = scan.isTorchOn && isLit == false
    let symbologies = scan.configuration.symbologies
    let commands = follow(scan.configure(configuration, at: time), at: time)
    // One that is connected later is told then.
    let isFinderTold =
      usesSystemFinder && supervisor.isConfigured && configuration.symbologies != symbologies
    return commands + (isFinderTold ? [.find(configuration.symbologies)] : [])
      + (isOut && scan.isTorchOn ? light(true) : [])
  }

  private mutating func opened(_ camera: CameraDescription, at time: ScanTime) -> [Command] {
    self.camera = camera
    // What is wanted or being read may be the camera's before.
    scan.dropFrames()
    awaitsView = scan.configuration.viewport != nil
    isLit = nil
    focus = FocusPolicy()
    return [.focus(.continuous), .zoom(CameraChoice.zoom(for: camera))] + supervise(.opened, at: time)
  }

  private mutating func started(at time: ScanTime) -> [Command] {
    let capabilities = CameraCapabilities(hasTorch: camera?.hasTorch ?? false)
    return follow(scan.opened(capabilities, at: time), at: time)
  }

  /// The light of a camera that gives frames; the others' is off, and the session says anew when they start.
  private func light(_ isOn: Bool) -> [Command] {
    supervisor.isStarted && camera?.hasTorch == true ? [.torch(isOn)] : []
  }

  /// What the session asks for, as commands; the host hears of all of it.
  private mutating func follow(_ actions: [ScanAction], at time: ScanTime) -> [Command] {
    var commands: [Command] = []
    for action in actions {
      switch action {
      case .askPermission: commands.append(.askPermission)
      case .openCamera: commands += supervise(.open, at: time)
      case .closeCamera: commands += supervise(.close, at: time)
      case .setTorch(let on): commands += light(on)
      default: break
      }
    }
    return [.report(actions)] + commands
  }

  private mutating func supervise(_ event: CaptureSupervisor.Event, at time: ScanTime) -> [Command] {
    var commands: [Command] = []
    for command in supervisor.handle(event, at: time) {
      switch command {
      case .configure:
        commands.append(
          .configure(position, finding: usesSystemFinder ? scan.configuration.symbologies : nil))
      case .start: commands.append(.start)
      case .stop: commands.append(.stop)
      case .frameRate(let rate): commands.append(.frameRate(rate))
      case .interrupted(let reason): commands.append(.interrupted(reason))
      case .fail(let failure): commands += follow(scan.failed(failure, at: time), at: time)
      }
    }
    return commands
  }
}
