/// Puts the symbols of structured-append sets together, in whatever order they are read.
///
/// ```swift
/// var collector = StructuredAppendCollector()
/// for barcode in barcodes {
///   if case .complete(let set) = try collector.add(barcode) { use(set.content) }
/// }
/// ```
///
/// A set is known by its symbology, its number of symbols and what they share, ``StructuredAppend/identity``.
/// At most 64 unfinished sets are kept; the one begun first is given up for the next.
public struct StructuredAppendCollector: Hashable, Sendable {
  /// What a barcode did to its set.
  public enum Outcome: Hashable, Sendable {
    /// The barcode belongs to no set.
    case single
    /// The set lacks symbols, these places, from 0.
    case incomplete(missing: [Int])
    /// The set is whole; it is forgotten with that, and its symbols begin a new one if they come again.
    case complete(Whole)
  }

  /// A set that is whole.
  public struct Whole: Hashable, Sendable {
    /// What all symbols say together, with their sections.
    public var content: Content
    /// The symbols in the order of their places.
    public var barcodes: [Barcode]
  }

  /// A set that lacks symbols.
  public struct Progress: Hashable, Sendable {
    public var symbology: Symbology
    /// What the members share, ``StructuredAppend/identity``.
    public var identity: Int
    /// Symbols of the set.
    public var count: Int
    /// Places that were not read yet, from 0, ascending.
    public var missing: [Int]
  }

  /// Why symbols do not make a set.
  public enum Failure: Error, Hashable, Sendable {
    /// The place lies outside the set.
    case placeOutOfRange(index: Int, count: Int)
    /// Two symbols with different content claim this place of one set.
    case contradiction(index: Int)
    /// The QR Codes name one parity and their bytes have another: they are of different messages.
    case parity(stated: Int, actual: Int)

    /// What does not fit together, for people.
    public var message: String {
      switch self {
      case .placeOutOfRange(let index, let count):
        "a code says that it is number \(index &+ 1) of a set of \(count)"
      case .contradiction(let index): "two codes of different content say that they are number \(index &+ 1)"
      case .parity(let stated, let actual):
        "the codes are of different messages: their parity is \(actual), and they say \(stated)"
      }
    }
  }

  private struct Set: Hashable {
    var symbology: Symbology
    var identity: Int
    var count: Int
    /// Those that were read, in the order of their places.
    var members: [Barcode] = []

    /// How many of those that were read have a place before `index`.
    func membersBefore(_ index: Int) -> Int {
      var (low, high) = (0, members.count)
      while low < high {
        let middle = (low + high) / 2
        if place(middle) < index { low = middle + 1 } else { high = middle }
      }
      return low
    }

    func place(_ member: Int) -> Int { members[member].structuredAppend?.index ?? count }

    var missing: [Int] {
      var next = 0
      return (0..<count).filter { index in
        let isRead = next < members.count && place(next) == index
        if isRead { next += 1 }
        return !isRead
      }
    }
  }

  private static let maximumSets = 64
  /// The largest set that there is, one of PDF417.
  private static let maximumCount = 99_999
  private var sets: [Set] = []

  public init() {}

  /// How many sets are unfinished.
  public var pendingCount: Int { sets.count }

  /// The unfinished sets, the one begun first before the others.
  public var progress: [Progress] {
    sets.map {
      Progress(symbology: $0.symbology, identity: $0.identity, count: $0.count, missing: $0.missing)
    }
  }

  /// Adds a barcode to its set; one that is there already changes nothing. A set that fails its parity is
  /// forgotten.
  public mutating func add(_ barcode: Barcode) throws(Failure) -> Outcome {
    guard let place = barcode.structuredAppend else { return .single }
    let (index, count) = (place.index, place.count)
    guard count > 0, count <= Self.maximumCount, index >= 0, index < count else {
      throw .placeOutOfRange(index: index, count: count)
    }
    let position = position(barcode.symbology, place)
    let member = sets[position].membersBefore(index)
    if member < sets[position].members.count, sets[position].place(member) == index {
      // The same symbol again, perhaps from elsewhere in the picture or with other errors.
      let known = sets[position].members[member]
      let isSame = known.content == barcode.content && known.identifier == barcode.identifier
      guard isSame else { throw .contradiction(index: index) }
    } else {
      sets[position].members.insert(barcode, at: member)
    }
    let isComplete = sets[position].members.count == count
    guard isComplete else { return .incomplete(missing: sets[position].missing) }
    return .complete(try Self.merged(sets.remove(at: position)))
  }

  /// Where the set of a place is kept; a new one is begun if there is none.
  private mutating func position(_ symbology: Symbology, _ place: StructuredAppend) -> Int {
    let known = sets.firstIndex {
      $0.symbology == symbology && $0.identity == place.identity && $0.count == place.count
    }
    if let known { return known }
    if sets.count >= Self.maximumSets { sets.removeFirst() }
    sets.append(Set(symbology: symbology, identity: place.identity, count: place.count))
    return sets.count - 1
  }

  /// The content of all members in order; what each of them repeats in front stands once. QR Codes have a
  /// parity, the exclusive or of all bytes of the message, kanji by their Shift JIS codes
  /// (ISO/IEC 18004:2015, 8.3), to which the application indicators do not belong.
  private static func merged(_ set: Set) throws(Failure) -> Whole {
    let barcodes = set.members
    var content = Content()
    var parity: UInt8 = 0
    for (index, barcode) in barcodes.enumerated() {
      let part = without(repeated(barcode), barcode.content)
      for byte in part.bytes { parity ^= byte }
      content.append(index == 0 ? barcode.content : part)
    }
    guard set.symbology != .qrCode || Int(parity) == set.identity else {
      throw .parity(stated: set.identity, actual: Int(parity))
    }
    return Whole(content: content, barcodes: barcodes)
  }

  /// Where a barcode says what every symbol of its set repeats. FNC1 in second position of a QR Code or a
  /// Data Matrix: the application indicator, two digits or one letter, of which the identifier tells. A
  /// MaxiCode of mode 2 or 3: its address and what ends the address' three parts, in front or behind the nine
  /// bytes of a header of ISO/IEC 15434, whose bracket no postal code has.
  private static func repeated(_ barcode: Barcode) -> Range<Int> {
    let (first, modifier) = (barcode.content.bytes.first ?? 0, barcode.identifier.modifier)
    if case .maxiCode(let details) = barcode.details, let code = details.postalCode {
      let start = first == UInt8(ascii: "[") ? 9 : 0
      return start..<start + code.count + 9
    }
    // ]Q5 and ]Q6; ]d3, ]d6, ]d9 and ]dC.
    let hasIndicator =
      barcode.symbology == .qrCode
      ? modifier == UInt8(ascii: "5") || modifier == UInt8(ascii: "6")
      : barcode.symbology == .dataMatrix && (modifier & 15) % 3 == 0
    guard hasIndicator else { return 0..<0 }
    return 0..<(first < UInt8(ascii: "A") ? 2 : 1)
  }

  private static func without(_ front: Range<Int>, _ content: Content) -> Content {
    guard !front.isEmpty else { return content }
    var rest = Content()
    for (index, section) in content.sections.enumerated() {
      for place in content.range(ofSection: index) where !front.contains(place) {
        rest.append(CollectionOfOne(content.bytes[place]), eci: section.eci)
      }
    }
    return rest
  }
}

extension StructuredAppendCollector.Failure: CustomStringConvertible {
  public var description: String { message }
}
