import ArgumentParser
import Foundation
import QuietZone
import QuietZoneMedia

/// The protocol of rating tools: a picture path a line on standard input; for each, in order and at once, a
/// JSON line with the time that the reading alone took and what was read. One thread.
struct LineReader {
  var reader: BarcodeReader
  /// What ends each path: line feed or NUL.
  var end: UInt8 = 0x0A

  /// - Throws: exit code 1 at the end, if a picture could not be loaded.
  func run(on console: Console) throws {
    var isAnyFailed = false
    while let path = console.readInputRecord(end) {
      guard !path.isEmpty else { continue }
      let answer = answer(to: FileName.text(path))
      console.line(answer.record.text)
      isAnyFailed = isAnyFailed || answer.isError
    }
    if isAnyFailed { throw ExitCode(1) }
  }

  /// The answer to one path; a picture that can't be loaded has an `error` and no symbols.
  func answer(to path: String) -> (record: JSON, isError: Bool) {
    do throws(PictureError) {
      let image = try Self.load(path)
      let wall = Stopwatch(.monotonic)
      let cpu = Stopwatch(.thread)
      let barcodes = reader.read(image.view)
      let spent = cpu.milliseconds
      return (report(path, wall: wall.milliseconds, cpu: spent, symbols: barcodes.map(Self.symbol)), false)
    } catch {
      return (report(path, wall: 0, cpu: 0, symbols: [], error: FileName.shown(error.description)), true)
    }
  }

  /// The first page as it is stored: the protocol knows neither further ones nor orientations.
  private static func load(_ path: String) throws(PictureError) -> LuminanceImage {
    var image = LuminanceImage(width: 0, height: 0)
    try PictureLoader().decode(path: path) { picture in
      image = picture.luminance
      return false
    }
    return image
  }

  private func report(_ path: String, wall: Double, cpu: Double, symbols: [JSON], error: String? = nil)
    -> JSON
  {
    var pairs = JSON.path(path)
    pairs += [
      ("ms", .decimal(wall, places: 3)), ("cpu_ms", .decimal(cpu, places: 3)),
      ("symbols", .array(symbols)),
    ]
    if let error { pairs.append(("error", .string(error))) }
    return .object(pairs)
  }

  private static func symbol(_ barcode: Barcode) -> JSON {
    var pairs: [(key: String, value: JSON)] = [
      ("format", .string(barcode.symbology.ratingName)),
      ("text", .string(barcode.text)),
      ("bytes_hex", .hex(barcode.content.bytes)),
      ("quad", barcode.outline.json), ("identifier", .string(barcode.identifier.text)),
    ]
    // Where the bars leave two texts open, rating tools compare both.
    if let other = barcode.fullASCII { pairs.append(("alts", .array([Barcode.text(other)]))) }
    pairs += barcode.matrixPairs
    return .object(pairs)
  }
}

extension Quadrilateral {
  /// Four pairs x, y in pixels: top left, top right, bottom right, bottom left.
  var json: JSON {
    .array(
      corners.map { .array([.decimal($0.x, places: 2), .decimal($0.y, places: 2)]) })
  }
}

/// Time since it was made, on the wall or of this thread's own work.
struct Stopwatch {
  enum Clock {
    case monotonic
    case thread
  }

  private let clock: Clock
  private let start: Double

  init(_ clock: Clock) {
    self.clock = clock
    start = Self.now(clock)
  }

  var milliseconds: Double { (Self.now(clock) - start) * 1000 }

  /// Seconds on a clock whose zero means nothing.
  private static func now(_ clock: Clock) -> Double {
    var time = timespec()
    clock_gettime(clock == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
