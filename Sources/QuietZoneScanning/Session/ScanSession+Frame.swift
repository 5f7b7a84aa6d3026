public import QuietZone

extension ScanSession {
  /// Reads a frame: grey bytes as the camera gave them, borrowed for the call. Passed over unless the session
  /// runs.
  public mutating func frame(_ view: borrowing LuminanceView, at time: ScanTime) -> [ScanAction] {
    guard state == .running, view.width > 0, view.height > 0 else { return [] }
    let size = Size(width: Double(view.width), height: Double(view.height))
    var part: Rectangle?
    if let region = configuration.region {
      part = region.sensor(ofPicture: size, in: configuration.viewport)
      // A region that lies outside of the picture shows nothing.
      guard part != nil else { return take([], at: time, middle: Point(x: 0, y: 0)) }
    }
    var actions: [ScanAction] = []
    if configuration.torch == .automatic, capabilities.hasTorch,
      let on = torchPolicy.update(mean: view.meanLuminance(of: part), at: time)
    {
      actions.append(.setTorch(on))
    }
    let barcodes = reader.read(view, part, configuration, tracker.codes, at: time)
    let middle = Point(
      x: (part.map { $0.x + $0.width / 2 } ?? 0.5) * size.width,
      y: (part.map { $0.y + $0.height / 2 } ?? 0.5) * size.height)
    return actions + take(barcodes, at: time, middle: middle)
  }

  /// Follows the codes of a frame and decides which count. `middle` of the region, pixels.
  private mutating func take(_ barcodes: [Barcode], at time: ScanTime, middle: Point) -> [ScanAction] {
    var actions: [ScanAction] = []
    var seen: [Int] = []
    for change in tracker.update(barcodes, at: time) {
      switch change {
      case .added(let id):
        seen.append(id)
        if let code = tracker.code(id) { actions.append(.added(code)) }
      case .updated(let id):
        seen.append(id)
        if let code = tracker.code(id) { actions.append(.updated(code)) }
      case .removed(let id): actions.append(.removed(id))
      }
    }
    if configuration.mode == .manual { seen = nearest(to: middle, of: seen) }
    for id in seen {
      actions += judge(id, at: time)
      if state != .running { break }
    }
    return actions
  }

  /// In mode `manual` one code at the most has a say: the one nearest to the middle.
  private func nearest(to middle: Point, of ids: [Int]) -> [Int] {
    guard isArmed else { return [] }
    let codes = ids.compactMap { tracker.code($0) }.filter { configuration.acceptance.accepts($0.barcode) }
    let best = codes.min {
      ($0.outline.center - middle).length < ($1.outline.center - middle).length
    }
    return best.map { [$0.id] } ?? []
  }

  private mutating func judge(_ id: Int, at time: ScanTime) -> [ScanAction] {
    guard let code = tracker.code(id) else { return [] }
    guard configuration.acceptance.accepts(code.barcode) else { return ignore(code, .rule) }
    let needed = configuration.confirmations ?? Confirmation.framesNeeded(code.barcode)
    guard code.frames >= max(needed, 1) else { return [] }
    guard duplicates.isNew(code.barcode, configuration.mode, at: time) else {
      return code.isAccepted ? [] : ignore(code, .duplicate)
    }
    tracker.change(id) { $0.isAccepted = true }
    isArmed = false
    let scan = Scan(id: id, barcode: code.barcode, time: time, frames: code.frames)
    let (collected, isWhole) = collect(code)
    let actions = [.status(.success(scan))] + collected
    // The members of a set are one message.
    guard configuration.mode == .once, isWhole else { return actions }
    return actions + close(.stop(byPerson: false), at: time)
  }

  private mutating func ignore(_ code: TrackedCode, _ reason: IgnoreReason) -> [ScanAction] {
    guard !code.isIgnored else { return [] }
    tracker.change(code.id) { $0.isIgnored = true }
    return [.ignored(code.barcode, reason)]
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
      return ([.ignored(code.barcode, .set)], false)
    }
  }
}

extension LuminanceView {
  /// Mean grey of a part, 0…1 of width and height, by every eighth pixel of every eighth row.
  borrowing func meanLuminance(of part: Rectangle?) -> Int {
    let part = part ?? Rectangle(x: 0, y: 0, width: 1, height: 1)
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
