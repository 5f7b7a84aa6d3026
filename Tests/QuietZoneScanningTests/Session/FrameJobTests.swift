import QuietZone
import QuietZoneScanning
import Testing

/// Frames that are read while the session goes on.
@Suite struct FrameJobTests {
  private let scene: Scene
  private let other: Scene

  init() throws {
    scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    other = Scene().with(try Scene.bars(.code128, "128"), x: 20, y: 80)
  }

  private func running(_ mode: ScanMode = .oncePerCode) -> Rehearsal {
    Rehearsal(ScanConfiguration(mode: mode), hasTorch: true)
  }

  @Test func oneFrameIsReadAtATime() throws {
    var session = running().session
    let now = ScanTime(milliseconds: 2000)
    let begun = session.beginFrame()
    let job = try #require(begun)
    #expect(session.beginFrame().isNone)
    #expect(session.endFrame(job.read(scene.image.view, at: now)).values == ["A"])
    #expect(!session.beginFrame().isNone)
  }

  /// Who ends a scan does not wait for the frame.
  @Test func readingEndsWhenAsked() throws {
    var session = running().session
    let now = ScanTime(milliseconds: 2000)
    session.shouldStop = { true }
    #expect(session.frame(scene.image.view, at: now).values == [])
    session.shouldStop = { false }
    #expect(session.frame(scene.image.view, at: now).values == ["A"])
  }

  @Test func aSessionThatDoesNotRunWantsNone() {
    var session = ScanSession()
    #expect(session.beginFrame().isNone)
  }

  /// What a frame showed that was begun before does not count, nor does it disturb the next.
  @Test(arguments: ["stop", "stop and start", "pause and resume", "other symbologies"])
  func whatWasAskedMeanwhileCounts(_ what: String) throws {
    var session = running().session
    let now = ScanTime(milliseconds: 2000)
    let begun = session.beginFrame()
    let job = try #require(begun)
    switch what {
    case "stop": _ = session.stop(byPerson: true, at: now)
    case "stop and start":
      _ = session.stop(byPerson: true, at: now)
      _ = session.start(at: now)
      _ = session.opened(CameraCapabilities(), at: now)
    case "pause and resume":
      _ = session.pause(at: now)
      _ = session.resume(at: now)
    default: _ = session.configure(ScanConfiguration(symbologies: .code128, mode: .oncePerCode), at: now)
    }
    let next = session.beginFrame()
    #expect(session.endFrame(job.read(scene.image.view, at: now)) == [])
    guard let next else {
      #expect(what == "stop")
      return
    }
    #expect(session.beginFrame().isNone, "the next is still being read")
    let expected = what == "other symbologies" ? [] : ["A"]
    #expect(session.endFrame(next.read(scene.image.view, at: now)).values == expected)
  }

  /// A host that tells the same again, or another light, loses no frame.
  @Test func whatDoesNotConcernTheFrameLeavesIt() throws {
    var session = running().session
    let now = ScanTime(milliseconds: 2000)
    let begun = session.beginFrame()
    let job = try #require(begun)
    var configuration = session.configuration
    _ = session.configure(configuration, at: now)
    configuration.torch = .on
    #expect(session.configure(configuration, at: now) == [.setTorch(true)])
    #expect(session.endFrame(job.read(scene.image.view, at: now)).values == ["A"])
  }

  /// Where a code is to be held, and what is shown of the picture, is asked when the frame has been read.
  @Test(arguments: ["region", "viewport"])
  func theAimIsTheOneOfTheEnd(_ what: String) throws {
    // The view shows the picture twice as large, without what is above and below: its left 90 pixels.
    var configuration = ScanConfiguration(
      mode: .oncePerCode, region: .view(Rectangle2D(x: 0, y: 0, width: 180, height: 240)),
      regionRule: .strict, viewport: Viewport(view: Size2D(width: 640, height: 240)))
    var session = Rehearsal(configuration).session
    let now = ScanTime(milliseconds: 2000)
    let begun = session.beginFrame()
    let job = try #require(begun)
    let reading = job.read(scene.image.view, at: now)
    if what == "region" {
      configuration.region = .view(Rectangle2D(x: 0, y: 0, width: 360, height: 240))
    } else {
      configuration.viewport = Viewport(view: Size2D(width: 320, height: 240))
    }
    _ = session.configure(configuration, at: now)
    #expect(session.endFrame(reading).values == ["A"])
  }

  /// In two steps the same comes out as in one.
  @Test func inTwoStepsTheSameComesOut() throws {
    var whole = running(), parts = running()
    let scenes = [Scene(), scene, other, scene, Scene()]
    for index in 0..<60 {
      let image = scenes[index / 3 % scenes.count].image
      let told = whole.show(image)
      parts.wait(33)
      let begun = parts.session.beginFrame()
      let job = try #require(begun)
      #expect(parts.session.endFrame(job.read(image.view, at: parts.now)) == told)
    }
    #expect(whole.session.codes == parts.session.codes)
  }

  @Test func aFrameWithoutPixelsIsPassedOver() throws {
    var session = running().session
    let now = ScanTime(milliseconds: 2000)
    let empty = LuminanceImage(width: 0, height: 0)
    let begun = session.beginFrame()
    let job = try #require(begun)
    #expect(session.endFrame(job.read(empty.view, at: now)) == [])
    #expect(!session.beginFrame().isNone)
  }
}

extension FrameJob? {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
