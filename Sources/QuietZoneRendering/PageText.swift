import QuietZone

extension ByteWriter {
  /// The text next to bars in PDF: Helvetica, which every reader has. The page's y grows downwards here, so
  /// the text is turned over again.
  mutating func pdfText(_ layout: Layout) {
    guard !layout.text.isEmpty else { return }
    write("\nBT\n")
    for line in layout.text {
      write("/H ")
      write(line.size, over: 1000)
      write(" Tf\n")
      stretches(line) { out, x, characters in
        out.write("1 0 0 -1 ")
        out.write(x + layout.origin.x, over: 1000)
        out.write(" ")
        out.write(line.baseline + layout.origin.y, over: 1000)
        out.write(" Tm ")
        out.literal(characters)
        out.write(" Tj\n")
      }
    }
    write("ET")
  }

  /// The same in PostScript.
  mutating func postScriptText(_ layout: Layout) {
    let isLatin = layout.text.contains { $0.characters.contains { $0 > 127 } }
    // Helvetica's own encoding has no letters beyond ASCII where ISO-8859-1 has them.
    if isLatin {
      write("/Helvetica findfont dup length dict begin\n")
      write("{1 index /FID ne {def} {pop pop} ifelse} forall\n")
      write("/Encoding ISOLatin1Encoding def currentdict end /Latin exch definefont pop\n")
    }
    for line in layout.text {
      write(isLatin ? "/Latin" : "/Helvetica")
      write(" findfont [")
      write(line.size, over: 1000)
      write(" 0 0 ")
      write(-line.size, over: 1000)
      write(" 0 0] makefont setfont\n")
      stretches(line) { out, x, characters in
        out.write(x + layout.origin.x, over: 1000)
        out.write(" ")
        out.write(line.baseline + layout.origin.y, over: 1000)
        out.write(" m ")
        out.literal(characters)
        out.write(" show\n")
      }
    }
  }

  /// Each stretch of characters that stand together, with its left edge in mils.
  private mutating func stretches(
    _ line: TextLine, _ body: (inout ByteWriter, Int64, ArraySlice<UInt8>) -> Void
  ) {
    func half(_ characters: ArraySlice<UInt8>) -> Int64 {
      characters.reduce(Int64(0)) { $0 + Helvetica.width($1) } * line.size / 2000
    }
    guard !line.centers.isEmpty else {
      return body(&self, line.middle - half(line.characters[...]), line.characters[...])
    }
    for (index, center) in line.centers.enumerated() where index < line.characters.count {
      let character = line.characters[index...index]
      body(&self, center - half(character), character)
    }
  }

  /// A string of PDF and PostScript.
  mutating func literal(_ characters: ArraySlice<UInt8>) {
    write("(")
    for character in characters {
      if character == UInt8(ascii: "(") || character == UInt8(ascii: ")") || character == UInt8(ascii: "\\") {
        write("\\")
      }
      byte(character)
    }
    write(")")
  }
}
