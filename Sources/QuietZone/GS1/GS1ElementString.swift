/// GS1 element strings: application identifiers, each with its value, as GS1-128, GS1 DataBar, GS1 DataMatrix
/// and GS1 QR Codes carry them (GS1 General Specifications 25.0, sections 3 and 7.8).
///
/// ```swift
/// let label = try GS1ElementString("(01)09501101530003(17)261231(10)AB-123")
/// label.data              // 01095011015300031726123110AB-123, for WriterOptions(application: .gs1)
/// label["10"]             // the bytes of AB-123
/// label.lines             // ["GTIN: 09501101530003", "USE BY or EXPIRY: 2026-12-31", "BATCH/LOT: AB-123"]
/// ```
///
/// Values are UTF-8; all that GS1 knows are ASCII.
public struct GS1ElementString: Hashable, Sendable {
  /// An application identifier with its value.
  public struct Element: Hashable, Sendable {
    public var identifier: GS1Identifier
    /// ASCII, at least one character.
    public var value: [UInt8]

    public init(_ identifier: GS1Identifier, _ value: [UInt8]) {
      self.identifier = identifier
      self.value = value
    }

    /// The value as text.
    public var text: String { String(decoding: value, as: UTF8.self) }
  }

  /// In the order of the text or symbol.
  public var elements: [Element]

  /// These elements, of which nothing is checked; ``check(_:)`` does.
  public init(elements: [Element]) { self.elements = elements }

  /// Takes element strings apart, written in any of these ways (UTF-8):
  ///
  /// - `(01)09501101530003(10)AB-123`, where brackets around anything but two to four digits belong to the
  ///   value, and `\(` is one that does in any case;
  /// - `[01]09501101530003[10]AB-123`, where round brackets always belong to the value;
  /// - as symbols carry and readers transmit them: without brackets, GS (29) behind values whose length is
  ///   not predefined, with or without an AIM identifier such as `]C1`, `]d2`, `]Q3`, `]e0` or `]J1`, or a
  ///   GS, in front.
  ///
  /// Throws the first fault that ``GS1Checks`` of this depth find.
  public init(_ text: [UInt8], checks: GS1Checks = .values) throws(GS1Error) {
    var parser = GS1Parser(text, checks)
    elements = try parser.parse()
    if checks == .associations { try check(.associations) }
  }

  /// The same of text.
  public init(_ text: String, checks: GS1Checks = .values) throws(GS1Error) {
    try self.init(Array(text.utf8), checks: checks)
  }

  /// The value of the first element with this identifier; `nil` where there is none.
  public subscript(_ identifier: GS1Identifier) -> [UInt8]? { element(identifier)?.value }

  /// The first element with this identifier; `nil` where there is none.
  public func element(_ identifier: GS1Identifier) -> Element? {
    elements.first { $0.identifier == identifier }
  }

  /// Throws the first fault that there is, as ``init(_:checks:)-(String,_)`` does of text.
  public func check(_ checks: GS1Checks = .associations) throws(GS1Error) {
    guard checks != .structure else { return }
    for element in elements {
      if let error = element.error { throw error }
    }
    guard checks == .associations else { return }
    if let error = associationFaults.first { throw error }
  }
}

extension GS1ElementString.Element {
  /// What is wrong with the value by the dictionary, its place 0; a build without it knows nothing of values.
  var error: GS1Error? {
    #if QUIETZONE_WITHOUT_GS1_DICTIONARY
      return nil
    #else
      guard let entry = GS1Dictionary.entry(identifier) else {
        return GS1Error(identifier: identifier, place: 0, character: nil, problem: .unknownIdentifier)
      }
      guard let fault = entry.fault(in: value) else { return nil }
      // A check digit is thought of as the last one: its place is told where it is not.
      var character = fault.offset.map { $0 + 1 }
      if case .wrongCheckDigit = fault.problem, character == value.count { character = nil }
      return GS1Error(identifier: identifier, place: 0, character: character, problem: fault.problem)
    #endif
  }
}
