/// The choices that PDF417 and MicroPDF417 offer.
public struct PDF417Options: Hashable, Sendable {
  /// Codewords in a row: 1…30, 1…4 for MicroPDF417; `nil`: as the ratio wants it.
  public var columns: Int?
  /// Rows: 3…90, of MicroPDF417 those that there are; `nil`: as few as the columns allow.
  public var rows: Int?
  /// Correction level 0…8; `nil`: what the standard recommends for so much data. Not for MicroPDF417.
  public var level: Int?
  /// Width by height that the symbol comes near to where columns or rows are free.
  public var aspectRatio: Double
  /// Height of a row, modules, 1…10; `nil`: what the standards ask for at least, 3 and of MicroPDF417 2.
  public var rowHeight: Int?
  /// Compact PDF417: for clean places, a quarter narrower.
  public var isCompact: Bool
  /// The content configures a reader.
  public var isForReader: Bool
  /// What a set says of itself besides its place; see ``BarcodeWriter/writeSeries(_:count:)``. A symbol by
  /// itself says nothing of it.
  public var macro: PDF417Macro

  public init(
    columns: Int? = nil, rows: Int? = nil, level: Int? = nil, aspectRatio: Double = 2, rowHeight: Int? = nil,
    isCompact: Bool = false, isForReader: Bool = false, macro: PDF417Macro = PDF417Macro()
  ) {
    self.columns = columns
    self.rows = rows
    self.level = level
    self.aspectRatio = aspectRatio
    self.rowHeight = rowHeight
    self.isCompact = isCompact
    self.isForReader = isForReader
    self.macro = macro
  }

  /// Width by height of a symbol that is asked for, between which something can be made.
  private static let aspectRatios = (above: 0.01, below: 100.0)

  /// Throws what no symbol can be made with.
  func check() throws(BarcodeEncodingError) {
    if let columns, !(1...30).contains(columns) {
      throw .invalidOption(.number(.columns, columns, minimum: 1, maximum: 30))
    }
    if let rows, !(3...90).contains(rows) {
      throw .invalidOption(.number(.rows, rows, minimum: 3, maximum: 90))
    }
    if let level, !(0...8).contains(level) {
      throw .invalidOption(.number(.level, level, minimum: 0, maximum: 8))
    }
    if let rowHeight, !(1...10).contains(rowHeight) {
      throw .invalidOption(.number(.rowHeight, rowHeight, minimum: 1, maximum: 10))
    }
    guard aspectRatio > Self.aspectRatios.above, aspectRatio < Self.aspectRatios.below else {
      throw .invalidOption(.aspectRatio)
    }
    guard (1...10).contains(macro.fileID.count), macro.fileID.allSatisfy({ $0 < 900 }) else {
      throw .invalidOption(.setIdentity(.pdf417))
    }
  }
}
