import Testing
import TestSupport

@testable import QuietZone

/// PDF417 and MicroPDF417 as a camera sees them.
@Suite struct PDF417ReadingTests {
  enum Situation: String, CaseIterable {
    case level, turned, tilted, mirrored, inverted, small, blurred, noisy, bent
  }

  static func photograph(
    _ symbol: Symbol, _ situation: Situation, seed: UInt64
  ) -> SyntheticCamera.Photograph {
    var random = SeededRandom(seed: seed)
    var camera = SyntheticCamera(width: 900, height: 900, seed: seed)
    camera.lens.blur = .modules(0.2)
    var pose = SyntheticCamera.Pose(moduleSize: 2.6)
    switch situation {
    case .level: break
    case .turned: pose.rotation = random.real(0...360)
    case .tilted:
      pose.rotation = random.real(-10...10)
      pose.tiltX = random.real(-30...30)
      pose.tiltY = random.real(-30...30)
    case .mirrored:
      pose.mirrored = true
      pose.rotation = random.real(0...360)
    case .inverted: pose.inverted = true
    case .small: pose.moduleSize = 1.6
    case .blurred: camera.lens.blur = .modules(0.5)
    case .noisy: camera.sensor.noise = 12
    case .bent: pose.bend = 35
    }
    camera.place(Print(symbol), pose)
    return camera.photograph()
  }

  /// Symbols of all shapes; every one is read in every situation, and nothing else.
  @Test(arguments: Situation.allCases, [Symbology.pdf417, .microPDF417])
  func isRead(_ situation: Situation, _ symbology: Symbology) throws {
    var random = SeededRandom(seed: 417)
    for trial in 0..<6 {
      let length = symbology == .pdf417 ? 20 + 20 * trial : 6 + 8 * trial
      let content = SeededContent.mixed.make(length: length, using: &random)
      var options = WriterOptions()
      options.pdf417.rowHeight = 3
      if trial & 1 != 0 { options.pdf417.columns = symbology == .pdf417 ? 3 + trial : 1 + trial / 2 }
      let symbol = try BarcodeWriter(symbology, options: options).write(content)
      let photo = Self.photograph(symbol, situation, seed: random.next())
      let found = BarcodeReader().read(photo.image.view)
      try #require(found.count == 1, "\(situation) \(symbology) \(trial): \(found.count) found")
      #expect(found[0].symbology == symbology)
      #expect(found[0].content.bytes == content.bytes)
      #expect(found[0].isMirrored == (situation == .mirrored))
      #expect(found[0].isInverted == (situation == .inverted))
      guard case .pdf417(let details) = found[0].details, case .pdf417(let made) = symbol.details else {
        Issue.record("no details")
        continue
      }
      #expect(details.rows == made.rows && details.columns == made.columns && details.level == made.level)
      let truth = photo.outlines[0]
      for (corner, place) in [
        (found[0].outline.topLeft, truth.topLeft), (found[0].outline.topRight, truth.topRight),
        (found[0].outline.bottomRight, truth.bottomRight), (found[0].outline.bottomLeft, truth.bottomLeft),
      ] where situation != .bent {
        #expect((corner - place).length < 4 * 2.6, "\(situation) \(symbology) \(trial)")
      }
    }
  }

  /// Blur of 0.8 module hides codewords and leaves start and stop: rows lie beyond the region of bars where
  /// blur is undone.
  @Test func outOfFocus() throws {
    var random = SeededRandom(seed: 80)
    var count = 0
    for _ in 0..<10 {
      let content = SeededContent.mixed.make(length: 60, using: &random)
      let symbol = try BarcodeWriter(.pdf417).write(content)
      var camera = SyntheticCamera(width: 900, height: 900, seed: random.next())
      camera.lens.blur = .modules(0.8)
      camera.sensor.noise = 2
      camera.place(Print(symbol), .init(moduleSize: 4, rotation: random.real(0...360)))
      let found = BarcodeReader().read(camera.photograph().image.view)
      #expect(found.allSatisfy { $0.content.bytes == content.bytes })
      count += found.count
    }
    #expect(count >= 7)
  }

  /// Round a bottle codewords become narrower by up to an eighth from one to the next.
  @Test(arguments: [60.0, 70], [0.0, 10]) func roundABottle(bend: Double, tilt: Double) throws {
    var random = SeededRandom(seed: 417)
    for columns in 3...6 {
      var options = WriterOptions()
      options.pdf417.columns = columns
      let content = SeededContent.mixed.make(length: 15 * columns, using: &random)
      let symbol = try BarcodeWriter(.pdf417, options: options).write(content)
      for rotation in [0.0, 35, 180] {
        var camera = SyntheticCamera(width: 900, height: 900, seed: random.next())
        camera.lens.blur = .modules(0.2)
        camera.place(Print(symbol), .init(moduleSize: 4, rotation: rotation, tiltX: tilt, bend: bend))
        let found = BarcodeReader().read(camera.photograph().image.view)
        #expect(found.map(\.content.bytes) == [content.bytes], "\(columns) columns at \(rotation)°")
      }
    }
  }

  /// Without its start, without its stop, with torn rows, in the compact form.
  @Test(arguments: [0, 1, 2, 3]) func partsMissing(_ part: Int) throws {
    var options = WriterOptions()
    options.pdf417.level = 4
    options.pdf417.columns = 6
    options.pdf417.isCompact = part == 3
    let content = Content(text: "A boarding pass, half of which the gate has kept")
    let symbol = try BarcodeWriter(.pdf417, options: options).write(content)
    guard case .grid(var grid) = symbol.shape else { return }
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let isTorn =
          switch part {
          case 0: x < 14
          case 1: x > grid.width - 16
          case 2: y > grid.height / 3 && y < grid.height / 3 + 10
          default: false
          }
        if isTorn { grid[x, y] = false }
      }
    }
    var torn = symbol
    torn.shape = .grid(grid)
    for rotation in [0.0, 17, 180] {
      var camera = SyntheticCamera(width: 900, height: 700, seed: 3)
      camera.place(Print(torn), .init(moduleSize: 2.5, rotation: rotation))
      let found = BarcodeReader().read(camera.photograph().image.view)
      try #require(found.count == 1, "part \(part) at \(rotation)°")
      #expect(found[0].content.bytes == content.bytes)
      guard case .pdf417(let details) = found[0].details else { continue }
      #expect(details.isCompact == (part == 3))
    }
  }

  /// Drawn without grey, a pixel or two a module, with a pixel of paper around.
  @Test(arguments: [1, 1.06, 1.3]) func aliased(_ module: Double) throws {
    var options = WriterOptions()
    options.pdf417.columns = 2
    let content = Content(text: "Tiny print 1234")
    let symbol = try BarcodeWriter(.pdf417, options: options).write(content)
    guard case .grid(let grid) = symbol.shape else { return }
    let (width, height) = (Int(Double(grid.width) * module), Int(Double(grid.height) * module))
    var image = LuminanceImage(width: width + 2, height: height + 2)
    for y in 0..<height + 2 {
      for x in 0..<width + 2 {
        let isInside = (1...width).contains(x) && (1...height).contains(y)
        let isDark = isInside && grid[Int(Double(x - 1) / module), Int(Double(y - 1) / module)]
        image.pixels[y * image.width + x] = isDark ? 0 : 255
      }
    }
    let found = BarcodeReader(ReaderOptions(symbologies: .pdf417)).read(image.view)
    #expect(found.map { $0.content.bytes } == [content.bytes])
  }

  /// The picture ends inside the symbol: its last column and stop pattern are not there.
  @Test func cutOff() throws {
    var options = WriterOptions()
    options.pdf417.level = 5
    options.pdf417.columns = 5
    let content = Content(text: "The photograph ends before the symbol does, which happens often enough")
    let symbol = try BarcodeWriter(.pdf417, options: options).write(content)
    guard case .grid(let grid) = symbol.shape else { return }
    let scale = 2, shown = grid.width - 18 - 17 - 9
    var image = LuminanceImage(width: 20 + shown * scale, height: 40 + grid.height * scale)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (column, row) = ((x - 20) / scale, (y - 20) / scale)
        let isInside = x >= 20 && y >= 20 && row < grid.height
        image.pixels[y * image.width + x] = isInside && grid[column, row] ? 20 : 230
      }
    }
    let found = BarcodeReader(ReaderOptions(symbologies: .pdf417)).read(image.view)
    try #require(found.map { $0.content.bytes } == [content.bytes])
    // Its outline goes on to where the stop pattern would end.
    let right = (found[0].outline.topRight.x + found[0].outline.bottomRight.x) / 2
    #expect(abs(right - Double(20 + grid.width * scale)) < 12)
  }

  /// Bars that are the same on every line are no MicroPDF417, however often a line looks like one.
  @Test func barsAreNoRows() throws {
    for seed in UInt64(0)..<20 {
      var random = SeededRandom(seed: seed)
      let digits = (0..<12).map { _ in UInt8.random(in: 48...57, using: &random) }
      for symbology in [Symbology.ean13, .code128, .interleaved2of5] {
        let symbol = try BarcodeWriter(symbology).write(Content(bytes: digits))
        var camera = SyntheticCamera(width: 500, height: 400, seed: seed)
        camera.place(Print(symbol), .init(moduleSize: 2.4, rotation: Double(seed) * 18))
        let photo = camera.photograph()
        #expect(BarcodeReader(ReaderOptions(symbologies: .allStacked)).read(photo.image.view).isEmpty)
      }
    }
  }

  /// A symbol with more wrong codewords than it may have is not read as anything.
  @Test func damageBeyondRepairIsNoRead() throws {
    var random = SeededRandom(seed: 9)
    var options = WriterOptions()
    options.pdf417.level = 1
    let symbol = try BarcodeWriter(.pdf417, options: options).write(
      Content(text: "NEVER A WRONG VALUE 0123456789"))
    guard case .grid(let clean) = symbol.shape else { return }
    for _ in 0..<20 {
      var grid = clean
      // Whole codewords by others of the same row's cluster: another row's, three rows on.
      let x = 34, height = 3
      for row in stride(from: 0, to: grid.height / height - 3, by: 3) where random.unit() < 0.9 {
        for y in 0..<height {
          for column in 0..<17 {
            grid[x + column, row * height + y] = clean[x + column, (row + 3) * height + y]
          }
        }
      }
      var damaged = symbol
      damaged.shape = .grid(grid)
      var camera = SyntheticCamera(width: 700, height: 500, seed: random.next())
      camera.place(Print(damaged), .init(moduleSize: 3))
      for barcode in BarcodeReader().read(camera.photograph().image.view) {
        #expect(barcode.content.bytes == Array("NEVER A WRONG VALUE 0123456789".utf8))
      }
    }
  }
}
