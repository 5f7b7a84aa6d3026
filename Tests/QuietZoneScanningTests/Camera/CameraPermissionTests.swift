import QuietZoneScanning
import Testing

@Suite struct CameraPermissionTests {
  @Test func everyAnswerHasItsAdvice() {
    #expect(
      CameraPermission.allCases.map(\.advice) == [.ask, .proceed, .openSettings, .explainRestriction])
  }
}
