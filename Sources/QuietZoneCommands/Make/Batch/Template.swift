import ArgumentParser

/// Text with places for a row's columns: `{sku}.svg`. `{{` and `}}` are brackets.
struct Template: Equatable {
  enum Part: Equatable {
    case text(String)
    case column(String)
  }

  let parts: [Part]

  /// `option` is the one whose value it is, for messages.
  init(_ text: String, option: String) throws {
    var parts: [Part] = [], literal = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if (character == "{" || character == "}"), rest.first == character {
        literal.append(character)
        rest.removeFirst()
      } else if character == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw ValidationError("\(option): a { has no }; two of them, {{, stand for a bracket.")
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(.column(String(rest[..<end]).trimmingSpaces))
        rest = rest[rest.index(after: end)...]
      } else if character == "}" {
        throw ValidationError("\(option): a } has no {; two of them, }}, stand for a bracket.")
      } else {
        literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  var columns: [String] {
    parts.compactMap { part in
      if case .column(let name) = part { return name }
      return nil
    }
  }

  /// The text with what `value` says for each column.
  func filled(_ value: (String) throws -> String) rethrows -> String {
    try parts.reduce(into: "") { text, part in
      switch part {
      case .text(let literal): text += literal
      case .column(let name): text += try value(name)
      }
    }
  }
}
