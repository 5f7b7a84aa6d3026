/// What a symbol says: bytes, and the places where their meaning (the ECI) changes. Never a String; text is
/// made of it with a ``TextConverter``.
///
/// ```swift
/// let content = Content(text: "QuietZone")
/// assert(content.bytes.count == 9)
/// ```
public struct Content: Hashable, Sendable {
  /// A stretch of bytes with one meaning; it ends where the next section starts.
  public struct Section: Hashable, Sendable {
    /// Index of the section's first byte.
    public var start: Int
    /// What the bytes mean; `nil` when the symbol does not say.
    public var eci: ECI?
    public init(start: Int, eci: ECI?) {
      self.start = start
      self.eci = eci
    }
  }

  /// The data as transmitted, escapes resolved, without symbology identifier and ECI escapes. FNC1 used as a
  /// separator appears as GS (29).
  public private(set) var bytes: [UInt8]
  /// The sections in ascending order of start; empty exactly when `bytes` is empty.
  public private(set) var sections: [Section]

  public init() {
    bytes = []
    sections = []
  }

  /// Raw bytes with one meaning throughout.
  public init(bytes: [UInt8], eci: ECI? = nil) {
    self.bytes = bytes
    sections = bytes.isEmpty ? [] : [Section(start: 0, eci: eci)]
  }

  /// Text, kept as UTF-8; a writer is free to choose the shortest character set that means the same.
  public init(text: String) {
    self.init(bytes: Array(text.utf8), eci: .utf8)
  }

  /// Adds bytes at the end; a new section begins only where the meaning changes.
  public mutating func append(_ more: some Sequence<UInt8>, eci: ECI?) {
    let start = bytes.count
    bytes.append(contentsOf: more)
    guard bytes.count > start, sections.last.map({ $0.eci != eci }) ?? true else { return }
    sections.append(Section(start: start, eci: eci))
  }

  /// Adds all of `other` at the end, for instance the next symbol of a structured-append set.
  public mutating func append(_ other: Content) {
    for index in other.sections.indices {
      append(other.bytes[other.range(ofSection: index)], eci: other.sections[index].eci)
    }
  }

  /// The range of `bytes` that section `index` covers.
  public func range(ofSection index: Int) -> Range<Int> {
    let end = index + 1 < sections.count ? sections[index + 1].start : bytes.count
    return sections[index].start..<end
  }
}
