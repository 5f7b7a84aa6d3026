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

  /// Whether `barcode`, seen now, counts in `mode`; from then on it is known.
  mutating func isNew(_ barcode: Barcode, _ mode: ScanMode, at time: ScanTime) -> Bool {
    let hash = Self.hash(barcode)
    guard let index = entries.firstIndex(where: { $0.hash == hash && $0.barcode.isSameValue(as: barcode) })
    else {
      if entries.count >= Self.capacity,
        let oldest = entries.indices.min(by: { entries[$0].lastSeen < entries[$1].lastSeen })
      {
        entries.remove(at: oldest)
      }
      entries.append(Entry(barcode: barcode, hash: hash, lastSeen: time))
      return true
    }
    let gap = time.since(entries[index].lastSeen)
    entries[index].lastSeen = time
    switch mode {
    case .once, .oncePerCode: return false
    case .continuous(let rearm): return gap >= max(rearm, 1)
    case .manual: return true
    }
  }

  /// FNV-1a, 32 bits.
  private static func hash(_ barcode: Barcode) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in barcode.content.bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return (hash ^ UInt32(barcode.symbology.rawValue)) &* 16_777_619
  }
}
