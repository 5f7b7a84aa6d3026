import Testing

@testable import QuietZone

@Suite struct QRLayoutTests {
  /// Every module is a function module, or stands exactly once in the walk; codewords and remainder fill the
  /// walk.
  private func check(_ layout: QRLayout, bits: Int, remainder: Int) {
    var seen = layout.function
    var steps = 0
    layout.walk { x, y in
      #expect(!seen[x, y])
      seen[x, y] = true
      steps += 1
      return true
    }
    #expect(seen.darkCount == layout.columns * layout.rows)
    #expect(steps == layout.dataModules)
    #expect(steps == bits + remainder)
    for index in layout.patterns.words.indices {
      #expect(layout.patterns.words[index] & ~layout.function.words[index] == 0)
    }
  }

  @Test(arguments: QRCode.versions) func qrCode(version: Int) {
    // ISO/IEC 18004:2015, table 1: remainder bits.
    let remainder =
      switch version {
      case 2...6: 7
      case 14...20, 28...34: 3
      case 21...27: 4
      default: 0
      }
    for level in QRCodeLevel.allCases {
      let blocks = QRCode.blocks(version: version, level: level)
      check(QRCode.layout(version: version), bits: blocks.total * 8, remainder: remainder)
    }
  }

  @Test(arguments: 0..<8) func microQRCode(symbolNumber: Int) {
    let blocks = MicroQRCode.blocks(symbolNumber: symbolNumber)
    let layout = MicroQRCode.layout(symbolNumber: symbolNumber)
    check(layout, bits: blocks.total * 8 - (layout.shortCodeword == nil ? 0 : 4), remainder: 0)
  }

  @Test(arguments: RectangularMicroQRCode.versions) func rectangularMicroQRCode(version: Int) {
    let layout = RectangularMicroQRCode.layout(version: version)
    for level in [QRCodeLevel.medium, .high] {
      let blocks = RectangularMicroQRCode.blocks(version: version, level: level)
      let remainder = layout.dataModules - blocks.total * 8
      #expect((0...7).contains(remainder))
      check(layout, bits: blocks.total * 8, remainder: remainder)
    }
  }

  @Test func placedCodewordsAreReadBack() {
    for layout in QRCode.versions.map(QRCode.layout) + (0..<8).map(MicroQRCode.layout)
      + RectangularMicroQRCode.versions.map(RectangularMicroQRCode.layout)
    {
      let bits = layout.dataModules + (layout.shortCodeword == nil ? 0 : 4)
      var codewords = (0..<(bits / 8)).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }
      if let short = layout.shortCodeword { codewords[short] &= 0xF0 }
      var grid = layout.patterns
      layout.place(codewords, in: &grid)
      #expect(layout.codewords(codewords.count, from: grid) == codewords)
    }
  }

  @Test func interleavingIsABijection() {
    for version in QRCode.versions {
      for level in QRCodeLevel.allCases {
        let blocks = QRCode.blocks(version: version, level: level)
        var seen = [Bool](repeating: false, count: blocks.total)
        var data = 0
        for block in 0..<blocks.count {
          #expect(blocks.dataStart(block) == data)
          data += blocks.dataCount(block)
          for index in 0..<(blocks.dataCount(block) + blocks.parity) {
            let place = blocks.place(index, of: block)
            #expect(!seen[place])
            seen[place] = true
          }
        }
        #expect(data == blocks.data)
        #expect(!seen.contains(false))
      }
    }
  }

  @Test func maskWordsEqualTheirConditions() {
    for mask in 0..<8 {
      var grid = ModuleGrid(width: 177, height: 177)
      QRFamily.apply(mask: mask, to: &grid, function: ModuleGrid(width: 177, height: 177))
      for y in 0..<177 { for x in 0..<177 { #expect(grid[x, y] == QRFamily.masks(mask, x: x, y: y)) } }
    }
  }
}
