import Testing

@testable import QuietZone

/// What every matrix symbology must hold to, held to by RectangularMicroQRCode.
@Suite struct RectangularMicroQRCodeChecks {
  typealias Checks = SymbologyChecks<RectangularMicroQRCode>

  @Test(arguments: RectangularMicroQRCode.plans) func layout(_ plan: SymbolPlan) {
    Checks.layout(plan)
  }

  @Test(arguments: RectangularMicroQRCode.plans) func roundTrip(_ plan: SymbolPlan) {
    Checks.roundTrip(plan, seed: 1)
  }

  @Test(arguments: RectangularMicroQRCode.plans) func correction(_ plan: SymbolPlan) {
    Checks.correction(plan, trials: 100, seed: 2)
  }

  @Test(arguments: RectangularMicroQRCode.plans) func refusal(_ plan: SymbolPlan) {
    Checks.refusal(plan, trials: 100, seed: 3)
  }

  @Test func randomGrids() {
    #expect(Checks.randomGrids(10_000, seed: 4) == 0)
  }
}

extension RectangularMicroQRCodeChecks {
  @Test(arguments: RectangularMicroQRCode.plans, Situation.sharp)
  func reading(_ plan: SymbolPlan, _ situation: Situation) {
    Checks.reading(plan, situation, seed: 7)
  }
}
