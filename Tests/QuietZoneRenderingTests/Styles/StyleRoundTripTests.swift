import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

/// What is drawn in a style is read, by our own reader in the clearest picture.
@Suite struct StyleRoundTripTests {
  @Test(arguments: [1, 2, 6, 7, 13, 14, 21, 32, 40]) func everyShape(version: Int) throws {
    for style in try StyleSamples.all() where style.logo == nil {
      let symbol = try StyleSamples.symbol("QUIETZONE", version: version)
      let artwork = Artwork(size: .modulePixels(version > 20 ? 4 : 7), style: style)
      let read = BarcodeReader().read(try RasterRenderer.picture(symbol, artwork).luminance().view)
      #expect(read.map(\.content.bytes) == [Array("QUIETZONE".utf8)], "\(version) \(style.modules)")
    }
  }

  /// The lone circles of an rMQR Code do not tell where its other end is.
  @Test(arguments: [Symbology.microQRCode, .rectangularMicroQRCode]) func smallRelatives(symbology: Symbology)
    throws
  {
    for style in try StyleSamples.all()
    where style.logo == nil && (style.finders != .circle || symbology == .microQRCode) {
      for digits in 1...15 {
        let text = String("123456789012345".prefix(digits))
        let symbol = try StyleSamples.symbol(text, level: .low, symbology: symbology)
        let artwork = Artwork(size: .modulePixels(9), style: style)
        let read = BarcodeReader().read(try RasterRenderer.picture(symbol, artwork).luminance().view)
        #expect(read.map(\.content.bytes) == [Array(text.utf8)], "\(text) \(style.modules) \(style.finders)")
      }
    }
  }

  @Test func anyTurn() throws {
    let symbol = try StyleSamples.symbol(level: .high)
    for style in try StyleSamples.all() {
      let upright = try RasterRenderer.picture(symbol, Artwork(style: style))
      for rotation in [Rotation.quarter, .half, .threeQuarters] {
        let turned = try RasterRenderer.picture(symbol, Artwork(rotation: rotation, style: style))
        #expect(turned == upright.turned(by: rotation))
      }
    }
  }
}
