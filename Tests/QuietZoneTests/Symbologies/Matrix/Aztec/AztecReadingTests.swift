import Testing
import TestSupport

@testable import QuietZone

/// Aztec Codes in photographs that never were.
@Suite struct AztecReadingTests {
  /// Sizes of both kinds, with and without crossings of the reference grid.
  static let sizes: [AztecOptions.Size] = [
    .compactLayers(1), .compactLayers(4), .fullLayers(1), .fullLayers(4), .fullLayers(5), .fullLayers(12),
    .fullLayers(22), .fullLayers(32),
  ]

  static func symbol(_ size: AztecOptions.Size, text: String = "READ ME") throws -> Symbol {
    var options = WriterOptions()
    options.aztec.size = size
    return try BarcodeWriter(.aztec, options: options).write(Content(text: text))
  }

  static func grid(_ symbol: Symbol) -> ModuleGrid {
    guard case .grid(let grid) = symbol.shape else { return ModuleGrid(width: 0, height: 0) }
    return grid
  }

  static func photograph(
    _ grid: ModuleGrid, moduleSize: Double, seed: UInt64,
    _ change: (inout SyntheticCamera, inout SyntheticCamera.Pose, inout SeededRandom) -> Void = { _, _, _ in }
  ) -> (photo: SyntheticCamera.Photograph, pose: SyntheticCamera.Pose) {
    var random = SeededRandom(seed: seed)
    let side = Int(Double(grid.width + 12) * moduleSize * 1.5)
    var camera = SyntheticCamera(width: side, height: side, seed: random.next())
    camera.background = .plain(0.7)
    var pose = SyntheticCamera.Pose(moduleSize: moduleSize)
    change(&camera, &pose, &random)
    camera.place(Print(grid, quietZone: Symbol.Margins(2)), pose)
    return (camera.photograph(), pose)
  }

  /// Straight on and at a slant; the largest needs three pixels a module.
  @Test(arguments: sizes, Situation.all) func reading(_ size: AztecOptions.Size, _ situation: Situation)
    throws
  {
    let symbol = try Self.symbol(size)
    let moduleSize = size == .fullLayers(32) ? max(situation.moduleSize, 3) : situation.moduleSize
    let (photo, pose) = Self.photograph(
      Self.grid(symbol), moduleSize: moduleSize, seed: 7, situation.change)
    let barcodes = BarcodeReader(ReaderOptions(symbologies: .aztec)).read(photo.image.view)
    #expect(barcodes.count == 1, "\(size), \(situation)")
    guard let barcode = barcodes.first else { return }
    #expect(barcode.symbology == .aztec && barcode.content.bytes == Array("READ ME".utf8))
    #expect(barcode.details == symbol.details)
    #expect(barcode.isMirrored == pose.mirrored && barcode.isInverted == pose.inverted)
    let error = SymbologyChecks<QRCode>.distance(barcode.outline, photo.outlines[0])
    #expect(error < 4 * situation.moduleSize, "\(size), \(situation): a corner is \(error) pixels off")
  }

  /// Damage up to the promised correction is repaired in a photograph, too; far more is never misread.
  @Test(arguments: sizes) func damage(_ size: AztecOptions.Size) throws {
    let symbol = try Self.symbol(size)
    let clean = try Aztec.decode(Self.grid(symbol))
    guard case .aztec(let details) = symbol.details else { return }
    let drawn = Aztec.Size(isCompact: details.isCompact, layers: details.layers)
    let places = Aztec.places(drawn)
    let skipped = drawn.bits - drawn.words * drawn.wordBits
    var random = SeededRandom(seed: 11)
    for count in [clean.correction.capacity, clean.correction.capacity * 2] {
      var grid = Self.grid(symbol)
      for word in (0..<drawn.words).shuffled(using: &random).prefix(count) {
        let place = Int(places[skipped + word * drawn.wordBits])
        grid[place & 255, place >> 8].toggle()
      }
      let image = Self.photograph(grid, moduleSize: 4, seed: 3) { _, pose, _ in pose.rotation = 20 }.photo
        .image
      let barcodes = BarcodeReader(ReaderOptions(symbologies: .aztec)).read(image.view)
      if count == clean.correction.capacity { #expect(barcodes.count == 1, "\(size)") }
      for barcode in barcodes { #expect(barcode.content.bytes == Array("READ ME".utf8), "\(size)") }
    }
  }

  /// Bent around a bottle.
  @Test(arguments: [AztecOptions.Size.compactLayers(3), .fullLayers(6), .fullLayers(14)], [20.0, 45, 70])
  func bent(_ size: AztecOptions.Size, _ degrees: Double) throws {
    let image = Self.photograph(Self.grid(try Self.symbol(size)), moduleSize: 5, seed: 4) { _, pose, _ in
      pose.bend = degrees
      pose.rotation = 10
    }.photo.image
    let barcodes = BarcodeReader(ReaderOptions(symbologies: .aztec)).read(image.view)
    #expect(barcodes.map(\.content.bytes) == [Array("READ ME".utf8)], "\(size), \(degrees)°")
  }

  @Test(arguments: [0, 25, 64, 255]) func runes(_ value: Int) throws {
    let symbol = try Self.symbol(.rune, text: "\(value)")
    let image = Self.photograph(Self.grid(symbol), moduleSize: 5, seed: 5) { _, pose, _ in
      pose.rotation = 33
    }.photo.image
    let barcodes = BarcodeReader().read(image.view)
    #expect(barcodes.count == 1 && barcodes.first?.identifier.text == "]zC")
    let digits = String(value)
    let padded = String(repeating: "0", count: 3 - digits.count) + digits
    #expect(barcodes.first?.content.bytes == Array(padded.utf8))
  }

  /// A single pixel a module, without anything around it.
  @Test(arguments: [AztecOptions.Size.compactLayers(1), .fullLayers(4)])
  func smallest(_ size: AztecOptions.Size) throws {
    let grid = Self.grid(try Self.symbol(size))
    var pixels: [UInt8] = []
    for y in 0..<grid.height {
      for x in 0..<grid.width { pixels.append(grid[x, y] ? 0 : 255) }
    }
    let image = try #require(LuminanceImage(width: grid.width, height: grid.height, pixels: pixels))
    let barcodes = BarcodeReader(ReaderOptions(symbologies: .aztec)).read(image.view)
    #expect(barcodes.map(\.content.bytes) == [Array("READ ME".utf8)])
  }

  /// Noise, stripes and rings make no symbol.
  @Test func nothingThere() throws {
    var random = SeededRandom(seed: 6)
    for seed in 0..<20 {
      let (width, height) = (40 + seed * 7, 150 - seed * 5)
      let grain = 1 + seed % 4
      var pixels = [UInt8](repeating: 0, count: width * height)
      let noise = (0..<width * height).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      for y in 0..<height {
        for x in 0..<width {
          let ring = max(abs(x - width / 2), abs(y - height / 2)) / 3
          pixels[y * width + x] =
            seed % 5 == 0 ? (ring & 1 == 0 ? 30 : 220) : noise[y / grain * width + x / grain]
        }
      }
      let image = try #require(LuminanceImage(width: width, height: height, pixels: pixels))
      #expect(BarcodeReader(ReaderOptions(symbologies: .aztec)).read(image.view).isEmpty)
    }
  }

  /// Bytes shifted to from a shift leave that mode latched: digits, U/S, B/S, one byte, then letters
  /// (ISO/IEC 24778:2008, Table 2).
  @Test func bytesFromAShift() throws {
    var bits = BitWriter()
    for (value, count) in [(30, 5), (5, 4), (15, 4), (31, 5), (1, 5), (0x21, 8), (10, 5)] as [(UInt32, Int)] {
      bits.append(value, count: count)
    }
    #expect(try AztecParser.parse(bits).content.bytes == Array("3!I".utf8))
  }

  /// As does punctuation: digits, U/S, P/S, an exclamation mark, then letters.
  @Test func punctuationFromAShift() throws {
    var bits = BitWriter()
    for (value, count) in [(30, 5), (5, 4), (15, 4), (0, 5), (6, 5), (10, 5)] as [(UInt32, Int)] {
      bits.append(value, count: count)
    }
    #expect(try AztecParser.parse(bits).content.bytes == Array("3!I".utf8))
  }
}
