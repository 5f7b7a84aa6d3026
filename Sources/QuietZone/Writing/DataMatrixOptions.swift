/// The choices that Data Matrix offers.
public struct DataMatrixOptions: Hashable, Sendable {
  /// Which sizes may be used; the one with the fewest modules that holds the content is taken.
  public enum Size: Hashable, Sendable {
    /// The 24 squares.
    case square
    /// The six rectangles.
    case rectangle
    /// Squares and rectangles.
    case any
    /// This size alone, one of the 18 of DMRE among them.
    case exactly(columns: Int, rows: Int)
  }

  public var size: Size
  /// Whether rectangles may be those of DMRE too (ISO/IEC 21471), which older readers do not know.
  public var allowsExtension: Bool
  /// Whether header and trailer of ISO/IEC 15434, formats 05 and 06, are written as one codeword.
  public var usesMacros: Bool
  /// The content configures a reader.
  public var isForReader: Bool
  /// What the members of a structured-append set share, two numbers 1…254 as first · 256 + second.
  public var setIdentity: Int

  public init(
    size: Size = .square, allowsExtension: Bool = false, usesMacros: Bool = true, isForReader: Bool = false,
    setIdentity: Int = 257
  ) {
    self.size = size
    self.allowsExtension = allowsExtension
    self.usesMacros = usesMacros
    self.isForReader = isForReader
    self.setIdentity = setIdentity
  }
}
