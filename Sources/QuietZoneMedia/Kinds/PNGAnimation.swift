#if !canImport(ImageIO)
  internal import CPictureCodecs
  internal import QuietZone
  internal import QuietZoneRendering

  /// An animated PNG file (APNG 1.0, PNG third edition, 11.3.6): each frame drawn on the canvas as a viewer
  /// shows it. A still picture that does not belong to the animation is left out.
  struct PNGAnimation {
    private let data: PictureData
    private let file: PNGFile
    /// Chunks that every frame needs, as they stand: palette and transparency.
    private var shared: [UInt8] = []
    private var frames: [Frame] = []
    /// Whether the end was there.
    private var isWhole = false

    /// A frame as fcTL describes it, and where its compressed pixels stand.
    private struct Frame {
      var width: Int
      var height: Int
      var x: Int
      var y: Int
      var disposal: UInt8
      var isOver: Bool
      var parts: [Range<Int>] = []
    }

    init(_ data: PictureData) throws(PictureError) {
      self.data = data
      file = try PNGFile(data)
      try readChunks()
      guard !frames.isEmpty else { throw corrupt("an animation without frames") }
    }

    private mutating func readChunks() throws(PictureError) {
      let bytes = data.bytes
      var at = 8
      while let length = bytes.uint32BE(at: at).map({ Int($0) }), !bytes.matches("IEND".bytes, at: at + 4) {
        let content = at + 8
        guard content + length + 4 <= bytes.count else { break }
        if bytes.matches("PLTE".bytes, at: at + 4) || bytes.matches("tRNS".bytes, at: at + 4) {
          if frames.first?.parts.isEmpty ?? true { shared += bytes[at..<content + length + 4] }
        } else if bytes.matches("fcTL".bytes, at: at + 4) {
          guard length >= 26 else { throw corrupt("a frame's description of \(length) bytes") }
          frames.append(try frame(at: content))
        } else if bytes.matches("IDAT".bytes, at: at + 4), !frames.isEmpty {
          frames[frames.count - 1].parts.append(content..<content + length)
        } else if bytes.matches("fdAT".bytes, at: at + 4), !frames.isEmpty, length >= 4 {
          frames[frames.count - 1].parts.append(content + 4..<content + length)
        }
        at = content + length + 4
      }
      isWhole = bytes.matches("IEND".bytes, at: at + 4)
    }

    private func frame(at: Int) throws(PictureError) -> Frame {
      let numbers = (1...4).map { Int(data.bytes.uint32BE(at: at + 4 * $0) ?? 0) }
      let frame = Frame(
        width: numbers[0], height: numbers[1], x: numbers[2], y: numbers[3], disposal: data.bytes[at + 24],
        isOver: data.bytes[at + 25] == 1)
      guard frame.width > 0, frame.height > 0, frame.x + frame.width <= file.width,
        frame.y + frame.height <= file.height
      else { throw corrupt("a frame beyond the picture") }
      return frame
    }

    func decode(
      limits: PictureLimits, plan: PagePlan, keepsAlpha: Bool, _ body: PictureLoader.PageHandler
    ) throws(PictureError) {
      try data.check(file.extent(isAnimated: true, keepsAlpha: keepsAlpha), kind: .png, limits: limits)
      var plan = plan
      var canvas = Canvas(width: file.width, height: file.height)
      for (page, frame) in frames.enumerated() {
        let step = try plan.step(page, data.source, .png)
        guard step != .stop else { return }
        let before = frame.disposal == 2 && page > 0 ? canvas : nil
        canvas.draw(try pixels(of: frame), x: frame.x, y: frame.y, isOver: frame.isOver && page > 0)
        if step == .deliver {
          guard body(canvas.picture(page: page, keepsAlpha: keepsAlpha)) else { return }
          plan.count()
          if plan.isStill { return }
        }
        if let before {
          canvas = before
        } else if frame.disposal > 0 {
          canvas.clear(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        }
      }
      guard isWhole else { throw missing("the end is missing") }
      try plan.checkEnd(pages: frames.count, data.source, .png)
    }

    /// A frame's own pixels: those of a PNG file made of its parts.
    private func pixels(of frame: Frame) throws(PictureError) -> Picture {
      guard !frame.parts.isEmpty else { throw missing("a frame's pixels are missing") }
      var header = [UInt8](data.bytes[16..<29])
      for (index, value) in [frame.width, frame.height].enumerated() {
        for byte in 0..<4 { header[4 * index + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
      }
      var bytes = [UInt8](data.bytes[0..<8]) + Self.chunk("IHDR", header) + shared
      for part in frame.parts { bytes += Self.chunk("IDAT", [UInt8](data.bytes[part])) }
      bytes += Self.chunk("IEND", [])
      let whole = PictureData(source: data.source, bytes: bytes)
      return try whole.picture(width: frame.width, height: frame.height, kind: .png, keepsAlpha: true) {
        out, alpha, report in
        bytes.withUnsafeBufferPointer {
          // Row by row: what a frame may take is counted without more.
          qzp_png_decode(
            $0.baseAddress, $0.count, 0, out, alpha, UInt32(frame.width), UInt32(frame.height), &report)
        }
      }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      func number(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
      }
      let body = name.bytes + content
      return number(UInt32(content.count)) + body + number(CRC32.value(of: body.storageSpan))
    }

    private func missing(_ what: String) -> PictureError {
      .truncated(source: data.source, kind: .png, missing: what)
    }

    private func corrupt(_ reason: String) -> PictureError {
      .corrupt(source: data.source, kind: .png, reason: reason)
    }
  }

  /// What has been drawn: grey times opacity, and opacity.
  private struct Canvas {
    let width: Int
    let height: Int
    private var grey: [UInt8]
    private var alpha: [UInt8]

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      grey = [UInt8](repeating: 0, count: width * height)
      alpha = grey
    }

    mutating func draw(_ frame: Picture, x: Int, y: Int, isOver: Bool) {
      let image = frame.luminance
      for row in 0..<image.height {
        for column in 0..<image.width {
          let from = row * image.width + column, to = (y + row) * width + x + column
          let opacity = Int(frame.alpha?[from] ?? 255)
          let value = Int(image.pixels[from]) + opacity - 255
          let rest = isOver ? 255 - opacity : 0
          grey[to] = UInt8(clamping: value + (Int(grey[to]) * rest + 127) / 255)
          alpha[to] = UInt8(clamping: opacity + (Int(alpha[to]) * rest + 127) / 255)
        }
      }
    }

    mutating func clear(x: Int, y: Int, width: Int, height: Int) {
      for row in y..<y + height {
        for place in row * self.width + x..<row * self.width + x + width {
          (grey[place], alpha[place]) = (0, 0)
        }
      }
    }

    /// On white.
    func picture(page: Int, keepsAlpha: Bool) -> Picture {
      var image = LuminanceImage(width: width, height: height)
      for i in grey.indices { image.pixels[i] = UInt8(clamping: Int(grey[i]) + 255 - Int(alpha[i])) }
      var picture = Picture(luminance: image, kind: .png, page: page)
      if keepsAlpha { picture.keep(alpha: alpha) }
      return picture
    }
  }
#endif
