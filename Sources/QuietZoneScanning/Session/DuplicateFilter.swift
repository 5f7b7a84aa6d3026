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
  }

  private var entries: [Entry] = []
  private var byteCount = 0

  /// Whether `barcode`, seen now, counts in `mode`. `pace`: milliseconds since the frame before; what was
  /// seen there has not been out of sight, however slow the camera is.
  func counts(_ barcode: Barcode, _ mode: ScanMode, pace: Int, at time: ScanTime) -> Bool {
    guard let index = index(of: barcode) else { return true }
    return switch mode {
    case .once, .oncePerCode: false
    case .continuous(let rearm): time.since(entries[index].lastSeen) >= max(rearm, pace + 1)
    case .manual: true
    }
  }

  /// Remembers that `barcode` was seen and counts, or counted before.
  mutating func note(_ barcode: Barcode, at time: ScanTime) {
    if let index = index(of: barcode) {
      entries[index].lastSeen = time
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
