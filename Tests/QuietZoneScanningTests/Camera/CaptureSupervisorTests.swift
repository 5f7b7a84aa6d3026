import QuietZoneScanning
import TestSupport
import Testing

/// What the host and the system know of the stream, by the supervisor's commands alone.
private struct Stream {
  var isStarted = false
  var isConfigured = false
  var isWanted = false
  /// From `interrupted` until something says that the system may give the camera again.
  var taken: CaptureSupervisor.Interruption?
  var pressure = SystemPressure.nominal
  var rate: Int?
  var told: CaptureSupervisor.Interruption?
  var starts = 0
  /// Starts that followed an error since the person opened it last.
  var restarts: [ScanTime] = []

  mutating func happened(_ event: CaptureSupervisor.Event) {
    switch event {
    case .open: (isWanted, restarts) = (true, [])
    case .close: (isWanted, taken) = (false, nil)
    case .opened: isConfigured = isConfigured || isWanted
    case .interrupted(let reason): taken = isWanted ? reason : nil
    case .interruptionEnded, .enteredForeground: taken = nil
    case .runtimeError(isMediaReset: false): if isStarted { taken = nil }
    case .mediaServicesReset, .runtimeError(isMediaReset: true), .cameraChanged:
      taken = nil
      // What nobody uses is void all the same.
      if !isWanted { (isConfigured, rate) = (false, nil) }
    case .pressure(let level):
      if level != .shutdown, pressure == .shutdown || taken == .pressure { taken = nil }
      pressure = level
    default: break
    }
  }

  /// Whether the command may come now.
  mutating func isAllowed(_ command: CaptureSupervisor.Command) -> Bool {
    switch command {
    case .configure:
      (isConfigured, rate) = (false, nil)
      return isWanted && !isStarted
    case .start:
      starts += 1
      defer { isStarted = true }
      return isWanted && isConfigured && !isStarted && taken == nil && rate != nil
    case .stop:
      defer { isStarted = false }
      return isStarted
    case .frameRate(let frames):
      defer { rate = frames }
      return frames > 0 && frames != rate
    case .interrupted(let reason):
      defer { told = reason }
      return told != reason
    case .fail:
      (isWanted, isConfigured, rate, taken) = (false, false, nil, nil)
      return !isStarted && told == nil
    }
  }
}

@Suite struct CaptureSupervisorTests {
  private typealias Event = CaptureSupervisor.Event
  private typealias Command = CaptureSupervisor.Command

  private static let events: [CaptureSupervisor.Event] =
    [
      .open, .close, .opened, .cannotOpen(.noCamera), .interruptionEnded, .enteredBackground,
      .enteredForeground, .cameraChanged, .mediaServicesReset, .runtimeError(isMediaReset: true),
      .runtimeError(isMediaReset: false), .lowPower(true), .lowPower(false),
    ] + CaptureSupervisor.Interruption.allCases.map { .interrupted($0) }
    + SystemPressure.allCases.map { .pressure($0) }

  private func run(_ events: [Event], every milliseconds: Int64 = 100) -> (CaptureSupervisor, [Command]) {
    var supervisor = CaptureSupervisor()
    var commands: [Command] = []
    for (index, event) in events.enumerated() {
      commands = supervisor.handle(event, at: ScanTime(milliseconds: Int64(index) * milliseconds))
    }
    return (supervisor, commands)
  }

  @Test func opensAndCloses() {
    #expect(run([.open]).1 == [.configure])
    #expect(run([.open, .opened]).1 == [.frameRate(30), .start])
    #expect(run([.open, .opened, .close]).1 == [.stop])
    #expect(run([.open, .close]).1 == [])
    #expect(run([.open, .cannotOpen(.inUse)]).1 == [.fail(.inUse)])
    #expect(run([.open, .opened, .close, .open]).1 == [.start], "the camera stays connected")
    for void: Event in [.cameraChanged, .mediaServicesReset, .runtimeError(isMediaReset: true)] {
      #expect(run([.open, .opened, .close, void, .open]).1 == [.configure])
    }
    #expect(run([.lowPower(true), .open, .opened]).1 == [.frameRate(15), .start])
    for late: Event in [.opened, .cannotOpen(.noCamera), .close, .interruptionEnded, .mediaServicesReset] {
      let (supervisor, commands) = run([.open, .close, late])
      #expect(commands == [] && supervisor.state == .closed)
    }
  }

  @Test func theBackgroundStopsAndTheForegroundStartsAgain() {
    #expect(run([.open, .opened, .enteredBackground]).1 == [.stop])
    #expect(run([.open, .opened, .enteredBackground, .enteredForeground]).1 == [.start])
    // The system's own word on it, before or after, tells the person nothing and holds nothing up.
    #expect(run([.open, .opened, .interrupted(.background), .enteredBackground]).1 == [.stop])
    #expect(run([.open, .opened, .enteredBackground, .interrupted(.background)]).1 == [])
    let back = run([.open, .opened, .enteredBackground, .interrupted(.background), .enteredForeground])
    #expect(back.1 == [.start] && back.0.state == .running)
    #expect(run([.open, .opened, .enteredBackground, .close, .enteredForeground]).1 == [])
    #expect(run([.enteredBackground, .open, .opened]).1 == [.frameRate(30)])
  }

  @Test func whatTheSystemTakesItGivesBack() {
    let taken = run([.open, .opened, .interrupted(.otherClient)])
    #expect(taken.1 == [.interrupted(.otherClient)] && taken.0.state == .suspended)
    let back = run([.open, .opened, .interrupted(.otherClient), .interruptionEnded])
    #expect(back.1 == [.interrupted(nil)] && back.0.state == .running)
    #expect(run([.open, .opened, .interrupted(.otherClient), .close]).1 == [.stop, .interrupted(nil)])
    // Taken before it started: the start waits.
    #expect(run([.open, .interrupted(.multipleApps), .opened]).1 == [.frameRate(30)])
    let late = run([.open, .interrupted(.multipleApps), .opened, .interruptionEnded])
    #expect(late.1 == [.start, .interrupted(nil)])
  }

  @Test func heatLowersTheRateAndThenStops() {
    #expect(run([.open, .opened, .pressure(.serious)]).1 == [.frameRate(15)])
    #expect(run([.open, .opened, .pressure(.serious), .pressure(.serious)]).1 == [])
    #expect(run([.open, .opened, .pressure(.critical)]).1 == [.frameRate(5)])
    let off = run([.open, .opened, .pressure(.shutdown)])
    #expect(off.1 == [.stop, .interrupted(.pressure)] && off.0.state == .suspended)
    let again = run([.open, .opened, .pressure(.shutdown), .interrupted(.pressure), .pressure(.critical)])
    #expect(again.1 == [.frameRate(5), .start, .interrupted(nil)])
    #expect(run([.open, .opened, .lowPower(true)]).1 == [.frameRate(15)])
  }

  @Test func aResetMakesEverythingAnew() {
    #expect(run([.open, .opened, .mediaServicesReset]).1 == [.stop, .configure])
    #expect(run([.open, .opened, .mediaServicesReset, .opened]).1 == [.frameRate(30), .start])
    // Both words of the same event.
    let twice = run([.open, .opened, .runtimeError(isMediaReset: true), .mediaServicesReset])
    #expect(twice.1 == [] && twice.0.state == .configuring)
  }

  @Test func restartsAreBounded() {
    let error = Event.runtimeError(isMediaReset: false)
    for count in 1...3 {
      #expect(run([.open, .opened] + Array(repeating: error, count: count)).1 == [.stop, .start])
    }
    let lost = run([.open, .opened] + Array(repeating: error, count: 4))
    #expect(lost.1 == [.stop, .fail(.streamLost)] && lost.0.state == .closed)
    // 10 seconds later the first one is forgotten: one error in every 3.4 s goes on for ever.
    let patient = run([.open, .opened] + Array(repeating: error, count: 50), every: 3400)
    #expect(patient.1 == [.stop, .start] && patient.0.state == .running)
    let resets = (0..<4).flatMap { _ in [Event.mediaServicesReset, .opened] }
    #expect(run([.open, .opened] + resets).0.state == .closed)
    // A new beginning has all its restarts.
    #expect(run([.open, .opened, error, error, error, error, .open, .opened, error]).1 == [.stop, .start])
  }

  /// A stream that an error stopped may never hear that its interruption ended: the start asks anew.
  @Test func anErrorWhileItIsTakenStartsAgain() {
    let error = Event.runtimeError(isMediaReset: false)
    let again = run([.open, .opened, .interrupted(.otherClient), error])
    #expect(again.1 == [.stop, .start, .interrupted(nil)] && again.0.state == .running)
    let taken = run([.open, .opened, .interrupted(.otherClient), error, .interrupted(.otherClient)])
    #expect(taken.1 == [.interrupted(.otherClient)], "if it is taken still, that is said again")
  }

  /// All 23⁴ sequences of four events behind `open, opened`.
  @Test func everyShortSequenceKeepsTheContract() {
    let all = Self.events
    for code in 0..<all.count * all.count * all.count * all.count {
      var rest = code
      let tail = (0..<4).map { _ in
        defer { rest /= all.count }
        return all[rest % all.count]
      }
      if let fault = fault(in: [.open, .opened] + tail, every: 1000) {
        Issue.record("\(fault)")
        return
      }
    }
  }

  @Test func longRandomSequencesKeepTheContract() {
    var random = SeededRandom(seed: 61)
    for round in 0..<2000 {
      let events = (0..<200).map { _ in
        // As often wanted as not, so that something happens.
        random.chance(0.3)
          ? (random.chance(0.5) ? .open : .opened)
          : Self.events[Int.random(in: Self.events.indices, using: &random)]
      }
      if let fault = fault(in: events, every: Int64(round % 7) * 900) {
        Issue.record("\(fault)")
        return
      }
    }
  }

  @Test func aClockThatJumpsIsNoTrap() {
    var supervisor = CaptureSupervisor()
    for time: Int64 in [0, .max, .min, -1, 5] {
      for event in Self.events + [.open, .opened] {
        _ = supervisor.handle(event, at: ScanTime(milliseconds: time))
      }
    }
  }

  /// What goes against the contract, if anything does.
  private func fault(in events: [Event], every milliseconds: Int64) -> String? {
    var supervisor = CaptureSupervisor()
    var stream = Stream()
    for (index, event) in events.enumerated() {
      let time = ScanTime(milliseconds: Int64(index) * milliseconds)
      let before = stream.starts
      stream.happened(event)
      for command in supervisor.handle(event, at: time) {
        guard stream.isAllowed(command) else { return "\(command) in \(events[...index])" }
      }
      if event == .runtimeError(isMediaReset: false), stream.starts > before { stream.restarts.append(time) }
      let late = stream.restarts.filter { time.milliseconds - $0.milliseconds < 10_000 }
      guard late.count <= 3, stream.starts <= before + 1 else { return "too often in \(events[...index])" }
      guard stream.agrees(with: supervisor) else { return "\(supervisor.state) after \(events[...index])" }
    }
    return nil
  }
}

extension Stream {
  /// Whether the supervisor's state is the one that its commands lead to.
  fileprivate func agrees(with supervisor: CaptureSupervisor) -> Bool {
    switch supervisor.state {
    case .closed: !isWanted && !isStarted && told == nil
    case .configuring: isWanted && !isConfigured && !isStarted
    case .running: isWanted && isConfigured && isStarted && taken == nil
    case .suspended: isWanted && isConfigured && (!isStarted || taken != nil)
    }
  }
}
