import QuietZone

extension SVGRenderer {
  /// One path, the gradient it is filled with, and the logo as a PNG file inside.
  static func styled(
    _ symbol: Symbol, _ artwork: Artwork, title: String?
  ) throws(RenderingError) -> [UInt8] {
    let styled = try StyledSymbol(symbol, artwork.style)
    let layout = try Layout(symbol, artwork, .vector)
    var out = ByteWriter()
    out.svgStart(layout, title)
    let gradient = styled.gradient.map { SVGGradient($0, styled.grid, layout) }
    if let gradient {
      out.write("<defs>")
      gradient.write(to: &out)
      out.write("</defs>")
    }
    out.svgGround(artwork)
    out.turn(layout)
    out.write("<path")
    if !layout.isWholeModules { out.transform(layout) }
    if let gradient {
      out.write(" fill=\"url(#")
      gradient.writeName(to: &out)
      out.write(")\"")
    } else {
      out.fill(artwork.foreground)
    }
    out.write(" d=\"")
    out.path(styled.outline, layout.origin)
    out.write("\"/>")
    if let logo = styled.logo { try out.image(logo.picture, logo.box, layout) }
    out.svgEnd(layout)
    return out.bytes
  }
}

/// A gradient's definition and its name, which is made of it: of drawings that share a page those with the
/// same name have the same gradient.
private struct SVGGradient {
  private let kind: StaticString
  private let body: ByteWriter

  init(_ gradient: SymbolStyle.Gradient, _ grid: ModuleGrid, _ layout: Layout) {
    let mils = gradient.mils(grid, layout)
    var body = ByteWriter()
    body.write(" gradientUnits=\"userSpaceOnUse\"")
    var names: [StaticString]
    switch gradient.shape {
    case .linear: (kind, names) = ("linearGradient", [" x1=\"", " y1=\"", " x2=\"", " y2=\""])
    case .radial: (kind, names) = ("radialGradient", [" cx=\"", " cy=\"", " r=\""])
    }
    for (name, value) in zip(names, mils) {
      body.write(name)
      body.write(value / 1000, places: 4)
      body.write("\"")
    }
    body.write(">")
    for stop in gradient.stops {
      body.write("<stop offset=\"")
      body.write(stop.place, places: 4)
      body.write("\" stop-color=\"#")
      for component in [stop.color.red, stop.color.green, stop.color.blue] { body.hexadecimal(component) }
      body.write("\"/>")
    }
    self.body = body
  }

  func writeName(to out: inout ByteWriter) {
    out.write("quietzone-")
    let check = CRC32.value(of: body.bytes.storageSpan)
    for shift in [24, 16, 8, 0] as [UInt32] { out.hexadecimal(UInt8(truncatingIfNeeded: check >> shift)) }
  }

  func write(to out: inout ByteWriter) {
    out.write("<")
    out.write(kind)
    out.write(" id=\"")
    writeName(to: &out)
    out.write("\"")
    out.write(body.bytes)
    out.write("</")
    out.write(kind)
    out.write(">")
  }
}

extension SymbolStyle.Gradient {
  /// Both ends, or the middle and the radius, in thousandths of a module from the inner margin's corner.
  func mils(_ grid: ModuleGrid, _ layout: Layout) -> [Double] {
    let (wide, high) = (Double(grid.width) * 1000, Double(grid.height) * 1000)
    func mils(_ point: Point2D) -> [Double] {
      [Double(layout.origin.x) + point.x * wide, Double(layout.origin.y) + point.y * high]
    }
    return switch shape {
    case .linear(let from, let to): mils(from) + mils(to)
    case .radial(let center, let radius): mils(center) + [radius * wide]
    }
  }
}

extension ByteWriter {
  fileprivate mutating func image(
    _ picture: ColorPicture, _ box: StyledSymbol.Box, _ layout: Layout
  ) throws(RenderingError) {
    var writer = PNGWriter()
    writer.software = nil
    let file = try writer.encode(picture)
    write("<image")
    if !layout.isWholeModules { transform(layout) }
    let names: [StaticString] = [" x=\"", " y=\"", " width=\"", " height=\""]
    for (name, value) in zip(
      names, [box.x + layout.origin.x, box.y + layout.origin.y, box.width, box.height])
    {
      write(name)
      write(value, over: 1000)
      write("\"")
    }
    write(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    base64(file)
    write("\"/>")
  }

  /// RFC 4648, 4.
  private mutating func base64(_ bytes: [UInt8]) {
    let digits = [UInt8](ascii: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(bytes.count - start, 3)
      var bits = UInt32(0)
      for offset in 0..<3 { bits = bits << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0) }
      for digit in 0..<4 {
        let value = Int(bits >> UInt32(18 - 6 * digit) & 63)
        byte(digit <= count ? digits[value] : UInt8(ascii: "="))
      }
    }
  }
}
