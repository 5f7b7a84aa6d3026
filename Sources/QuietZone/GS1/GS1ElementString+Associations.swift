extension GS1ElementString {
  /// What is missing beside the elements, what may not stand beside them, and identifiers that come again
  /// with another value, in the order of the elements; places are 0.
  ///
  /// GS1 asks this of all codes on an item together (Barcode Syntax Dictionary; GS1 General Specifications
  /// 25.0, section 4.13): elements of several codes can be put into one value for it.
  public var associationFaults: [GS1Error] {
    let kinds = kinds
    var faults: [GS1Error] = []
    for (index, element) in elements.enumerated() {
      func add(_ problem: GS1Error.Problem) {
        faults.append(GS1Error(identifier: element.identifier, place: 0, character: nil, problem: problem))
      }
      guard let kind = kinds.first(where: { $0.identifier == element.identifier }) else { continue }
      if index > kind.first {
        if index >= kind.firstOther || element.value != elements[kind.first].value { add(.repeated) }
        continue
      }
      guard let entry = GS1Dictionary.entry(element.identifier) else { continue }
      for pattern in entry.excluded {
        let found = kinds.first {
          $0.identifier != element.identifier && $0.identifier.matches(pattern)
        }
        if let found { add(.excluded(found.identifier)) }
      }
      let isMet = entry.required.contains { group in
        group.allSatisfy { pattern in
          kinds.contains { ($0.first != index || $0.comesAgain) && $0.identifier.matches(pattern) }
        }
      }
      if !entry.required.isEmpty, !isMet { add(.missing(entry.required)) }
    }
    return faults
  }

  /// An identifier that there is, and where.
  private struct Kind {
    let identifier: GS1Identifier
    /// The first element that has it.
    let first: Int
    var comesAgain = false
    /// The first one of another value.
    var firstOther = Int.max
  }

  /// Of the elements, in their order. There are never more than GS1 has identifiers, however many elements
  /// there are.
  private var kinds: [Kind] {
    var kinds: [Kind] = []
    for (index, element) in elements.enumerated() {
      guard let place = kinds.firstIndex(where: { $0.identifier == element.identifier }) else {
        kinds.append(Kind(identifier: element.identifier, first: index))
        continue
      }
      kinds[place].comesAgain = true
      if kinds[place].firstOther == .max, element.value != elements[kinds[place].first].value {
        kinds[place].firstOther = index
      }
    }
    return kinds
  }
}
