import ArgumentParser

/// Columns of a table that set options of their row's code: called as the option, with `--` in front or, for
/// names that hardly mean anything else, without.
struct RowOptions {
  typealias Setter = @Sendable (inout MakeCommand, String) throws -> Void

  private let setters: [(column: Int, name: String, set: Setter)]

  /// The names of the columns, for a note.
  var names: [String] { setters.map(\.name) }

  /// `data` are columns that templates use: they say something else unless they begin with `--`.
  init(columns: [String], data: [String]) {
    let data = Set(data.map { $0.lowercased() })
    setters = columns.enumerated().compactMap { index, column in
      let word = column.lowercased().replacing("_", with: "-")
      let isOption = word.hasPrefix("--")
      let name = isOption ? String(word.dropFirst(2)) : word
      guard isOption || Self.plain.contains(name) && !data.contains(column.lowercased()),
        let set = Self.all[name]
      else { return nil }
      return (index, name, set)
    }
  }

  /// The command for one row: as it was, with what the row's columns say. Empty ones say nothing.
  func applied(to command: MakeCommand, _ fields: [String]) throws -> MakeCommand {
    var command = command
    for (column, name, set) in setters where column < fields.count {
      let value = fields[column].trimmingSpaces
      guard !value.isEmpty else { continue }
      do {
        try set(&command, value)
      } catch {
        throw CommandFailure("column \(name): \"\(VisibleText.line(value))\" is nothing that --\(name) takes")
      }
    }
    return command
  }

  /// Refuses columns that look like options and are none.
  static func check(_ columns: [String], file: String) throws {
    for column in columns where column.hasPrefix("--") {
      guard all[String(column.lowercased().dropFirst(2)).replacing("_", with: "-")] == nil else { continue }
      throw CommandFailure(
        "\(file): the column \(VisibleText.line(column)) is no option that a row can set; these are "
          + all.keys.sorted().joined(separator: ", "))
    }
  }

  private static let plain: Set<String> = [
    "symbology", "level", "symbol-version", "eci", "gs1", "scale", "millimetres", "quiet-zone", "foreground",
    "background", "transparent", "add-on",
  ]

  private struct Refused: Error {}

  private static func value<Value: ExpressibleByArgument & Sendable>(
    _ path: any WritableKeyPath<MakeCommand, Value> & Sendable
  ) -> Setter {
    { command, text in
      guard let value = Value(argument: text) else { throw Refused() }
      command[keyPath: path] = value
    }
  }

  private static func value<Value: ExpressibleByArgument & Sendable>(
    _ path: any WritableKeyPath<MakeCommand, Value?> & Sendable
  ) -> Setter {
    { command, text in
      guard let value = Value(argument: text) else { throw Refused() }
      command[keyPath: path] = value
    }
  }

  private static func flag(_ path: any WritableKeyPath<MakeCommand, Bool> & Sendable) -> Setter {
    { command, text in
      switch text.lowercased() {
      case "true", "yes", "1", "x": command[keyPath: path] = true
      case "false", "no", "0": command[keyPath: path] = false
      default: throw Refused()
      }
    }
  }

  private static let all: [String: Setter] = [
    "symbology": { $0.symbol.symbology = try SymbologyName.parse($1) },
    "level": value(\.symbol.level),
    "symbol-version": value(\.symbol.symbolVersion), "shape": value(\.symbol.shape),
    "mask": value(\.symbol.mask), "eci": value(\.symbol.eci), "gs1": flag(\.symbol.asksGS1),
    "aim": value(\.symbol.aim), "check": value(\.linear.check), "add-on": value(\.linear.addOn),
    "height": value(\.linear.height), "ratio": value(\.linear.ratio), "no-text": flag(\.linear.hidesText),
    "form": value(\.matrix.form), "columns": value(\.matrix.columns), "rows": value(\.matrix.rows),
    "correction": value(\.matrix.correction), "layers": value(\.matrix.layers),
    "foreground": value(\.drawing.foreground), "background": value(\.drawing.background),
    "transparent": flag(\.drawing.transparent), "scale": value(\.drawing.scale),
    "size": value(\.drawing.size), "millimetres": value(\.drawing.millimetres),
    "quiet-zone": value(\.drawing.quietZone),
  ]
}
