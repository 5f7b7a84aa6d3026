/// The choices that Aztec Code offers.
public struct AztecOptions: Hashable, Sendable {
  /// Which sizes may be used; the smallest that holds the content with its correction is taken.
  public enum Size: Hashable, Sendable {
    /// Compact ones, then full ones.
    case any
    /// Compact ones.
    case compact
    /// Full ones.
    case full
    /// A compact one with so many layers, 1…4.
    case compactLayers(Int)
    /// A full one with so many layers, 1…32.
    case fullLayers(Int)
    /// A rune: the content is a number 0…255 in digits.
    case rune
  }

  public var size: Size
  /// Share of the symbol that is for correction, 5…95 %, besides three codewords; `nil`: 23 as the standard
  /// recommends, and where the layers are given what is left, 5 at least.
  public var percentage: Int?
  /// What the members of a structured-append set share: ASCII without spaces, 24 characters at most.
  public var setName: [UInt8]?
  /// The content configures a reader: compact symbols of one layer, full ones of up to 22.
  public var isForReader: Bool

  public init(
    size: Size = .any, percentage: Int? = nil, setName: [UInt8]? = nil, isForReader: Bool = false
  ) {
    self.size = size
    self.percentage = percentage
    self.setName = setName
    self.isForReader = isForReader
  }
}
