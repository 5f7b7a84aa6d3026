import QuietZone

extension PDFRenderer {
  /// One path, filled with a shading where there is a gradient, and the logo as an image with its opacity.
  static func styled(
    _ symbol: Symbol, _ artwork: Artwork, title: String?
  ) throws(RenderingError) -> [UInt8] {
    let styled = try StyledSymbol(symbol, artwork.style)
    let layout = try layout(symbol, artwork), page = layout.turnedPageSize
    let image = try styled.logo.map { (logo) throws(RenderingError) in try PDFImage(logo.picture) }
    var content = ByteWriter()
    content.styledContent(styled, artwork, layout)
    var file = PDFFile()
    file.object { $0.write("<</Type/Catalog/Pages 2 0 R>>") }
    file.object { $0.write("<</Type/Pages/Kids[3 0 R]/Count 1>>") }
    file.object { out in
      out.write("<</Type/Page/Parent 2 0 R/MediaBox[0 0 ")
      out.write(page.width, places: 4)
      out.write(" ")
      out.write(page.height, places: 4)
      out.write("]/Contents 4 0 R")
      out.styledResources(styled, artwork, layout)
      out.write(">>")
    }
    file.object { $0.stream("<<", content.bytes) }
    file.object { out in
      out.write("<</Producer(QuietZone)")
      if let title { out.pdfTitle(title) }
      out.write(">>")
    }
    if let image {
      file.object { image.writeColors(to: &$0) }
      file.object { image.writeOpacities(to: &$0) }
    }
    return file.finish(info: 5)
  }
}

/// A picture as two streams, compressed as in a PNG file.
private struct PDFImage {
  let picture: ColorPicture
  let colors: [UInt8]
  let opacities: [UInt8]

  init(_ picture: ColorPicture) throws(RenderingError) {
    self.picture = picture
    colors = try Self.compressed(picture, .rgb, picture.rgb)
    opacities = try Self.compressed(picture, .grey(.eight), picture.alpha)
  }

  private static func compressed(
    _ picture: ColorPicture, _ pixels: PNGPixels, _ bytes: [UInt8]
  ) throws(RenderingError) -> [UInt8] {
    let rows = try PNGRows(
      pixels, width: picture.width, height: picture.height, stride: nil, count: bytes.count)
    var out = ByteWriter()
    PNGCompressor(rows).compress(bytes.storageSpan, pieceCount: 1 << 20) { piece in
      for index in 0..<piece.count { out.byte(piece[index]) }
    }
    return out.bytes
  }

  func writeColors(to out: inout ByteWriter) {
    head(&out, "/DeviceRGB", components: 3)
    out.write("/SMask 7 0 R")
    out.stream("", colors)
  }

  func writeOpacities(to out: inout ByteWriter) {
    head(&out, "/DeviceGray", components: 1)
    out.stream("", opacities)
  }

  private func head(_ out: inout ByteWriter, _ space: StaticString, components: Int) {
    out.write("<</Type/XObject/Subtype/Image/Interpolate true/BitsPerComponent 8/Width ")
    out.write(picture.width)
    out.write("/Height ")
    out.write(picture.height)
    out.write("/ColorSpace")
    out.write(space)
    out.write("/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ")
    out.write(components)
    out.write("/Columns ")
    out.write(picture.width)
    out.write(">>")
  }
}

extension ByteWriter {
  /// The end of a stream's dictionary with its length, and what it holds.
  fileprivate mutating func stream(_ head: StaticString, _ bytes: [UInt8]) {
    write(head)
    write("/Length ")
    write(bytes.count)
    write(">>\nstream\n")
    write(bytes)
    write("\nendstream")
  }

  fileprivate mutating func styledContent(_ styled: StyledSymbol, _ artwork: Artwork, _ layout: Layout) {
    pageGround(artwork, layout)
    if styled.gradient != nil {
      write("/Pattern cs /P scn ")
    } else {
      write("/F gs ")
      components(artwork.foreground)
      write(" rg ")
    }
    write(layout.pageMatrix)
    write(" cm\n")
    path(styled.outline, layout.origin, PathOperators(move: "m", line: "l", curve: "c", close: "h"))
    write("f\n")
    guard let box = styled.logo?.box else { return }
    write("/N gs q ")
    write(box.width, over: 1000)
    write(" 0 0 ")
    write(-box.height, over: 1000)
    write(" ")
    write(box.x + layout.origin.x, over: 1000)
    write(" ")
    write(box.y + box.height + layout.origin.y, over: 1000)
    write(" cm /I Do Q")
  }

  fileprivate mutating func styledResources(_ styled: StyledSymbol, _ artwork: Artwork, _ layout: Layout) {
    write("/Resources<</ExtGState<</N<</ca 1>>/F ")
    opacity(artwork.foreground)
    write("/B ")
    opacity(artwork.background ?? .white)
    write(">>")
    if let gradient = styled.gradient {
      write("/Pattern<</P<</PatternType 2/Matrix[")
      write(layout.pageMatrix)
      write("]/Shading")
      shading(gradient, gradient.mils(styled.grid, layout))
      write(">>>>")
    }
    if styled.logo != nil { write("/XObject<</I 6 0 R>>") }
    write(">>")
  }

  /// A gradient as a shading dictionary, the same in PDF (4.6.3 of the reference) and PostScript.
  mutating func shading(_ gradient: SymbolStyle.Gradient, _ mils: [Double]) {
    var places = mils.map { $0 / 1000 }
    let isRadial = places.count == 3
    if isRadial { places = [places[0], places[1], 0, places[0], places[1], places[2]] }
    write("<</ShadingType ")
    write(isRadial ? 3 : 2)
    write("/ColorSpace/DeviceRGB/Extend[true true]/Coords[")
    numbers(places)
    write("]/Function<</FunctionType 3/Domain[0 1]/Functions[")
    let pieces = gradient.pieces
    for piece in pieces {
      write("<</FunctionType 2/Domain[0 1]/N 1/C0[")
      components(piece.first)
      write("]/C1[")
      components(piece.last)
      write("]>>")
    }
    write("]/Bounds[")
    numbers(pieces.dropLast().map { $0.end })
    write("]/Encode[")
    for _ in pieces { write("0 1 ") }
    write("]>>>>")
  }

  private mutating func numbers(_ values: [Double]) {
    for value in values {
      write(value, places: 6)
      write(" ")
    }
  }
}

extension SymbolStyle.Gradient {
  /// From 0 to 1 without a gap: stretches that run from one colour to another and end at `end`.
  fileprivate var pieces: [(end: Double, first: ArtworkColor, last: ArtworkColor)] {
    guard let first = stops.first, let last = stops.last else { return [] }
    var pieces: [(end: Double, first: ArtworkColor, last: ArtworkColor)] = []
    var at = 0.0
    var color = first.color
    for stop in stops + [Stop(last.color, at: 1)] {
      // Shorter ones would vanish in the numbers of a file.
      if stop.place - at >= 1e-5 {
        pieces.append((stop.place, color, stop.color))
        at = stop.place
      }
      color = stop.color
    }
    return pieces
  }
}
