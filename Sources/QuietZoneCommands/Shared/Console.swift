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
  /// Whether the result goes to a terminal.
  var isOutputTerminal = false
  /// Whether that terminal shows colours, and its person wants them.
  var showsColours = true
  /// Whether a person types what standard input says.
  var isInputTerminal = false
  /// How many characters fit a line of the terminal that the result goes to, where it says so.
  var outputColumns: Int?

  /// The process's own standard streams. A result that can't be written ends the process with exit code 1:
  /// the disk is full or the reader is gone, and what would follow is lost as well. So does input that can't
  /// be read: it is a folder, or closed.
  static var standard: Console {
    Console(
      writeOutput: { bytes in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        } catch {
          fail("standard output can't be written", error)
        }
      },
      writeError: complain,
      readInput: { limit in input { try Files.bytes(of: .standardInput, upTo: limit) } },
      readInputRecord: { [records = InputRecords()] end in input { try records.next(end: end) } },
      isErrorTerminal: isatty(STDERR_FILENO) == 1, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      showsColours: showsColours(ProcessInfo.processInfo.environment),
      isInputTerminal: isatty(STDIN_FILENO) == 1, outputColumns: columns(of: STDOUT_FILENO))
  }

  /// What was read of standard input.
  private static func input<Value>(_ read: () throws -> Value) -> Value {
    do { return try read() } catch { fail("standard input can't be read", error) }
  }

  private static func fail(_ what: String, _ error: any Error) -> Never {
    complain("error: \(what): \(Files.reason(error))\n")
    exit(1)
  }

  /// Not where the terminal has none, nor where its person wants none (https://no-color.org).
  static func showsColours(_ environment: [String: String]) -> Bool {
    environment["TERM"] != "dumb" && environment["NO_COLOR", default: ""].isEmpty
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

  func next(end: UInt8) throws -> [UInt8]? {
    try rest.withLock { rest in
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
        let bytes = try more()
        isAll = bytes.isEmpty
        rest += bytes
      }
    }
  }

  /// What comes next, nothing at the end. A signal that comes between is no reason to stop.
  private func more() throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      var result = -1
      repeat {
        result = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      guard result >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
      count = result
    }
  }
}
