import QuietZone
import QuietZoneScanning
import Testing

/// Codes of which somebody else, the system perhaps, says where they are.
@Suite struct SystemFinderTests {
  private let scene: Scene
  /// Where the code A is, 0…1 of the picture.
  private let place = Rectangle2D(x: 20 / 320.0, y: 30 / 240.0, width: 87 / 320.0, height: 87 / 240.0)

  init() throws {
    scene = Scene().with(try Scene.qr("A"), x: 20, y: 30).with(try Scene.qr("B"), x: 220, y: 140)
  }

  /// A session that has seen a frame without codes, as a whole.
  private func begun() -> Rehearsal {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    _ = rehearsal.show(Scene())
    return rehearsal
  }

  /// What the next frame shows where the codes are said to be at these places.
  private func show(_ places: [Rectangle2D], _ rehearsal: inout Rehearsal) -> [ScanAction] {
    rehearsal.session.look(at: places)
    return rehearsal.show(scene)
  }

  /// Where codes are is all that is looked at, in two frames of three.
  @Test func workIsSaved() {
    var rehearsal = begun()
    #expect(show([place], &rehearsal).values == ["A"])
    #expect(show([place], &rehearsal).values == [])
  }

  /// The other one counts as well, and is not lost as long as it is in view.
  @Test func codesThatTheSystemDoesNotReportCount() {
    var rehearsal = begun()
    var actions: [ScanAction] = []
    for _ in 0..<3 { actions += show([place], &rehearsal) }
    #expect(actions.values == ["A", "B"])
    #expect(actions.added.count == 2)
    for _ in 0..<60 { actions += show([place], &rehearsal) }
    #expect(actions.values == ["A", "B"])
    #expect(actions.added.count == 2 && actions.removed.isEmpty)
  }

  /// A camera so slow that a code which is looked for in one frame of three only would be let go.
  @Test func aSlowCameraKeepsThem() {
    var rehearsal = begun()
    var actions: [ScanAction] = []
    for _ in 0..<12 {
      rehearsal.wait(167)
      actions += show([place], &rehearsal)
    }
    #expect(actions.values == ["A", "B"])
    #expect(actions.added.count == 2 && actions.removed.isEmpty)
  }

  /// Many places are no less work than the whole picture.
  @Test(arguments: [(6, ["A"]), (7, ["A", "B"])])
  func overSixPlacesTheWholeIsRead(_ count: Int, _ values: [String]) {
    var rehearsal = begun()
    #expect(show(Array(repeating: place, count: count), &rehearsal).values.sorted() == values)
  }

  /// One of which nothing is seen has the whole picture read.
  @Test func aPlaceThatShowsNothingMakesItTheWhole() {
    var rehearsal = begun()
    let empty = Rectangle2D(x: 0.02, y: 0.8, width: 0.1, height: 0.1)
    #expect(show([place, empty], &rehearsal).values.sorted() == ["A", "B"])
  }
}
