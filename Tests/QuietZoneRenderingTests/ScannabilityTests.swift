import QuietZone
import Testing

@testable import QuietZoneRendering

@Suite struct ScannabilityTests {
  private func check(_ dark: String, on light: String?, quietZone: Int? = nil) throws -> [ScannabilityWarning]
  {
    Scannability.check(
      Samples.symbol(Samples.corner.shape, quietZone: 4),
      Artwork(
        foreground: try ArtworkColor(dark),
        background: try light.map { text throws(ColorError) in try ArtworkColor(text) },
        quietZone: quietZone))
  }

  @Test func goodArtworkHasNoWarning() throws {
    #expect(try check("black", on: "white").isEmpty)
    #expect(try check("black", on: "white", quietZone: 4).isEmpty)
    #expect(try check("#467c24", on: "#b8e297").isEmpty)
    #expect(try check("navy", on: "yellow").isEmpty)
  }

  @Test func contrast() throws {
    #expect(try check("#777", on: "#999") == [.unreadableContrast(percent: 13)])
    #expect(try check("#888", on: "#ccc") == [.lowContrast(percent: 35)])
    #expect(try check("#f00", on: "#00a000") == [.sameBrightness(percent: 3)])
    #expect(try check("white", on: "white") == [.unreadableContrast(percent: 0)])
  }

  @Test func redOnWhiteIsInvisibleInRedLight() throws {
    #expect(try check("red", on: "white") == [.lowContrastInRedLight(percent: 0)])
  }

  @Test func invertedTransparentAndQuietZone() throws {
    #expect(try check("white", on: "black") == [.inverted])
    #expect(try check("black", on: nil) == [.transparentBackground])
    #expect(try check("black", on: "#ffffff80") == [.transparentBackground])
    #expect(try check("black", on: "white", quietZone: 1) == [.smallQuietZone(modules: 1, standard: 4)])
    #expect(ScannabilityWarning.smallQuietZone(modules: 1, standard: 4).message.contains("of 1 module where"))
  }

  @Test func printSizes() {
    func check(_ size: Double, _ dpi: Double) -> [ScannabilityWarning] {
      Scannability.check(Samples.corner, Artwork(size: .moduleMillimetres(size, dpi: dpi)))
    }
    #expect(check(0.5, 300).isEmpty)
    #expect(check(0.2, 600) == [.smallModule(micrometres: 200, minimum: 250)])
    #expect(check(0.3, 203) == [.fewDots(dots: 2, minimum: 4)])
    #expect(check(.nan, 300).isEmpty && check(1, .infinity).isEmpty)
  }

  @Test func messagesSayWhatReadersDo() {
    #expect(
      ScannabilityWarning.inverted.message
        == "light modules on a dark ground: many readers refuse inverted symbols")
    #expect(
      ScannabilityWarning.smallModule(micrometres: 200, minimum: 250).message
        == "printed modules of 0.2 mm are small: phones and common scanners need 0.25 mm at hand's distance")
    #expect(
      ScannabilityWarning.unreadableContrast(percent: 7).message.hasPrefix("contrast of 7 % is too low: "))
  }
}
