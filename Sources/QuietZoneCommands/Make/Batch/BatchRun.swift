import ArgumentParser
import QuietZone
import QuietZonePayloads
import QuietZoneRendering

/// `make --batch`: a code of each line or row, into a file each or onto sheets of labels. A row that can't
/// become one is told with its line, and the others are made; the run then ends with 1.
struct BatchRun {
  private let command: MakeCommand
  private let console: Console
  private let source: BatchSource
  private let text: Template?
  private let caption: Template?
  private let options: RowOptions
  private let style: SymbolStyle
  private var names: BatchNames?
  private var labels: LabelCollector?
  private var failures: [(row: BatchSource.Row, reason: String)] = []
  private var warnings: Set<String> = []
  private var made = 0
  private var progress: Progress

  /// Failures that are told one by one; of more, only the lines.
  private static let toldFailures = 20

  init(_ command: MakeCommand, _ path: String, _ console: Console) throws {
    self.command = command
    self.console = console
    text = try command.batch.text.map { try Template($0, option: "--text") }
    caption = try command.sheet.caption.map { try Template($0, option: "--caption") }
    let name = try command.batch.name.map { try Template($0, option: "--name") }
    let asked = [text, caption, name].flatMap { $0?.columns ?? [] }
    let isTable =
      command.payload.payload != nil || asked.contains { !BatchSource.builtIn.contains($0) && $0 != "text" }
    let source = try BatchSource(path, isTable: isTable, console)
    self.source = source
    if let text { try source.check(text, option: "--text") }
    if let caption { try source.check(caption, option: "--caption") }
    let columns = source.columns ?? []
    try RowOptions.check(columns, file: source.name)
    let fields = columns.filter { command.payload.payload?.key($0) != nil }
    options = RowOptions(columns: columns, data: asked + fields + ["text", "name"])
    style = try command.style.style()
    labels = LabelCollector(command.sheet)
    progress = Progress(of: source.rows.count, console)
    if labels == nil {
      names = try BatchNames(
        command.batch, output: command.output, format: command.format, source,
        usesColumn: !fields.contains { $0.lowercased() == "name" }, keeping: command.sources)
    }
    if source.columns != nil, text == nil, command.payload.payload == nil, source.index(of: "text") == nil {
      let known = VisibleText.line(columns.filter { !$0.isEmpty }.joined(separator: ", "))
      throw CommandFailure(
        "\(source.name): no column is called text; the first row names \(known). Say what the codes say, "
          + "for instance --text \"{\(VisibleText.line(columns.first { !$0.isEmpty } ?? "code"))}\"; "
          + "a plain list without names of columns ends with .txt")
    }
  }

  mutating func run() throws {
    if !options.names.isEmpty {
      console.note("columns that set options: \(options.names.joined(separator: ", "))")
    }
    for row in source.rows {
      do {
        if let fault = row.fault { throw CommandFailure(fault) }
        try make(row)
      } catch {
        fail(row, "\(error)")
      }
      progress.show(row.number)
    }
    progress.clear()
    try finish()
  }

  private mutating func make(_ row: BatchSource.Row) throws {
    let command = try options.applied(to: command, row.fields)
    if !options.names.isEmpty { try command.validateRow() }
    let symbols = try command.symbols(ofRow: content(of: row))
    let source = source
    let file = try names?.file(for: row, in: source)
    for symbol in symbols {
      let artwork = try command.artwork(for: symbol, style)
      let warnings = command.drawing.warnings(of: symbol, artwork, as: file?.kind ?? .pdf)
      if let refusal = warnings.first(where: { $0.severity == .refusal }) {
        throw CommandFailure(refusal.message)
      }
      try warn(warnings.map(\.message), row)
      if labels != nil {
        let said = caption?.filled { source.value($0, in: row) } ?? ""
        let label = SheetLabel(
          symbol, artwork, moduleMillimetres: artwork.millimetres, caption: said)
        if let small = try labels?.add(label) {
          try warn(["modules are \(JSON.decimal(small, places: 2).text) mm: many printers blur them"], row)
        }
      } else if let file {
        let bytes = try file.kind.render(symbol, artwork)
        try names?.take(file.path, for: row)
        try Files.write(bytes, to: file.path)
      }
    }
    made += symbols.count
  }

  /// What the row's code says.
  private func content(of row: BatchSource.Row) throws -> [UInt8] {
    if let kind = command.payload.payload {
      return try command.content(of: fields(of: row, kind), kind)
    }
    let bytes =
      if let text {
        Array(text.filled { source.value($0, in: row) }.utf8)
      } else if source.columns != nil {
        Array(source.value("text", in: row).utf8)
      } else {
        row.bytes
      }
    var input = MakeInput(bytes: bytes)
    try command.source.finish(&input)
    return input.bytes
  }

  /// Fields given as arguments hold for every row that does not have its own.
  private func fields(of row: BatchSource.Row, _ kind: PayloadKindName) throws -> [Payload.Field] {
    var fields = try kind.fields(of: command.words)
    for (column, value) in zip(source.columns ?? [], row.fields) where !value.trimmingSpaces.isEmpty {
      guard let key = kind.key(column) else { continue }
      fields.removeAll { $0.name == key.name && $0.label == key.label }
      fields.append(Payload.Field(key.name, Array(value.utf8), label: key.label))
    }
    return fields
  }

  /// Each warning once; with --strict it is the row's failure.
  private mutating func warn(_ messages: [String], _ row: BatchSource.Row) throws {
    for message in messages {
      if command.drawing.strict { throw CommandFailure(message) }
      guard warnings.insert(message).inserted else { continue }
      progress.clear()
      console.note("warning: line \(row.line): \(message)")
    }
  }

  private mutating func fail(_ row: BatchSource.Row, _ reason: String) {
    failures.append((row, reason))
    guard failures.count <= Self.toldFailures else { return }
    progress.clear()
    console.note("error: line \(row.line) of \(source.name): \(reason)")
  }

  private func finish() throws {
    if let path = command.batch.failures {
      let lines = failures.map { source.written($0.row, reason: $0.reason) }
      let table = source.writtenHeader + lines.flatMap { $0 }
      if path == "-" { console.writeOutput(table) } else { try Files.write(table, to: path) }
    }
    if let labels, !labels.labels.isEmpty {
      let file = try labels.file()
      try command.write(sheet: file.bytes, on: console)
      console.note(
        labels.labels.count.counted("label") + " on "
          + file.sheets.counted("sheet"))
    }
    if labels == nil { console.note(made.counted("code") + " made") }
    guard !failures.isEmpty else { return }
    let lines = failures.prefix(100).map { String($0.row.line) }.joined(separator: ", ")
    let more = failures.count > 100 ? " …" : ""
    console.note("\(failures.count.counted("line")) failed: \(lines)\(more)")
    throw ExitCode(1)
  }
}

extension Artwork {
  /// The size of a module in print, where one is asked for.
  var millimetres: Double? {
    if case .moduleMillimetres(let size, _) = size { return size }
    return nil
  }
}
