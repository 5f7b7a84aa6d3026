import QuietZone

extension ByteWriter {
  /// The text next to bars as text, which can be searched and copied; digits are placed one by one.
  mutating func text(_ layout: Layout, _ color: ArtworkColor) {
    guard !layout.text.isEmpty else { return }
    write("<g font-family=\"Helvetica,Arial,sans-serif\" text-anchor=\"middle\"")
    if !layout.isWholeModules { transform(layout) }
    fill(color)
    write(">")
    for line in layout.text {
      write("<text y=\"")
      write(line.baseline + layout.origin.y, over: 1000)
      write("\" font-size=\"")
      write(line.size, over: 1000)
      if line.centers.isEmpty {
        write("\" x=\"")
        write(line.middle + layout.origin.x, over: 1000)
        write("\">")
        for character in line.characters { escaped(character) }
      } else {
        write("\">")
        for (center, character) in zip(line.centers, line.characters) {
          write("<tspan x=\"")
          write(center + layout.origin.x, over: 1000)
          write("\">")
          escaped(character)
          write("</tspan>")
        }
      }
      write("</text>")
    }
    write("</g>")
  }

  private mutating func escaped(_ character: UInt8) {
    switch character {
    case UInt8(ascii: "&"): write("&amp;")
    case UInt8(ascii: "<"): write("&lt;")
    case UInt8(ascii: ">"): write("&gt;")
    // Runs of spaces stay as many as they are.
    case UInt8(ascii: " "): write("&#160;")
    case 128...:
      byte(0xC0 | character >> 6)
      byte(0x80 | character & 63)
    default: byte(character)
    }
  }
}
