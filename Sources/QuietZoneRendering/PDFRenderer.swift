public import QuietZone

/// Draws symbols as PDF 1.4 (Adobe PDF Reference, third edition): one page of the picture's size, one filled
/// path.
///
/// A size in print is kept exactly; in pixel sizes a pixel counts as 1/96 inch. The same artwork always gives
/// the same bytes: the file bears no date.
public enum PDFRenderer {
  /// Longest side of a page, points (appendix C of the reference).
  static let maximumPoints = 14_400

  /// A whole file. `title` appears in the document's properties.
  public static func render(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), title: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    guard artwork.style.isPlain else { return try styled(symbol, artwork, title: title) }
    let layout = try layout(symbol, artwork)
    let page = layout.turnedPageSize
    var content = ByteWriter()
    content.pageContent(symbol, artwork, layout)
    var file = PDFFile()
    file.object { $0.write("<</Type/Catalog/Pages 2 0 R>>") }
    file.object { $0.write("<</Type/Pages/Kids[3 0 R]/Count 1>>") }
    file.object { out in
      out.write("<</Type/Page/Parent 2 0 R/MediaBox[0 0 ")
      out.write(page.width, places: 4)
      out.write(" ")
      out.write(page.height, places: 4)
      out.write("]/Contents 4 0 R")
      out.pdfResources(artwork, layout)
      out.write(">>")
    }
    file.object { out in
      out.write("<</Length ")
      out.write(content.count)
      out.write(">>\nstream\n")
      out.write(content.bytes)
      out.write("\nendstream")
    }
    file.object { out in
      out.write("<</Producer(QuietZone)")
      if let title { out.pdfTitle(title) }
      out.write(">>")
    }
    return file.finish(info: 5)
  }

  static func layout(_ symbol: Symbol, _ artwork: Artwork) throws(RenderingError) -> Layout {
    let layout = try Layout(symbol, artwork, .vector), page = layout.turnedPageSize
    let longer = max(page.width, page.height)
    guard longer <= Double(maximumPoints) else { throw .pageTooLarge(points: longer, maximum: maximumPoints) }
    return layout
  }
}

/// Numbers objects from 1 and remembers where each begins, for the cross-reference table.
struct PDFFile {
  private var out = ByteWriter()
  private var offsets: [Int] = []

  init() {
    // The comment's high bytes tell programs that move files that this one is not text.
    out.write("%PDF-1.4\n%")
    out.write([0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
  }

  mutating func object(_ body: (inout ByteWriter) -> Void) {
    offsets.append(out.count)
    out.write(offsets.count)
    out.write(" 0 obj\n")
    body(&out)
    out.write("\nendobj\n")
  }

  /// The file with table and trailer; entries of the table are 20 bytes each, as the format asks.
  mutating func finish(info: Int) -> [UInt8] {
    let start = out.count
    out.write("xref\n0 ")
    out.write(offsets.count + 1)
    out.write("\n0000000000 65535 f \n")
    for offset in offsets {
      out.digits(UInt64(offset), atLeast: 10)
      out.write(" 00000 n \n")
    }
    out.write("trailer\n<</Size ")
    out.write(offsets.count + 1)
    out.write("/Root 1 0 R/Info ")
    out.write(info)
    out.write(" 0 R>>\nstartxref\n")
    out.write(start)
    out.write("\n%%EOF\n")
    return out.bytes
  }
}

extension ByteWriter {
  /// What ``pageContent(_:_:_:)`` needs: opacities, and the font where there is text; `font`: another one.
  mutating func pdfResources(_ artwork: Artwork, _ layout: Layout, font: StaticString? = nil) {
    write("/Resources<</ExtGState<</F ")
    opacity(artwork.foreground)
    write("/B ")
    opacity(artwork.background ?? .white)
    write(">>")
    if !layout.text.isEmpty || font != nil {
      write("/Font<<")
      if let font { write(font) }
      if !layout.text.isEmpty {
        write("/H<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>")
      }
      write(">>")
    }
    write(">>")
  }

  /// The picture with its bottom left corner at the origin.
  mutating func pageContent(_ symbol: Symbol, _ artwork: Artwork, _ layout: Layout) {
    pageGround(artwork, layout)
    write("/F gs ")
    components(artwork.foreground)
    write(" rg ")
    write(layout.pageMatrix)
    write(" cm\n")
    path(
      Outline(symbol, layout), layout.origin, PathOperators(move: "m", line: "l", curve: "c", close: "h"))
    write("f")
    pdfText(layout)
  }

  mutating func pageGround(_ artwork: Artwork, _ layout: Layout) {
    guard let background = artwork.background, background.alpha > 0 else { return }
    let page = layout.turnedPageSize
    write("/B gs ")
    components(background)
    write(" rg 0 0 ")
    write(page.width, places: 4)
    write(" ")
    write(page.height, places: 4)
    write(" re f\n")
  }

  mutating func opacity(_ color: ArtworkColor) {
    write("<</ca ")
    write(Double(color.alpha) / 255, places: 4)
    write(">>")
  }

  /// UTF-16 with byte order mark, in hexadecimal: any text, and nothing to escape.
  mutating func pdfTitle(_ title: String) {
    write("/Title<feff")
    for unit in title.utf16 {
      hexadecimal(UInt8(truncatingIfNeeded: unit >> 8))
      hexadecimal(UInt8(truncatingIfNeeded: unit))
    }
    write(">")
  }
}
