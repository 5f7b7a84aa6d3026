public import QuietZone

extension ScanSession {
  /// Reads a frame: grey bytes as the camera gave them, borrowed for the call. Passed over unless the session
  /// runs. An automatic light goes by how bright the frame is.
  public mutating func frame(_ view: borrowing LuminanceView, at time: ScanTime) -> [ScanAction] {
    guard let job = beginFrame() else { return [] }
    return endFrame(job.read(view, at: time))
  }

  /// Reads a frame of a camera that tells how it exposed it: an automatic light goes by how bright the scene
  /// is.
  public mutating func frame(
    _ view: borrowing LuminanceView, exposure: CameraExposure, at time: ScanTime
  ) -> [ScanAction] {
    guard let job = beginFrame() else { return [] }
    return endFrame(job.read(view, exposure: exposure, at: time))
  }

  /// Reads a frame that is a picture of its own.
  public mutating func frame(_ image: LuminanceImage, at time: ScanTime) -> [ScanAction] {
    frame(image.view, at: time)
  }

  /// A frame is wanted: what is to be read, on a thread of the host's choice. `nil` while the session does
  /// not run, and while another frame is being read.
  public mutating func beginFrame() -> FrameJob? {
    guard state == .running, frameInWork == nil else { return nil }
    let number = framesBegun
    framesBegun += 1
    frameInWork = number
    defer { places = [] }
    var taken = FrameReader()
    swap(&taken, &reader)
    return FrameJob(
      number: number, reader: taken, configuration: configuration, shouldStop: shouldStop,
      codes: tracker.codes, places: places,
      judgesLight: configuration.torch == .automatic && capabilities.hasTorch)
  }

  /// Somebody else, the system perhaps, found codes at these places, 0…1 of the picture's width and height:
  /// the next frame is read there first, and as a whole where one of them shows nothing. One frame of three
  /// is read as a whole whatever they show: there may be codes that nobody else knows. Values are the
  /// engine's own all the same.
  public mutating func look(at places: [Rectangle2D]) {
    self.places = state == .running && places.count <= Self.mostPlaces ? places : []
  }

  /// More places are no less work than the whole picture, which is read instead.
  private static let mostPlaces = 6

  /// The frame has been read. What was asked of the session since counts: where a code is to be held now, and
  /// how the picture lies in the view; of a session that was stopped or paused, or is to read something else
  /// by now, nothing is taken.
  public mutating func endFrame(_ reading: FrameReading) -> [ScanAction] {
    guard reading.number == frameInWork else { return [] }
    frameInWork = nil
    reader = reading.reader
    sighting = reader.sighting
    guard reading.size.width > 0 else { return [] }
    let aim = Aim(configuration, ofPicture: reading.size)
    var actions: [ScanAction] = []
    if let on = light(reading.light, at: reading.time) { actions.append(.setTorch(on)) }
    return actions + take(reading.barcodes, aim, at: reading.time)
  }

  /// What the light is to become.
  private mutating func light(_ light: FrameReading.Light?, at time: ScanTime) -> Bool? {
    guard let light, configuration.torch == .automatic else { return nil }
    switch light {
    case .picture(let mean): return torchPolicy.update(mean: mean, at: time)
    case .scene(let value): return torchPolicy.update(scene: value, at: time)
    }
  }

  /// Follows the codes of a frame and decides which count.
  private mutating func take(_ barcodes: [Barcode], _ aim: Aim, at time: ScanTime) -> [ScanAction] {
    let changes = tracker.update(barcodes, at: time)
    if case .continuous(let rearm) = configuration.mode {
      // What the frame before showed has not been out of sight, however slow the camera is.
      let gap = max(rearm, tracker.sinceLastFrame + 1)
      for barcode in barcodes { duplicates.see(barcode, after: gap, at: time) }
    }
    let (verdicts, isDone) = judge(changes.compactMap { $0.seen }, aim, at: time)
    var actions: [ScanAction] = []
    for change in changes {
      switch change {
      case .added(let id): if let code = tracker.code(id) { actions.append(.added(code)) }
      case .updated(let id): if let code = tracker.code(id) { actions.append(.updated(code)) }
      case .removed(let id): actions.append(.removed(id))
      }
    }
    actions += verdicts
    if isDone {
      lastCodes = tracker.codes.filter { $0.isAccepted }
      return actions + close(.stop(byPerson: false), at: time)
    }
    if hints.update(wantedHint(aim), at: time) { actions.append(.hint(hints.shown)) }
    return actions
  }

  /// Decides on the codes that a frame showed, the one that is meant most likely first; and whether the
  /// session is at its end.
  private mutating func judge(
    _ seen: [Int], _ aim: Aim, at time: ScanTime
  ) -> (actions: [ScanAction], isDone: Bool) {
    guard configuration.mode != .manual || isArmed else { return ([], false) }
    let carriers = configuration.joinsCarriers ? tracker.codes.compactMap { ItemCarrier($0) } : []
    let first = firstCandidate(aim, carriers)
    var ids = seen
    if let first, let index = ids.firstIndex(of: first) { ids.swapAt(0, index) }
    var actions: [ScanAction] = []
    for id in ids {
      guard let code = tracker.code(id) else { continue }
      let standing = standing(of: code, aim, carriers, first, at: time)
      if standing == .accepted {
        let (told, isWhole) = accept(code, at: time)
        isArmed = false
        actions += told
        // The members of a set are one message.
        if configuration.mode == .once, isWhole { return (actions, true) }
        if configuration.mode == .manual { return (actions, false) }
      } else if case .refused(let reason) = standing {
        actions += refuse(code, reason, at: time)
      } else if !code.isAccepted {
        tracker.change(code.id) { $0.standing = standing }
      }
    }
    return (actions, false)
  }

  /// Of all codes in view that could count, the one that is meant most likely; by its number.
  private func firstCandidate(_ aim: Aim, _ carriers: [ItemCarrier]) -> Int? {
    preferred(aim) {
      !$0.isPart && refusal(of: $0, aim) == nil && counts($0)
        && standing(of: $0, among: carriers, aim) == nil
    }
  }

  /// Of the codes that are seen and fulfil a condition, the one that is meant most likely; by its number.
  @inline(never)
  func preferred(_ aim: Aim, where isCandidate: (TrackedCode) -> Bool) -> Int? {
    var best: (id: Int, outline: Quadrilateral)?
    for code in tracker.codes where aim.isVisible(code.outline) && isCandidate(code) {
      if let best, !aim.prefers(code.outline, to: best.outline) { continue }
      best = (code.id, code.outline)
    }
    return best?.id
  }

  private func counts(_ code: TrackedCode) -> Bool { duplicates.counts(code.barcode, configuration.mode) }

  /// Why a code does not count, whatever was seen before.
  private func refusal(of code: TrackedCode, _ aim: Aim) -> IgnoreReason? {
    guard configuration.acceptance.accepts(code.barcode, text: text) else { return .rule }
    return configuration.regionRule == .strict && !aim.isInFrame(code.outline) ? .outside : nil
  }

  /// What becomes of a code now; `first`: the number of the one that is meant most likely.
  private func standing(
    of code: TrackedCode, _ aim: Aim, _ carriers: [ItemCarrier], _ first: Int?, at time: ScanTime
  ) -> TrackedCode.Standing {
    guard aim.isVisible(code.outline) else { return .seen }
    if let reason = refusal(of: code, aim) { return .refused(reason) }
    let needed = configuration.confirmations ?? ScanConfirmation.framesNeeded(code.barcode)
    guard code.frames >= max(needed, 1), !code.isPart else { return .seen }
    guard counts(code) else { return .refused(.duplicate) }
    if let standing = standing(of: code, among: carriers, aim) { return standing }
    let isOneWanted = configuration.mode == .once || configuration.mode == .manual
    if isOneWanted, code.id != first { return .waiting }
    let isPatient = time.since(code.firstSeen) >= Self.patience
    return aim.isInFrame(code.outline) || isPatient ? .accepted : .waiting
  }

  /// What another carrier of the same item makes of a code; `nil`: nothing.
  private func standing(
    of code: TrackedCode, among carriers: [ItemCarrier], _ aim: Aim
  ) -> TrackedCode.Standing? {
    guard !code.isAccepted, let mine = carriers.first(where: { $0.id == code.id }) else { return nil }
    for theirs in carriers where theirs.id != code.id && theirs.isBeside(mine) {
      guard let other = tracker.code(theirs.id) else { continue }
      if other.isAccepted { return .refused(.duplicate) }
      if theirs.saysMore(than: mine), aim.isVisible(other.outline), refusal(of: other, aim) == nil {
        return .waiting
      }
    }
    return nil
  }

  mutating func accept(
    _ code: TrackedCode, at time: ScanTime
  ) -> (actions: [ScanAction], isWhole: Bool) {
    duplicates.note(code.barcode, at: time)
    var counted = code
    counted.standing = .accepted
    tracker.change(code.id) { $0 = counted }
    let scan = Scan(id: code.id, barcode: code.barcode, time: time, frames: code.frames)
    let (collected, isWhole) = collect(counted)
    return ([.status(.success(scan))] + collected, isWhole)
  }

  mutating func refuse(
    _ code: TrackedCode, _ reason: IgnoreReason, at time: ScanTime
  ) -> [ScanAction] {
    if reason == .duplicate { duplicates.note(code.barcode, at: time) }
    guard !code.isAccepted else { return [] }
    var refused = code
    refused.standing = .refused(reason)
    refused.toldReasons |= 1 << reason.rawValue
    tracker.change(code.id) { $0 = refused }
    return refused.toldReasons == code.toldReasons ? [] : [.ignored(refused, reason)]
  }

  /// Puts a member of a set to the others; and whether nothing is missing now.
  private mutating func collect(_ code: TrackedCode) -> (actions: [ScanAction], isWhole: Bool) {
    guard let place = code.barcode.structuredAppend else { return ([], true) }
    do throws(StructuredAppendCollector.Failure) {
      switch try sets.add(code.barcode) {
      case .single: return ([], true)
      case .incomplete(let missing):
        return ([.progress(have: place.count - missing.count, count: place.count)], false)
      case .complete(let set):
        return ([.progress(have: place.count, count: place.count), .completed(set)], true)
      }
    } catch {
      return ([.ignored(code, .set)], false)
    }
  }
}

extension CodeTracker.Change {
  /// The code that the frame showed.
  fileprivate var seen: Int? {
    switch self {
    case .added(let id), .updated(let id): id
    case .removed: nil
    }
  }
}

extension LuminanceView {
  /// Mean grey of a part, 0…1 of width and height, by every eighth pixel of every eighth row.
  borrowing func meanLuminance(of part: Rectangle2D?) -> Int {
    let part = part ?? Rectangle2D(x: 0, y: 0, width: 1, height: 1)
    let left = Int(part.x * Double(width)), right = min(Int((part.x + part.width) * Double(width)), width)
    let top = Int(part.y * Double(height)), bottom = min(Int((part.y + part.height) * Double(height)), height)
    var (sum, count) = (0, 0)
    for y in stride(from: top, to: bottom, by: 8) {
      for x in stride(from: left, to: right, by: 8) {
        sum += Int(pixels[y * rowStride + x])
        count += 1
      }
    }
    return sum / max(count, 1)
  }
}
