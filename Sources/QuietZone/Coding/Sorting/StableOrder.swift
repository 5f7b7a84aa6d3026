/// The order of things that only their places are known of: one sort for elements of all kinds.
package enum StableOrder {
  /// The places 0 ..< `count` in ascending order; those of equal ones stay as they are.
  @inline(never)
  package static func places(_ count: Int, isBefore: (Int, Int) -> Bool) -> [Int] {
    var places = Array(0..<count)
    var merged = places
    var width = 1
    while width < count {
      for start in stride(from: 0, to: count, by: 2 * width) {
        let middle = min(start + width, count)
        let end = min(middle + width, count)
        var (left, right) = (start, middle)
        for place in start..<end {
          let takesRight = left == middle || right < end && isBefore(places[right], places[left])
          merged[place] = places[takesRight ? right : left]
          if takesRight { right += 1 } else { left += 1 }
        }
      }
      swap(&places, &merged)
      width *= 2
    }
    return places
  }
}

#if arch(wasm32)
  // In the standard library's place where a module's size counts: it brings 4 kB of code for every kind of
  // element, this one a few hundred bytes. The order is the same, for both are stable.
  extension Sequence {
    package func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
      let all = Array(self)
      return StableOrder.places(all.count) { isBefore(all[$0], all[$1]) }.map { all[$0] }
    }
  }

  extension Sequence where Element: Comparable {
    package func sorted() -> [Element] { sorted { $0 < $1 } }
  }

  extension Array {
    package mutating func sort(by isBefore: (Element, Element) -> Bool) { self = sorted(by: isBefore) }
  }

  extension Array where Element: Comparable {
    package mutating func sort() { self = sorted { $0 < $1 } }
  }
#endif
