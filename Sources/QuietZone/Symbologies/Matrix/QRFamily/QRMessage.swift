/// The data of one symbol, ready to be written as bits in one format.
struct QRMessage: Sendable {
  /// A stretch of data in one character set.
  struct Part: Sendable {
    var way: QRSource.Way
    /// The ECI header to write before it.
    var announced: ECI?
    var segments: [QRSegment]
  }

  /// Bits of everything before the terminator.
  private(set) var bits: Int64
  private(set) var parts: [Part] = []
  private let application: QRSource.Application
  private var structuredAppend: StructuredAppend?
  /// The ECI in force at the end; `nil`: none was announced.
  private var inForce: ECI?

  /// An empty message with its headers.
  init(_ application: QRSource.Application, structuredAppend: StructuredAppend?, format: QRBitFormat) {
    self.application = application
    self.structuredAppend = structuredAppend
    bits = structuredAppend == nil ? 0 : Int64(format.modeBits + 16)
    switch application {
    case .general: break
    case .gs1: bits += Int64(format.modeBits)
    case .aim: bits += Int64(format.modeBits + 8)
    }
  }

  /// Adds a section; false if the format lacks a mode that one of its characters needs.
  mutating func append(_ way: QRSource.Way, _ format: QRBitFormat) -> Bool {
    let segmentation = QRSegmentation(way.text, format)
    guard let size = segmentation.bits else { return false }
    // The default of the symbology is ISO-8859-1; once another ECI is in force, it has a number like all
    // others.
    let isDefault = way.eci == nil && (inForce == nil || inForce == .iso8859_1)
    let wanted = way.eci ?? .iso8859_1
    let announced = isDefault || inForce == wanted ? nil : wanted
    if let announced {
      bits += Int64(format.headerBits(announced))
      inForce = announced
    }
    bits += size
    parts.append(Part(way: way, announced: announced, segments: segmentation.segments))
    return true
  }
}

extension QRMessage {
  /// Exclusive or of all bytes as a reader transmits them, kanji mode by the Shift JIS codes: what the
  /// members of a structured-append set share (ISO/IEC 18004:2015, 8.3). It depends on the modes chosen
  /// where a character such as the degree sign has a byte of ISO-8859-1 and a kanji code.
  var parity: UInt8 { parts.reduce(0) { $0 ^ $1.parity } }

  /// Enters the parity of the whole set; its bits are there already.
  mutating func identify(_ parity: UInt8) { structuredAppend?.identity = Int(parity) }
}

extension QRMessage.Part {
  fileprivate var parity: UInt8 {
    var parity: UInt8 = 0
    for segment in segments {
      for unit in way.text.units[segment.units] {
        if segment.mode == .kanji {
          parity ^= UInt8(truncatingIfNeeded: unit.kanji &>> 8) ^ UInt8(truncatingIfNeeded: unit.kanji)
        } else {
          for byte in way.text.bytes[way.text.range(of: unit)] { parity ^= byte }
        }
      }
    }
    return parity
  }
}

extension QRMessage {
  /// Writes everything before the terminator: structured append, then the first ECI, then FNC1 (7.4.8.2),
  /// then data.
  func write(to writer: inout BitWriter, _ format: QRBitFormat) {
    if let structuredAppend, let indicator = format.structuredAppend {
      writer.append(UInt32(indicator), count: format.modeBits)
      writer.append(UInt32(truncatingIfNeeded: structuredAppend.index), count: 4)
      writer.append(UInt32(truncatingIfNeeded: structuredAppend.count &- 1), count: 4)
      writer.append(UInt32(truncatingIfNeeded: structuredAppend.identity), count: 8)
    }
    if parts.isEmpty { writeApplication(to: &writer, format) }
    for (index, part) in parts.enumerated() {
      if let eci = part.announced { Self.write(eci, to: &writer, format) }
      if index == 0 { writeApplication(to: &writer, format) }
      for segment in part.segments {
        part.way.text.write(segment, to: &writer, format, hasFNC1: application != .general)
      }
    }
  }

  private func writeApplication(to writer: inout BitWriter, _ format: QRBitFormat) {
    switch application {
    case .general: break
    case .gs1: writer.append(UInt32(format.fnc1First ?? 0), count: format.modeBits)
    case .aim(let indicator):
      writer.append(UInt32(format.fnc1Second ?? 0), count: format.modeBits)
      writer.append(UInt32(indicator), count: 8)
    }
  }

  /// The designator takes one, two or three bytes (ISO/IEC 18004:2015, table 4).
  private static func write(_ eci: ECI, to writer: inout BitWriter, _ format: QRBitFormat) {
    writer.append(UInt32(format.eci ?? 0), count: format.modeBits)
    switch eci.rawValue {
    case 0..<128: writer.append(eci.rawValue, count: 8)
    case 128..<16384: writer.append(0b10 << 14 | eci.rawValue, count: 16)
    default: writer.append(0b110 << 21 | eci.rawValue, count: 24)
    }
  }
}
