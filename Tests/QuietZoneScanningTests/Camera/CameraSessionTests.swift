import QuietZone
import TestSupport
import Testing

@testable import QuietZoneScanning

/// A host with a camera of plain values: does what the session says, and notes what a real one would refuse.
private struct Host {
  var session: CameraSession
  var cameras: [CameraPosition: CameraDescription]
  /// What the person answers.
  var answer = CameraPermission.authorized
  var isConfigured = false
  var isRunning = false
  var isLit = false
  /// What the person is shown of the light.
  var shown: Bool?
  var zoom = 1.0
  var rate = 0
  var focused: FocusPolicy.Command?
  var interruption: CaptureSupervisor.Interruption?
  var statuses: [ScanStatus] = []
  var faults: [String] = []
  /// What the system looks for; `nil`: it does not.
  var found: SymbologySet?
  /// What is to be done with the next frame; one at most.
  var wanted: [FrameJob] = []
  var time = ScanTime(milliseconds: 0)

  init(_ configuration: ScanConfiguration = ScanConfiguration(), hasCamera: Bool = true) {
    session = CameraSession(configuration)
    let back = CameraDescription(
      position: .back, lens: .triple, hasTorch: true, zoom: ZoomRange(minimum: 1, maximum: 10),
      wideLensZoom: 2)
    let front = CameraDescription(position: .front, lens: .wide, zoom: ZoomRange(minimum: 1, maximum: 4))
    cameras = hasCamera ? [.back: back, .front: front] : [:]
  }

  var open: CameraDescription? { isConfigured ? session.camera : nil }

  mutating func send(_ input: CameraSession.Input) {
    time.milliseconds += 10
    carryOut(session.handle(input, at: time))
  }

  mutating func show(_ image: LuminanceImage) {
    time.milliseconds += 33
    guard isRunning, let job = wanted.popLast() else { return }
    carryOut(session.handle(.frame(job.read(image.view, at: time)), at: time))
  }

  private mutating func carryOut(_ commands: [CameraSession.Command]) {
    for command in commands {
      switch command {
      case .askPermission: send(.permission(answer))
      case .configure(let position, let finding):
        found = finding
        if isRunning { faults.append("configured while it runs") }
        isConfigured = cameras[position] != nil
        isLit = false
        if let camera = cameras[position] {
          send(.opened(camera))
        } else {
          send(.system(.cannotOpen(.noCamera)))
        }
      case .find(let symbologies):
        if !isConfigured || found == nil { faults.append("find") }
        found = symbologies
      case .start:
        if !isConfigured || isRunning { faults.append("start") }
        isRunning = true
        send(.started)
      case .stop:
        if !isRunning { faults.append("stop") }
        isRunning = false
        isLit = false
      case .frameRate(let rate):
        if !isConfigured || rate <= 0 { faults.append("rate \(rate)") }
        self.rate = rate
      case .torch(let on):
        if open?.hasTorch != true { faults.append("torch") }
        isLit = on
      case .zoom(let factor):
        if let range = open?.zoom, !(range.minimum...range.maximum).contains(factor) { faults.append("zoom") }
        zoom = factor
      case .focus(let focus): focused = focus
      case .showLight(let isOn): shown = isOn
      case .read(let job): wanted = [job]
      case .interrupted(let reason): interruption = reason
      case .report(let actions):
        for case .status(let status) in actions { statuses.append(status) }
      }
    }
  }
}

@Suite struct CameraSessionTests {
  @Test func fromStartToTheFirstCode() throws {
    var host = Host()
    host.send(.start)
    #expect(host.isRunning)
    #expect(host.zoom == 2, "what the wide lens shows")
    #expect(host.rate == 30)
    #expect(host.focused == .continuous)
    host.show(Scene().with(try Scene.qr("https://example.org"), x: 60, y: 60).image)
    #expect(!host.isRunning)
    #expect(host.session.scan.state == .idle)
    guard case .success(let scan)? = host.statuses.first else {
      Issue.record("no code: \(host.statuses)")
      return
    }
    #expect(scan.barcode.content.bytes == Array("https://example.org".utf8))
    #expect(host.statuses.dropFirst() == [.stop(byPerson: false)])
    #expect(host.faults.isEmpty)
  }

  @Test(arguments: [
    (CameraPermission.denied, ScanFailure.permissionDenied), (.restricted, .permissionRestricted),
  ])
  func withoutPermissionNoCameraIsOpened(answer: CameraPermission, failure: ScanFailure) {
    var host = Host()
    host.answer = answer
    host.send(.start)
    #expect(host.statuses == [.fail(failure)])
    #expect(!host.isConfigured)
    #expect(host.session.scan.state == .idle)
  }

  @Test func noCameraIsAFailure() {
    var host = Host(hasCamera: false)
    host.send(.start)
    #expect(host.statuses == [.fail(.noCamera)])
    #expect(host.session.scan.state == .idle)
    #expect(host.faults.isEmpty)
  }

  @Test func anotherCameraWhileFramesCome() {
    var host = Host(ScanConfiguration(torch: .on))
    host.send(.start)
    #expect(host.isLit)
    host.send(.use(.front))
    #expect(host.isRunning)
    #expect(host.session.camera?.position == .front)
    #expect(!host.isLit)
    host.send(.zoom(99))
    #expect(host.zoom == 4)
    host.send(.use(.back))
    #expect(host.isLit, "the light is wanted still")
    #expect(host.faults.isEmpty)
  }

  @Test func theLightComesBackWithTheCamera() {
    var host = Host(ScanConfiguration(torch: .on))
    host.send(.start)
    host.send(.system(.enteredBackground))
    #expect(!host.isRunning && !host.isLit)
    host.send(.system(.enteredForeground))
    #expect(host.isRunning && host.isLit)
    host.send(.system(.mediaServicesReset))
    #expect(host.isRunning && host.isLit)
    #expect(host.faults.isEmpty)
  }

  @Test func pointingFocusesUntilTheViewChanges() {
    var host = Host()
    host.send(.start)
    host.send(.focus(at: Point2D(x: 0.25, y: 0.5)))
    #expect(host.focused == .point(Point2D(x: 0.25, y: 0.5)))
    host.send(.subjectAreaChanged)
    #expect(host.focused == .continuous)
  }

  @Test func heatSlowsAndStops() {
    var host = Host()
    host.send(.start)
    host.send(.system(.pressure(.critical)))
    #expect(host.rate == 5)
    host.send(.system(.pressure(.shutdown)))
    #expect(!host.isRunning)
    #expect(host.interruption == .pressure)
    host.send(.system(.pressure(.fair)))
    #expect(host.isRunning)
    #expect(host.rate == 30)
    #expect(host.interruption == nil)
  }

  /// A frame that takes long to read keeps nobody waiting, and what it showed does not count by then.
  @Test func controlDoesNotWaitForAFrame() throws {
    var host = Host()
    host.send(.start)
    let job = try #require(host.wanted.first)
    let image = try Scene.qr("A")
    let reading = job.read(image.view, at: host.time)
    host.send(.zoom(3))
    #expect(host.zoom == 3)
    host.send(.stop(byPerson: true))
    #expect(!host.isRunning)
    host.send(.frame(reading))
    #expect(host.statuses == [.stop(byPerson: true)])
    host.send(.start)
    host.show(image)
    #expect(host.session.scan.state == .idle, "the next one does")
    #expect(host.session.picture.width == 87)
  }

  /// A region of the view is somewhere else in the picture before the view knows how that lies in it.
  @Test func framesWaitForTheView() throws {
    var configuration = ScanConfiguration(mode: .oncePerCode)
    configuration.viewport = Viewport(view: Size2D(width: 100, height: 100))
    var host = Host(configuration)
    host.send(.start)
    #expect(host.isRunning && host.wanted.isEmpty)
    configuration.viewport?.rotation = .quarter
    host.send(.configure(configuration))
    #expect(host.wanted.count == 1)
    host.send(.stop(byPerson: true))
    host.send(.start)
    #expect(!host.wanted.isEmpty, "of the same camera it is known")
  }

  /// What a frame of another camera shows does not count before the view has said how it shows that one.
  @Test func theFrameThatIsWantedIsNotAnotherCameras() throws {
    var configuration = ScanConfiguration(
      mode: .oncePerCode, region: .view(Rectangle2D(x: 0, y: 0, width: 160, height: 240)),
      regionRule: .strict,
      viewport: Viewport(view: Size2D(width: 320, height: 240)))
    var host = Host(configuration)
    host.send(.start)
    host.send(.configure(configuration))
    #expect(host.wanted.count == 1)
    let left = Scene().with(try Scene.qr("LEFT"), x: 20, y: 80).image
    host.send(.use(.front))
    host.show(left)
    #expect(host.statuses.isEmpty, "in a mirror it is on the right")
    configuration.viewport?.isMirrored = true
    host.send(.configure(configuration))
    host.show(left)
    #expect(host.statuses.isEmpty)
    #expect(host.session.scan.codes.map { $0.standing } == [.refused(.outside)])
    host.show(Scene().with(try Scene.qr("RIGHT"), x: 200, y: 80).image)
    #expect(host.statuses.compactMap(\.scan?.barcode.content.bytes) == [Array("RIGHT".utf8)])
  }

  /// Without a view there is nothing to wait for: the next frame is the new camera's.
  @Test func withoutAViewFramesComeAtOnce() throws {
    var host = Host(ScanConfiguration(mode: .oncePerCode))
    host.send(.start)
    host.send(.use(.front))
    host.show(try Scene.qr("A"))
    #expect(host.statuses.compactMap(\.scan?.barcode.content.bytes) == [Array("A".utf8)])
  }

  /// The system's finder is connected with the camera, and says where to read.
  @Test func theSystemsFinderIsUsedWhereItIsWished() throws {
    var host = Host(ScanConfiguration(symbologies: [.qrCode, .ean13], mode: .oncePerCode))
    host.send(.start)
    #expect(host.found == nil)
    host.send(.useSystemFinder(true))
    #expect(host.found == [.qrCode, .ean13] && host.isRunning)
    host.send(.found([Rectangle2D(x: 0.2, y: 0.2, width: 0.5, height: 0.5)]))
    host.show(try Scene.qr("A"))
    #expect(host.statuses.compactMap(\.scan?.barcode.symbology) == [.qrCode])
    host.send(.useSystemFinder(false))
    #expect(host.found == nil && host.isRunning)
  }

  /// Other symbologies reach the finder without a new start, whether frames come or not.
  @Test func theSystemsFinderFollowsTheSymbologies() {
    var host = Host(ScanConfiguration(symbologies: .qrCode, mode: .oncePerCode))
    host.send(.configure(ScanConfiguration(symbologies: .ean13, mode: .oncePerCode)))
    host.send(.useSystemFinder(true))
    #expect(host.found == nil, "no camera is open")
    host.send(.start)
    #expect(host.found == .ean13)
    host.focused = nil
    for symbologies: SymbologySet in [.qrCode, [], [.qrCode, .code128]] {
      host.send(.configure(ScanConfiguration(symbologies: symbologies, mode: .oncePerCode)))
      #expect(host.found == symbologies)
    }
    #expect(host.focused == nil, "the same camera goes on")
    host.send(.stop(byPerson: true))
    host.send(.configure(ScanConfiguration(symbologies: .aztec, mode: .oncePerCode)))
    host.send(.start)
    #expect(host.found == .aztec)
    host.send(.useSystemFinder(false))
    host.send(.configure(ScanConfiguration(symbologies: .qrCode, mode: .oncePerCode)))
    #expect(host.found == nil && host.faults.isEmpty, "\(host.faults)")
  }

  /// What is told says which start it comes after, also of a session that goes on.
  @Test func startsAreCounted() {
    var host = Host(ScanConfiguration(mode: .oncePerCode))
    #expect(host.session.starts == 0)
    host.send(.start)
    host.send(.stop(byPerson: true))
    #expect(host.session.starts == 1, "the stop is of the first")
    host.send(.start)
    host.send(.start)
    #expect(host.session.starts == 3 && host.isRunning)
  }

  /// Heat switches it off below the session, which is told by the device alone.
  @Test func theLightIsShownAsItIsAndTriedAgain() {
    var host = Host(ScanConfiguration(mode: .oncePerCode, torch: .on))
    host.send(.start)
    #expect(host.isLit && host.shown == nil, "the device has said nothing yet")
    host.send(.lit(true))
    #expect(host.shown == true)
    host.isLit = false
    host.send(.lit(false))
    #expect(host.shown == false && host.session.scan.isTorchOn)
    host.send(.configure(ScanConfiguration(mode: .oncePerCode, torch: .on)))
    #expect(host.isLit, "the same wish again")
    host.send(.lit(true))
    host.send(.configure(ScanConfiguration(mode: .oncePerCode, torch: .off)))
    host.send(.lit(false))
    #expect(!host.isLit && host.shown == false)
    host.send(.configure(ScanConfiguration(mode: .once, torch: .off)))
    #expect(!host.isLit, "nobody wishes it")
  }

  /// Anything in any order: nothing that a device would refuse, no camera left on, none missing.
  @Test(arguments: 0..<200) func anyOrderOfEvents(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var host = Host(ScanConfiguration(mode: .oncePerCode, torch: seed % 2 == 0 ? .on : .off))
    for _ in 0..<300 {
      if Int.random(in: 0..<40, using: &random) == 0 {
        host.answer = CameraPermission.allCases.randomElement(using: &random) ?? .denied
      }
      host.send(Self.input(&random))
      let state = host.session.scan.state
      #expect(host.faults.isEmpty, "\(host.faults)")
      if state == .idle { #expect(!host.isRunning) }
      if host.isLit { #expect(host.isRunning && host.session.scan.isTorchOn) }
      if !host.faults.isEmpty { return }
    }
    // Everything is well again: whoever wants frames gets them.
    host.answer = .authorized
    host.send(.stop(byPerson: true))
    host.send(.resume)
    for event in [
      CaptureSupervisor.Event.enteredForeground, .interruptionEnded, .pressure(.nominal), .lowPower(false),
    ] {
      host.send(.system(event))
    }
    host.time.milliseconds += 60_000
    host.send(.permission(.authorized))
    host.send(.start)
    #expect(host.isRunning)
    #expect(host.session.scan.state == .running)
    host.send(.stop(byPerson: true))
    #expect(!host.isRunning && !host.isLit)
  }

  private static func input(_ random: inout SeededRandom) -> CameraSession.Input {
    let inputs: [CameraSession.Input] = [
      .start, .stop(byPerson: true), .pause, .resume, .captureOne, .use(.front), .use(.back),
      .permission(.authorized), .permission(.denied), .zoom(3), .zoom(.nan), .focus(at: nil),
      .focus(at: Point2D(x: 0.5, y: 0.5)), .subjectAreaChanged, .configure(ScanConfiguration(torch: .on)),
      .configure(ScanConfiguration(torch: .off)), .configure(ScanConfiguration(symbologies: .qrCode)),
      .useSystemFinder(true), .useSystemFinder(false), .system(.interrupted(.otherClient)),
      .system(.interruptionEnded), .system(.enteredBackground), .system(.enteredForeground),
      .system(.mediaServicesReset), .system(.runtimeError(isMediaReset: false)),
      .system(.pressure(.serious)), .system(.pressure(.shutdown)), .system(.pressure(.nominal)),
      .system(.lowPower(true)), .system(.lowPower(false)), .lit(true), .lit(false),
    ]
    return inputs.randomElement(using: &random) ?? .start
  }
}
