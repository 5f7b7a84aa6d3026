#if !QUIETZONE_WITHOUT_GS1_DICTIONARY
  /// Reads the rows of ``GS1Dictionary``, whose table explains them.
  struct GS1RowReader {
    private let bytes: [UInt8]
    private var index: Int

    init(_ bytes: [UInt8], at index: Int) {
      self.bytes = bytes
      self.index = index
    }

    private static let end = UInt8(ascii: "\n")

    private var next: UInt8 { index < bytes.count ? bytes[index] : Self.end }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard next == byte else { return false }
      index += 1
      return true
    }

    private mutating func takeDigits() -> ArraySlice<UInt8> {
      let start = index
      while next.isDigit || next == UInt8(ascii: "n") { index += 1 }
      return bytes[start..<index]
    }

    private mutating func takeNumber() -> Int {
      takeDigits().reduce(0) { $0 &* 10 &+ Int($1 & 15) }
    }

    /// Takes the row's identifiers; whether `digits` are among them.
    mutating func takeIdentifiers(_ digits: [UInt8]) -> Bool {
      let first = takeDigits()
      var last = first.last
      if take(UInt8(ascii: "-")) { last = takeDigits().last }
      guard first.count == digits.count, first.dropLast() == digits.dropLast(), let low = first.last,
        let last,
        let mine = digits.last
      else { return false }
      return (min(low, last)...last).contains(mine)
    }

    /// All identifiers of the row.
    mutating func identifiers() -> [GS1Identifier] {
      let first = takeDigits()
      guard let low = first.last else { return [] }
      let last = take(UInt8(ascii: "-")) ? takeDigits().last ?? low : low
      return (low...max(low, last)).compactMap { GS1Identifier(first.dropLast() + [$0]) }
    }

    /// The row behind its identifiers.
    mutating func entry(_ identifier: GS1Identifier) -> GS1Entry {
      var entry = GS1Entry()
      _ = take(UInt8(ascii: " "))
      entry.isAttribute = !take(UInt8(ascii: "!"))
      repeat { entry.components.append(component()) } while take(UInt8(ascii: "+"))
      while take(UInt8(ascii: " ")) {
        let kind = next
        index += 1
        switch kind {
        case UInt8(ascii: "r"): entry.required = alternatives()
        case UInt8(ascii: "x"): entry.excluded += alternatives().map { $0[0] }
        case UInt8(ascii: "="):
          entry.excluded.append(GS1Identifier(bytes: identifier.digits.dropLast() + [UInt8(ascii: "n")]))
        default: entry.qualifiers = sequences()
        }
      }
      _ = take(UInt8(ascii: ":"))
      entry.title = title(lastDigit: UInt8(truncatingIfNeeded: identifier.code) &- 48)
      return entry
    }

    private mutating func component() -> GS1Component {
      let characters: GS1CharacterSet =
        switch next {
        case UInt8(ascii: "X"): .set82
        case UInt8(ascii: "Y"): .set39
        case UInt8(ascii: "Z"): .set64
        default: .numeric
        }
      index += 1
      let isUpTo = take(UInt8(ascii: "."))
      let maximum = takeNumber()
      var component = GS1Component(
        characters: characters, minimum: isUpTo ? 1 : maximum, maximum: maximum)
      while let rule = GS1Rule(rawValue: Unicode.Scalar(next)) {
        component.rules.append(rule)
        index += 1
      }
      component.isOptional = take(UInt8(ascii: "?"))
      return component
    }

    /// `01+21,02`: groups of which one is wanted. Capitals are those that many rows have: trade items and
    /// what they are contained in, logistic units, whatever bears a GTIN, and measures.
    private mutating func alternatives() -> [[GS1Identifier]] {
      let short: StaticString? =
        switch next {
        case UInt8(ascii: "T"): "01,02"
        case UInt8(ascii: "L"): "00,01"
        case UInt8(ascii: "G"): "01,02,03,8006,8026"
        case UInt8(ascii: "M"): "30,31nn,32nn,35nn,36nn"
        default: nil
        }
      if let short {
        index += 1
        var reader = GS1RowReader([UInt8](ascii: short), at: 0)
        return reader.alternatives()
      }
      var groups: [[GS1Identifier]] = []
      repeat {
        var group: [GS1Identifier] = []
        repeat { group.append(GS1Identifier(bytes: takeDigits())) } while take(UInt8(ascii: "+"))
        groups.append(group)
      } while take(UInt8(ascii: ","))
      return groups
    }

    /// `22,10,21|235`; nothing is one sequence without qualifiers.
    private mutating func sequences() -> [[GS1Identifier]] {
      guard next.isDigit else { return [[]] }
      var sequences: [[GS1Identifier]] = []
      repeat { sequences.append(alternatives().map { $0[0] }) } while take(UInt8(ascii: "|"))
      return sequences
    }

    private mutating func title(lastDigit: UInt8) -> [UInt8] {
      var title: [UInt8] = []
      while next != Self.end {
        switch next {
        case UInt8(ascii: "@"): title.append(48 + lastDigit)
        case UInt8(ascii: "&"): title += lastDigit == 9 ? [49, 48] : [49 + lastDigit]
        default: title.append(next)
        }
        index += 1
      }
      return title
    }
  }
#endif
