import ArgumentParser
import QuietZoneRendering

/// A sheet of labels as written on the command line: `L7160`, `a4:3x8`, `100x150:2x5`.
struct SheetArgument: ExpressibleByArgument {
  enum Form: Equatable {
    case named(LabelSheet)
    case grid(width: Double, height: Double, columns: Int, rows: Int)
  }

  var form: Form

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 1 {
      let name = argument.uppercased().replacing("AVERY", with: "").filter { $0 != " " && $0 != "-" }
      guard let match = LabelSheet.catalogue.first(where: { Self.matches(name, $0.name) }) else { return nil }
      form = .named(match.sheet)
      return
    }
    guard parts.count == 2, let grid = Self.pair(parts[1]), let columns = Int(exactly: grid.0),
      let rows = Int(exactly: grid.1), let page = Self.page(parts[0])
    else { return nil }
    form = .grid(width: page.0, height: page.1, columns: columns, rows: rows)
  }

  /// Makers put letters for the pack behind a number: L7160-25, L4731REV.
  private static func matches(_ name: String, _ known: String) -> Bool {
    name == known || name.hasPrefix(known) && !(name.dropFirst(known.count).first?.isNumber ?? true)
  }

  private static func page(_ text: Substring) -> (Double, Double)? {
    let word = text.hasSuffix("mm") ? text.dropLast(2) : text
    return LabelSheet.papers.first { $0.name == word }.map { ($0.width, $0.height) } ?? pair(word)
  }

  /// `3x8`, `99.1x38.1`.
  private static func pair(_ text: Substring) -> (Double, Double)? {
    let numbers = text.replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 5080 }) else { return nil }
    return (numbers[0], numbers[1])
  }

  static var allValueStrings: [String] {
    LabelSheet.catalogue.map(\.name) + LabelSheet.papers.map { $0.name + ":3x8" }
  }
}

/// One or two lengths: `5` for both ways, `5,8` across and down.
struct LengthPair: ExpressibleByArgument {
  var across: Double
  var down: Double

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard (1...2).contains(numbers.count), argument.filter({ $0 == "," }).count == numbers.count - 1,
      numbers.allSatisfy({ $0 >= 0 && $0 <= 5080 })
    else { return nil }
    across = numbers[0]
    down = numbers[numbers.count - 1]
  }
}
