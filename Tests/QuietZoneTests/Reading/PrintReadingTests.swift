import TestSupport
import Testing

@testable import QuietZone

/// Bars of which some say another digit than is meant, so that the check digit is wrong, with digits printed
/// beneath them as a pen of even width would draw them, in no typeface that the engine has.
@Suite struct PrintReadingTests {
  /// The pen's way through each digit, four wide and seven high.
  private static let ways: [[(x: Double, y: Double)]] = [
    [(1, 0), (3, 0), (4, 1.5), (4, 5.5), (3, 7), (1, 7), (0, 5.5), (0, 1.5), (1, 0)],
    [(0.6, 1.4), (2.2, 0), (2.2, 7)],
    [(0, 1.3), (1, 0), (3, 0), (4, 1.2), (4, 2.3), (0, 7), (4, 7)],
    [
      (0, 0.8), (1, 0), (3, 0), (3.9, 1), (3.9, 2.4), (3, 3.3), (1.5, 3.3), (3, 3.3), (4, 4.4), (4, 5.8),
      (3, 7), (1, 7), (0, 6),
    ],
    [(3, 7), (3, 0), (0, 4.8), (4.2, 4.8)],
    [(3.7, 0), (0.5, 0), (0.3, 3), (2, 2.6), (3.3, 3), (4, 4.2), (4, 5.5), (3, 7), (1, 7), (0, 6.2)],
    [
      (3.2, 0), (1.2, 2), (0, 4.3), (0, 5.6), (1, 7), (3, 7), (4, 5.8), (4, 4.3), (3, 3.2), (1.3, 3.2),
      (0.2, 4.2),
    ],
    [(0, 0), (4, 0), (1.5, 7)],
    [
      (3, 3.3), (3.8, 2.3), (3.8, 1), (3, 0), (1, 0), (0.2, 1), (0.2, 2.3), (1, 3.3), (3, 3.3), (4, 4.4),
      (4, 5.8), (3, 7), (1, 7), (0, 5.8), (0, 4.4), (1, 3.3),
    ],
    [
      (0.8, 7), (2.8, 5), (4, 2.7), (4, 1.4), (3, 0), (1, 0), (0, 1.2), (0, 2.7), (1, 3.8), (2.7, 3.8),
      (3.8, 2.8),
    ],
  ]

  /// Whether a place of a digit, counted likewise, has ink.
  private static func hasInk(_ digit: Int, _ x: Double, _ y: Double) -> Bool {
    zip(ways[digit], ways[digit].dropFirst()).contains { from, to in
      let (across, down) = (to.x - from.x, to.y - from.y)
      let along = ((x - from.x) * across + (y - from.y) * down) / (across * across + down * down)
      let part = min(max(along, 0), 1)
      let (left, up) = (x - from.x - part * across, y - from.y - part * down)
      return left * left + up * up < 0.25
    }
  }

  /// Pixels a module, modules of paper at both sides, and rows of pixels that bars are high.
  private static let (module, quiet, high) = (4, 12, 160)

  /// A symbol whose bars say `value` but in `slots`, where they say what `other` does, over `print`: the
  /// digit whose middle is so many modules behind the symbol's begin. It lies `askew` to the bars' ends, so
  /// many modules lower for each to the right.
  private static func picture(
    _ symbology: Symbology, _ value: String, _ other: String = "", in slots: [Int] = [],
    print: [(digit: Character, middle: Double)], askew: Double = 0
  ) throws -> LuminanceImage {
    func drawn(_ value: String) throws -> LuminanceImage {
      try #require(
        LuminanceImage.bars(
          BarcodeWriter(symbology).write(value).bars, module: module, quiet: quiet, rows: high))
    }
    var bars = try drawn(value)
    if !slots.isEmpty {
      let others = try drawn(other)
      for slot in slots {
        let start = (quiet + 3 + 7 * slot + (slot < 6 ? 0 : 5)) * module
        for row in 0..<high {
          for column in start..<start + 7 * module {
            bars.pixels[row * bars.width + column] = others.pixels[row * bars.width + column]
          }
        }
      }
    }
    let paper = [UInt8](repeating: 255, count: bars.width * 20 * module)
    var image = try #require(
      LuminanceImage(width: bars.width, height: high + 20 * module, pixels: bars.pixels + paper))
    // Digits are 8 modules high with the pen's width, and begin a module below the bars, or lower where
    // others would begin above that.
    let centre = Double(bars.width / module) / 2 - Double(quiet)
    for (digit, middle) in print {
      let fall = askew * (middle - centre) + 40 * abs(askew)
      let (left, top) = (
        (Double(quiet) + middle) * Double(module), (Double(high / module + 1) + fall) * Double(module)
      )
      for y in Int(top)..<Int(top) + 8 * module {
        for x in Int(left) - 4 * module..<Int(left) + 4 * module {
          let (across, down) = (
            (Double(x) + 0.5 - left) / Double(module), (Double(y) + 0.5 - top) / Double(module)
          )
          if hasInk(digit.wholeNumberValue ?? 0, across + 2, down - 0.5) {
            image.pixels[y * image.width + x] = 0
          }
        }
      }
    }
    return image
  }

  /// The middle of a slot, modules.
  private static func middle(_ slot: Int) -> Double {
    Double(7 * slot + (slot < 6 ? 3 : 8)) + 3.5
  }

  /// Where EAN-13 has its digits, and UPC-A.
  private static func ean13(_ text: String) -> [(digit: Character, middle: Double)] {
    text.enumerated().map { ($1, $0 == 0 ? -7 : middle($0 - 1)) }
  }

  private static func upca(_ text: String) -> [(digit: Character, middle: Double)] {
    text.enumerated().map { ($1, $0 == 0 ? -7 : $0 == 11 ? 102 : middle($0)) }
  }

  private static func read(_ image: LuminanceImage, _ options: ReaderOptions = .init()) -> [String] {
    BarcodeReader(options).read(image.view).map { String(decoding: $0.content.bytes, as: UTF8.self) }
  }

  @Test func digitsTellWhatBarsDoNot() throws {
    let bars = ("4264127914671", "4125000000013")
    let slots = [2, 7, 10]
    #expect(
      try Self.read(Self.picture(.ean13, bars.0, bars.1, in: slots, print: Self.ean13("4264127914671")))
        == ["4264127914671"])
    // The same bars without digits, and with others.
    #expect(try Self.read(Self.picture(.ean13, bars.0, bars.1, in: slots, print: [])) == [])
    for print in ["4264127914672", "4125000000013", "5264127914671", "1111111111116"] {
      #expect(
        try Self.read(Self.picture(.ean13, bars.0, bars.1, in: slots, print: Self.ean13(print))) == [],
        "\(print)")
    }
  }

  @Test func theyTellUPCA() throws {
    #expect(
      try Self.read(
        Self.picture(.upcA, "036000291452", "123456789012", in: [2, 8], print: Self.upca("036000291452")))
        == ["036000291452"])
    #expect(try Self.read(Self.picture(.upcA, "036000291452", "123456789012", in: [2, 8], print: [])) == [])
    // Another digit left of the bars than they begin with is an EAN-13's, of which blur has hidden the sets.
    #expect(
      try Self.read(
        Self.picture(.upcA, "036000291452", "123456789012", in: [2, 8], print: Self.upca("436000291452")))
        == [])
  }

  /// Bars are what is read: digits of another symbol beneath them, or of none, change nothing.
  @Test func digitsNeverSpeakAgainstBars() throws {
    for print in [[], Self.ean13("4125000000013"), Self.ean13("4264127914672")] {
      #expect(try Self.read(Self.picture(.ean13, "4264127914671", print: print)) == ["4264127914671"])
    }
  }

  /// Where most of the bars say something else, digits say nothing.
  @Test func digitsAloneAreNotRead() throws {
    let slots = [0, 1, 2, 3, 4, 5]
    #expect(
      try Self.read(
        Self.picture(.ean13, "4264127914671", "4125000000013", in: slots, print: Self.ean13("4264127914671")))
        == [])
  }

  @Test func fastEffortLooksAtBarsAlone() throws {
    let image = try Self.picture(
      .ean13, "4264127914671", "4125000000013", in: [2, 7, 10], print: Self.ean13("4264127914671"))
    #expect(Self.read(image, ReaderOptions(effort: .fast)) == [])
    #expect(Self.read(image, ReaderOptions(symbologies: SymbologySet(.ean8))) == [])
  }

  /// Digits evenly spaced, their middle `shift` modules beside that of bars so many modules wide.
  private static func row(_ text: String, beneath modules: Int, shift: Double = 0) -> [(
    digit: Character, middle: Double
  )] {
    text.enumerated().map { index, digit in
      (digit, Double(modules) / 2 + shift + 7.5 * (Double(index) - Double(text.count - 1) / 2))
    }
  }

  private static let divisible: [Symbology] = [
    .interleaved2of5, .industrial2of5, .iata2of5, .matrix2of5, .msiPlessey,
  ]

  /// A part of a symbol says less than is printed beneath it: no check digit tells, but the digits do.
  @Test(arguments: divisible) func aPartIsNotRead(_ symbology: Symbology) throws {
    let value = "48291057"
    let modules = try BarcodeWriter(symbology).write(value).modules.count
    func read(_ text: String, shift: Double = 0) throws -> [String] {
      try Self.read(Self.picture(symbology, value, print: Self.row(text, beneath: modules, shift: shift)))
    }
    for text in ["482910573", "6482910573", "93648291057"] {
      #expect(try read(text) == [], "\(text)")
      #expect(try read(text, shift: -4) == [], "\(text)")
    }
    // Its own digits, none, others, and fewer.
    for text in [value, "", "11112222", "4829"] { #expect(try read(text) == [value], "\(text)") }
  }

  /// Bars that are seen from the side end in a line askew to that of print.
  @Test(arguments: divisible, [-0.02, 0.02]) func printAskewIsRead(
    _ symbology: Symbology, askew: Double
  )
    throws
  {
    let value = "48291057"
    let modules = try BarcodeWriter(symbology).write(value).modules.count
    for text in ["482910573", "6482910573"] {
      let row = Self.row(text, beneath: modules)
      #expect(try Self.read(Self.picture(symbology, value, print: row, askew: askew)) == [], "\(text)")
    }
    let own = Self.row(value, beneath: modules)
    #expect(try Self.read(Self.picture(symbology, value, print: own, askew: askew)) == [value])
  }

  /// A check digit speaks for bars, and nothing printed does against them.
  @Test func whatIsVerifiedIsNoPart() throws {
    let value = "30012345678906"
    let modules = try BarcodeWriter(.itf14).write(value).modules.count
    let image = try Self.picture(.itf14, value, print: Self.row(value + "7", beneath: modules))
    #expect(Self.read(image) == [value])
  }
}
