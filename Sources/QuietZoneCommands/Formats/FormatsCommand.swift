import ArgumentParser
import QuietZone

/// `quietzone formats`: what is made and read, from the catalogue.
struct FormatsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats", abstract: "Lists the kinds of codes that are made and read.",
    discussion: "EXAMPLES\n  quietzone formats\n  quietzone formats --json")

  @Flag(
    name: [.customShort("j"), .long],
    help: "One JSON line a kind: name, title, standard, series, sizes, quiet_zone, identifiers.")
  var json = false

  func run(on console: Console) throws {
    if !json { console.line(Self.row("NAME", "TITLE", "SIZES", "STANDARD")) }
    for entry in SymbologyCatalogue.entries {
      console.line(json ? Self.object(entry).text : Self.row(entry))
    }
  }

  private static func row(_ entry: SymbologyEntry) -> String {
    let sizes = entry.sizes
    return row(
      entry.symbology.token.description, entry.symbology.name.description,
      "\(sizes.minimumColumns)×\(sizes.minimumRows)–\(sizes.maximumColumns)×\(sizes.maximumRows)",
      entry.standard.description)
  }

  private static func row(_ name: String, _ title: String, _ sizes: String, _ rest: String) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 1))
    }
    return padded(name, width { $0.token }) + padded(title, width { $0.name }) + padded(sizes, 16) + rest
  }

  /// Of the column of such texts, with two spaces behind the longest.
  private static func width(_ text: (Symbology) -> StaticString) -> Int {
    2 + (SymbologyCatalogue.entries.map { text($0.symbology).description.count }.max() ?? 0)
  }

  private static func object(_ entry: SymbologyEntry) -> JSON {
    let zone = entry.quietZone
    let sizes = entry.sizes
    return .object([
      ("name", .string(entry.symbology.token.description)),
      ("title", .string(entry.symbology.name.description)),
      ("standard", .string(entry.standard.description)), ("series", .bool(entry.isMadeInSeries)),
      (
        "sizes",
        .array(
          [sizes.minimumColumns, sizes.minimumRows, sizes.maximumColumns, sizes.maximumRows].map(JSON.integer)
        )
      ),
      ("quiet_zone", .array([zone.left, zone.top, zone.right, zone.bottom].map(JSON.integer))),
      (
        "identifiers",
        .array(
          entry.identifierModifiers.description.utf8.map {
            .string(SymbologyIdentifier(code: entry.identifierCode, modifier: $0).text)
          })
      ),
    ])
  }
}
