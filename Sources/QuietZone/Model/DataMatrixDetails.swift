/// The particulars of a Data Matrix.
public struct DataMatrixDetails: Hashable, Sendable {
  /// Modules in a row and rows.
  public var columns: Int
  public var rows: Int
  /// 5 or 6 where a macro stands for the header and trailer of ISO/IEC 15434; the content holds both.
  public var macro: Int?
  /// Meant to configure a reader.
  public var isForReader: Bool

  public init(columns: Int, rows: Int, macro: Int? = nil, isForReader: Bool = false) {
    self.columns = columns
    self.rows = rows
    self.macro = macro
    self.isForReader = isForReader
  }
}
