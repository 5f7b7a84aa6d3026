import Testing

@testable import QuietZone

@Suite struct EnlargedPlaneTests {
  private static func enlarged(_ image: LuminanceImage) -> LuminanceImage? {
    image.view.withPlane { $0.enlarged() } ?? nil
  }

  @Test(arguments: [UInt8(0), 1, 97, 254, 255], [(1, 1), (1, 7), (6, 1), (13, 11)])
  func whatIsEvenStaysSo(_ grey: UInt8, _ size: (width: Int, height: Int)) throws {
    let image = LuminanceImage(width: size.width, height: size.height, luminance: grey)
    let large = try #require(Self.enlarged(image))
    #expect((large.width, large.height) == (2 * size.width, 2 * size.height))
    #expect(large.pixels.allSatisfy { $0 == grey })
  }

  /// A cubic through points of a straight line is that line: steps of eight become steps of four, a quarter
  /// of one before the first pixel's middle.
  @Test func rampsGoOnBetweenPixels() throws {
    var image = LuminanceImage(width: 24, height: 5)
    for i in image.pixels.indices { image.pixels[i] = UInt8(20 + 8 * (i % 24)) }
    let large = try #require(Self.enlarged(image))
    for y in 0..<10 {
      for x in 4..<44 { #expect(Int(large.pixels[y * 48 + x]) == 18 + 4 * x) }
    }
  }

  /// By hand, from the cubic's shares at a quarter of a step, -3, 29, 111 and -9 of 128: a spot of 128 above
  /// its ground keeps 111 along a row and as much of that down a column; beside it are 29, and -9, and -3.
  @Test func oneSpot() throws {
    var image = LuminanceImage(width: 9, height: 9, luminance: 100)
    image.pixels[4 * 9 + 4] = 228
    let large = try #require(Self.enlarged(image))
    let row = Array(large.pixels[8 * 18..<9 * 18])
    let share = 111.0 / 128
    let expected = [-3, -9, 29, 111, 111, 29, -9, -3].map { UInt8((100 + $0 * share).rounded()) }
    #expect(Array(row[5..<13]) == expected)
    #expect(row[..<5].allSatisfy { $0 == 100 } && row[13...].allSatisfy { $0 == 100 })
    #expect(Array(large.pixels[9 * 18..<10 * 18]) == row)
    // The same down the columns.
    #expect((5..<13).map { large.pixels[$0 * 18 + 8] } == expected)
  }

  /// What overshoots stays a grey level.
  @Test func edgesOfBlackAndWhite() throws {
    var image = LuminanceImage(width: 12, height: 4)
    for i in image.pixels.indices { image.pixels[i] = i % 12 < 6 ? 0 : 255 }
    let large = try #require(Self.enlarged(image))
    let row = Array(large.pixels[..<24])
    #expect(row[..<10].allSatisfy { $0 <= 6 } && row[14...].allSatisfy { $0 >= 249 })
    #expect(row[11] < 64 && row[12] > 191)
  }

  /// A ramp stays one at any size, but for the halves of the outermost pixels, which have no neighbours.
  @Test(arguments: [1.3, 1.7, 2.5]) func rampsStayRampsAtAnySize(_ scale: Double) throws {
    var image = LuminanceImage(width: 20, height: 6)
    for i in image.pixels.indices { image.pixels[i] = UInt8(20 + 10 * (i % 20)) }
    let large = try #require(image.view.withPlane { $0.enlarged(by: scale) } ?? nil)
    #expect(large.width == Int(20 * scale) && large.height == Int(6 * scale))
    for i in large.pixels.indices {
      let place = min(max((Double(i % large.width) + 0.5) / scale - 0.5, 0), 19)
      #expect(abs(Double(large.pixels[i]) - (20 + 10 * place)) <= 1)
    }
  }
}
