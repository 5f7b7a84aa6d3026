import QuietZoneScanning
import Testing

/// The automatic light in front of a camera that exposes by itself, by the brightness of the scene and by
/// that of the picture. The figures are those of Documentation/Light.md.
@Suite struct LightTests {
  /// A scene of 30 frames a second: lux and metres of each moment.
  struct Course: Sendable, CustomTestStringConvertible {
    var name: String
    var seconds: Int
    var ambient: @Sendable (Double) -> Double
    var distance: @Sendable (Double) -> Double = { _ in 0.2 }
    /// What is expected: the seconds at which the light is switched, on first.
    var byScene: [Double]
    var byPicture: [Double]
    var testDescription: String { name }
  }

  static let courses = [
    Course(name: "night", seconds: 60, ambient: { _ in 0.5 }, byScene: [0.6], byPicture: [0.6]),
    Course(
      name: "dusk, 1000 lux to 1 in a minute", seconds: 90, ambient: { max(1000 / (1 + 16.65 * $0), 1) },
      byScene: [6.6], byPicture: [54.9]),
    Course(
      name: "a tunnel of 20 s", seconds: 60, ambient: { (20..<40).contains($0) ? 2 : 20_000 },
      byScene: [20.6, 40.6], byPicture: [20.6]),
    Course(
      name: "from a cellar into the sun", seconds: 60, ambient: { $0 < 20 ? 1 : 80_000 },
      byScene: [0.6, 20.6],
      byPicture: [0.6]),
    Course(name: "an office", seconds: 60, ambient: { _ in 400 }, byScene: [], byPicture: []),
    Course(
      name: "its own light on a label at 4 cm", seconds: 60, ambient: { _ in 0.5 }, distance: { _ in 0.04 },
      byScene: [0.6, 3.6, 4.2], byPicture: [0.6]),
    Course(
      name: "shade and sun by turns of 0.4 s", seconds: 60,
      ambient: { Int($0 / 0.4) % 2 == 0 ? 3 : 20_000 }, byScene: [], byPicture: []),
  ]

  @Test(arguments: courses)
  func switchesOnceForEachChangeOfTheScene(_ course: Course) throws {
    #expect(try switches(course, byScene: true) == course.byScene)
    #expect(try switches(course, byScene: false) == course.byPicture)
  }

  /// When the light is switched, in seconds.
  private func switches(_ course: Course, byScene: Bool) throws -> [Double] {
    var policy = TorchPolicy()
    var scene = ExposedScene(ambient: course.ambient(0), distance: course.distance(0))
    var found: [Double] = []
    for frame in 0..<course.seconds * 30 {
      let second = Double(frame) / 30
      scene.ambient = course.ambient(second)
      scene.distance = course.distance(second)
      let (exposure, mean) = try scene.frame()
      let time = ScanTime(milliseconds: Int64(frame) * 1000 / 30)
      let change =
        byScene
        ? policy.update(scene: exposure.sceneValue(ofMean: mean), at: time)
        : policy.update(mean: mean, at: time)
      if let change {
        scene.isLit = change
        found.append((second * 10).rounded() / 10)
      }
    }
    return found
  }

  @Test func aFrameTellsTheSceneFromItsExposure() throws {
    for (seconds, iso, aperture, value) in [
      (1.0, 100.0, 1.0, 0.0), (1 / 125, 100, 16, 14.97), (1 / 30, 800, 1.8, 3.60), (1 / 60, 3200, 2.8, 3.88),
    ] {
      let exposure = try #require(CameraExposure(seconds: seconds, sensitivity: iso, aperture: aperture))
      #expect(abs(exposure.value - value) < 0.01)
    }
    #expect(CameraExposure(seconds: 0, sensitivity: 100, aperture: 2) == nil)
    #expect(CameraExposure(seconds: .nan, sensitivity: 100, aperture: 2) == nil)
    #expect(CameraExposure(seconds: 1, sensitivity: .infinity, aperture: 2) == nil)
  }

  /// Beside the ends of exposure the picture says nothing of the scene, at them everything.
  @Test(arguments: [0.5, 5, 50, 500, 5000, 50_000])
  func theSceneIsSeenWithinAStop(lux: Double) throws {
    var scene = ExposedScene(ambient: lux)
    for _ in 0..<100 { _ = try scene.frame() }
    let (exposure, mean) = try scene.frame()
    #expect(abs(exposure.sceneValue(ofMean: mean) - scene.value) < 0.7)
  }

  @Test func aSessionGoesByTheScene() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, torch: .automatic), hasTorch: true)
    let dark = try #require(CameraExposure(seconds: 1 / 30, sensitivity: 2500, aperture: 1.8))
    let sun = try #require(CameraExposure(seconds: 1 / 2000, sensitivity: 50, aperture: 1.8))
    let grey = Scene(luminance: 100)
    #expect(rehearsal.show(grey, exposure: dark, frames: 15) == [])
    #expect(rehearsal.show(grey, exposure: dark, frames: 15) == [.setTorch(true)])
    #expect(rehearsal.show(grey, exposure: sun, frames: 100).torch == [false])
    #expect(rehearsal.session.isTorchOn == false)
  }

  /// A session that a code ended says nothing about the light: started again in the dark, it is lit anew.
  @Test func theLightComesBackSoonAfterASessionThatEnded() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once, torch: .automatic), hasTorch: true)
    let dark = try #require(CameraExposure(seconds: 1 / 30, sensitivity: 3200, aperture: 1.8))
    let black = Scene(luminance: 20)
    #expect(rehearsal.show(black, exposure: dark, frames: 20) == [.setTorch(true)])
    #expect(rehearsal.session.stop(byPerson: false, at: rehearsal.now).torch == [false])
    _ = rehearsal.session.start(at: rehearsal.now)
    _ = rehearsal.session.opened(CameraCapabilities(hasTorch: true), at: rehearsal.now)
    #expect(rehearsal.show(black, exposure: dark, frames: 20) == [.setTorch(true)])
  }
}
