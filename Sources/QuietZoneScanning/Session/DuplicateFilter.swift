import QuietZone

/// Remembers which values counted, so that one does not count again too soon. What is compared is the values
/// themselves: two of one hash are still two.
struct DuplicateFilter: Sendable {
  /// The most values remembered; the one seen longest ago is forgotten for the next.
  static let capacity = 65_536
  /// The most bytes of content remembered, however few values they are.
  static let maximumBytes = 8_000_000

  private struct Entry {
    var symbology: Symbology
    var hash: UInt32
    var content: Content
    var lastSeen: ScanTime
    /// Whether it was out of sight for long enough, and has not counted since.
    var countsAgain = false
  }

  private var entries: [Entry] = []
  private var byteCount = 0

  /// Whether `barcode` counts in `mode`, as far as frames have shown it.
  func counts(_ barcode: Barcode, _ mode: ScanMode) -> Bool {
    guard let index = index(of: barcode) else { return true }
    return switch mode {
    case .once, .oncePerCode: false
    case .continuous: entries[index].countsAgain
    case .manual: true
    }
  }

  /// A frame shows `barcode`, whether it is to count or not; it may count again when it was out of sight for
  /// `gap` milliseconds.
  mutating func see(_ barcode: Barcode, after gap: Int, at time: ScanTime) {
    guard let index = index(of: barcode) else { return }
    if time.since(entries[index].lastSeen) >= gap { entries[index].countsAgain = true }
    entries[index].lastSeen = time
  }

  /// Remembers that `barcode` was seen and counts, or counted before.
  mutating func note(_ barcode: Barcode, at time: ScanTime) {
    if let index = index(of: barcode) {
      (entries[index].lastSeen, entries[index].countsAgain) = (time, false)
      return
    }
    byteCount += barcode.content.bytes.count
    while entries.count >= Self.capacity || byteCount > Self.maximumBytes, !entries.isEmpty { forgetOldest() }
    entries.append(
      Entry(
        symbology: barcode.symbology, hash: Self.hash(barcode), content: barcode.content, lastSeen: time))
  }

  private mutating func forgetOldest() {
    var oldest = 0
    for index in entries.indices where entries[index].lastSeen < entries[oldest].lastSeen { oldest = index }
    byteCount -= entries[oldest].content.bytes.count
    entries.remove(at: oldest)
  }

  @inline(never)
  private func index(of barcode: Barcode) -> Int? {
    let hash = Self.hash(barcode)
    for index in entries.indices where entries[index].hash == hash {
      if entries[index].symbology == barcode.symbology, entries[index].content == barcode.content {
        return index
      }
    }
    return nil
  }

  /// FNV-1a, 32 bits.
  private static func hash(_ barcode: Barcode) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in barcode.content.bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return (hash ^ UInt32(barcode.symbology.rawValue)) &* 16_777_619
  }
}
