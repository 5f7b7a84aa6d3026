import Testing

@testable import QuietZone

@Suite struct TwoWidthsTests {
  /// A module of three pixels, wide elements two and a half times as wide.
  private static let (narrow, wide) = (48, 120)

  private static func widths(
    bar: Int = 48, space: Int = 48, barStep: Int = 72, spaceStep: Int = 72,
    scale: Int = 1
  ) -> TwoWidths? {
    TwoWidths(narrowBar: bar, narrowSpace: space, barStep: barStep, spaceStep: spaceStep, scale: scale)
  }

  @Test func widthsAreKeptInFinerUnits() throws {
    let widths = try #require(
      Self.widths(bar: 5 * 50, space: 5 * 46, barStep: 5 * 70, spaceStep: 5 * 74, scale: 5))
    #expect(widths.narrowBar == 50 * 16 && widths.narrowSpace == 46 * 16)
    #expect(widths.barStep == 70 * 16 && widths.spaceStep == 74 * 16)
    #expect(widths.module == 48 * 16 && widths.step == 72 * 16)
  }

  @Test func widthsThatNoPrintHasAreNone() {
    #expect(Self.widths() != nil)
    #expect(Self.widths(scale: 0) == nil)
    #expect(Self.widths(bar: 0) == nil && Self.widths(spaceStep: 0) == nil)
    // Wide ones 1.5 and 4.1 times as wide as narrow ones; 1.7 and 3.9 times.
    #expect(
      Self.widths(barStep: 24, spaceStep: 24) == nil && Self.widths(barStep: 149, spaceStep: 149) == nil)
    #expect(
      Self.widths(barStep: 34, spaceStep: 34) != nil && Self.widths(barStep: 139, spaceStep: 139) != nil)
    // Bars that have swallowed the spaces; steps that differ by more than four fifths of their mean.
    #expect(Self.widths(bar: 88, space: 8) == nil && Self.widths(bar: 80, space: 16) != nil)
    #expect(
      Self.widths(barStep: 102, spaceStep: 42) == nil && Self.widths(barStep: 100, spaceStep: 44) != nil)
  }

  @Test func elementsAreNarrowOrWideOrNeither() throws {
    let widths = try #require(Self.widths())
    func isWide(_ width: Int, bar: Bool = true) -> Bool? {
      var copy = widths
      return copy.isWide(width, bar: bar)
    }
    for bar in [true, false] {
      #expect(isWide(Self.narrow, bar: bar) == false && isWide(Self.wide, bar: bar) == true)
      // Off by 27 and by 31 of 64 parts of the step: towards the other kind, and away from it.
      #expect(isWide(Self.narrow + 30, bar: bar) == false && isWide(Self.narrow + 31, bar: bar) == nil)
      #expect(isWide(Self.wide - 30, bar: bar) == true && isWide(Self.wide - 31, bar: bar) == nil)
      #expect(isWide(Self.narrow - 34, bar: bar) == false && isWide(Self.narrow - 35, bar: bar) == nil)
      #expect(isWide(Self.wide + 34, bar: bar) == true && isWide(Self.wide + 35, bar: bar) == nil)
      #expect(isWide(0, bar: bar) == nil && isWide(100_000, bar: bar) == nil)
    }
  }

  /// A narrow bar of 48 and a wide one of 120, each with an eighth of 48 to either side.
  @Test func typicalBarsAreAsWideAsOthers() throws {
    let widths = try #require(Self.widths())
    let typical = (0..<200).filter { widths.isTypicalBar($0) }
    #expect(typical == Array(42...54) + Array(114...126))
  }

  /// Each element is a hundredth wider than the one before it, as at a slant.
  @Test func perspectiveIsFollowed() throws {
    var widths = try #require(Self.widths())
    var scale = 1.0
    for index in 0..<60 {
      let isWide = index % 5 < 2
      let width = Double(isWide ? Self.wide : Self.narrow) * scale
      let found = widths.isWide(Int(width), bar: index & 1 == 0)
      #expect(found == isWide, "element \(index)")
      scale *= 1.01
    }
    #expect(scale > 1.8)
    #expect(Double(widths.module) > 1.4 * Double(Self.narrow) * 16)
    #expect(Double(widths.step) > 1.4 * Double(Self.wide - Self.narrow) * 16)
  }

  @Test func everythingScalesAlike() throws {
    var widths = try #require(Self.widths())
    widths.scale(3, by: 2)
    #expect(widths.narrowBar == 72 * 16 && widths.barStep == 108 * 16 && widths.spaceStep == 108 * 16)
    widths.scale(0, by: 5)
    widths.scale(5, by: 0)
    #expect(widths.narrowBar == 72 * 16)
  }

  @Test func theFirstElementIsTheHighestBit() throws {
    let modules: [UInt8] = [1, 2, 1, 2, 2, 1, 1]
    let widths = try #require(Self.widths(barStep: Self.narrow, spaceStep: Self.narrow))
    RunLine(modules: modules, scale: Self.narrow).withRow { row in
      func mask(from: Int, count: Int, stride: Int) -> UInt32? {
        var copy = widths
        return copy.mask(row, from: from, count: count, stride: stride)
      }
      #expect(mask(from: 1, count: 7, stride: 1) == 0b0101100)
      #expect(mask(from: 1, count: 4, stride: 2) == 0b0010)
      #expect(mask(from: 2, count: 3, stride: 2) == 0b110)
      // The quiet zone is neither; behind it nothing is there.
      #expect(mask(from: 1, count: 8, stride: 1) == nil)
      #expect(mask(from: 7, count: 5, stride: 1) == nil)
    }
  }

  /// Ink makes bars a quarter of a module wider than they are expected, and spaces narrower.
  @Test func aCharacterIsJudgedByItsOwnExtremes() throws {
    let gain: Int32 = 12
    var line = RunLine(), place: Int32 = 480
    line.begin(at: 0)
    line.add(place)
    for (index, modules) in ([1, 2, 2, 1, 2] as [Int32]).enumerated() {
      place += modules * Int32(Self.narrow) + (index & 1 == 0 ? gain : -gain)
      line.add(place)
    }
    line.end(at: place + 480)
    var widths = try #require(Self.widths(barStep: Self.narrow, spaceStep: Self.narrow))
    line.withRow { row in
      let mask = widths.localMask(row, from: 1, count: 5)
      let behind = widths.localMask(row, from: 3, count: 5)
      #expect(mask == 0b01101 && behind == nil)
    }
    #expect(widths.narrowBar > Self.narrow * 16 && widths.narrowSpace < Self.narrow * 16)
  }

  @Test func spacesAreMeasuredInHalfModules() throws {
    let widths = try #require(Self.widths(bar: 40, space: 56))
    #expect(widths.isSpace(96, atLeast: 4) && !widths.isSpace(95, atLeast: 4))
    #expect(widths.isSpace(24, atLeast: 1) && !widths.isSpace(23, atLeast: 1))
  }

  @Test func theTwoLargestAreParted() {
    RunLine(modules: [3, 1, 4, 1, 5, 9, 2], scale: 10).withRow { row in
      for (from, count, stride, two, others) in [(1, 4, 2, 90, 50), (2, 3, 2, 100, 10), (1, 7, 1, 140, 110)] {
        let found = TwoWidths.largestTwo(row, from: from, count: count, stride: stride)
        #expect(found.two == two && found.others == others)
      }
    }
  }
}
