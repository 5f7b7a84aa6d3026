import ArgumentParser
import Foundation

/// The files of a batch: one each, never two rows into one, and none outside of the folder that was named.
struct BatchNames {
  private enum Rule {
    /// `-o code.svg`: code-1.svg, code-2.svg …; of a folder: 1.svg, 2.svg …
    case numbered(String)
    /// `folder` ends with a slash or is empty; `suffix` is put behind names without a known one.
    case template(Template, folder: String, suffix: String?)
  }

  private let rule: Rule
  private let format: SymbolFileKind?
  /// What is read is not written over.
  private let sources: SourceFiles
  /// Which line took a name.
  private var taken: [String: Int] = [:]

  /// `usesColumn`: whether a column `name` names files.
  init(
    _ options: BatchOptions, output: String?, format: SymbolFileKind?, _ source: BatchSource,
    usesColumn: Bool, keeping sources: SourceFiles
  ) throws {
    self.format = format
    self.sources = sources
    let hasNames = usesColumn && source.index(of: "name") != nil
    let pattern = try options.name.map { try Template($0, option: "--name") }
    if let template = try pattern ?? (hasNames ? Template("{name}", option: "--name") : nil) {
      try source.check(template, option: "--name")
      let (folder, file) = Self.parts(output ?? "")
      let suffix = file.isEmpty ? format?.rawValue : try Self.suffix(file, format)
      if suffix == nil, pattern != nil { try Self.checkKind(of: template, in: source) }
      rule = .template(template, folder: folder, suffix: suffix)
    } else if let output {
      rule = .numbered(try SymbolFileKind.pattern(output, format))
    } else {
      throw ValidationError("--batch writes files: name them with -o, or by columns with --name \"{…}.svg\".")
    }
  }

  /// The suffix of `file`, the last part of `-o`, which is no folder.
  private static func suffix(_ file: String, _ format: SymbolFileKind?) throws -> String {
    let suffix = (file as NSString).pathExtension
    guard !suffix.isEmpty, format != nil || SymbolFileKind(rawValue: suffix.lowercased()) != nil else {
      throw ValidationError(
        "\(VisibleText.path(file)) names no kind of file, as .svg does; a folder's name ends in /.")
    }
    return suffix
  }

  /// Refuses a template whose names have no suffix of a kind of file, whatever the rows say.
  private static func checkKind(of template: Template, in source: BatchSource) throws {
    let sample = template.filled { column in
      let isCounted = BatchSource.builtIn.contains(column) && source.index(of: column) == nil
      return isCounted ? "1" : "x.svg"
    }
    do { _ = try SymbolFileKind(path: sample) } catch {
      let kinds = SymbolFileKind.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw ValidationError("--name: the names end in no kind of file; there are \(kinds).")
    }
  }

  private static func parts(_ path: String) -> (folder: String, file: String) {
    if Files.isFolder(path) { return (Files.folder(path), "") }
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// The file of a row and its kind.
  func file(for row: BatchSource.Row, in source: BatchSource) throws -> (
    path: String, kind: SymbolFileKind
  ) {
    let path: String
    switch rule {
    case .numbered(let pattern): path = Files.numbered(pattern, row.number)
    case .template(let template, let folder, let suffix):
      let name = try template.filled { try Self.safe(source.value($0, in: row), column: $0) }
      guard Self.places(in: name) == Self.places(in: template.filled { _ in "x" }) else {
        throw CommandFailure("\"\(VisibleText.line(name))\" leads into another folder")
      }
      let isKnown = (try? SymbolFileKind(path: name)) != nil
      path = folder + (isKnown ? name : suffix.map { "\(name).\($0)" } ?? name)
    }
    return (path, try format ?? SymbolFileKind(path: path))
  }

  /// Gives a row the file, unless another row has it or it is one that is read.
  mutating func take(_ path: String, for row: BatchSource.Row) throws {
    try sources.check(path)
    if let line = taken[Self.key(path)] {
      throw CommandFailure("\(VisibleText.path(path)) is the file of line \(line) already")
    }
    taken[Self.key(path)] = row.line
  }

  /// Where the parts of a path stand still or go up.
  private static func places(in path: String) -> [Int] {
    path.split(separator: "/", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element == "." || $0.element == ".." }.map(\.offset)
  }

  /// Values become part of a name; none of them may lead into another folder.
  private static func safe(_ value: String, column: String) throws -> String {
    let trimmed = value.trimmingSpaces
    guard !trimmed.isEmpty else {
      throw CommandFailure("the column \(column), which names the file, is empty")
    }
    let isFound = trimmed.unicodeScalars.contains {
      $0 == "/" || $0 == "\\" || $0.value < 32 || $0.value == 127
    }
    guard !isFound else {
      throw CommandFailure(
        "\"\(VisibleText.line(trimmed))\" of the column \(column) can't be part of a file's name: "
          + "it has a slash, a backslash or a control character")
    }
    return trimmed
  }

  /// Names that differ in case alone are one file where the system says so.
  private static func key(_ path: String) -> String {
    #if os(macOS)
      path.lowercased()
    #else
      path
    #endif
  }
}
