import Foundation

@testable import QuietZoneCommands

/// What a run of the program said and how it ended.
struct Outcome {
  var output: [UInt8] = []
  var error = ""
  var code: Int32 = 0
  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}

/// Runs the program inside the test's process, as its `main` would.
func quietzone(_ arguments: [String], input: String = "") async -> Outcome {
  await quietzone(arguments, input: Array(input.utf8))
}

/// The same with any bytes as standard input.
func quietzone(_ arguments: [String], input: [UInt8]) async -> Outcome {
  let lines = String(decoding: input, as: UTF8.self)
  return await quietzone(arguments, lines: lines) { Array(input.prefix($0)) }
}

/// The same with a standard input of which `read` gives as many bytes as are asked for, and, where `columns`
/// says how wide it is, a terminal that shows the result.
func quietzone(
  _ arguments: [String], lines: String = "", columns: Int? = nil, showsColours: Bool = true,
  read: @escaping @Sendable (Int) -> [UInt8]
) async -> Outcome {
  let box = Box(lines)
  let console = Console(
    writeOutput: { bytes in box.change { $0.output += bytes } },
    writeError: { text in box.change { $0.error += text } },
    readInput: read,
    readInputRecord: { box.nextRecord($0) },
    isErrorTerminal: false, isOutputTerminal: columns != nil, showsColours: showsColours,
    outputColumns: columns)
  let code = await QuietZoneProgram.run(arguments, on: console)
  box.change { $0.code = code }
  return box.outcome
}

/// An outcome that grows from whatever thread; access goes through the lock.
private final class Box: @unchecked Sendable {
  private let lock = NSLock()
  private var value = Outcome()
  private var input: [UInt8]

  init(_ input: String) { self.input = Array(input.utf8) }

  var outcome: Outcome { lock.withLock { value } }
  func change(_ body: (inout Outcome) -> Void) { lock.withLock { body(&value) } }
  func nextRecord(_ end: UInt8) -> [UInt8]? {
    lock.withLock {
      guard !input.isEmpty else { return nil }
      let record = Array(input.prefix { $0 != end })
      input.removeFirst(min(record.count + 1, input.count))
      return record
    }
  }
}
