import ArgumentParser
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
  let box = Box(input)
  let console = Console(
    writeOutput: { bytes in box.change { $0.output += bytes } },
    writeError: { text in box.change { $0.error += text } },
    readInput: { Array(input.utf8) },
    readInputLine: { box.nextLine() },
    isErrorTerminal: false)
  do {
    let command = try QuietZoneCommand.parseAsRoot(arguments)
    if let command = command as? any ConsoleCommand {
      try await command.run(on: console)
    } else {
      var command = command
      try command.run()
    }
  } catch {
    box.change {
      $0.code = QuietZoneCommand.exitCode(for: error).rawValue
      $0.error += QuietZoneCommand.fullMessage(for: error)
    }
  }
  return box.outcome
}

/// An outcome that grows from whatever thread; access goes through the lock.
private final class Box: @unchecked Sendable {
  private let lock = NSLock()
  private var value = Outcome()
  private var input: [Substring]

  init(_ input: String) { self.input = input.split(separator: "\n").reversed() }

  var outcome: Outcome { lock.withLock { value } }
  func change(_ body: (inout Outcome) -> Void) { lock.withLock { body(&value) } }
  func nextLine() -> String? { lock.withLock { input.popLast().map(String.init) } }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }
  func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: file(name)).map(Array.init) ?? []
  }
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
