import QuietZone

/// Gives codes numbers that they keep from frame to frame.
struct CodeTracker {
  /// A code that is not seen this long has left, milliseconds: a few frames of a camera; or for two frames,
  /// where they come slower than that.
  static let patience = 400
  /// Longest time between frames that counts as a slow camera's, milliseconds: a longer one is a pause.
  private static let slowest = 1200

  /// What a frame did.
  enum Change {
    case added(Int)
    case updated(Int)
    case removed(Int)
  }

  /// By their numbers, ascending.
  private(set) var codes: [TrackedCode] = []
  private var nextID = 1
  /// When the last frame came, and how long after the one before, milliseconds.
  private var last: ScanTime?
  private var pace = 0
  /// Milliseconds since the frame before; 0 where the session paused between them.
  var sinceLastFrame: Int { pace > Self.slowest ? 0 : pace }

  /// Lets go of the codes not seen for long, and takes those of a frame in. Changes name the codes.
  mutating func update(_ barcodes: [Barcode], at time: ScanTime) -> [Change] {
    var changes: [Change] = []
    let patience = max(Self.patience, 2 * min(pace, Self.slowest))
    if let last { pace = time.since(last) }
    last = time
    for code in codes where time.since(code.lastSeen) > patience { changes.append(.removed(code.id)) }
    codes.removeAll { time.since($0.lastSeen) > patience }
    var isTaken = [Bool](repeating: false, count: codes.count)
    for barcode in barcodes {
      let isPart = isPart(barcode, beside: barcodes, at: time)
      if let index = match(barcode, isTaken, at: time) {
        isTaken[index] = true
        codes[index].see(barcode, at: time)
        codes[index].isPart = isPart ?? codes[index].isPart
        changes.append(.updated(codes[index].id))
      } else {
        let id = nextNumber()
        changes.append(.added(id))
        var code = TrackedCode(id: id, barcode, at: time)
        code.isPart = isPart ?? false
        codes.append(code)
        isTaken.append(true)
      }
    }
    return changes
  }

  mutating func removeAll() { codes.removeAll() }

  /// A number that no other code has.
  mutating func nextNumber() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  func code(_ id: Int) -> TrackedCode? { codes.first { $0.id == id } }

  mutating func change(_ id: Int, _ body: (inout TrackedCode) -> Void) {
    guard let index = codes.firstIndex(where: { $0.id == id }) else { return }
    body(&codes[index])
  }

  /// Whether a value without a check character, which is the begin or the end of a longer one, is what has
  /// been left of that: where the frame shows the longer one, whether it lies in it; else whether it was in
  /// its place a moment ago. `nil` where nothing tells.
  private func isPart(_ barcode: Barcode, beside barcodes: [Barcode], at time: ScanTime) -> Bool? {
    guard case .linear(let details) = barcode.details, details.check == .none else { return nil }
    var isApart = false
    for code in codes where code.barcode.symbology == barcode.symbology && code.barcode.holds(barcode) {
      let whole = barcodes.filter { $0.isSameValue(as: code.barcode) }
      if whole.isEmpty {
        let bounds = code.barcode.outline.bounds
        if code.distance(to: barcode, at: time) < max(bounds.width, bounds.height) { return true }
      } else {
        if whole.contains(where: { $0.outline.contains(barcode.outline.center) }) { return true }
        isApart = true
      }
    }
    return isApart ? false : nil
  }

  /// The code that this one is: of the same value, and nearest to where it should be by now.
  private func match(_ barcode: Barcode, _ isTaken: [Bool], at time: ScanTime) -> Int? {
    var best: (index: Int, distance: Double)?
    for (index, code) in codes.enumerated() where !isTaken[index] {
      guard code.barcode.isSameValue(as: barcode) else { continue }
      let distance = code.distance(to: barcode, at: time)
      let bounds = barcode.outline.bounds
      // Twice its own size and more, since a hand moves a picture quickly.
      guard distance < 3 * max(bounds.width, bounds.height) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best?.index
  }
}

extension TrackedCode {
  init(id: Int, _ barcode: Barcode, at time: ScanTime) {
    self.init(
      id: id, barcode: barcode, frames: 1, firstSeen: time, lastSeen: time,
      filter: OutlineFilter(barcode.outline, at: time))
  }

  /// Pixels from where it should be by now to where a barcode is.
  func distance(to barcode: Barcode, at time: ScanTime) -> Double {
    (filter.predicted(at: time).center - barcode.outline.center).length
  }

  mutating func see(_ barcode: Barcode, at time: ScanTime) {
    self.barcode = barcode
    filter.add(barcode.outline, at: time)
    frames += 1
    lastSeen = time
  }
}

extension Barcode {
  /// Whether its value begins or ends with another's and goes on.
  fileprivate func holds(_ part: Barcode) -> Bool {
    let (whole, part) = (content.bytes, part.content.bytes)
    let rest = whole.count - part.count
    guard rest > 0 else { return false }
    var (begins, ends) = (true, true)
    for (index, byte) in part.enumerated() {
      if byte != whole[index] { begins = false }
      if byte != whole[index + rest] { ends = false }
    }
    return begins || ends
  }

  /// Whether both say the same in the same way, wherever they are.
  func isSameValue(as other: Barcode) -> Bool {
    symbology == other.symbology && content == other.content
  }
}
