import Foundation
import QuietZone
import QuietZoneMedia
import TestSupport

@testable import QuietZoneCommands

/// The files that the commands of Documentation/Switching.md begin with.
enum SwitchingInput {
  static func write(for number: Int, to folder: TemporaryFolder) async throws {
    switch number {
    case 9: try Files.write([0, 255, 10, 13, 10], to: folder.file("f"))
    case 15: try Files.write(Array("ONE\nTWO\n".utf8), to: folder.file("l.txt"))
    case 24, 25, 26, 29: await make("A\tB", "a.png", in: folder)
    case 27:
      let code = try await luminance(of: ["QUICK"], in: folder)
      let bars = try await luminance(of: ["-b", "code-128", "BARS"], in: folder)
      try Files.write(PNGWriter().encode(stacked(code, bars)), to: folder.file("a.png"))
    case 28:
      await make("ONE", "a.png", in: folder)
      await make("TWO", "b.png", in: folder)
    case 30:
      let lines = Array("ONE\nTWO\n".utf8)
      _ = await quietzone(
        ["make", "--batch", "-", "--sheet", "a4:1x1", "-o", folder.file("a.pdf")], input: lines)
    case 31:
      let frames = [
        try await luminance(of: ["ONE"], in: folder), try await luminance(of: ["TWO"], in: folder),
      ]
      try Files.write(animation(frames), to: folder.file("a.gif"))
    default: break
    }
  }

  private static func make(_ text: String, _ name: String, in folder: TemporaryFolder) async {
    _ = await quietzone(["make", "-o", folder.file(name), text])
  }

  private static func luminance(of arguments: [String], in folder: TemporaryFolder) async throws
    -> LuminanceImage
  {
    let file = folder.file("part.pgm")
    _ = await quietzone(["make", "-s4", "-o", file] + arguments)
    defer { try? FileManager.default.removeItem(atPath: file) }
    return try await PictureLoader().load(path: file)[0].luminance
  }

  /// One picture above the other, on white.
  private static func stacked(_ above: LuminanceImage, _ below: LuminanceImage) -> LuminanceImage {
    var image = LuminanceImage(width: max(above.width, below.width), height: above.height + below.height)
    for y in 0..<image.height {
      let (part, row) = y < above.height ? (above, y) : (below, y - above.height)
      for x in 0..<image.width {
        image.pixels[y * image.width + x] = x < part.width ? part.pixels[row * part.width + x] : 255
      }
    }
    return image
  }

  /// A GIF of equally large frames, in black and white: codes of eight bits, and the table cleared before it
  /// would make them longer.
  private static func animation(_ frames: [LuminanceImage]) -> [UInt8] {
    func size(_ image: LuminanceImage) -> [UInt8] {
      [image.width, image.height].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    }
    let table = [0, 0, 0] + [UInt8](repeating: 255, count: 127 * 3)
    var file = Array("GIF89a".utf8) + size(frames[0]) + [0x86, 0, 0] + table
    for frame in frames {
      file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0] + size(frame) + [0, 7]
      let pixels = frame.pixels.map { $0 < 128 ? UInt8(0) : 1 }
      for start in stride(from: 0, to: pixels.count, by: 100) {
        let run = pixels[start..<min(start + 100, pixels.count)]
        file += [UInt8(run.count + 1), 128] + run
      }
      file += [1, 129, 0]
    }
    return file + [0x3B]
  }
}
