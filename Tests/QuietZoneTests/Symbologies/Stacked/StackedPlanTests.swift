import Testing
import TestSupport

@testable import QuietZone

/// A symbol of 4 columns drawn with modules of 1.7 pixels and rows of 6, its rows falling by 3 pixels from
/// one side to the other; what lines would have shown of its sides is known.
@Suite struct StackedPlanTests {
  private static let columns = 4
  private static let module = 1.7, rowHeight = 6.0, margin = 12.0, fall = 3.0
  private static let symbol = try? BarcodeWriter(.pdf417, options: options).write(
    Content(text: "Codewords are told by their grey, each of them by itself"))
  private static var options: WriterOptions {
    var options = WriterOptions()
    (options.pdf417.columns, options.pdf417.level) = (columns, 3)
    return options
  }

  private let grid: ModuleGrid
  private let tops: [Int]
  private let truth: [UInt16]

  init() throws {
    guard case .grid(let grid) = try #require(Self.symbol).shape else { throw Missing() }
    self.grid = grid
    tops = PDF417Family.rows(grid)
    truth = try tops.enumerated().flatMap { row, y in
      try (1...Self.columns).map { column in
        let modules = PDF417Family.modules(grid, x: 17 * (column + 1), y: y, count: 17)
        return try #require(PDF417Family.codeword(modules, cluster: row % 3))
      }
    }
  }

  private struct Missing: Error {}

  /// The picture, each pixel the mean of as much of the symbol as `blur` modules show; `isCovered` is grey.
  private func image(
    blur: Double, isCovered: (_ module: Int, _ row: Int) -> Bool = { _, _ in false }
  ) -> LuminanceImage {
    let width = Int(2 * Self.margin + Double(grid.width) * Self.module)
    let height = Int(2 * Self.margin + Double(tops.count) * Self.rowHeight + Self.fall)
    var image = LuminanceImage(width: width, height: height)
    let steps = 8
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for step in 0..<steps {
          let place = (Double(x) + 0.5 - Self.margin) / Self.module
          let module = place + blur * ((Double(step) + 0.5) / Double(steps) - 0.5)
          let fall = Self.fall * place / Double(grid.width)
          let row = (Double(y) + 0.5 - Self.margin - fall) / Self.rowHeight
          sum += luminance(Int(module.rounded(.down)), Int(row.rounded(.down)), isCovered)
        }
        image.pixels[y * width + x] = UInt8(sum / Double(steps))
      }
    }
    return image
  }

  private func luminance(_ module: Int, _ row: Int, _ isCovered: (Int, Int) -> Bool) -> Double {
    guard (0..<grid.width).contains(module), tops.indices.contains(row) else { return 210 }
    return isCovered(module, row) ? 120 : grid[module, tops[row]] ? 40 : 210
  }

  /// What lines showed of the patterns that begin with some module: all rows, in their middle.
  private func side(_ begin: Int) throws -> StackedSide {
    let x = Self.margin + Double(begin) * Self.module
    let fall = Self.fall * (Double(begin) + 8.5) / Double(grid.width)
    return try #require(
      StackedSide(
        tops.indices.map { row in
          let cell = StackedCell(
            offset: Float(Self.margin + fall + (Double(row) + 0.5) * Self.rowHeight), begin: Float(x),
            end: Float(x + 17 * Self.module), column: 0, cluster: row % 3, value: 0)
          return (cell, row)
        }))
  }

  private func plan() throws -> StackedPlan {
    StackedPlan(
      rows: tops.count, columns: Self.columns, left: try side(17), right: try side(17 * (Self.columns + 2)))
  }

  private func codewords(
    _ image: LuminanceImage, isInverted: Bool = false
  ) throws -> (codewords: [UInt16], leastSure: [Int])? {
    let plan = try plan()
    let alphabet = PDF417.alphabet(BlurredPatterns.Blur.steps[1].blur)
    return image.view.withPlane { plane in
      plan.codewords(
        StackedGrey(
          plane, origin: Point2D(x: 0, y: 0), across: Point2D(x: 1, y: 0), isInverted: isInverted,
          alphabet: alphabet))
    } ?? nil
  }

  /// Blur of one and a half modules leaves single ones a few grey levels.
  @Test(arguments: [0.2, 1.0, 1.5]) func eachCodewordIsTold(blur: Double) throws {
    let found = try #require(try codewords(image(blur: blur)))
    #expect(found.codewords == truth)
    #expect(found.leastSure.sorted() == Array(truth.indices))
  }

  @Test func lightOnDark() throws {
    var image = image(blur: 1)
    image.pixels = image.pixels.map { 255 - $0 }
    #expect(try codewords(image, isInverted: true)?.codewords == truth)
  }

  @Test func whatIsCoveredIsLeastSure() throws {
    // Half of the third codeword of the rows 2, 3 and 5.
    let covered = [2, 3, 5]
    let picture = image(blur: 1) { module, row in
      covered.contains(row) && (17 * 4..<17 * 4 + 10).contains(module)
    }
    let found = try #require(try codewords(picture))
    #expect(Set(found.leastSure.prefix(3)) == Set(covered.map { $0 * Self.columns + 2 }))
    for index in found.leastSure.dropFirst(3) { #expect(found.codewords[index] == truth[index]) }
  }

  @Test func paperTellsNothing() throws {
    var paper = image(blur: 1)
    paper.pixels = paper.pixels.map { _ in 200 }
    #expect(try codewords(paper) == nil)
    #expect(try codewords(LuminanceImage(width: 20, height: 20)) == nil)
  }

  @Test func noiseTellsTooFew() throws {
    var noise = image(blur: 1)
    var random = SeededRandom(seed: 5)
    for index in noise.pixels.indices { noise.pixels[index] = UInt8(random.next() & 255) }
    let found = try codewords(noise)
    // Should chance let enough of them lead, they are still none.
    let codewords = found?.codewords ?? Array(repeating: 0, count: truth.count)
    #expect(zip(codewords, truth).filter { $0 == $1 }.count < truth.count / 10)
  }
}
