#if os(iOS)
  import CoreVideo
  import QuietZone
  import Testing

  @testable import QuietZoneUI

  @Suite struct PixelBufferTests {
    /// Value and outline, whatever way the picture lies in the buffer.
    @Test(arguments: PixelFormat.allCases, Turn.allCases)
    func isReadInEachFormatAndTurn(_ format: PixelFormat, _ turn: Turn) throws {
      let upright = try LuminanceImage.code("TURN")
      let expected = try #require(BarcodeReader().read(upright.view).first).outline
      let codes = try BarcodeReader().read(format.buffer(turn(upright)))
      #expect(codes.map { $0.text } == ["TURN"])
      let code = try #require(codes.first)
      #expect(code.outline.distance(expected.corners.map { turn($0, in: upright) }) < 1.5)
      #expect(code.isMirrored == turn.isMirrored)
    }

    /// Rows end where the picture does, not where their bytes do.
    @Test(arguments: PixelFormat.allCases, [16, 64, 256])
    func rowsMayBeLongerThanThePicture(_ format: PixelFormat, _ alignment: Int) throws {
      for width in [198, 202, 256] {
        let image = try LuminanceImage.code("ROWS", width: width)
        let buffer = try format.buffer(image, alignment: alignment)
        #expect(PixelFormat.stride(buffer) % alignment == 0)
        let codes = try BarcodeReader().read(buffer)
        #expect(codes.map { $0.text } == ["ROWS"], "\(width) pixels, \(PixelFormat.stride(buffer)) bytes")
      }
    }

    /// What the reader borrows is the plane itself, byte for byte.
    @Test(arguments: PixelFormat.allCases.filter { $0.isGrey })
    func theGreyPlaneIsLent(_ format: PixelFormat) throws {
      let image = try LuminanceImage.code("PLANE")
      let bytes = try grey(format.buffer(image))
      #expect(bytes == image.pixels.flatMap { format.bytes($0) })
    }

    @Test func coloursAreNotTakenForGrey() throws {
      let buffer = try PixelFormat.color.buffer(LuminanceImage.code("COLOUR"))
      #expect(grey(buffer) == nil)
    }

    /// The picture's bytes, as they are lent; `nil`: they are not.
    private func grey(_ buffer: CVPixelBuffer) -> [UInt8]? {
      guard let luma = LockedLuma(buffer) else { return nil }
      return luma.withView { view in
        (0..<view.height).flatMap { y in (0..<view.width).map { view.pixels[y * view.rowStride + $0] } }
      }
    }
  }
#endif
