public import CQuietZone
internal import QuietZone
internal import QuietZoneScanning

@c @implementation
public func qz_session_options_init(_ options: UnsafeMutablePointer<qz_session_options>?, _ size: Int) {
  guard let options, size == MemoryLayout<qz_session_options>.size else { return fill(options, size: size) }
  var session = qz_session_options()
  session.size = size
  session.symbologies = SymbologySet.all.rawValue
  session.rearm_milliseconds = 2000
  (session.region_width, session.region_height) = (1, 1)
  session.joins_frames = 1
  options.pointee = session
}

/// What a session looks for.
private struct SessionRequest {
  var configuration = ScanConfiguration()
  var hasTorch = false

  init(_ pointer: UnsafePointer<qz_session_options>?) throws(Failure) {
    guard let pointer else { return }
    let given = try filledIn(pointer, by: "qz_session_options_init")
    configuration.symbologies = try SymbologySet(checking: given.symbologies)
    configuration.effort = try effort(given.effort)
    guard given.rearm_milliseconds >= 0, given.confirmations >= 0 else {
      throw .argument("rearm_milliseconds or confirmations is below 0; 0 or more is expected")
    }
    let modes: [ScanMode] = [
      .once, .oncePerCode, .continuous(rearm: Int(given.rearm_milliseconds)), .manual,
    ]
    configuration.mode = modes[try choice(given.mode.rawValue, upTo: 3, "mode")]
    if given.confirmations > 0 { configuration.confirmations = Int(given.confirmations) }
    var rules: [AcceptanceRule] = try truth(given.links_only, "links_only") ? [.web] : []
    if given.pattern != nil { rules.append(.pattern(bytes(given.pattern))) }
    configuration.acceptance = rules.isEmpty ? .any : .all(rules)
    let part = try region(given.region_x, given.region_y, given.region_width, given.region_height)
    configuration.region = part.map { .sensor($0) }
    configuration.joinsFrames = try truth(given.joins_frames, "joins_frames")
    hasTorch = try truth(given.has_torch, "has_torch")
    if hasTorch { configuration.torch = .automatic }
  }
}

private func session(_ pointer: OpaquePointer?) throws(Failure) -> UnsafeMutablePointer<ScanSession> {
  UnsafeMutablePointer(try needed(pointer, "session"))
}

@c @implementation
public func qz_session_open(
  _ options: UnsafePointer<qz_session_options>?, _ error: ErrorPlace
) -> OpaquePointer? {
  answer(error) { () throws(Failure) in
    let request = try SessionRequest(options)
    var result = Reply()
    return OpaquePointer(result.add(ScanSession(request.configuration), .session))
  }
}

@c @implementation
public func qz_session_configure(
  _ pointer: OpaquePointer?, _ options: UnsafePointer<qz_session_options>?, _ milliseconds: Int64,
  _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_events>? {
  answer(error) { () throws(Failure) in
    let session = try session(pointer)
    let request = try SessionRequest(options)
    let time = ScanTime(milliseconds: milliseconds)
    var result = Reply()
    return result.add(session.pointee.configure(request.configuration, at: time))
  }
}

@c @implementation
public func qz_session_tell(
  _ pointer: OpaquePointer?, _ command: qz_command, _ milliseconds: Int64, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_events>? {
  answer(error) { () throws(Failure) in
    let session = try session(pointer)
    let time = ScanTime(milliseconds: milliseconds)
    let actions: [ScanAction]
    switch try choice(command.rawValue, upTo: 4, "command") {
    case 0: actions = begin(session, time)
    case 1: actions = session.pointee.stop(byPerson: true, at: time)
    case 2: actions = session.pointee.pause(at: time)
    case 3: actions = session.pointee.resume(at: time)
    default: actions = session.pointee.capture(at: time)
    }
    var result = Reply()
    return result.add(actions)
  }
}

/// Who hands in frames has a camera, and the person's permission.
private func begin(_ session: UnsafeMutablePointer<ScanSession>, _ time: ScanTime) -> [ScanAction] {
  let hasTorch = session.pointee.configuration.torch == .automatic
  var actions = session.pointee.permission(.authorized, at: time)
  actions += session.pointee.start(at: time)
  return actions + session.pointee.opened(CameraCapabilities(hasTorch: hasTorch), at: time)
}

@c @implementation
public func qz_session_frame(
  _ pointer: OpaquePointer?, _ frame: UnsafePointer<qz_picture>?, _ milliseconds: Int64, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_events>? {
  answer(error) { () throws(Failure) in
    let session = try session(pointer)
    let picture = try CheckedPicture(frame, maximumPixels: defaultMaximumPixels)
    let time = ScanTime(milliseconds: milliseconds)
    let actions = picture.withLuminance { view in session.pointee.frame(view, at: time) }
    var result = Reply()
    return result.add(actions)
  }
}
