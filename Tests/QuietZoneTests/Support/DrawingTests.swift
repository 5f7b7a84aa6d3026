import QuietZone
import Testing
import TestSupport

@Suite struct DrawingTests {
  @Test func artAndGridAreInverse() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<50 {
      let grid = ModuleGrid.random(
        width: Int(1 + random.unit() * 90), height: Int(1 + random.unit() * 20), using: &random)
      #expect(ModuleGrid(art: grid.art) == grid)
    }
  }

  @Test func fourQuarterTurnsAreNone() {
    var random = SeededRandom(seed: 12)
    let grid = ModuleGrid.random(width: 13, height: 7, using: &random)
    #expect(grid.turned(quarters: 1).turned(quarters: 3) == grid)
    #expect(grid.turned(quarters: 2).turned(quarters: 2) == grid)
    #expect(grid.turned(quarters: 0, mirrored: true).turned(quarters: 0, mirrored: true) == grid)
    #expect(ModuleGrid(art: "#..\n...").turned(quarters: 1) == ModuleGrid(art: ".#\n..\n.."))
    #expect(grid.inverted.inverted == grid && grid.inverted != grid)
  }

  @Test func picturesFromDrawingsAndFiles() {
    let image = LuminanceImage(art: "#+-.\n.-+#")
    #expect(image.pixels == [0, 85, 170, 255, 255, 170, 85, 0])
    #expect(image.art == "#+-.\n.-+#")
    #expect(LuminanceImage(pgm: image.pgm) == image)
    #expect(LuminanceImage(pgm: Array("P5\n# c\n2 1 255\nAB".utf8))?.pixels == [65, 66])
    #expect(LuminanceImage(pgm: Array("P5\n2 2 255\nAB".utf8)) == nil)
    let crisp = LuminanceImage(ModuleGrid(art: "#."), scale: 2, quietZone: 1)
    #expect(crisp.art == "........\n........\n..##....\n..##....\n........\n........")
  }

  /// First outputs of the published algorithms: splitmix64 and xoshiro256** seeded with 0 by it, computed
  /// from the reference C code at https://prng.di.unimi.it.
  @Test func randomNumbersAreThePublishedOnes() {
    var random = SeededRandom(seed: 0)
    #expect(random.next() == 0x99EC_5F36_CB75_F2B4)
    #expect(random.next() == 0xBF6E_1F78_4956_452A)
    #expect(random.next() == 0x1A5F_849D_4933_E6E0)
  }
}
