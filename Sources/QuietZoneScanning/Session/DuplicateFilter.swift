import QuietZone

/// Remembers which values counted, so that one does not count again too soon.
struct DuplicateFilter: Sendable {
  /// The most values remembered; the one seen longest ago is forgotten for the next.
  static let capacity = 4096

  private struct Entry {
    var barcode: Barcode
    var hash: UInt32
    var lastSeen: ScanTime
  }

  private var entries: [Entry] = []

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
    if entries.count >= Self.capacity,
      let oldest = entries.indices.min(by: { entries[$0].lastSeen < entries[$1].lastSeen })
    {
      entries.remove(at: oldest)
    }
    entries.append(Entry(barcode: barcode, hash: Self.hash(barcode), lastSeen: time))
  }

  private func index(of barcode: Barcode) -> Int? {
    let hash = Self.hash(barcode)
    return entries.firstIndex { $0.hash == hash && $0.barcode.isSameValue(as: barcode) }
  }

  /// FNV-1a, 32 bits.
  private static func hash(_ barcode: Barcode) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in barcode.content.bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return (hash ^ UInt32(barcode.symbology.rawValue)) &* 16_777_619
  }
}
