import Testing
import TestSupport

@testable import QuietZone

/// What every matrix symbology must hold to, whatever it looks like inside. A new one calls these from its
/// tests:
///
/// ```swift
/// @Suite struct DataMatrixChecks {
///   @Test(arguments: DataMatrix.plans) func layout(_ plan: SymbolPlan) {
///   SymbologyChecks<DataMatrix>.layout(plan) }
///   …
/// ```
enum SymbologyChecks<S: CheckedSymbology> {
  /// Every codeword has its own modules inside the symbol, none of them a function module.
  static func layout(_ plan: SymbolPlan) {
    var seen: Set<SymbolPlan.Module> = []
    for (index, modules) in plan.codewords.enumerated() {
      #expect(modules.count == 8 || modules.count == 4, "\(plan), codeword \(index)")
      for module in modules {
        #expect((0..<plan.columns).contains(module.x) && (0..<plan.rows).contains(module.y))
        #expect(!plan.function[module.x, module.y], "\(plan): codeword \(index) on a function module")
        #expect(seen.insert(module).inserted, "\(plan): two codewords share \(module)")
      }
    }
    let places = plan.blocks.flatMap { $0 }
    #expect(Set(places).count == places.count && places.count == plan.codewords.count)
    #expect(places.allSatisfy(plan.codewords.indices.contains))
  }

  /// Content of every kind and several lengths, up to the longest that fits, comes back equal.
  static func roundTrip(_ plan: SymbolPlan, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var made = 0
    for kind in SeededContent.allCases where !S.excluded.contains(kind) {
      for (length, content) in contents(kind, plan, using: &random) {
        guard let symbol = make(content, plan), case .grid(let grid) = symbol.shape else { continue }
        made += 1
        #expect(grid.width == plan.columns && grid.height == plan.rows, "\(plan)")
        do {
          let decoded = try S.decode(grid, erasures: nil)
          #expect(means(decoded.content, content), "\(plan), \(kind) of \(length)")
          #expect(decoded.correction.corrected == 0)
          #expect(decoded.correction.capacity == plan.capacity * plan.blocks.count)
          #expect(decoded.details == symbol.details)
        } catch {
          Issue.record("\(plan), \(kind) of \(length): \(error)")
        }
      }
    }
    #expect(made > 0, "\(plan): nothing could be made")
  }

  /// Damage up to the promise is repaired and counted; one codeword more in one block is refused.
  static func correction(_ plan: SymbolPlan, trials: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    guard let (content, grid) = fullSymbol(plan, using: &random) else {
      Issue.record("\(plan): nothing could be made")
      return
    }
    for trial in 0..<trials {
      let counts = plan.blocks.map { _ in
        trial == 0 ? plan.capacity : Int(random.unit() * Double(plan.capacity + 1))
      }
      let damaged = damage(grid, plan, counts, using: &random)
      do {
        let decoded = try S.decode(damaged, erasures: nil)
        #expect(means(decoded.content, content), "\(plan): \(counts) wrong")
        #expect(decoded.correction.corrected == counts.reduce(0, +), "\(plan): \(counts) wrong")
      } catch {
        Issue.record("\(plan): \(counts) wrong, capacity \(plan.capacity): \(error)")
      }
    }
  }

  /// Damage beyond the promise never gives another value.
  static func refusal(_ plan: SymbolPlan, trials: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    guard let (content, grid) = fullSymbol(plan, using: &random) else { return }
    for _ in 0..<trials {
      var counts = plan.blocks.map { _ in Int(random.unit() * Double(plan.capacity + 1)) }
      let block = Int(random.unit() * Double(counts.count))
      counts[block] = min(plan.capacity + 1 + Int(random.unit() * 12), plan.blocks[block].count)
      let damaged = damage(grid, plan, counts, using: &random)
      if let decoded = try? S.decode(damaged, erasures: nil) {
        #expect(means(decoded.content, content), "\(plan): \(counts) wrong gave another value")
      }
    }
  }

  /// Random modules are no symbol: an error, or in the rarest case content, but never a trap. Returns how
  /// many were accepted.
  static func randomGrids(_ count: Int, seed: UInt64) -> Int {
    var random = SeededRandom(seed: seed)
    var accepted = 0
    for index in 0..<count {
      let plan = S.plans[Int(random.unit() * Double(S.plans.count))]
      var (width, height) = (plan.columns, plan.rows)
      if index % 4 == 0 { (width, height) = (Int(random.unit() * 190), Int(random.unit() * 190)) }
      var grid = ModuleGrid.random(width: width, height: height, dark: random.real(0...1), using: &random)
      if index % 4 == 1, let (_, full) = fullSymbol(plan, using: &random) {
        // Whole patterns and format round random codewords.
        for y in 0..<height {
          for x in 0..<width where plan.function[x, y] { grid[x, y] = full[x, y] }
        }
      }
      if (try? S.decode(grid, erasures: nil)) != nil { accepted += 1 }
      if (try? S.decode(grid, erasures: grid.inverted)) != nil { accepted += 1 }
    }
    return accepted
  }
}
