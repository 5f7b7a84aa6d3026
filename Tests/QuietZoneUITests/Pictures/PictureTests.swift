#if os(iOS)
  import QuietZone
  import QuietZoneRendering
  import SwiftUI
  import Testing
  import UIKit

  @testable import QuietZoneUI

  @MainActor
  @Suite struct PictureTests {
    /// Each orientation, and the turn of its pixels that shows them upright: Exif 2.3, tag 274.
    private nonisolated static let orientations: [(UIImage.Orientation, Turn)] = [
      (.up, Turn(isMirrored: false, quarters: 0)), (.upMirrored, Turn(isMirrored: true, quarters: 0)),
      (.down, Turn(isMirrored: false, quarters: 2)), (.downMirrored, Turn(isMirrored: true, quarters: 2)),
      (.leftMirrored, Turn(isMirrored: true, quarters: 3)), (.right, Turn(isMirrored: false, quarters: 1)),
      (.rightMirrored, Turn(isMirrored: true, quarters: 1)), (.left, Turn(isMirrored: false, quarters: 3)),
    ]

    /// Outlines lie where the picture is seen, however its pixels are kept.
    @Test(arguments: orientations)
    func anOrientationIsApplied(_ orientation: UIImage.Orientation, _ turn: Turn) throws {
      let upright = try LuminanceImage.code("UPRIGHT")
      let image = UIImage(
        cgImage: try picture(turn.inverse(upright)), scale: 2, orientation: orientation)
      #expect(image.size == CGSize(width: 101, height: 75))
      let codes = try BarcodeReader().read(image)
      #expect(codes.map { $0.text } == ["UPRIGHT"])
      let expected = try #require(BarcodeReader().read(upright.view).first).outline
      #expect(try #require(codes.first).outline.distance(expected.corners) < 1.5)
      #expect(codes.map { $0.isMirrored } == [false])
    }

    /// Outlines are drawn over their codes, whichever way people read.
    @available(iOS 17.0, *)
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func outlinesLieOverTheirCodes(_ direction: LayoutDirection) throws {
      let pixels = try LuminanceImage.code("OUTLINE", width: 240, height: 180)
      let image = UIImage(cgImage: try picture(pixels), scale: 1, orientation: .up)
      let look = try BarcodeReader().examine(image)
      let outline = try #require(look.barcodes.first).outline.bounds
      let plain = try drawn(
        CodePicture(image, BarcodeReader().examine(LuminanceImage(width: 1, height: 1).view)), direction)
      let marked = try drawn(CodePicture(image, look), direction).kept(as: "outlines-\(direction)")
      #expect(BarcodeReader().read(plain.view).map { $0.text } == ["OUTLINE"], "not mirrored")
      let changed = marked.pixels.indices.filter { marked.pixels[$0] != plain.pixels[$0] }
      let xs = changed.map { Double($0 % marked.width) }, ys = changed.map { Double($0 / marked.width) }
      // Three points wide, and drawn smoothly.
      #expect(abs(try #require(xs.min()) - outline.x) < 4)
      #expect(abs(try #require(ys.min()) - outline.y) < 4)
      #expect(abs(try #require(xs.max()) - outline.x - outline.width) < 4)
      #expect(abs(try #require(ys.max()) - outline.y - outline.height) < 4)
    }

    private func picture(_ image: LuminanceImage) throws -> CGImage {
      let colors = image.pixels.flatMap { [$0, $0, $0, 255] as [UInt8] }
      let provider = try #require(CGDataProvider(data: Data(colors) as CFData))
      let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
      return try #require(
        CGImage(
          width: image.width, height: image.height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: image.width * 4, space: space,
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
          decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }

    /// One pixel a point.
    @available(iOS 17.0, *)
    private func drawn(_ view: CodePicture, _ direction: LayoutDirection) throws -> LuminanceImage {
      let renderer = ImageRenderer(
        content: view.frame(width: 240, height: 180).environment(\.layoutDirection, direction))
      renderer.scale = 1
      let image = try #require(renderer.cgImage)
      return try #require(
        LuminanceImage.drawn(width: image.width, height: image.height, ground: 255) {
          $0.draw(image, in: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)))
        })
    }
  }
#endif
