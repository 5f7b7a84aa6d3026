import TestSupport
import Testing

@testable import QuietZone

/// Data Matrix symbols whose solid borders don't reach their corner: it is worn, burnt or grey. Beside others
/// of their size they are read all the same.
@Suite struct WornDataMatrixTests {
  private static let texts = ["LABEL 1 OF 3", "LABEL 2 OF 3", "LABEL 3 OF 3"]
  /// Pixels from one symbol's middle to the next.
  private static let pitch = 140.0

  /// The symbols side by side, turned alike; over the last one's corner lies a disc of `worn` modules.
  private static func picture(_ texts: [String], worn: Double, isDark: Bool, turn: Double) throws
    -> LuminanceImage
  {
    let grids = try texts.map { try BarcodeWriter(.dataMatrix).write(Content(text: $0)).grid }
    let frames = texts.indices.map {
      SquareFrame(center: Point2D(pitch * (Double($0) + 0.5), pitch / 2), module: 4, tangent: turn)
    }
    let last = frames[texts.count - 1], half = Double(grids[texts.count - 1].width) / 2
    return LuminanceImage.painted(width: Int(pitch) * texts.count, height: Int(pitch)) { p in
      if (last.modules(p) - Point2D(-half, half)).length < worn { return isDark }
      return frames.indices.contains { frames[$0].shows(grids[$0], at: p) }
    }.softened(reach: 1)
  }

  private static func read(_ image: LuminanceImage, _ options: ReaderOptions = .init()) -> [String] {
    BarcodeReader(options).read(image.view).map { String(decoding: $0.content.bytes, as: UTF8.self) }.sorted()
  }

  @Test(arguments: [0, 0.31, -2.2, 0.9], [true, false])
  func besideOthers(turn: Double, isDark: Bool) throws {
    let image = try Self.picture(Self.texts, worn: 4, isDark: isDark, turn: turn)
    #expect(Self.read(image) == Self.texts, "turn \(turn)")
  }

  /// Where nothing tells how large it is, its arms are none.
  @Test(arguments: [0, 0.31, -2.2, 0.9]) func alone(turn: Double) throws {
    #expect(try Self.read(Self.picture([Self.texts[2]], worn: 4, isDark: false, turn: turn)) == [])
  }

  @Test(arguments: [0, 0.31, -2.2, 0.9]) func fastEffortWantsCorners(turn: Double) throws {
    let image = try Self.picture(Self.texts, worn: 4, isDark: false, turn: turn)
    #expect(Self.read(image, ReaderOptions(effort: .fast)) == Array(Self.texts.prefix(2)))
  }
}
