import QuietZone
import QuietZoneScanning
import Testing

/// Codes that `fast` passes over in every frame, here light bars on dark ground.
@Suite struct HarderLookTests {
  private let scene: Scene

  init() throws {
    var bars = try Scene.bars(.code39, "HARDER")
    for index in bars.pixels.indices { bars.pixels[index] = 255 - bars.pixels[index] }
    scene = Scene(width: 480).with(bars, x: 20, y: 80)
    #expect(BarcodeReader(ReaderOptions(effort: .fast)).read(scene.image.view).isEmpty)
    #expect(BarcodeReader(ReaderOptions(effort: .balanced)).read(scene.image.view).count == 1)
  }

  /// One frame of nine is looked at harder, and those after it as hard where the code was, so that two or
  /// three frames can agree.
  @Test func theyCountAfterAWhile() {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    #expect(rehearsal.show(scene, frames: 8).values == [])
    #expect(rehearsal.show(scene, frames: 4).values == ["HARDER"])
  }

  /// Whoever sees the outline sees it until the code is gone, and nothing is told twice.
  @Test func theyStayInView() {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    _ = rehearsal.show(scene, frames: 12)
    let later = rehearsal.show(scene, frames: 60)
    #expect(later.values == [] && later.removed == [] && later.added.isEmpty)
    #expect(rehearsal.show(Scene(), frames: 20).removed.count == 1)
  }

  /// The harder look at the ninth empty frame shows nothing, and the next one comes with the eighteenth,
  /// though a code that took none is still followed.
  @Test func codesThatTookNoneAskForNone() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    let easy = Scene(width: 480).with(try Scene.qr("easy"), x: 300, y: 20)
    #expect(rehearsal.show(easy, frames: 10).values == ["easy"])
    let gone = rehearsal.show(Scene(width: 480), frames: 9)
    #expect(gone.removed.isEmpty)
    #expect(rehearsal.show(scene, frames: 3).added.isEmpty)
    #expect(rehearsal.show(scene, frames: 9).values == ["HARDER"])
  }
}
