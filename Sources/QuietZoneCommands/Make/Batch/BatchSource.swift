import ArgumentParser

/// The rows of a batch: lines of a list or rows of a table, with what they are called.
struct BatchSource {
  struct Row {
    /// From 1, without empty lines.
    var number: Int
    /// Of the file, from 1.
    var line: Int
    /// Of a list the line itself; of a table nothing.
    var bytes: [UInt8] = []
    var fields: [String] = []
    var fault: String?
  }

  var name: String
  /// `nil` for a list.
  var columns: [String]?
  var separator = UInt8(ascii: ",")
  var rows: [Row] = []

  /// Always there, where the table has no column of the name.
  static let builtIn = ["number", "line"]

  init(_ path: String, isTable: Bool, _ console: Console) throws {
    name = path == "-" ? "standard input" : path
    let bytes = TableText.withoutMark(try TableText.read(path, console))
    if isTable || Self.isTable(path) {
      let table = try CSVTable(
        bytes, name: name,
        separator: path.lowercased().hasSuffix(".csv") || path == "-" ? nil : Self.tab(path))
      columns = table.columns
      separator = table.separator
      rows = table.rows.enumerated().map {
        Row(number: $0.offset + 1, line: $0.element.line, fields: $0.element.fields, fault: $0.element.fault)
      }
    } else {
      // A carriage return alone ends the lines of old systems' files, where no line feed does.
      let end: UInt8 = bytes.contains(10) ? 10 : 13
      let lines = bytes.split(separator: end, omittingEmptySubsequences: false).enumerated()
      for (index, line) in lines {
        let text = line.last == 13 ? line.dropLast() : line
        if !text.isEmpty { rows.append(Row(number: rows.count + 1, line: index + 1, bytes: Array(text))) }
      }
    }
    guard !rows.isEmpty else {
      throw CommandFailure("\(name): has no \(columns == nil ? "line with text" : "row below the first")")
    }
  }

  private static func isTable(_ path: String) -> Bool {
    [".csv", ".tsv", ".tab"].contains { path.lowercased().hasSuffix($0) }
  }

  private static func tab(_ path: String) -> UInt8? {
    [".tsv", ".tab"].contains { path.lowercased().hasSuffix($0) } ? 9 : nil
  }

  func index(of column: String) -> Int? {
    columns?.firstIndex { $0.lowercased() == column.lowercased() }
  }

  /// Refuses templates with columns that there are not.
  func check(_ template: Template, option: String) throws {
    for column in template.columns where index(of: column) == nil && !Self.builtIn.contains(column) {
      if columns == nil, column == "text" { continue }
      let known = columns.map { $0.filter { !$0.isEmpty }.joined(separator: ", ") } ?? "text"
      throw ValidationError(
        "\(option): \(name) has no column \(VisibleText.line(column)); it has "
          + "\(VisibleText.line(known)), and there are {number} and {line}.")
    }
  }

  /// What a row says for a column.
  func value(_ column: String, in row: Row) -> String {
    if let index = index(of: column) { return index < row.fields.count ? row.fields[index] : "" }
    switch column {
    case "number": return String(row.number)
    case "line": return String(row.line)
    default: return String(decoding: row.bytes, as: UTF8.self)
    }
  }

  /// The row as it was, for a table of failures.
  func written(_ row: Row, reason: String) -> [UInt8] {
    guard let columns else { return row.bytes + [10] }
    // Of a row that is too short, too, the reason stands below its heading.
    let missing = [String](repeating: "", count: max(columns.count - row.fields.count, 0))
    return CSVTable.line(row.fields + missing + [reason], separator: separator)
  }

  /// The first row of a table of failures.
  var writtenHeader: [UInt8] {
    guard let columns else { return [] }
    return CSVTable.line(columns + ["error"], separator: separator)
  }
}
