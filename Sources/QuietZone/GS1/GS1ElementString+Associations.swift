extension GS1ElementString {
  /// What is missing beside the elements, what may not stand beside them, and identifiers that come again
  /// with another value, in the order of the elements; places are 0.
  ///
  /// GS1 asks this of all codes on an item together (Barcode Syntax Dictionary; GS1 General Specifications
  /// 25.0, section 4.13): elements of several codes can be put into one value for it.
  public var associationFaults: [GS1Error] {
    var faults: [GS1Error] = []
    for (index, element) in elements.enumerated() {
      let others = elements[..<index] + elements[(index + 1)...]
      func add(_ problem: GS1Error.Problem) {
        faults.append(GS1Error(identifier: element.identifier, place: 0, character: nil, problem: problem))
      }
      let same = elements[..<index].filter { $0.identifier == element.identifier }
      if same.contains(where: { $0.value != element.value }) { add(.repeated) }
      guard same.isEmpty, let entry = GS1Dictionary.entry(element.identifier) else { continue }
      for pattern in entry.excluded {
        let found = others.first {
          $0.identifier != element.identifier && $0.identifier.matches(pattern)
        }
        if let found { add(.excluded(found.identifier)) }
      }
      let isMet = entry.required.contains { group in
        group.allSatisfy { pattern in others.contains { $0.identifier.matches(pattern) } }
      }
      if !entry.required.isEmpty, !isMet { add(.missing(entry.required)) }
    }
    return faults
  }
}
