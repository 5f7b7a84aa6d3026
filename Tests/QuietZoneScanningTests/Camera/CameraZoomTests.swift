import QuietZoneScanning
import Testing

@Suite struct CameraZoomTests {
  private func zoom(
    _ distance: Int?, field: Double = 1.4, maximum: Double = 16, start: Double = 1, code: Double = 20,
    fill: Double = 0.3
  ) -> Double {
    let camera = CameraDescription(
      position: .back, lens: .wide, minimumFocusDistance: distance, fieldWidth: field,
      zoom: ZoomRange(minimum: 1, maximum: maximum), wideLensZoom: start)
    return CameraChoice.zoom(for: camera, codeWidth: code, fill: fill)
  }

  @Test func aCodeFillsItsShareAtTheNearestDistance() {
    for distance in stride(from: 10, through: 300, by: 10) {
      for field in [0.9, 1.4, 3.2] {
        let factor = zoom(distance, field: field)
        let share = 20 / (Double(distance) * field / factor)
        #expect(factor == 1 ? share >= 0.3 : abs(share - 0.3) < 1e-12)
      }
    }
    // 200 mm and 70°, the main lens of phones since 2022.
    #expect(abs(zoom(200) - 4.2) < 1e-12)
    #expect(zoom(200, maximum: 3) == 3)
    // A lens for near things behind the same camera: it begins where its wide lens does.
    #expect(zoom(20, field: 3.2, start: 2) == 2)
  }

  @Test func nonsenseIsNotZoomedInto() {
    for bad: Double in [-1, 0, .nan, -Double.infinity] {
      #expect([zoom(150, field: bad), zoom(150, code: bad), zoom(150, fill: bad)] == [1, 1, 1])
    }
    #expect([zoom(nil), zoom(-1), zoom(0), zoom(.max)] == [1, 1, 1, 16])
    #expect(zoom(nil, start: .infinity) == 16)
    #expect(zoom(150, start: .nan) >= 1)
    #expect(zoom(150, field: .infinity) == 16)
  }
}
