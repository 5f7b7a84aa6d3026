import QuietZone
import QuietZoneScanning
import Testing

@Suite struct ScanSessionStateTests {
  private let now = ScanTime(milliseconds: 0)
  private let camera = CameraCapabilities(hasTorch: true)

  @Test func asksForPermissionThenForTheCamera() {
    var session = ScanSession()
    #expect(session.start(at: now) == [.state(.asking), .askPermission])
    #expect(session.permission(.authorized, at: now) == [.state(.opening), .openCamera])
    #expect(session.opened(camera, at: now) == [.state(.running)])
    #expect(
      session.stop(byPerson: true, at: now) == [.closeCamera, .state(.idle), .status(.stop(byPerson: true))])
  }

  @Test func permissionThatIsThereIsNotAskedFor() {
    var session = ScanSession()
    #expect(session.permission(.authorized, at: now) == [])
    #expect(session.start(at: now) == [.state(.opening), .openCamera])
  }

  @Test(arguments: [
    (CameraPermission.denied, ScanFailure.permissionDenied, CameraPermission.Advice.openSettings),
    (.restricted, .permissionRestricted, .explainRestriction),
  ])
  func refusalEndsTheSession(
    _ answer: CameraPermission, _ failure: ScanFailure, _ advice: CameraPermission.Advice
  ) {
    var session = ScanSession()
    _ = session.start(at: now)
    #expect(session.permission(answer, at: now) == [.state(.idle), .status(.fail(failure))])
    #expect(answer.advice == advice)
    #expect(session.isRunning == false)
  }

  @Test func permissionTakenAwayLaterEndsTheSession() {
    var session = running()
    #expect(
      session.permission(.denied, at: now) == [
        .closeCamera, .state(.idle), .status(.fail(.permissionDenied)),
      ])
  }

  @Test func eachCallMadeTwiceDoesNothingTheSecondTime() {
    var session = ScanSession()
    let calls: [(inout ScanSession) -> [ScanAction]] = [
      { $0.start(at: ScanTime(milliseconds: 0)) },
      { $0.permission(.authorized, at: ScanTime(milliseconds: 0)) },
      { $0.opened(CameraCapabilities(), at: ScanTime(milliseconds: 0)) },
      { $0.pause(at: ScanTime(milliseconds: 0)) },
      { $0.resume(at: ScanTime(milliseconds: 0)) },
      { $0.failed(.streamLost, at: ScanTime(milliseconds: 0)) },
      { $0.stop(byPerson: true, at: ScanTime(milliseconds: 0)) },
    ]
    for call in calls.dropLast() {
      #expect(call(&session).isEmpty == false)
      #expect(call(&session) == [])
    }
    #expect(calls[6](&session) == [])
  }

  @Test(arguments: ScanFailure.allCases)
  func everyFailureIsPassedOnWithItsReason(_ failure: ScanFailure) {
    var session = ScanSession()
    _ = session.permission(.authorized, at: now)
    _ = session.start(at: now)
    #expect(session.failed(failure, at: now) == [.closeCamera, .state(.idle), .status(.fail(failure))])
    #expect(session.start(at: now) == [.state(.opening), .openCamera], "it can be started again")
  }

  @Test func framesArePassedOverUnlessItRuns() throws {
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    var session = ScanSession()
    #expect(session.frame(scene.image.view, at: now) == [])
    session = running()
    _ = session.pause(at: now)
    #expect(session.frame(scene.image.view, at: now) == [])
    _ = session.resume(at: now)
    #expect(session.frame(scene.image.view, at: now).values == ["A"])
  }

  @Test func pausingLetsGoOfCodesAndLight() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, torch: .on), hasTorch: true)
    let id = try #require(rehearsal.show(Scene().with(try Scene.qr("A"), x: 100, y: 80)).added.first?.id)
    let paused = rehearsal.session.pause(at: rehearsal.now)
    #expect(paused == [.removed(id), .setTorch(false), .state(.paused)])
    #expect(rehearsal.session.resume(at: rehearsal.now) == [.state(.running), .setTorch(true)])
  }

  @Test func aPauseThatComesBeforeTheCameraHolds() throws {
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    for early in 0...2 {
      var session = ScanSession()
      if early == 0 { #expect(session.pause(at: now) == []) }
      _ = session.start(at: now)
      if early == 1 { #expect(session.pause(at: now) == []) }
      _ = session.permission(.authorized, at: now)
      if early == 2 { #expect(session.pause(at: now) == []) }
      #expect(session.opened(camera, at: now) == [.state(.paused)])
      #expect(session.frame(scene.image.view, at: now) == [])
      #expect(session.resume(at: now) == [.state(.running)])
      #expect(session.frame(scene.image.view, at: now).values == ["A"])
    }
  }

  @Test func aPauseHoldsOverANewStartUntilItIsTakenBack() {
    var session = running()
    _ = session.pause(at: now)
    _ = session.stop(byPerson: true, at: now)
    _ = session.start(at: now)
    #expect(session.opened(camera, at: now) == [.state(.paused)])
    _ = session.stop(byPerson: true, at: now)
    #expect(session.resume(at: now) == [])
    _ = session.start(at: now)
    #expect(session.opened(camera, at: now) == [.state(.running)])
  }

  @Test func theLightStaysOffWhilePaused() {
    var session = ScanSession(ScanConfiguration(torch: .on))
    _ = session.pause(at: now)
    _ = session.permission(.authorized, at: now)
    _ = session.start(at: now)
    #expect(session.opened(camera, at: now) == [.state(.paused)])
    #expect(session.resume(at: now) == [.state(.running), .setTorch(true)])
  }

  private func running() -> ScanSession {
    var session = ScanSession()
    _ = session.permission(.authorized, at: now)
    _ = session.start(at: now)
    _ = session.opened(camera, at: now)
    return session
  }
}
