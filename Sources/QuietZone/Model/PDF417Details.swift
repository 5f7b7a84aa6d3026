/// The particulars of a PDF417 or MicroPDF417.
public struct PDF417Details: Hashable, Sendable {
  /// Codewords in a row, without row indicators.
  public var columns: Int
  public var rows: Int
  /// Correction level 0…8; `nil` for MicroPDF417, where the size decides.
  public var level: Int?
  /// Compact PDF417: without the right row indicators and with a stop of one module.
  public var isCompact: Bool
  /// Meant to configure a reader.
  public var isForReader: Bool
  /// The macro control block of a member of a set.
  public var macro: PDF417Macro?

  public init(
    columns: Int, rows: Int, level: Int?, isCompact: Bool = false, isForReader: Bool = false,
    macro: PDF417Macro? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.level = level
    self.isCompact = isCompact
    self.isForReader = isForReader
    self.macro = macro
  }
}

/// The macro control block: the place of a symbol in a set and what the set is (ISO/IEC 15438:2015, Annex H).
public struct PDF417Macro: Hashable, Sendable {
  /// Place in the set, from 0; the writer fills it in.
  public var index: Int
  /// Symbols in the set, where said; the writer fills it in.
  public var count: Int?
  /// What the members of one set share: codewords 0…899.
  public var fileID: [UInt16]
  /// The last symbol of the set; the writer fills it in.
  public var isLast: Bool
  /// Text, bytes of ISO-8859-1; of what was read `nil`, too, where it has other characters.
  public var fileName: [UInt8]?
  public var sender: [UInt8]?
  public var addressee: [UInt8]?
  /// Seconds since 1970-01-01 00:00 GMT.
  public var timestamp: UInt64?
  /// Bytes.
  public var fileSize: UInt64?
  /// CRC of the file, x¹⁶ + x¹² + x⁵ + 1.
  public var checksum: UInt16?

  public init(
    index: Int = 0, count: Int? = nil, fileID: [UInt16] = [1], isLast: Bool = false,
    fileName: [UInt8]? = nil, sender: [UInt8]? = nil, addressee: [UInt8]? = nil, timestamp: UInt64? = nil,
    fileSize: UInt64? = nil, checksum: UInt16? = nil
  ) {
    self.index = index
    self.count = count
    self.fileID = fileID
    self.isLast = isLast
    self.fileName = fileName
    self.sender = sender
    self.addressee = addressee
    self.timestamp = timestamp
    self.fileSize = fileSize
    self.checksum = checksum
  }

  /// The place in the set, with a number made of ``fileID`` as identity; a count of 0 is one not said. It
  /// begins with how many codewords there are, as those of 0 in front count (Annex H), and the factor is odd,
  /// so that none is shifted out of its 30 bits.
  var structuredAppend: StructuredAppend {
    var identity = UInt32(truncatingIfNeeded: fileID.count)
    for codeword in fileID { identity = (identity &* 929 &+ UInt32(codeword)) & 0x3FFF_FFFF }
    let total = count ?? (isLast ? index + 1 : 0)
    return StructuredAppend(index: index, count: total, identity: Int(identity))
  }
}
