import Testing

@testable import QuietZone

/// What every matrix symbology must hold to, held to by MicroQRCode.
@Suite struct MicroQRCodeChecks {
  typealias Checks = SymbologyChecks<MicroQRCode>

  @Test(arguments: MicroQRCode.plans) func layout(_ plan: SymbolPlan) {
    Checks.layout(plan)
  }

  @Test(arguments: MicroQRCode.plans) func roundTrip(_ plan: SymbolPlan) {
    Checks.roundTrip(plan, seed: 1)
  }

  @Test(arguments: MicroQRCode.plans) func correction(_ plan: SymbolPlan) {
    Checks.correction(plan, trials: 500, seed: 2)
  }

  @Test(arguments: MicroQRCode.plans) func refusal(_ plan: SymbolPlan) {
    Checks.refusal(plan, trials: 500, seed: 3)
  }

  @Test func randomGrids() {
    #expect(Checks.randomGrids(10_000, seed: 4) < 5)
  }
}

extension MicroQRCodeChecks {
  @Test(arguments: MicroQRCode.plans, Situation.all)
  func reading(_ plan: SymbolPlan, _ situation: Situation) {
    Checks.reading(plan, situation, seed: 6)
  }
}
