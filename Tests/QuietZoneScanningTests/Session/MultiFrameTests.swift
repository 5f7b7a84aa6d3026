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
      Print(try BarcodeWriter(symbology).write(text)), noise: symbology == .ean13 ? 44 : 28, seed: 11)
    if symbology == .pdf417 || symbology == .code128 { sequence.moduleSize = 2 }
    let frames = sequence.frames(26)
    for frame in frames {
      #expect(BarcodeReader(ReaderOptions(effort: .fast)).read(frame.view).isEmpty)
    }
    #expect(scan(frames, joinsFrames: false).values == [])
    let joined = scan(frames, joinsFrames: true)
    #expect(joined.values == [text])
    let outline = try #require(joined.added.first?.outline)
    #expect(outline.contains(Point2D(x: 160, y: 120)))
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

  /// After 24 frames without anything every second one is joined: what comes then is read, later.
  @Test func whatComesAfterALongTimeIsJoined() throws {
    let sequence = SyntheticCamera.Sequence(
      Print(try BarcodeWriter(.qrCode).write("QUIETZONE")), noise: 28, seed: 11)
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, confirmations: 1))
    var random = SeededRandom(seed: 3)
    let tiles = (0..<192).map { _ in random.real(60...190) }
    for _ in 0..<60 {
      var tiled = LuminanceImage(width: 320, height: 240)
      for index in tiled.pixels.indices {
        let tile = tiles[index / 320 / 20 * 16 + index % 320 / 20]
        tiled.pixels[index] = UInt8(min(max(tile + 10 * Double(random.normal()), 0), 255))
      }
      #expect(rehearsal.show(tiled).values == [])
    }
    #expect(sequence.frames(52).flatMap { rehearsal.show($0) }.values == ["QUIETZONE"])
  }

  @Test func aRegionIsJoinedInItsPlace() throws {
    var sequence = SyntheticCamera.Sequence(
      Print(try BarcodeWriter(.qrCode).write("REGION")), noise: 28, seed: 12)
    sequence.width = 400
    let region = RegionOfInterest.sensor(Rectangle2D(x: 0.2, y: 0.1, width: 0.6, height: 0.8))
    let actions = scan(sequence.frames(26), joinsFrames: true, region)
    #expect(actions.values == ["REGION"])
    #expect(try #require(actions.added.first?.outline).contains(Point2D(x: 200, y: 120)))
  }

  /// Hosts configure at every layout and every change of what surrounds the view.
  @Test func configuringWithWhatIsAlreadySoKeepsTheFrames() throws {
    let sequence = SyntheticCamera.Sequence(
      Print(try BarcodeWriter(.qrCode).write("QUIETZONE")), noise: 28, seed: 11)
    let configuration = ScanConfiguration(mode: .oncePerCode, confirmations: 1)
    var rehearsal = Rehearsal(configuration)
    let actions = sequence.frames(25).flatMap { frame in
      (0..<4).flatMap { _ in rehearsal.session.configure(configuration, at: rehearsal.now) }
        + rehearsal.show(frame)
    }
    #expect(actions.values == ["QUIETZONE"], "after 100 calls that change nothing")
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func whatDoesNotChangeTheReadingKeepsTheFrames(_ change: Int) throws {
    let sequence = SyntheticCamera.Sequence(
      Print(try BarcodeWriter(.qrCode).write("QUIETZONE")), noise: 28, seed: 11)
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, confirmations: 1))
    var isOther = false
    let actions = sequence.frames(25).flatMap { frame in
      isOther.toggle()
      var configuration = ScanConfiguration(mode: .oncePerCode, confirmations: 1)
      if isOther {
        switch change {
        case 0: configuration.torch = .on
        case 1: configuration.acceptance = .prefix(Array("Q".utf8))
        case 2: configuration.mode = .continuous(rearm: 60_000)
        case 3: configuration.viewport = Viewport(view: Size2D(width: 640, height: 480))
        default: configuration.confirmations = nil
        }
      }
      return rehearsal.session.configure(configuration, at: rehearsal.now) + rehearsal.show(frame)
    }
    #expect(actions.values == ["QUIETZONE"])
  }

  @Test func otherSymbologiesBeginAnew() throws {
    let sequence = SyntheticCamera.Sequence(
      Print(try BarcodeWriter(.qrCode).write("QUIETZONE")), noise: 28, seed: 11)
    var rehearsal = Rehearsal(ScanConfiguration(symbologies: .aztec, mode: .oncePerCode))
    let frames = sequence.frames(26)
    #expect(frames[..<13].flatMap { rehearsal.show($0) } == [])
    let configuration = ScanConfiguration(symbologies: .qrCode, mode: .oncePerCode)
    _ = rehearsal.session.configure(configuration, at: rehearsal.now)
    var counted = 0
    for frame in frames[13...] {
      counted += 1
      if rehearsal.show(frame).values == ["QUIETZONE"] { break }
    }
    #expect([3, 6, 10].contains(counted), "joined from the first frame after the change on: \(counted)")
  }

  private func scan(
    _ frames: [LuminanceImage], joinsFrames: Bool, _ region: RegionOfInterest? = nil
  ) -> [ScanAction] {
    var rehearsal = Rehearsal(
      ScanConfiguration(mode: .oncePerCode, confirmations: 1, region: region, joinsFrames: joinsFrames))
    return frames.flatMap { rehearsal.show($0) }
  }
}
