import TestSupport
import Testing

@testable import QuietZone

@Suite struct DataBarTests {
  static let forms: [Symbology] = [
    .dataBar, .dataBarStacked, .dataBarLimited, .dataBarExpanded, .dataBarExpandedStacked,
  ]

  /// A line of ``DataBarVectors``.
  struct Vector: CustomStringConvertible {
    let symbology: Symbology
    var options = WriterOptions()
    let bytes: [UInt8]
    let hash: UInt64
    let description: String

    init?(_ line: Substring) {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let hash = UInt64(fields[2], radix: 16) else { return nil }
      switch fields[0] {
      case "omni": symbology = .dataBar
      case "stacked", "stacked-omni": symbology = .dataBarStacked
      case "limited": symbology = .dataBarLimited
      case "expanded": symbology = .dataBarExpanded
      default: symbology = .dataBarExpandedStacked
      }
      options.linear.isOmnidirectional = fields[0] != "stacked"
      if symbology == .dataBarExpandedStacked { options.linear.rowPairs = Int(fields[0].dropFirst(9)) }
      bytes = fields[1].utf8.map { $0 == UInt8(ascii: "^") ? 29 : $0 }
      self.hash = hash
      description = String(line)
    }

    func make() throws(BarcodeEncodingError) -> Symbol {
      try BarcodeWriter(symbology, options: options).write(Content(bytes: bytes))
    }
  }

  static let vectors = DataBarVectors.zint.split(separator: "\n").compactMap { Vector($0) }

  /// FNV-1a with 64 bits over the rows, each once; the space that a symbol begins with is in it.
  static func hash(_ symbol: Symbol) -> UInt64 {
    let isBars = if case .bars = symbol.shape { true } else { false }
    let modules = DataBarLines.rows(symbol).flatMap { (isBars ? [false] : []) + $0.modules }
    return modules.map { $0 ? 0x31 : 0x30 as UInt8 }.fnv1a
  }

  @Test func symbolsAreEqualToZint() throws {
    var differing = 0
    for vector in Self.vectors {
      let symbol = try vector.make()
      guard Self.hash(symbol) != vector.hash else { continue }
      // The general-purpose field alone leaves a choice.
      differing += 1
      #expect(vector.bytes.contains { $0 >= UInt8(ascii: "A") }, "\(vector)")
    }
    #expect(Self.vectors.count == 285)
    #expect(differing <= 12)
  }

  @Test func symbolsAreReadBack() throws {
    for vector in Self.vectors {
      let symbol = try vector.make()
      let found = DataBarLines().read(symbol)
      try #require(found.count == 1, "\(vector)")
      let reading = found[0].assembly.reading
      #expect(reading.content.bytes == Self.transmitted(vector), "\(vector)")
      #expect(reading.identifier.text == "]e0")
      #expect(reading.details.gtin == symbol.linear?.gtin)
      #expect(reading.details.lines >= reading.linesNeeded)
      // A stacked symbol of one row has no second one to tell it by.
      if DataBarLines.rows(symbol).count > 1 || vector.symbology != .dataBarExpandedStacked {
        #expect(reading.symbology == vector.symbology, "\(vector)")
      }
    }
  }

  static func transmitted(_ vector: Vector) -> [UInt8] {
    switch vector.symbology {
    case .dataBarExpanded, .dataBarExpandedStacked: vector.bytes
    default: Array("01".utf8) + vector.bytes + [48 + CheckDigits.weighted31(vector.bytes)]
    }
  }

  /// Small, out of focus, with noise, ink that spreads and a tilted print: most are read, none is wrong.
  @Test(arguments: [
    LineCamera(scale: 1.6), LineCamera(scale: 2, blur: 0.35, noise: 3),
    LineCamera(scale: 4, blur: 0.25, gain: 0.3),
    LineCamera(scale: 3, noise: 4, gain: -0.3), LineCamera(scale: 3, stretch: 1.15),
    LineCamera(quietZone: 1.5),
  ]) func photographsAreRead(camera: LineCamera) throws {
    var read = 0, tried = 0
    for vector in Self.vectors.filter({ $0.bytes.count < 30 }) {
      tried += 1
      for found in DataBarLines(camera: camera).read(try vector.make()) {
        #expect(found.assembly.reading.content.bytes == Self.transmitted(vector), "\(vector)")
        read += 1
      }
    }
    #expect(read * 100 >= tried * 97, "\(read) of \(tried)")
  }

  @Test func outlinesHoldTheSymbol() throws {
    for turned in [false, true] {
      let symbol = try BarcodeWriter(.dataBarStacked).write("0950110153000")
      let found = try #require(DataBarLines().read(symbol, turned: turned).first)
      #expect(found.assembly.reading.symbology == .dataBarStacked)
      let width = (found.outline.topRight - found.outline.topLeft).length
      let height = (found.outline.bottomLeft - found.outline.topLeft).length
      #expect(abs(width - 48 * 3) < 9 && height > 100 && height < 220)
      #expect(found.outline.topLeft.x == (turned ? found.outline.topRight.x : found.outline.bottomLeft.x))
    }
  }

  @Test func lonelyHalvesSayNothing() throws {
    let symbol = try BarcodeWriter(.dataBarStacked).write("0950110153000")
    var collector = RowFragments()
    var half = symbol
    if case .grid(let grid) = symbol.shape {
      var top = ModuleGrid(width: grid.width, height: 30)
      for y in 0..<30 { for x in 0..<grid.width { top[x, y] = grid[x, y] } }
      half.shape = .grid(top)
    }
    DataBarLines().collect(half, into: &collector)
    #expect(!collector.isEmpty)
    let decoder = try #require(SymbologyCatalogue.entry(.dataBar)?.linear)
    #expect(collector.assemblies([decoder], LinearDecodeOptions(wanted: .all)).isEmpty)
  }

  @Test func onlyWhatIsWantedIsRead() throws {
    let symbol = try BarcodeWriter(.dataBar).write("0950110153000")
    var collector = RowFragments()
    DataBarLines().collect(symbol, into: &collector)
    let decoder = try #require(SymbologyCatalogue.entry(.dataBarStacked)?.linear)
    let stacked = LinearDecodeOptions(wanted: SymbologySet(.dataBarStacked))
    #expect(collector.assemblies([decoder], stacked).isEmpty)
    let plain = LinearDecodeOptions(wanted: SymbologySet(.dataBar))
    #expect(collector.assemblies([decoder], plain).count == 1)
  }

  /// Limited ends with five light modules (ISO/IEC 24724:2011, 6): what has less than three between its last
  /// bar and another one is a part of something else.
  @Test(arguments: 1...6) func limitedNeedsItsLightEnd(light: UInt8) throws {
    let bars = try BarcodeWriter(.dataBarLimited).write("0950110153000").bars
    let options = LinearDecodeOptions(wanted: .all)
    let enclosed = RunLine(modules: bars + [light, 4, 2, 4])
    #expect((enclosed.withRow { DataBarLimited.fragment($0, at: 1, options) } != nil) == (light >= 3))
    let free = RunLine(modules: bars, quietZone: Int(light))
    #expect(free.withRow { DataBarLimited.fragment($0, at: 1, options) } != nil)
  }

  /// Random stripes: no decoder traps, and what looks like a fragment never makes a symbol.
  @Test func randomRunsAreNotRead() {
    var random = SeededRandom(seed: 24724)
    let decoders = Self.forms.compactMap { SymbologyCatalogue.entry($0)?.linear }
    var collector = RowFragments()
    let options = LinearDecodeOptions(wanted: .all)
    for line in 0..<3000 {
      RunLine.random(runs: 200, most: 4 + line % 8, using: &random).withRow { row in
        var fragments: [LinearFragment] = []
        for decoder in decoders { decoder.fragments?(row, options, &fragments) }
        for found in fragments {
          let begin = Point2D(x: Double(row.start(found.first)) / 16, y: Double(line))
          let end = Point2D(x: Double(row.start(found.last + 1)) / 16, y: Double(line))
          collector.add(found, begin: begin, end: end, isInverted: false)
          collector.add(found, begin: end, end: begin, isInverted: false)
        }
      }
    }
    for found in collector.assemblies(decoders, options) {
      #expect(found.assembly.reading.details.lines < found.assembly.reading.linesNeeded)
    }
  }

  /// Dark for light each half of a symbol looks like the other one; of this number the check allows that too.
  @Test(arguments: [Symbology.dataBar, .dataBarStacked], [false, true])
  func halvesAreNotTakenForEachOther(_ symbology: Symbology, isTurned: Bool) throws {
    let symbol = try BarcodeWriter(symbology).write("9764246632573")
    var image: LuminanceImage
    switch symbol.shape {
    case .grid(let grid): image = .modules(grid, across: 3, down: 3, margin: 8)
    default: image = try #require(.bars(symbol.bars, module: 3, quiet: 8, rows: 100))
    }
    for index in image.pixels.indices { image.pixels[index] = 255 - image.pixels[index] }
    if isTurned { image.pixels.reverse() }
    let found = BarcodeReader().read(image.view).map { String(decoding: $0.content.bytes, as: UTF8.self) }
    #expect(found.allSatisfy { $0 == "0197642466325738" }, "\(found)")
  }
}
