import QuietZone
import QuietZoneScanning
import TestSupport

/// Sequences of frames too noisy to be read one by one: how many a live session reads with frames joined, and
/// how many without.
struct MultiFrameSet {
  private static let codes: [(symbology: Symbology, text: String)] = [
    (.qrCode, "https://example.org/quietzone"), (.dataMatrix, "DATA MATRIX 0123456789"),
    (.aztec, "COACH 7, SEAT 42"), (.pdf417, "PDF417 0123456789"), (.ean13, "4006381333931"),
    (.code128, "QZ-128/2026"),
  ]
  static let frameCount = 26

  /// Sequences of each symbology and noise.
  var count: Int
  var seed: UInt64

  /// Prints a table: a line for each symbology and noise; sequences read with frames joined, without, and in
  /// how many no single frame can be read.
  func run() {
    Swift.print("symbology    noise  sequences  alone  joined  no frame reads  of these joined  wrong")
    var sums = [0, 0, 0, 0, 0, 0]
    for (symbology, text) in Self.codes {
      for noise in [12.0, 18, 24, 32, 40] {
        let counts = row(symbology, text, noise)
        sums = zip(sums, counts).map { $0 + $1 }
      }
    }
    Swift.print(
      "all: \(sums[0]) sequences, read alone \(sums[1]), joined \(sums[2]); no frame reads in \(sums[3]), "
        + "of these joined \(sums[4]); wrong \(sums[5])")
  }

  /// Prints a line and gives its numbers, from the sequences on.
  private func row(_ symbology: Symbology, _ text: String, _ noise: Double) -> [Int] {
    guard let symbol = try? BarcodeWriter(symbology).write(text) else { return [] }
    var (alone, joined, hard, won, wrong) = (0, 0, 0, 0, 0)
    for index in 0..<count {
      var sequence = SyntheticCamera.Sequence(
        Print(symbol), noise: noise, seed: seed &* 1_000_003 &+ UInt64(index))
      if symbology == .pdf417 || symbology == .code128 { sequence.moduleSize = 2 }
      let frames = sequence.frames(Self.frameCount)
      let readable = frames.contains { frame in
        let options = ReaderOptions(symbologies: .all, effort: .fast)
        return BarcodeReader(options).read(frame.view).contains { $0.content.bytes == Array(text.utf8) }
      }
      let single = Self.scan(frames, joinsFrames: false), together = Self.scan(frames, joinsFrames: true)
      alone += single == text ? 1 : 0
      joined += together == text ? 1 : 0
      wrong += [single, together].filter { $0 != nil && $0 != text }.count
      if !readable {
        hard += 1
        won += together == text ? 1 : 0
      }
    }
    let counts = [count, alone, joined, hard, won, wrong]
    let cells = ([Int(noise)] + counts).map { "\($0)" }
    Swift.print(
      zip(["\(symbology.token)"] + cells, [11, 7, 11, 7, 8, 16, 17, 7]).map { cell, width in
        String(repeating: " ", count: max(width - cell.count, 0)) + cell
      }.joined())
    return counts
  }

  /// What a session says of the frames, as text; `nil`: nothing.
  private static func scan(_ frames: [LuminanceImage], joinsFrames: Bool) -> String? {
    var session = ScanSession(ScanConfiguration(mode: .once, joinsFrames: joinsFrames))
    var now = ScanTime(milliseconds: 0)
    _ = session.permission(.authorized, at: now)
    _ = session.start(at: now)
    _ = session.opened(CameraCapabilities(), at: now)
    for frame in frames {
      now.milliseconds += 33
      for action in session.frame(frame.view, at: now) {
        guard case .status(.success(let scan)) = action else { continue }
        return String(decoding: scan.barcode.content.bytes, as: UTF8.self)
      }
    }
    return nil
  }
}
