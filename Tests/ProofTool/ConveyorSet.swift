import QuietZone
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A film of a conveyor belt: labels of every symbology pass the camera one behind the other, smeared by
/// their speed, with the sensor's noise. Frames go to standard output as bare grey bytes, 30 a second, and
/// what passes to a file, in its order: for `Scripts/prove scanning`.
struct ConveyorSet {
  static let width = 1280
  static let height = 720
  /// Pixels of belt a label has.
  static let spacing = 1000
  /// Pixels the belt moves from frame to frame.
  static let speed = 48

  let count: Int
  let seed: UInt64

  /// One label and what it says.
  private struct Label {
    var text: [UInt8]
    var symbol: Symbol
    var picture: LuminanceImage
  }

  func write(truth path: String) {
    let labels = labels()
    let lines = labels.map { label in
      let hex = label.text.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      let isLinear = if case .linear = label.symbol.details { true } else { false }
      let name = "\"symbology\":\"\(label.symbol.symbology.token)\",\"linear\":\(isLinear)"
      return "{\(name),\"bytes_hex\":\"\(hex)\"}\n"
    }
    save(Array(lines.joined().utf8), path)
    film(belt(labels))
  }

  /// The labels side by side, an empty stretch before the first and after the last.
  private func belt(_ labels: [Label]) -> LuminanceImage {
    let pictures = labels.map(\.picture)
    let ends = [photograph(nil, 1_000_001), photograph(nil, 1_000_002)]
    let all = [ends[0]] + pictures + [ends[1], ends[0]]
    var belt = LuminanceImage(width: all.count * Self.spacing, height: Self.height)
    for (index, picture) in all.enumerated() {
      for y in 0..<Self.height {
        let target = y * belt.width + index * Self.spacing
        belt.pixels.replaceSubrange(
          target..<target + Self.spacing,
          with: picture.pixels[y * Self.spacing..<(y + 1) * Self.spacing])
      }
    }
    return belt
  }

  /// Every frame is a window of the belt with noise of its own.
  private func film(_ belt: LuminanceImage) {
    var random = SeededRandom(seed: seed &+ 77)
    let noise = (0..<1 << 20).map { _ in Int16(random.normal() * 4) }
    var frame = [UInt8](repeating: 0, count: Self.width * Self.height)
    for left in stride(from: 0, through: belt.width - Self.width, by: Self.speed) {
      var at = Int(random.next() & 0xFFFFF)
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          let grey = Int16(belt.pixels[y * belt.width + left + x]) + noise[at & 0xFFFFF]
          frame[y * Self.width + x] = UInt8(clamping: grey)
          at &+= 1
        }
      }
      guard Self.put(frame) else { return }
    }
  }

  /// Writes to standard output; whether that was possible.
  private static func put(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Glibc.write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Linear and matrix symbols in turn: each form of either, then each again with other content.
  private func labels() -> [Label] {
    let linear = LinearEntry.inTurn(count: 4).filter { $0.symbol.symbology != .pharmacode }
    var labels: [Label] = []
    // A code counts once, so no two labels say the same.
    var said: Set<[UInt8]> = []
    var next = 0
    while labels.count < count, next < 1000 {
      defer { next += 1 }
      let index = labels.count
      if next % 2 == 0, !linear.isEmpty {
        let entry = linear[next / 2 % linear.count]
        guard said.insert(entry.content).inserted else { continue }
        labels.append(
          Label(text: entry.content, symbol: entry.symbol, picture: photograph(entry.symbol, index)))
      } else {
        let form = MatrixForm.all[next / 2 % MatrixForm.all.count]
        guard let specimen = form.specimen(next / 2, seed: seed), specimen.grid.width <= 150,
          said.insert(specimen.content).inserted
        else { continue }
        labels.append(
          Label(text: specimen.content, symbol: specimen.symbol, picture: photograph(specimen.symbol, index)))
      }
    }
    return labels
  }

  /// A stretch of belt with a label on it.
  private func photograph(_ symbol: Symbol?, _ index: Int) -> LuminanceImage {
    var random = SeededRandom(seed: seed &* 104_729 &+ UInt64(index))
    var camera = SyntheticCamera(width: Self.spacing, height: Self.height, seed: seed &+ UInt64(index))
    camera.background = .plain(0.35)
    camera.lens.blur = .pixels(0.6)
    // An exposure of a twenty-fourth of the time between two frames.
    camera.lens.motion = .pixels(Double(Self.speed) / 24)
    camera.light.gradient = 0.15
    guard let symbol else { return camera.photograph().image }
    let print = Print(symbol)
    let fit = min(700 / print.paperWidth, 480 / print.paperHeight)
    var pose = SyntheticCamera.Pose(moduleSize: min(fit, random.real(3.6...4.6)))
    pose.rotation = random.real(-8...8)
    pose.tiltX = random.real(-10...10)
    pose.tiltY = random.real(-10...10)
    camera.place(print, pose)
    return camera.photograph().image
  }
}
