internal import QuietZone

/// Grey maps (Netpbm P5, 8 bits) that arrive on a pipe, all of one size; read by a thread that may block,
/// straight into each picture's own memory.
struct GreyMapPipe {
  enum Arrival {
    case frame(LuminanceImage)
    case end
    /// Nothing came for so long.
    case silence
    /// What came is no grey map of the size promised.
    case garbage
  }

  let descriptor: Descriptor
  /// Pixels a picture may have.
  let maximumPixels: Int
  /// The longest silence, milliseconds.
  let patience: Int32
  /// The header that every picture begins with, and what it says.
  private var header: [UInt8] = []
  private var size = (width: 0, height: 0)

  init(descriptor: Descriptor, maximumPixels: Int, patience: Duration) {
    self.descriptor = descriptor
    self.maximumPixels = maximumPixels
    self.patience = Int32(clamping: Int64(patience / .milliseconds(1)))
  }

  mutating func next() -> Arrival {
    if header.isEmpty {
      if let failure = readFirstHeader() { return failure }
    } else {
      var bytes = [UInt8](repeating: 0, count: header.count)
      let count = bytes.withUnsafeMutableBytes { fill($0) }
      guard count == bytes.count else { return count < 0 ? .silence : .end }
      guard bytes == header else { return .garbage }
    }
    var arrived = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: size.width * size.height) { buffer, count in
      arrived = fill(UnsafeMutableRawBufferPointer(buffer))
      count = arrived == buffer.count ? arrived : 0
    }
    guard let image = LuminanceImage(width: size.width, height: size.height, pixels: pixels) else {
      return arrived < 0 ? .silence : .end
    }
    return .frame(image)
  }

  /// `P5`, width and height, 255, each with a line break: byte by byte, for its length is not known.
  private mutating func readFirstHeader() -> Arrival? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < 32, bytes.count(where: { $0 == 0x0A }) < 3 {
      let count = withUnsafeMutableBytes(of: &byte) { fill($0) }
      guard count == 1 else { return count < 0 ? .silence : .end }
      bytes.append(byte)
    }
    let words = bytes.split { $0 == 0x0A || $0 == 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, words[0] == "P5", words[3] == "255", let width = Int(words[1]),
      let height = Int(words[2]), width > 0, height > 0, width < 1 << 20, height < 1 << 20,
      width * height <= maximumPixels
    else { return .garbage }
    (header, size) = (bytes, (width, height))
    return nil
  }

  /// Bytes read: fewer than there is room for at the end, -1 after a silence.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    var done = 0
    while done < buffer.count {
      switch descriptor.wait(milliseconds: patience) {
      case .nothing: return -1
      case .interrupted: continue
      case .failed: return done
      case .ready: break
      }
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count: Int
      do throws(SystemFailure) {
        count = try descriptor.read(into: rest)
      } catch {
        if error.isInterrupted { continue }
        return done
      }
      guard count > 0 else { return done }
      done += count
    }
    return done
  }
}
