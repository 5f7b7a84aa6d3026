import QuietZone
import Testing

@testable import QuietZoneScanning

@Suite struct SeenConfigurationTests {
  private let viewport = Viewport(view: Size2D(width: 390, height: 844), rotation: .quarter)

  @Test func theGuidesGiveTheRegion() {
    let guides: [Guide] = [.plus(Guide.Plus()), .brackets(Guide.Brackets()), .mask(Guide.Mask())]
    let seen = ScanConfiguration().seen(in: viewport, guides: guides)
    #expect(seen.region == .view(Rectangle2D(x: 95, y: 322, width: 200, height: 200)))
    #expect(seen.viewport == viewport)
  }

  @Test func aRegionOfItsOwnStays() {
    let own = RegionOfInterest.sensor(Rectangle2D(x: 0.4, y: 0.4, width: 0.2, height: 0.2))
    let configuration = ScanConfiguration(region: own)
    #expect(configuration.seen(in: viewport, guides: [.mask(Guide.Mask())]).region == own)
  }

  @Test func guidesThatAreNoFramePointAtWhatLiesUnderThem() {
    let (plus, line) = (Guide.plus(Guide.Plus()), Guide.centerLine(Guide.CenterLine()))
    #expect([plus].region(in: viewport.view) == Rectangle2D(x: 173, y: 400, width: 44, height: 44))
    #expect([line].region(in: viewport.view) == Rectangle2D(x: 0, y: 400, width: 390, height: 44))
    #expect(plus.region(in: viewport.view) == nil && line.region(in: viewport.view) == nil)
    #expect([line, plus, .mask(Guide.Mask())].region(in: viewport.view)?.width == 200)
    #expect(ScanConfiguration().seen(in: viewport, guides: []).region == nil)
  }

  @Test func eachShapeIsFilledOrDrawn() {
    let guides: [Guide] = [
      .plus(Guide.Plus()), .brackets(Guide.Brackets()), .centerLine(Guide.CenterLine()), .mask(Guide.Mask()),
    ]
    for shape in guides.flatMap({ $0.shapes(in: viewport.view) }) {
      #expect((shape.fill == nil) == (shape.stroke != nil))
      #expect((shape.fill ?? shape.stroke) == shape.color)
    }
  }

  @Test func everyFailureHasARemedyThatFits() {
    let remedies = ScanFailure.allCases.map { $0.remedy }
    #expect(
      remedies == [.choosePicture, .retry, .openSettings, .choosePicture, .retry, .none, .none])
    #expect(ScanFailure.allCases.filter { $0.isTemporary } == [.inUse, .streamLost])
    #expect(ScanStatus.fail(.inUse).failure == .inUse)
    #expect(ScanStatus.stop(byPerson: true).failure == nil)
  }
}
