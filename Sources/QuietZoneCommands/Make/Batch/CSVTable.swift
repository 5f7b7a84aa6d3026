import QuietZoneMedia

/// A table as spreadsheets save it (RFC 4180): fields between separators, in quotation marks where they hold
/// a separator, a line end or, doubled, a quotation mark. The first row names the columns.
///
/// Written here, as rows must know the line of the file that they begin in, a row that is wrong must not stop
/// the others, and separators and marks of spreadsheets have to be found out.
struct CSVTable {
  struct Row: Equatable {
    /// Where it begins, from 1.
    var line: Int
    var fields: [String] = []
    /// Why it can't be taken.
    var fault: String?
  }

  var columns: [String]
  var rows: [Row]
  /// Between fields: `,`, `;`, a tab or `|`.
  var separator: UInt8

  /// `name` is the file's, for messages; `separator`: the one there is, `nil` to find it out.
  init(_ bytes: [UInt8], name: String, separator: UInt8? = nil) throws {
    var start = 0, line = 1
    var chosen = separator
    // Excel's own way of saying which separator follows.
    if bytes.starts(with: "sep=".utf8), bytes.count > 4 {
      chosen = bytes[4]
      start = (bytes.firstIndex(of: 10) ?? bytes.count - 1) + 1
      line = 2
    }
    self.separator = chosen ?? Self.separator(of: bytes)
    var parser = CSVParser(bytes: bytes, position: start, line: line, separator: self.separator)
    var rows: [Row] = []
    while let row = parser.next() { rows.append(row) }
    guard let header = rows.first else { throw CommandFailure("\(name): is empty") }
    if let fault = header.fault { throw CommandFailure("\(name): line \(header.line): \(fault)") }
    columns = header.fields.map { $0.trimmingSpaces }
    for (index, column) in columns.enumerated() where !column.isEmpty {
      if columns[..<index].contains(where: { $0.lowercased() == column.lowercased() }) {
        throw CommandFailure("\(name): two columns are called \(VisibleText.line(column))")
      }
    }
    self.rows = rows.dropFirst().map { row in
      var row = row
      if row.fault == nil, row.fields.count != header.fields.count {
        row.fault = "\(row.fields.count.counted("field")), where the first row has \(header.fields.count)"
      }
      return row
    }
  }

  /// What stands most often in the first row, outside of quotation marks.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let candidates = Array(",;\t|".utf8)
    var counts = [Int](repeating: 0, count: candidates.count)
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 10 || byte == 13 { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return most == 0 ? candidates[0] : candidates[counts.firstIndex(of: most) ?? 0]
  }
}

/// Row after row of a table.
struct CSVParser {
  let bytes: [UInt8]
  var position: Int
  var line: Int
  let separator: UInt8
  /// Whether a field of the row that was met last stands in quotation marks.
  private var isAnyQuoted = false

  init(bytes: [UInt8], position: Int, line: Int, separator: UInt8) {
    (self.bytes, self.position, self.line, self.separator) = (bytes, position, line, separator)
  }

  private static let quote = UInt8(ascii: "\"")

  /// The next row that is not empty: a field in quotation marks is one, whatever it says.
  mutating func next() -> CSVTable.Row? {
    while position < bytes.count {
      isAnyQuoted = false
      let row = row()
      if isAnyQuoted || row.fault != nil || row.fields.contains(where: { !$0.isEmpty }) { return row }
    }
    return nil
  }

  private mutating func row() -> CSVTable.Row {
    var row = CSVTable.Row(line: line)
    while true {
      let field = position < bytes.count && bytes[position] == Self.quote ? quoted(&row) : plain()
      if let text = String(utf8: field) {
        row.fields.append(text)
      } else {
        row.fields.append(String(decoding: field, as: UTF8.self))
        row.fault = row.fault ?? "not UTF-8: save the table as “CSV UTF-8”"
      }
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    endLine()
    return row
  }

  private var isAtEnd: Bool {
    position >= bytes.count || bytes[position] == 10 || bytes[position] == 13
  }

  private mutating func plain() -> ArraySlice<UInt8> {
    let start = position
    while !isAtEnd, bytes[position] != separator { position += 1 }
    return bytes[start..<position]
  }

  private mutating func quoted(_ row: inout CSVTable.Row) -> ArraySlice<UInt8> {
    var field: [UInt8] = []
    let begin = line
    isAnyQuoted = true
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.quote {
        if position < bytes.count, bytes[position] == Self.quote {
          position += 1
        } else {
          let rest = plain()
          if !rest.isEmpty { row.fault = row.fault ?? "text stands behind a closing quotation mark" }
          return field[...]
        }
      }
      if byte == 10 { line += 1 }
      field.append(byte)
    }
    row.fault = "the quotation mark that opens in line \(begin) is not closed"
    return field[...]
  }

  private mutating func endLine() {
    guard position < bytes.count else { return }
    if bytes[position] == 13 { position += 1 }
    if position < bytes.count, bytes[position] == 10 { position += 1 }
    line += 1
  }
}

extension CSVTable {
  /// Fields as a line of a table, for instance of those that failed.
  static func line(_ fields: [String], separator: UInt8) -> [UInt8] {
    let special: [UInt8] = [separator, UInt8(ascii: "\""), 10, 13]
    let written = fields.map { field -> [UInt8] in
      let bytes = Array(field.utf8)
      guard bytes.contains(where: special.contains) || bytes.first == 32 || bytes.last == 32 else {
        return bytes
      }
      return Array("\"".utf8) + bytes.flatMap { $0 == 34 ? [34, 34] : [$0] } + Array("\"".utf8)
    }
    return Array(written.joined(separator: [separator])) + [10]
  }
}

extension String {
  /// Without spaces at the ends.
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
