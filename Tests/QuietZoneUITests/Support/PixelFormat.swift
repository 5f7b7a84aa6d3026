#if os(iOS)
  import CoreVideo
  import QuietZone
  import Testing

  /// Formats that cameras and programs give pictures in.
  enum PixelFormat: CaseIterable {
    case fullRange
    /// Black is 16, white 235.
    case videoRange
    case grey
    /// Blue, green, red, opacity.
    case color

    var type: OSType {
      switch self {
      case .fullRange: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
      case .videoRange: kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
      case .grey: kCVPixelFormatType_OneComponent8
      case .color: kCVPixelFormatType_32BGRA
      }
    }

    /// Whether the first plane is grey, one byte a pixel.
    var isGrey: Bool { self != .color }

    /// What the first plane has for a grey.
    func bytes(_ grey: UInt8) -> [UInt8] {
      switch self {
      case .fullRange, .grey: [grey]
      case .videoRange: [UInt8(16 + Int(grey) * 219 / 255)]
      case .color: [grey, grey, grey, 255]
      }
    }

    /// A picture as a camera would give it; rows begin at multiples of `alignment` bytes, and what lies
    /// between them is black and white.
    func buffer(_ image: LuminanceImage, alignment: Int = 64) throws -> CVPixelBuffer {
      var made: CVPixelBuffer?
      let attributes = [kCVPixelBufferBytesPerRowAlignmentKey as String: alignment]
      let status = CVPixelBufferCreate(
        nil, image.width, image.height, type, attributes as CFDictionary, &made)
      let buffer = try #require(made, "\(self), \(image.width) x \(image.height): \(status)")
      try #require(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
      defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
      let plane = try #require(
        CVPixelBufferGetBaseAddressOfPlane(buffer, 0) ?? CVPixelBufferGetBaseAddress(buffer))
      fill(plane, Self.stride(buffer), image)
      if CVPixelBufferIsPlanar(buffer) {
        let chroma = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 1))
        let count = CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) * ((image.height + 1) / 2)
        chroma.assumingMemoryBound(to: UInt8.self).update(repeating: 128, count: count)
      }
      return buffer
    }

    /// Bytes from one row of the first plane to the next.
    static func stride(_ buffer: CVPixelBuffer) -> Int {
      CVPixelBufferIsPlanar(buffer)
        ? CVPixelBufferGetBytesPerRowOfPlane(buffer, 0) : CVPixelBufferGetBytesPerRow(buffer)
    }

    private func fill(_ plane: UnsafeMutableRawPointer, _ stride: Int, _ image: LuminanceImage) {
      let bytes = plane.assumingMemoryBound(to: UInt8.self)
      for y in 0..<image.height {
        let row = image.pixels[y * image.width..<(y + 1) * image.width].flatMap { self.bytes($0) }
        for x in 0..<stride { bytes[y * stride + x] = x < row.count ? row[x] : UInt8(x / 3 % 2 * 255) }
      }
    }
  }
#endif
