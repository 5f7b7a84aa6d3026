import QuietZoneMedia
import Foundation

/// Where a command's words go and where its input comes from: the terminal, or a test.
struct Console: Sendable {
  /// Writes bytes of the result.
  var writeOutput: @Sendable ([UInt8]) -> Void
  /// Writes text for the person at the terminal: progress, warnings, errors.
  var writeError: @Sendable (String) -> Void
  /// Standard input to its end, or that many bytes of it.
  var readInput: @Sendable (_ limit: Int) -> [UInt8]
  /// The next record of standard input, up to a byte that ends it, without that; `nil` after the last.
  var readInputRecord: @Sendable (_ end: UInt8) -> [UInt8]?
  /// Whether the person's side of standard error is a terminal, which can show progress.
  var isErrorTerminal: Bool
  /// Whether the result goes to a terminal, which can show colours.
  var isOutputTerminal = false
  /// Whether a person types what standard input says.
  var isInputTerminal = false
  /// How many characters fit a line of the terminal that the result goes to, where it says so.
  var outputColumns: Int?

  /// The process's own standard streams. A result that can't be written ends the process with exit code 1:
  /// the disk is full or the reader is gone, and what would follow is lost as well.
  static var standard: Console {
    Console(
      writeOutput: { bytes in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        } catch {
          complain("error: standard output can't be written: \(Files.reason(error))\n")
          exit(1)
        }
      },
      writeError: complain,
      readInput: { (try? Files.bytes(of: .standardInput, upTo: $0)) ?? [] },
      readInputRecord: { [input = InputRecords()] in input.next(end: $0) },
      isErrorTerminal: isatty(STDERR_FILENO) == 1, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isInputTerminal: isatty(STDIN_FILENO) == 1, outputColumns: columns(of: STDOUT_FILENO))
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  @Sendable private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Writes one line of the result.
  func line(_ text: String) { writeOutput(Array((text + "\n").utf8)) }
  /// Writes one line for the person.
  func note(_ text: String) { writeError(text + "\n") }
}

/// Standard input, record by record, as it comes.
private final class InputRecords: Sendable {
  private let rest = Locked<[UInt8]>([])

  func next(end: UInt8) -> [UInt8]? {
    rest.withLock { rest in
      var isAll = false
      while true {
        if let place = rest.firstIndex(of: end) {
          defer { rest.removeFirst(place + 1) }
          return Array(rest[..<place])
        }
        if isAll {
          defer { rest = [] }
          return rest.isEmpty ? nil : rest
        }
        let more = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
          count = max(read(STDIN_FILENO, buffer.baseAddress, buffer.count), 0)
        }
        isAll = more.isEmpty
        rest += more
      }
    }
  }
}
