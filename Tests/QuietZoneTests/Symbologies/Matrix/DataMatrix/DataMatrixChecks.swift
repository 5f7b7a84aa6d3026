import Testing
import TestSupport

@testable import QuietZone

extension DataMatrix: CheckedSymbology {
  static let excluded: Set<SeededKind> = []

  static let plans = allSizes.map { size in
    var options = WriterOptions()
    options.dataMatrix.size = .exactly(columns: size.columns, rows: size.rows)
    let places = places(size)
    let codewords = (0..<size.total).map { codeword in
      (0..<8).map { bit in
        let place = Int(places[codeword * 8 + bit])
        return SymbolPlan.Module(x: place & 255, y: place >> 8)
      }
    }
    var function = ModuleGrid(width: size.columns, height: size.rows).inverted
    for module in codewords.joined() { function[module.x, module.y] = false }
    return SymbolPlan(
      description: "\(size.columns)×\(size.rows)", version: 0, options: options, columns: size.columns,
      rows: size.rows, codewords: codewords, function: function,
      blocks: (0..<size.blocks).map { block in
        (0..<dataCount(block, size) + size.parity).map { place($0, of: block, size) }
      },
      capacity: size.parity / 2)
  }
}

/// What every matrix symbology must hold to, held to by Data Matrix.
@Suite struct DataMatrixChecks {
  typealias Checks = SymbologyChecks<DataMatrix>

  @Test(arguments: DataMatrix.plans) func layout(_ plan: SymbolPlan) {
    Checks.layout(plan)
    let fixed = plan.function.darkCount + plan.codewords.count * 8
    #expect(fixed == plan.columns * plan.rows)
  }

  @Test(arguments: DataMatrix.plans) func roundTrip(_ plan: SymbolPlan) {
    Checks.roundTrip(plan, seed: 1)
  }

  @Test(arguments: DataMatrix.plans) func correction(_ plan: SymbolPlan) {
    Checks.correction(plan, trials: 30, seed: 2)
  }

  @Test(arguments: DataMatrix.plans) func refusal(_ plan: SymbolPlan) {
    Checks.refusal(plan, trials: 30, seed: 3)
  }

  @Test func randomGrids() {
    #expect(Checks.randomGrids(2_000, seed: 4) < 60)
  }
}
