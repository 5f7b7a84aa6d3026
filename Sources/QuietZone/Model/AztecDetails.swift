/// The particulars of an Aztec Code.
public struct AztecDetails: Hashable, Sendable {
  /// Layers of data: 1…4 compact, 1…32 full, 0 of a rune.
  public var layers: Int
  public var isCompact: Bool
  /// Codewords of data and in all.
  public var dataCodewords: Int
  public var codewords: Int
  /// What the members of a structured-append set share, ASCII, where they do.
  public var setName: [UInt8]?
  /// The message is for the reader itself, to set it up.
  public var isForReader: Bool

  /// A rune: a number 0…255 and nothing more.
  public var isRune: Bool { layers == 0 }

  public init(
    layers: Int, isCompact: Bool, dataCodewords: Int, codewords: Int, setName: [UInt8]? = nil,
    isForReader: Bool = false
  ) {
    self.layers = layers
    self.isCompact = isCompact
    self.dataCodewords = dataCodewords
    self.codewords = codewords
    self.setName = setName
    self.isForReader = isForReader
  }
}
