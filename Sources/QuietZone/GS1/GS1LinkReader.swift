#if !QUIETZONE_WITHOUT_GS1_DICTIONARY
  /// Takes the address of a ``GS1DigitalLink`` apart.
  struct GS1LinkReader {
    typealias Element = GS1ElementString.Element

    private let uri: [UInt8]
    /// Where the path begins, `/` included.
    private let pathRange: Range<Int>
    private let queryRange: Range<Int>
    let fragment: [UInt8]?
    private(set) var otherParameters: [[UInt8]] = []
    /// Where the elements begin, in their order.
    private var places: [Int] = []

    init(_ uri: [UInt8]) throws(GS1Error) {
      self.uri = uri
      if let wrong = uri.firstIndex(where: { !Self.isOfAddress($0) }) {
        throw Self.fault(.character, at: wrong)
      }
      let pathStart = try Self.endOfHost(uri)
      let hash = uri.firstIndex(of: UInt8(ascii: "#")) ?? uri.count
      let question = uri[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
      guard pathStart < question else { throw Self.fault(.host, at: 0) }
      pathRange = pathStart..<question
      queryRange = min(question + 1, hash)..<hash
      fragment = hash < uri.count ? Array(uri[(hash + 1)...]) : nil
    }

    private static func fault(_ fault: GS1Error.LinkFault, at index: Int) -> GS1Error {
      GS1Error(identifier: nil, place: index + 1, character: nil, problem: .link(fault))
    }

    /// What RFC 3986 allows anywhere in an address, and `%`.
    private static func isOfAddress(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
        UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
        false
      default: byte > 32 && byte < 127
      }
    }

    /// Behind scheme and host, whose form is not looked at closely.
    private static func endOfHost(_ uri: [UInt8]) throws(GS1Error) -> Int {
      guard let rest = uri.after("https://") ?? uri.after("http://") else { throw fault(.scheme, at: 0) }
      let start = uri.count - rest.count
      let end = uri[start...].firstIndex(of: UInt8(ascii: "/")) ?? uri.count
      let strange = [UInt8](ascii: "_~?#@!$&'()*+,;=%")
      guard end > start, !uri[start..<end].contains(where: { strange.contains($0) }) else {
        throw fault(.host, at: start)
      }
      return end
    }

    /// A stem that an address can begin with, without a `/` at its end.
    static func stem(_ stem: [UInt8]) throws(GS1Error) -> [UInt8] {
      if let wrong = stem.firstIndex(where: { byte in
        !isOfAddress(byte) || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
      }) {
        throw fault(.character, at: wrong)
      }
      _ = try endOfHost(stem)
      return stem.last == UInt8(ascii: "/") ? stem.dropLast() : stem
    }

    /// The primary key that stands furthest right, the qualifiers behind it, and what stands before.
    mutating func path() throws(GS1Error) -> (stem: [UInt8], elements: [Element]) {
      let uri = uri
      // Each segment with the `/` before it.
      var starts = pathRange.filter { uri[$0] == UInt8(ascii: "/") }
      let segments = starts.count
      starts.append(pathRange.upperBound)
      func segment(_ index: Int) -> ArraySlice<UInt8> { uri[(starts[index] + 1)..<starts[index + 1]] }
      var index = segments - 2
      while index >= 0, let identifier = GS1Identifier(segment(index)), identifier.isAssigned {
        if identifier.isDigitalLinkKey {
          var elements: [Element] = []
          for pair in stride(from: index, to: segments, by: 2) {
            guard let name = GS1Identifier(segment(pair)) else { continue }
            elements.append(
              try element(name, segment(pair + 1), plusIsSpace: false, at: starts[pair] + 1))
            try checkQualifiers(elements, at: starts[pair] + 1)
          }
          return (Array(uri[..<starts[index]]), elements)
        }
        index -= 2
      }
      for index in 0..<segments where Self.isConvenienceAlpha(Array(segment(index))) {
        throw Self.fault(.convenienceAlpha, at: starts[index] + 1)
      }
      throw Self.fault(.noKey, at: pathRange.lowerBound)
    }

    /// Checks the values of all elements.
    func check(_ elements: [Element]) throws(GS1Error) {
      for (element, place) in zip(elements, places) {
        guard var error = element.error else { continue }
        error.place = place + 1
        throw error
      }
    }

    /// A value as it is meant.
    private mutating func element(
      _ identifier: GS1Identifier, _ text: ArraySlice<UInt8>, plusIsSpace: Bool, at index: Int
    ) throws(GS1Error) -> Element {
      var value: [UInt8] = []
      var rest = text
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(GS1Percent.value),
          let low = rest.dropFirst().first.flatMap(GS1Percent.value)
        {
          value.append(high << 4 | low)
          rest = rest.dropFirst(2)
        } else {
          value.append(plusIsSpace && byte == UInt8(ascii: "+") ? 32 : byte)
        }
      }
      if identifier.matches("01"), [8, 12, 13].contains(value.count) {
        value = [UInt8](repeating: 48, count: 14 - value.count) + value
      }
      guard identifier.isAssigned else {
        throw GS1DigitalLink.error(.unknownIdentifier, identifier, at: index + 1)
      }
      places.append(index)
      return Element(identifier, value)
    }

    /// Whether the last one may stand behind those before it.
    private func checkQualifiers(_ elements: [Element], at index: Int) throws(GS1Error) {
      let sequences = GS1Dictionary.entry(elements[0].identifier)?.qualifiers ?? []
      let names = elements.dropFirst().map { $0.identifier }
      let isInOrder = sequences.contains { sequence in
        var rest = sequence[...]
        return names.allSatisfy { name in
          guard let place = rest.firstIndex(of: name) else { return false }
          rest = rest[(place + 1)...]
          return true
        }
      }
      guard isInOrder || names.isEmpty else {
        throw GS1DigitalLink.error(
          .link(.qualifier), elements[elements.count - 1].identifier, at: index + 1)
      }
    }

    /// What stands behind the `?`: parameters whose names are digits are elements.
    mutating func attributes(behind path: [Element]) throws(GS1Error) -> [Element] {
      var attributes: [Element] = []
      // A value would have either percent-encoded (4.11).
      for parameter in uri[queryRange].split(whereSeparator: {
        $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: ";")
      }) {
        let name = parameter.prefix { $0 != UInt8(ascii: "=") }
        guard name.endIndex < parameter.endIndex, name.allSatisfy({ $0.isDigit }), !name.isEmpty else {
          otherParameters.append(Array(parameter))
          continue
        }
        let place = parameter.startIndex
        guard let identifier = GS1Identifier(name) else {
          throw GS1Error(
            identifier: nil, place: place + 1, character: nil, problem: .noIdentifier(found: Array(name)))
        }
        let value = parameter[(name.endIndex + 1)...]
        let element = try element(identifier, value, plusIsSpace: true, at: place)
        if (path + attributes).contains(where: { $0.identifier == identifier }) {
          throw GS1DigitalLink.error(.link(.repeated), identifier, at: place + 1)
        }
        if Self.belongsInPath(identifier, path) {
          throw GS1DigitalLink.error(.link(.belongsInPath), identifier, at: place + 1)
        }
        guard identifier.isDigitalLinkAttribute else {
          throw GS1DigitalLink.error(.link(.attribute), identifier, at: place + 1)
        }
        attributes.append(element)
      }
      return attributes
    }

    /// Whether the path could hold the identifier as a qualifier beside those that it has.
    private static func belongsInPath(_ identifier: GS1Identifier, _ path: [Element]) -> Bool {
      let sequences = GS1Dictionary.entry(path[0].identifier)?.qualifiers ?? []
      return sequences.contains { sequence in
        sequence.contains(identifier) && path.dropFirst().allSatisfy { sequence.contains($0.identifier) }
      }
    }

    /// The words that stood for identifiers before release 1.2.
    private static func isConvenienceAlpha(_ segment: [UInt8]) -> Bool {
      let words = [UInt8](
        ascii: "gtin itip gmn cpid gln party gsrnp gsrn gcn sscc gdti ginc gsin grai giai cpv lot ser payto")
      return segment.count > 2 && words.split(separator: 32).contains(segment[...])
    }
  }
#endif
