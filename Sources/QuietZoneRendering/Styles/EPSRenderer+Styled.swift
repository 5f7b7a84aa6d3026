import QuietZone

extension EPSRenderer {
  /// One path, filled with a shading where there is a gradient, and the logo as it looks on the ground.
  static func styled(
    _ symbol: Symbol, _ artwork: Artwork, title: String?
  ) throws(RenderingError) -> [UInt8] {
    let styled = try StyledSymbol(symbol, artwork.style)
    let layout = try Layout(symbol, artwork, .vector)
    var out = ByteWriter()
    out.epsHeader(layout.turnedPageSize, title, level: styled.gradient == nil ? 2 : 3)
    let ground = out.epsGround(artwork, layout)
    out.write("[")
    out.write(layout.pageMatrix)
    out.write("] concat\n")
    if let gradient = styled.gradient {
      out.write("<</PatternType 2/Shading")
      out.shading(gradient, gradient.mils(styled.grid, layout))
      out.write(">>\nmatrix makepattern setpattern\n")
    } else {
      out.components(artwork.foreground.composited(over: ground))
      out.write(" setrgbcolor\n")
    }
    out.write("newpath\n")
    out.path(styled.outline, layout.origin, PathOperators(move: "m", line: "l", curve: "c", close: "h"))
    out.write("fill\n")
    if let logo = styled.logo { out.epsImage(logo.picture, logo.box, layout, ground) }
    out.write("grestore end\nshowpage\n%%EOF\n")
    return out.bytes
  }
}

extension ByteWriter {
  fileprivate mutating func epsImage(
    _ picture: ColorPicture, _ box: StyledSymbol.Box, _ layout: Layout, _ ground: ArtworkColor
  ) {
    write("gsave ")
    for value in [box.x + layout.origin.x, box.y + layout.origin.y] {
      write(value, over: 1000)
      write(" ")
    }
    write("translate ")
    for value in [box.width, box.height] {
      write(value, over: 1000)
      write(" ")
    }
    write("scale\n")
    write(picture.width)
    write(" ")
    write(picture.height)
    write(" 8 [")
    write(picture.width)
    write(" 0 0 ")
    write(picture.height)
    write(" 0 0] currentfile /ASCIIHexDecode filter false 3 colorimage\n")
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let color = picture[x, y].composited(over: ground)
        for component in [color.red, color.green, color.blue] { hexadecimal(component) }
        if x % 40 == 39 { write("\n") }
      }
      write("\n")
    }
    write(">\ngrestore\n")
  }
}
