import TestSupport

@testable import QuietZone

extension SymbologyChecks {
  static func make(_ content: Content, _ plan: SymbolPlan) -> Symbol? {
    try? S.encode(content, plan.options, converter: .builtIn)
  }

  /// Content of a few lengths: one character, some, and the most that fits.
  static func contents(
    _ kind: SeededContent, _ plan: SymbolPlan, using random: inout SeededRandom
  ) -> [(length: Int, content: Content)] {
    let seed = random.next()
    func content(_ length: Int) -> Content {
      var random = SeededRandom(seed: seed &+ UInt64(length))
      return kind.make(length: length, using: &random)
    }
    var (fits, fails) = (0, 1)
    while fails < 8192, make(content(fails), plan) != nil { (fits, fails) = (fails, fails * 2) }
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if make(content(middle), plan) != nil { fits = middle } else { fails = middle }
    }
    let lengths = Set([0, min(1, fits), Int(Double(fits) * random.unit()), fits])
    return lengths.sorted().map { ($0, content($0)) }
  }

  /// A symbol with some content that fits.
  static func fullSymbol(
    _ plan: SymbolPlan, using random: inout SeededRandom
  ) -> (content: Content, grid: ModuleGrid)? {
    for length in [40, 12, 4, 1] {
      let content = SeededContent.digits.make(length: length, using: &random)
      if let symbol = make(content, plan), case .grid(let grid) = symbol.shape { return (content, grid) }
    }
    return nil
  }

  /// Spoils `counts[block]` codewords of every block in one to all of their modules.
  static func damage(
    _ grid: ModuleGrid, _ plan: SymbolPlan, _ counts: [Int], using random: inout SeededRandom
  ) -> ModuleGrid {
    var out = grid
    for (block, count) in zip(plan.blocks, counts) {
      for codeword in block.shuffled(using: &random).prefix(count) {
        let modules = plan.codewords[codeword].shuffled(using: &random)
        for module in modules.prefix(1 + Int(random.unit() * Double(modules.count))) {
          out[module.x, module.y].toggle()
        }
      }
    }
    return out
  }

  /// Whether what was read means what was asked for: the same bytes or, for text, the same characters, in
  /// whatever character sets the maker chose.
  static func means(_ read: Content, _ asked: Content) -> Bool {
    if read.bytes == asked.bytes { return true }
    guard asked.sections.allSatisfy({ $0.eci == .utf8 }) else { return false }
    var text = ""
    for index in read.sections.indices {
      let bytes = Array(read.bytes[read.range(ofSection: index)])
      let eci = read.sections[index].eci ?? .iso8859_1
      guard let part = TextConverter.builtIn.text(of: bytes, eci) else { return false }
      text += part
    }
    return Array(text.utf8) == asked.bytes
  }
}
