import QuietZone
import Testing

@testable import QuietZoneMedia

@Suite struct AnnotatorTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> Quadrilateral {
    Quadrilateral(
      topLeft: Point2D(x: x, y: y), topRight: Point2D(x: x + side, y: y),
      bottomRight: Point2D(x: x + side, y: y + side), bottomLeft: Point2D(x: x, y: y + side))
  }

  private func pixel(_ image: RGBImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.pixels[(y * image.width + x) * 3..<(y * image.width + x) * 3 + 3])
  }

  @Test func nothingToDrawLeavesThePicture() {
    let picture = LuminanceImage(width: 3, height: 2, luminance: 77)
    let annotated = Annotator().annotate(picture, [])
    #expect(annotated.image.pixels == [UInt8](repeating: 77, count: 18))
    #expect(annotated.labelsWithoutFont == 0)
  }

  @Test(arguments: [UInt8(0), 128, 255]) func outlineHasHaloAndMark(ground: UInt8) {
    let picture = LuminanceImage(width: 200, height: 200, luminance: ground)
    let image = Annotator().annotate(picture, [Annotation(outline: square(60, 60, 80), text: "")]).image
    // Lines run 2 / √2 pixels outside; the bottom one is green with black on both sides, the symbol is left
    // alone.
    #expect(pixel(image, 100, 141) == [40, 255, 90])
    #expect(pixel(image, 100, 139)[1] < 80 || ground == 0)
    #expect(pixel(image, 100, 143)[1] < 80 || ground == 0)
    #expect(pixel(image, 100, 100) == [ground, ground, ground])
    #expect(pixel(image, 58, 58) == [255, 140, 0])
    #expect(pixel(image, 75, 58) == [255, 140, 0])
    #expect(pixel(image, 120, 58) == [40, 255, 90])
  }

  @Test func outlinesBeyondThePictureAreCutAndNonsenseIsLeftOut() {
    let picture = LuminanceImage(width: 50, height: 40, luminance: 9)
    let outlines = [
      square(-30, -30, 500), square(-900_000, 3, 1_000), square(.nan, 0, 5), square(.infinity, 0, 5),
    ]
    let annotated = Annotator().annotate(picture, outlines.map { Annotation(outline: $0, text: "x") })
    #expect(annotated.image.pixels.count == 50 * 40 * 3)
    let empty = Annotator().annotate(
      LuminanceImage(width: 0, height: 0), [Annotation(outline: square(0, 0, 5), text: "x")])
    #expect(empty.image.pixels.isEmpty)
  }

  @Test func withoutFontTheCallerIsTold() {
    let annotator = Annotator(fontFiles: ["/nowhere/none.ttf"])
    #expect(!annotator.hasFont)
    let annotations = [
      Annotation(outline: square(10, 10, 20), text: "a"), Annotation(outline: square(40, 10, 20), text: ""),
    ]
    let annotated = annotator.annotate(LuminanceImage(width: 100, height: 100), annotations)
    #expect(annotated.labelsWithoutFont == 1)
  }

  @Test func labelsStayInsideAndApart() {
    var placement = LabelPlacement(
      width: 300, height: 200, gap: 4, obstacles: [PixelBox(left: 10, top: 150, width: 50, height: 50)])
    let label = Label(width: 100, height: 20, glyphs: [])
    let first = placement.place(label, next: PixelBox(left: 10, top: 150, width: 50, height: 50))
    #expect(first == PixelBox(left: 10, top: 126, width: 100, height: 20))
    let second = placement.place(label, next: PixelBox(left: 10, top: 150, width: 50, height: 50))
    #expect(second.overlap(first) == 0 && second.left >= 0 && second.right <= 300 && second.bottom <= 200)
  }

  @Test(.enabled(if: Annotator().hasFont)) func labelsAreDrawnAndShortened() throws {
    let painter = try #require(TextPainter(fontFiles: FontFiles.usual))
    let short = try #require(painter.label("QuietZone", size: 20, room: 500))
    #expect(short.glyphs.count == 9 && short.width > 60 && short.width < 160)
    let cut = try #require(painter.label(String(repeating: "W", count: 5000), size: 20, room: 200))
    #expect(cut.width <= 200 && cut.glyphs.count >= 6)
    #expect(painter.label("W", size: 20, room: 3) == nil)
    let lines = try #require(painter.label("a\nb\u{202E}\u{0}c", size: 20, room: 500))
    #expect(lines.glyphs.count == 3)
    for glyph in short.glyphs {
      #expect(glyph.x >= 0 && glyph.y >= 0 && glyph.x + glyph.width <= short.width)
      #expect(glyph.y + glyph.height <= short.height)
    }
    let annotated = Annotator().annotate(
      LuminanceImage(width: 200, height: 200), [Annotation(outline: square(60, 60, 80), text: "QuietZone")])
    #expect(annotated.labelsWithoutFont == 0)
    // Below the symbol: white letters on the dark box.
    let box = (145..<175).flatMap { y in (60..<150).map { pixel(annotated.image, $0, y) } }
    #expect(box.contains([255, 255, 255]) && box.contains { $0[0] < 60 })
  }
}
