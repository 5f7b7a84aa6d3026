import Foundation

/// Where a command's words go and where its input comes from: the terminal, or a test.
struct Console: Sendable {
  /// Writes bytes of the result.
  var writeOutput: @Sendable ([UInt8]) -> Void
  /// Writes text for the person at the terminal: progress, warnings, errors.
  var writeError: @Sendable (String) -> Void
  /// All of standard input.
  var readInput: @Sendable () -> [UInt8]
  /// The next line of standard input without its end, or `nil` after the last.
  var readInputLine: @Sendable () -> String?
  /// Whether the person's side of standard error is a terminal, which can show progress.
  var isErrorTerminal: Bool
  /// Whether the result goes to a terminal, which can show colours.
  var isOutputTerminal = false

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
      readInput: { [UInt8](FileHandle.standardInput.readDataToEndOfFile()) },
      readInputLine: { readLine(strippingNewline: true) },
      isErrorTerminal: isatty(STDERR_FILENO) == 1, isOutputTerminal: isatty(STDOUT_FILENO) == 1)
  }

  @Sendable private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Writes one line of the result.
  func line(_ text: String) { writeOutput(Array((text + "\n").utf8)) }
  /// Writes one line for the person.
  func note(_ text: String) { writeError(text + "\n") }
}
