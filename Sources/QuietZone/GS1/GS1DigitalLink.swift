#if !QUIETZONE_WITHOUT_GS1_DICTIONARY
  /// A GS1 Digital Link: an address of the web that holds element strings (GS1 Digital Link Standard: URI
  /// Syntax, release 1.6.0), as QR Codes and Data Matrix symbols on goods carry it from 2027 on.
  ///
  /// ```swift
  /// let link = try GS1DigitalLink("https://example.com/01/9501101530003/10/AB-123?17=261231")
  /// link.elementString.description  // (01)09501101530003(10)AB-123(17)261231
  ///
  /// let label = try GS1ElementString("(01)09501101530003(10)AB-123")
  /// try GS1DigitalLink(label).description  // https://id.gs1.org/01/09501101530003/10/AB-123
  /// ```
  ///
  /// Any host and any path may stand before the primary key. Compressed links, which earlier releases had,
  /// and words in place of identifiers (`/gtin/`) are neither read nor made.
  public struct GS1DigitalLink: Hashable, Sendable {
    public typealias Element = GS1ElementString.Element

    /// What stands before the primary key, without a `/` at its end: `https://id.gs1.org`.
    public private(set) var stem: [UInt8]
    /// What the address is about: a GTIN, a place, an asset …
    public private(set) var key: Element
    /// What the path says besides, in the order that the key has for it: variant, batch, serial number.
    public private(set) var qualifiers: [Element]
    /// What stands behind the `?`, in the order in which it does.
    public private(set) var attributes: [Element]
    /// Parameters behind the `?` that are no elements, as they stand: `linkType=gs1:pip`.
    public var otherParameters: [[UInt8]] = []
    /// What stands behind the `#`; `nil` where there is none.
    public var fragment: [UInt8]?

    /// Takes an address apart and checks all its values.
    ///
    /// A GTIN of 8, 12 or 13 digits, which is not to be written any more, gets the zeros that are missing.
    public init(_ uri: [UInt8]) throws(GS1Error) {
      var reader = try GS1LinkReader(uri)
      try self.init(&reader)
      try reader.check(elementString.elements)
    }

    /// Takes an address that was read apart, by its structure alone, ``GS1Checks/structure``: a till stops at
    /// no value that is newer than the program.
    public init(structureOf uri: [UInt8]) throws(GS1Error) {
      var reader = try GS1LinkReader(uri)
      try self.init(&reader)
    }

    private init(_ reader: inout GS1LinkReader) throws(GS1Error) {
      let path = try reader.path()
      stem = path.stem
      key = path.elements[0]
      qualifiers = Array(path.elements.dropFirst())
      attributes = try reader.attributes(behind: path.elements)
      otherParameters = reader.otherParameters
      fragment = reader.fragment
    }

    /// The same of text.
    public init(_ uri: String) throws(GS1Error) { try self.init(Array(uri.utf8)) }

    /// An address that holds `elements`: the first primary key among them with its qualifiers, the others
    /// behind the `?`.
    ///
    /// - Parameter stem: scheme, host and perhaps a path; GS1's own resolver if none is given.
    ///
    /// Throws where there is no primary key, where a value is wrong, and where an element may stand neither
    /// in the path nor behind the `?`.
    public init(
      _ elements: GS1ElementString, stem: String = "https://id.gs1.org"
    ) throws(GS1Error) {
      try elements.check(.values)
      self.stem = try GS1LinkReader.stem(Array(stem.utf8))
      guard let key = elements.elements.first(where: { $0.identifier.isDigitalLinkKey }) else {
        throw GS1Error(identifier: nil, place: 0, character: nil, problem: .link(.noKey))
      }
      self.key = key
      qualifiers = []
      for sequence in GS1Dictionary.entry(key.identifier)?.qualifiers ?? [] {
        let found = sequence.compactMap { elements.element($0) }
        if found.count > qualifiers.count { qualifiers = found }
      }
      attributes = []
      for element in elements.elements {
        if let same = ([key] + qualifiers + attributes).first(where: { $0.identifier == element.identifier })
        {
          guard same.value == element.value else { throw Self.error(.repeated, element.identifier) }
        } else if element.identifier.isDigitalLinkAttribute {
          attributes.append(element)
        } else {
          throw Self.error(.link(.attribute), element.identifier)
        }
      }
    }

    static func error(
      _ problem: GS1Error.Problem, _ identifier: GS1Identifier, at place: Int = 0
    ) -> GS1Error {
      GS1Error(identifier: identifier, place: place, character: nil, problem: problem)
    }

    /// All elements: the key, its qualifiers, then what stands behind the `?`.
    public var elementString: GS1ElementString {
      GS1ElementString(elements: [key] + qualifiers + attributes)
    }
  }

  extension GS1DigitalLink: CustomStringConvertible {
    /// The address, ASCII: values of predefined length first behind the `?`, and percent-encoded whatever RFC
    /// 3986 does not call unreserved.
    public var uri: [UInt8] {
      let first = attributes.filter { $0.identifier.hasPredefinedLength }
      let last = attributes.filter { !$0.identifier.hasPredefinedLength }
      var uri = address(stem, attributes: first + last, others: otherParameters)
      if let fragment { uri += [UInt8(ascii: "#")] + fragment }
      return uri
    }

    /// ``uri`` as text.
    public var description: String { String(decoding: uri, as: UTF8.self) }

    /// The one address that says the same wherever it stands (section 4.12): GS1's own resolver, the
    /// parameters sorted by identifier, and elements alone. Good for comparing; for printing the brand's own
    /// host is better.
    public var canonicalURI: [UInt8] {
      let sorted = attributes.sorted {
        $0.identifier.digits.lexicographicallyPrecedes($1.identifier.digits)
      }
      return address([UInt8](ascii: "https://id.gs1.org"), attributes: sorted, others: [])
    }

    private func address(_ stem: [UInt8], attributes: [Element], others: [[UInt8]]) -> [UInt8] {
      var uri = stem
      for element in [key] + qualifiers {
        uri += [UInt8(ascii: "/")] + element.identifier.digits + [UInt8(ascii: "/")]
        // Browsers take `.` and `..` in a path for steps.
        let isStep = element.value.allSatisfy { $0 == UInt8(ascii: ".") } && element.value.count < 3
        uri += isStep ? element.value.flatMap { _ in [UInt8](ascii: "%2E") } : Self.encoded(element.value)
      }
      let parameters = attributes.map { element in
        element.identifier.digits + [UInt8(ascii: "=")] + Self.encoded(element.value)
      }
      for (index, parameter) in (parameters + others).enumerated() {
        uri.append(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
        uri += parameter
      }
      return uri
    }

    private static func encoded(_ value: [UInt8]) -> [UInt8] {
      let digits = [UInt8](ascii: "0123456789ABCDEF")
      var text: [UInt8] = []
      for byte in value {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "~"):
          text.append(byte)
        default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return text
    }
  }
#endif
