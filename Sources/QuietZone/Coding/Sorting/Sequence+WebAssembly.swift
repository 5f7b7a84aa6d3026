#if arch(wasm32)
  // In the standard library's place where a module's size counts. Those reserve the result's room and fill it
  // through a type of their own: 200 bytes at every call, and 200 more for every kind of element. These
  // append to an array, as all other code does.
  extension Sequence {
    @inline(__always)
    func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
      var all: [T] = []
      for element in self { all.append(try transform(element)) }
      return all
    }

    @inline(__always)
    func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
      var all: [Element] = []
      for element in self where isIncluded(element) { all.append(element) }
      return all
    }

    @inline(__always)
    func compactMap<T>(_ transform: (Element) -> T?) -> [T] {
      var all: [T] = []
      for element in self { if let one = transform(element) { all.append(one) } }
      return all
    }

    @inline(__always)
    func flatMap<S: Sequence>(_ transform: (Element) -> S) -> [S.Element] {
      var all: [S.Element] = []
      for element in self { all.append(contentsOf: transform(element)) }
      return all
    }
  }

  // Twice, since a collection's own `map` and an array's own `filter` would go before those of any sequence.
  extension Collection {
    @inline(__always)
    func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
      var all: [T] = []
      for element in self { all.append(try transform(element)) }
      return all
    }
  }

  extension Array {
    @inline(__always)
    func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
      var all: [Element] = []
      for element in self where isIncluded(element) { all.append(element) }
      return all
    }
  }
#endif
