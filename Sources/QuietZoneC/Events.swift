internal import CQuietZone
internal import QuietZone
internal import QuietZoneScanning

// What happened in a session, as C gets it.

extension Reply {
  mutating func add(_ actions: [ScanAction]) -> UnsafeMutablePointer<qz_events> {
    let list = add(qz_events())
    var items: [UnsafePointer<qz_event>?] = []
    for action in actions {
      if let event = event(action) { items.append(UnsafePointer(add(event))) }
    }
    list.pointee.count = items.count
    list.pointee.items = add(array: items)
    return list
  }

  /// `nil` for what is the camera's matter, which the host has: permission, opening, closing.
  private mutating func event(_ action: ScanAction) -> qz_event? {
    var event = qz_event()
    switch action {
    case .askPermission, .openCamera, .closeCamera: return nil
    case .setTorch(let on): (event.kind, event.have) = (QZ_EVENT_TORCH, on ? 1 : 0)
    case .state(let state):
      guard let kind = state.eventKind else { return nil }
      event.kind = kind
    case .status(let status):
      guard let scan = status.scan else { return nil }
      event = counted(scan)
    case .added(let code): event = tracked(code, QZ_EVENT_ADDED)
    case .updated(let code): event = tracked(code, QZ_EVENT_UPDATED)
    case .removed(let id): (event.kind, event.id) = (QZ_EVENT_REMOVED, Int32(clamping: id))
    case .ignored(let code, let reason):
      event = tracked(code, QZ_EVENT_IGNORED)
      event.reason = constant(reason.token)
    case .progress(let have, let count):
      event.kind = QZ_EVENT_PROGRESS
      (event.have, event.count) = (Int32(clamping: have), Int32(clamping: count))
    case .completed(let whole):
      event.kind = QZ_EVENT_COMPLETED
      event.text = add(text: whole.content.bestText(using: .system))
    case .hint(let hint):
      event.kind = QZ_EVENT_HINT
      event.text = hint.map { constant($0.token) }
    }
    return event
  }

  private mutating func counted(_ scan: Scan) -> qz_event {
    var event = qz_event()
    event.kind = QZ_EVENT_COUNTED
    event.id = Int32(clamping: scan.id)
    event.frames = Int32(clamping: scan.frames)
    event.barcode = UnsafePointer(add(scan.barcode))
    withUnsafeMutableBytes(of: &event.corners) { store(scan.barcode.outline, to: $0) }
    return event
  }

  private mutating func tracked(_ code: TrackedCode, _ kind: qz_event_kind) -> qz_event {
    var event = qz_event()
    event.kind = kind
    event.id = Int32(clamping: code.id)
    event.frames = Int32(clamping: code.frames)
    event.barcode = UnsafePointer(add(code.barcode))
    withUnsafeMutableBytes(of: &event.corners) { store(code.outline, to: $0) }
    return event
  }
}

extension ScanSession.State {
  /// `nil` for the states before the first frame.
  fileprivate var eventKind: qz_event_kind? {
    switch self {
    case .idle: QZ_EVENT_ENDED
    case .asking, .opening: nil
    case .running: QZ_EVENT_STARTED
    case .paused: QZ_EVENT_PAUSED
    }
  }
}

extension IgnoreReason {
  fileprivate var token: StaticString {
    switch self {
    case .rule: "rule"
    case .duplicate: "duplicate"
    case .set: "set"
    case .outside: "outside"
    }
  }
}

extension ScanHint {
  fileprivate var token: StaticString {
    switch self {
    case .looking: "looking"
    case .holdStill: "hold_still"
    case .moveIntoFrame: "move_into_frame"
    case .notALink: "not_a_link"
    case .notWanted: "not_wanted"
    case .alreadyCounted: "already_counted"
    case .comeCloser: "come_closer"
    case .moreLight: "more_light"
    case .unreadable: "unreadable"
    }
  }
}
