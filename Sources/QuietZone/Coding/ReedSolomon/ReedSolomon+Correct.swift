extension ReedSolomon {
  /// Repairs a received block (data, then check symbols) in place and tells how many symbols were changed.
  ///
  /// - Parameters:
  ///   - block: the received symbols, at most `field.order`.
  ///   - erasures: indices of symbols that are not to be trusted; out of range or repeated ones don't count.
  ///   - reserve: check symbols to be kept for detecting more damage than can be repaired: the repair is
  ///     refused unless 2 · errors + erasures ≤ parityCount − reserve.
  /// - Returns: how many symbols were wrong, erased ones included; `nil` when the damage is beyond that
  ///   limit. The block is then as it was received.
  func correct(_ block: inout [UInt16], erasures: [Int] = [], reserve: Int = 0) -> Int? {
    guard block.count <= field.order, block.count > parityCount else { return nil }
    guard block.allSatisfy({ Int($0) <= field.order }) else { return nil }
    let syndromes = syndromes(of: block)
    guard syndromes.contains(where: { $0 != 0 }) else { return 0 }
    let budget = parityCount - max(reserve, 0)
    guard let repaired = repaired(block, syndromes, erasures: erasures, budget: budget) else { return nil }
    guard !self.syndromes(of: repaired.block).contains(where: { $0 != 0 }) else { return nil }
    block = repaired.block
    return repaired.changed
  }

  /// The same for bytes, codes over GF(256) only; with at most 32 check symbols an undamaged block costs one
  /// pass of the encoder.
  func correct(_ block: inout [UInt8], erasures: [Int] = [], reserve: Int = 0) -> Int? {
    guard field.order == 255, block.count <= 255, block.count > parityCount else { return nil }
    guard !rows.isEmpty else {
      var symbols = block.map(UInt16.init)
      guard let count = correct(&symbols, erasures: erasures, reserve: reserve) else { return nil }
      block = symbols.map { UInt8(truncatingIfNeeded: $0) }
      return count
    }
    guard let rest = rest(of: block) else { return 0 }
    // At the roots of the generator the remainder has the values of the whole block, and is much shorter.
    let syndromes = syndromes(of: rest)
    let budget = parityCount - max(reserve, 0)
    let symbols = block.map(UInt16.init)
    guard let repaired = repaired(symbols, syndromes, erasures: erasures, budget: budget) else { return nil }
    let bytes = repaired.block.map { UInt8(truncatingIfNeeded: $0) }
    guard self.rest(of: bytes) == nil else { return nil }
    block = bytes
    return repaired.changed
  }

  /// What is left of a block divided by the generator polynomial; `nil` for nothing: a word of the code.
  private func rest(of block: [UInt8]) -> [UInt16]? {
    let dataCount = block.count - parityCount
    let words = remainder(of: block.storageSpan, from: 0, to: dataCount)
    var rest = [UInt16](repeating: 0, count: parityCount)
    var any: UInt8 = 0
    for index in 0..<parityCount {
      let byte = Self.byte(index, of: words) ^ block[dataCount &+ index]
      rest[index] = UInt16(byte)
      any |= byte
    }
    return any == 0 ? nil : rest
  }

  /// The received polynomial at each root of the generator: all zero exactly for words of the code.
  func syndromes(of block: [UInt16]) -> [UInt16] {
    var syndromes = [UInt16](repeating: 0, count: parityCount)
    for index in 0..<parityCount {
      let root = field.power(firstRoot &+ index)
      var sum: UInt16 = 0
      for symbol in block { sum = field.add(field.multiply(sum, root), symbol) }
      syndromes[index] = sum
    }
    return syndromes
  }

  /// The block with the errors that explain the syndromes taken out, not checked yet, and how many they are.
  private func repaired(
    _ block: [UInt16], _ syndromes: [UInt16], erasures: [Int], budget: Int
  ) -> (block: [UInt16], changed: Int)? {
    let count = block.count
    var isErased = [Bool](repeating: false, count: count)
    for index in erasures where isErased.indices.contains(index) { isErased[index] = true }
    let powers = isErased.indices.filter { isErased[$0] }.map { count - 1 - $0 }
    guard powers.count <= budget, let locator = locator(syndromes, erasedPowers: powers) else { return nil }
    let degree = locator.count - 1
    guard degree >= 1, 2 * (degree - powers.count) + powers.count <= budget else { return nil }
    guard let places = roots(of: locator, blockCount: count) else { return nil }

    let evaluator = evaluator(syndromes, locator)
    var repaired = block
    var changed = 0
    for power in places {
      let value = magnitude(at: power, locator, evaluator)
      guard value != 0 else {
        // An erased symbol may have been right; a located error of size zero is a contradiction.
        guard isErased[count - 1 - power] else { return nil }
        continue
      }
      repaired[count - 1 - power] = field.subtract(repaired[count - 1 - power], value)
      changed += 1
    }
    return (repaired, changed)
  }

  /// The polynomial whose roots are the inverses of α^power for every wrong symbol, lowest coefficient first,
  /// by Berlekamp and Massey, started with the erased places; `nil` when no polynomial of a fitting degree
  /// explains the syndromes.
  private func locator(_ syndromes: [UInt16], erasedPowers: [Int]) -> [UInt16]? {
    let erased = erasedPowers.count
    var locator = [UInt16](repeating: 0, count: parityCount + 1)
    locator[0] = 1
    for (degree, power) in erasedPowers.enumerated() {
      let root = field.power(power)
      for index in stride(from: degree + 1, through: 1, by: -1) {
        locator[index] = field.subtract(locator[index], field.multiply(root, locator[index - 1]))
      }
    }
    var previous = locator
    var length = erased
    var shift = 1
    var lastDiscrepancy: UInt16 = 1
    for step in erased..<parityCount {
      var discrepancy: UInt16 = 0
      for index in 0...min(length, step) {
        let product = field.multiply(locator[index], syndromes[step - index])
        discrepancy = field.add(discrepancy, product)
      }
      guard discrepancy != 0 else {
        shift += 1
        continue
      }
      let before = locator
      let factor = field.divide(discrepancy, lastDiscrepancy)
      for index in stride(from: shift, through: parityCount, by: 1) {
        let product = field.multiply(factor, previous[index - shift])
        locator[index] = field.subtract(locator[index], product)
      }
      if 2 * length <= step + erased {
        length = step + 1 + erased - length
        previous = before
        lastDiscrepancy = discrepancy
        shift = 1
      } else {
        shift += 1
      }
    }
    let degree = locator.lastIndex { $0 != 0 } ?? 0
    return degree == length ? Array(locator[0...degree]) : nil
  }

  /// The powers at which the locator says a symbol is wrong (Chien's search); `nil` unless there are as many
  /// inside the block as its degree.
  private func roots(of locator: [UInt16], blockCount: Int) -> [Int]? {
    let degree = locator.count - 1
    var terms = locator
    let steps = locator.indices.map { field.power(-$0) }
    var places: [Int] = []
    for power in 0..<blockCount {
      var sum: UInt16 = 0
      for index in terms.indices {
        sum = field.add(sum, terms[index])
        terms[index] = field.multiply(terms[index], steps[index])
      }
      if sum == 0 {
        places.append(power)
        if places.count == degree { return places }
      }
    }
    return nil
  }

  /// Syndromes times locator, as far as there are syndromes.
  private func evaluator(_ syndromes: [UInt16], _ locator: [UInt16]) -> [UInt16] {
    var product = [UInt16](repeating: 0, count: parityCount)
    for (i, coefficient) in locator.enumerated() where coefficient != 0 {
      for j in 0..<max(parityCount - i, 0) {
        product[i + j] = field.add(product[i + j], field.multiply(coefficient, syndromes[j]))
      }
    }
    return product
  }

  /// The size of the error at `power` (Forney): −X^(1 − firstRoot) · Ω(1/X) / Λ'(1/X) with X = α^power.
  private func magnitude(at power: Int, _ locator: [UInt16], _ evaluator: [UInt16]) -> UInt16 {
    let inverse = field.power(-power)
    var numerator: UInt16 = 0
    for coefficient in evaluator.reversed() {
      numerator = field.add(field.multiply(numerator, inverse), coefficient)
    }
    var derivative: UInt16 = 0
    for index in stride(from: locator.count - 1, through: 1, by: -1) {
      let term = field.times(index, locator[index])
      derivative = field.add(field.multiply(derivative, inverse), term)
    }
    let scale = field.power((1 &- firstRoot) &* power)
    return field.subtract(0, field.multiply(scale, field.divide(numerator, derivative)))
  }
}
