import QuietZone

/// How much content is read before it is refused: what no set of codes holds need not be in memory.
struct ContentLimit {
  /// A megabyte, more than any code holds, or what the codes asked for could hold.
  let bytes: Int
  private let symbology: Symbology

  init(_ symbology: Symbology, count: Int?) {
    self.symbology = symbology
    let most = (Self.capacity(symbology)?.digits ?? 0) * min(max(count ?? 1, 1), 100_000)
    bytes = max(1_000_000, most)
  }

  /// `read`, unless it is more than may be; `source` is where it came from.
  func checked(_ read: [UInt8], _ source: String) throws(CommandFailure) -> [UInt8] {
    guard read.count > bytes else { return read }
    throw CommandFailure("\(source) has more than \(bytes) bytes, and was read no further; \(most)")
  }

  /// How many members a set of codes of `symbology` has at most; 1 where there are no sets.
  static func largestSet(_ symbology: Symbology) -> Int { capacity(symbology)?.set ?? 1 }

  private var most: String {
    guard let capacity = Self.capacity(symbology) else {
      return "\(symbology.name) holds a few dozen characters"
    }
    let one = "one \(symbology.name) holds \(capacity.digits) digits or \(capacity.bytes) bytes at the most"
    return capacity.set > 1 ? one + ", a set of up to \(capacity.set) so many times that" : one
  }

  /// The largest symbol at its lowest correction, and members of a set (ISO/IEC 18004:2024 Table 7, 23941
  /// Table 6, 16022:2006 Table 7, 24778:2008 Annex D, 15438:2015 Table 1 and 5.13, 24728:2006 Table 1,
  /// 16023:2000 4.1); `nil` for linear ones, whose own errors say their lengths.
  private static func capacity(_ symbology: Symbology) -> (digits: Int, bytes: Int, set: Int)? {
    switch symbology {
    case .qrCode: (7089, 2953, 16)
    case .microQRCode: (35, 15, 1)
    case .rectangularMicroQRCode: (361, 150, 1)
    case .dataMatrix: (3116, 1555, 16)
    case .aztec: (3832, 1914, 26)
    case .pdf417: (2710, 1108, 99_999)
    case .microPDF417: (366, 150, 99_999)
    case .maxiCode: (138, 93, 8)
    default: nil
    }
  }
}
