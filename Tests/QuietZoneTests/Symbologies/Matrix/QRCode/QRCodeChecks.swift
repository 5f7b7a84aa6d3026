import Testing

@testable import QuietZone

/// What every matrix symbology must hold to, held to by QRCode.
@Suite struct QRCodeChecks {
  typealias Checks = SymbologyChecks<QRCode>

  @Test(arguments: QRCode.plans) func layout(_ plan: SymbolPlan) {
    Checks.layout(plan)
  }

  @Test(arguments: QRCode.plans) func roundTrip(_ plan: SymbolPlan) {
    Checks.roundTrip(plan, seed: 1)
  }

  @Test(arguments: QRCode.plans) func correction(_ plan: SymbolPlan) {
    Checks.correction(plan, trials: 40, seed: 2)
  }

  @Test(arguments: QRCode.plans) func refusal(_ plan: SymbolPlan) {
    Checks.refusal(plan, trials: 40, seed: 3)
  }

  @Test func randomGrids() {
    #expect(Checks.randomGrids(10_000, seed: 4) == 0)
  }
}

extension QRCodeChecks {
  @Test(arguments: QRCode.plans.filter { [1, 2, 6, 7, 13, 25, 40].contains($0.version) }, Situation.all)
  func reading(_ plan: SymbolPlan, _ situation: Situation) {
    Checks.reading(plan, situation, seed: 5)
  }
}
