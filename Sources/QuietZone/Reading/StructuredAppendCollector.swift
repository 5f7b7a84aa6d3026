/// Puts the symbols of structured-append sets together, in whatever order they are read.
///
/// ```swift
/// var collector = StructuredAppendCollector()
/// for barcode in barcodes {
///   if case .complete(let content) = try collector.add(barcode) { use(content) }
/// }
/// ```
///
/// A set is known by its symbology, its number of symbols and its parity. At most 64 unfinished sets are
/// kept; the one begun first is given up for the next.
public struct StructuredAppendCollector: Hashable, Sendable {
  /// What a barcode did to its set.
  public enum Outcome: Hashable, Sendable {
    /// The barcode belongs to no set.
    case single
    /// The set lacks symbols, these places, from 0.
    case incomplete(missing: [Int])
    /// The set is whole; it is forgotten with that, and its symbols begin a new one if they come again.
    case complete(Content)
  }

  /// Why symbols do not make a set.
  public enum Failure: Error, Hashable, Sendable {
    /// The place lies outside the set.
    case placeOutOfRange(index: Int, count: Int)
    /// Two symbols with different content claim this place of one set.
    case contradiction(index: Int)
    /// The symbols name one parity and their bytes have another: they are of different messages.
    case parity(stated: Int, actual: Int)
  }

  private struct Member: Hashable {
    var content: Content
    var hasIndicator: Bool
  }

  private struct Set: Hashable {
    var symbology: Symbology
    var identity: Int
    var members: [Member?]
  }

  private static let maximumSets = 64
  private var sets: [Set] = []

  public init() {}

  /// How many sets are unfinished.
  public var pendingCount: Int { sets.count }

  /// Adds a barcode to its set; one that is there already changes nothing. A set that fails its parity is
  /// forgotten.
  public mutating func add(_ barcode: Barcode) throws(Failure) -> Outcome {
    guard let place = barcode.structuredAppend else { return .single }
    let (index, count) = (place.index, place.count)
    guard count > 0, count <= 256, index >= 0, index < count else {
      throw .placeOutOfRange(index: index, count: count)
    }
    let position = position(barcode.symbology, place)
    // FNC1 in second position: every symbol begins with the application indicator.
    let hasIndicator =
      barcode.identifier.modifier == UInt8(ascii: "5") || barcode.identifier.modifier == UInt8(ascii: "6")
    let member = Member(content: barcode.content, hasIndicator: hasIndicator)
    if let known = sets[position].members[index], known != member { throw .contradiction(index: index) }
    sets[position].members[index] = member
    let missing = (0..<count).filter { sets[position].members[$0] == nil }
    guard missing.isEmpty else { return .incomplete(missing: missing) }
    return .complete(try Self.merged(sets.remove(at: position)))
  }

  /// Where the set of a place is kept; a new one is begun if there is none.
  private mutating func position(_ symbology: Symbology, _ place: StructuredAppend) -> Int {
    let known = sets.firstIndex {
      $0.symbology == symbology && $0.identity == place.identity && $0.members.count == place.count
    }
    if let known { return known }
    if sets.count >= Self.maximumSets { sets.removeFirst() }
    let members = [Member?](repeating: nil, count: place.count)
    sets.append(Set(symbology: symbology, identity: place.identity, members: members))
    return sets.count - 1
  }

  /// The content of all members in order. The parity is the exclusive or of all bytes of the message
  /// (ISO/IEC 18004:2015, 8.3), to which the application indicators do not belong.
  private static func merged(_ set: Set) throws(Failure) -> Content {
    var content = Content()
    var parity: UInt8 = 0
    for member in set.members.compactMap({ $0 }) {
      let indicator = member.hasIndicator ? indicatorLength(member.content.bytes) : 0
      for byte in member.content.bytes.dropFirst(indicator) { parity ^= byte }
      content.append(content.bytes.isEmpty ? member.content : withoutPrefix(member.content, indicator))
    }
    guard Int(parity) == set.identity else { throw .parity(stated: set.identity, actual: Int(parity)) }
    return content
  }

  /// Two digits or one letter.
  private static func indicatorLength(_ bytes: [UInt8]) -> Int {
    guard let first = bytes.first else { return 0 }
    return min(first < UInt8(ascii: "A") ? 2 : 1, bytes.count)
  }

  private static func withoutPrefix(_ content: Content, _ length: Int) -> Content {
    guard length > 0 else { return content }
    var rest = Content()
    for index in content.sections.indices {
      let range = content.range(ofSection: index)
      let start = min(max(range.lowerBound, length), range.upperBound)
      rest.append(content.bytes[start..<range.upperBound], eci: content.sections[index].eci)
    }
    return rest
  }
}
