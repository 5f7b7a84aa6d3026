import QuietZone
import QuietZoneScanning
import TestSupport
import Testing

@Suite struct MultiFrameTests {
  /// No frame can be read alone; together they can, and the outline is where the code is in the last one.
  @Test(arguments: [Symbology.qrCode, .aztec, .pdf417, .ean13, .code128])
  func framesJoined(_ symbology: Symbology) throws {
    let text = symbology == .ean13 ? "4006381333931" : "QUIETZONE"
    var sequence = SyntheticCamera.Sequence(
      Print(try BarcodeWriter(symbology).write(text)), noise: 28, seed: 11)
    if symbology == .pdf417 || symbology == .code128 { sequence.moduleSize = 2 }
    let frames = sequence.frames(26)
    for frame in frames {
      #expect(BarcodeReader(ReaderOptions(effort: .fast)).read(frame.view).isEmpty)
    }
    #expect(scan(frames, joinsFrames: false).values == [])
    let joined = scan(frames, joinsFrames: true)
    #expect(joined.values == [text])
    let outline = try #require(joined.added.first?.outline)
    #expect(outline.contains(Point(x: 160, y: 120)))
  }

  @Test func noiseAloneGivesNothing() {
    var random = SeededRandom(seed: 8)
    let frames = (0..<60).map { _ in
      var image = LuminanceImage(width: 320, height: 240)
      for index in image.pixels.indices {
        image.pixels[index] = UInt8(min(max(120 + 40 * random.normal(), 0), 255))
      }
      return image
    }
    #expect(scan(frames, joinsFrames: true) == [])
  }

  @Test func aRegionIsJoinedInItsPlace() throws {
    var sequence = SyntheticCamera.Sequence(
      Print(try BarcodeWriter(.qrCode).write("REGION")), noise: 28, seed: 12)
    sequence.width = 400
    let region = RegionOfInterest.sensor(Rectangle(x: 0.2, y: 0.1, width: 0.6, height: 0.8))
    let actions = scan(sequence.frames(26), joinsFrames: true, region)
    #expect(actions.values == ["REGION"])
    #expect(try #require(actions.added.first?.outline).contains(Point(x: 200, y: 120)))
  }

  private func scan(
    _ frames: [LuminanceImage], joinsFrames: Bool, _ region: RegionOfInterest? = nil
  ) -> [ScanAction] {
    var rehearsal = Rehearsal(
      ScanConfiguration(mode: .oncePerCode, confirmations: 1, region: region, joinsFrames: joinsFrames))
    return frames.flatMap { rehearsal.show($0) }
  }
}
