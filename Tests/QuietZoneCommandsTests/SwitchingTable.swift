import Foundation
import TestSupport
import Testing

/// The table of Documentation/Switching.md: tasks, and the commands that do them there and here.
struct SwitchingTable {
  struct Row: CustomTestStringConvertible {
    var number = 0
    var task = ""
    var theirs: Command?
    var ours: Command?
    var testDescription: String { "\(number) \(task)" }
  }

  /// A command as it is printed, and how many characters the page says it has.
  struct Command {
    var text: String
    var count: Int
  }

  let page: String
  let rows: [Row]

  init() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    page = try String(
      contentsOf: folder.appendingPathComponent("Documentation/Switching.md"), encoding: .utf8)
    rows = page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 9, let number = Int(cells[1]) else { return nil }
      return Row(
        number: number, task: cells[2], theirs: Self.command(cells[3], cells[4]),
        ours: Self.command(cells[5], cells[6]))
    }
  }

  private static func command(_ text: String, _ count: String) -> Command? {
    guard text.hasPrefix("`"), text.hasSuffix("`") else { return nil }
    return Command(text: String(text.dropFirst().dropLast()), count: Int(count) ?? -1)
  }
}

extension SwitchingTable.Command {
  /// The words that a shell makes of it, `quietzone` not among them, with files in `folder`.
  func words(in folder: TemporaryFolder) -> [String] {
    var words: [String] = []
    // Quotation marks hold no spaces in the table.
    for word in text.split(separator: " ").dropFirst().map({ $0.filter { $0 != "\"" } }) {
      if word.hasPrefix("*") {
        words += folder.names.filter { $0.hasSuffix(word.dropFirst()) }.map(folder.file)
      } else if word.wholeMatch(of: /[a-z]\.[a-z]{3}/) != nil || words.last == "-f" {
        words.append(folder.file(word))
      } else {
        words.append(word)
      }
    }
    return words
  }
}
