public import QuietZone

/// Draws symbols as text, two modules in the height of a character.
///
/// Sizes of the artwork do not matter here: a module is one character wide (hexagons: three). The text ends
/// with a line break and is UTF-8. Styles are left away: there are no shapes in a character, and symbols are
/// drawn plain.
public enum TerminalRenderer {
  /// What the text is shown on.
  public enum Style: Hashable, Sendable {
    /// Light text on dark ground: block characters draw the light modules.
    case darkTerminal
    /// Dark text on light ground: block characters draw the dark modules.
    case lightTerminal
    /// The artwork's own colours by ANSI escapes (24 bit), right on any ground; transparent counts as white.
    case colours
    /// ASCII only, two characters a module, one line a row; `onDark` as with ``darkTerminal``.
    case ascii(onDark: Bool)
  }

  /// The lines of the picture, all equally long.
  public static func render(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), style: Style = .darkTerminal
  ) throws(RenderingError) -> [UInt8] {
    var sized = artwork
    sized.style = .plain
    if case .hexagons = symbol.shape { sized.size = .modulePixels(3) } else { sized.size = .modulePixels(1) }
    let drawn = lowered(symbol)
    let raster = try RasterRenderer.render(drawn, sized)
    let left = try Layout(drawn, sized, .raster, drawsText: false).margins.left
    let wide: Bool
    if case .ascii = style { wide = true } else { wide = false }
    // A terminal has no characters that are turned.
    let isUpright = artwork.rotation == .none
    let text = isUpright ? caption(drawn, left: left, width: raster.width, scale: wide ? 2 : 1) : []
    var out = ByteWriter()
    switch style {
    case .darkTerminal: out.blocks(raster, drawing: false, start: [], end: [])
    case .lightTerminal: out.blocks(raster, drawing: true, start: [], end: [])
    case .colours:
      out.blocks(raster, drawing: true, start: start(artwork), end: [0x1B, 0x5B, 0x30, 0x6D])
    case .ascii(let onDark): out.hashes(raster, drawing: !onDark)
    }
    guard !text.isEmpty else { return out.bytes }
    if case .colours = style { out.write(start(artwork)) }
    out.write(text)
    if case .colours = style { out.write("\u{1B}[0m") }
    out.write("\n")
    return out.bytes
  }

  /// The escape that sets text and ground to the artwork's colours.
  private static func start(_ artwork: Artwork) -> [UInt8] {
    let ground = (artwork.background ?? .white).composited(over: .white)
    let text = artwork.foreground.composited(over: ground)
    var out = ByteWriter()
    out.write("\u{1B}[38;2;")
    out.parameters(text)
    out.write(";48;2;")
    out.parameters(ground)
    out.write("m")
    return out.bytes
  }
}

extension ByteWriter {
  fileprivate mutating func parameters(_ color: ArtworkColor) {
    write(Int(color.red))
    write(";")
    write(Int(color.green))
    write(";")
    write(Int(color.blue))
  }

  /// Two rows a line; `drawing` says which pixels are ink. A missing last row counts as light.
  fileprivate mutating func blocks(_ raster: Raster, drawing ink: Bool, start: [UInt8], end: [UInt8]) {
    for y in stride(from: 0, to: raster.height, by: 2) {
      write(start)
      for x in 0..<raster.width {
        switch (raster[x, y] == ink, raster[x, y + 1] == ink) {
        case (true, true): write("█")
        case (true, false): write("▀")
        case (false, true): write("▄")
        case (false, false): write(" ")
        }
      }
      write(end)
      write("\n")
    }
  }

  fileprivate mutating func hashes(_ raster: Raster, drawing ink: Bool) {
    for y in 0..<raster.height {
      for x in 0..<raster.width { write(raster[x, y] == ink ? "##" : "  ") }
      write("\n")
    }
  }
}
