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
  /// The meaning of the first section; `nil` when there is none. Kept apart from the others, since most
  /// content has no other and then takes no memory for them.
  private var firstECI: ECI?
  /// The sections behind the first one.
  private var laterSections: [Section] = []

  /// The sections in ascending order of start; empty exactly when `bytes` is empty. An array made for the
  /// caller: loops ask once.
  public var sections: [Section] {
    bytes.isEmpty ? [] : [Section(start: 0, eci: firstECI)] + laterSections
  }

  /// How many sections there are.
  var sectionCount: Int { bytes.isEmpty ? 0 : 1 + laterSections.count }

  /// What the bytes of section `index` mean; for loops that need no array of them.
  func eci(ofSection index: Int) -> ECI? {
    index > 0 && index <= laterSections.count ? laterSections[index - 1].eci : firstECI
  }

  public init() {
    bytes = []
  }

  /// Raw bytes with one meaning throughout.
  public init(bytes: [UInt8], eci: ECI? = nil) {
    self.bytes = bytes
    firstECI = bytes.isEmpty ? nil : eci
  }

  /// Text, kept as UTF-8; a writer is free to choose the shortest character set that means the same.
  public init(text: String) {
    // An array of the UTF-8 view itself costs twice as much.
    let bytes = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe Array($0) }
    self.init(bytes: bytes ?? Array(text.utf8), eci: .utf8)
  }

  /// Adds bytes at the end; a new section begins only where the meaning changes.
  public mutating func append(_ more: some Sequence<UInt8>, eci: ECI?) {
    let start = bytes.count
    bytes.append(contentsOf: more)
    guard bytes.count > start else { return }
    if start == 0 {
      firstECI = eci
    } else if (laterSections.isEmpty ? firstECI : laterSections[laterSections.count - 1].eci) != eci {
      laterSections.append(Section(start: start, eci: eci))
    }
  }

  /// Adds all of `other` at the end, for instance the next symbol of a structured-append set.
  public mutating func append(_ other: Content) {
    for (index, section) in other.sections.enumerated() {
      append(other.bytes[other.range(ofSection: index)], eci: section.eci)
    }
  }

  /// The range of `bytes` that section `index` of ``sections`` covers.
  public func range(ofSection index: Int) -> Range<Int> {
    let end = index < laterSections.count ? laterSections[index].start : bytes.count
    return (index == 0 ? 0 : laterSections[index - 1].start)..<end
  }
}
