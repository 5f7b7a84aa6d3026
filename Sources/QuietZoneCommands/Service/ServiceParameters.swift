import ArgumentParser

/// The parameters of a request, `name=value`, made ready for a command: each is an option of the command
/// without its dashes.
struct ServiceParameters {
  /// What a parameter takes.
  enum Kind {
    case value
    /// `true` or `false`, and nothing at all for `true`.
    case flag
    /// The same of an option that has a `--no-` as well.
    case choice
  }

  /// Those that are known, in the order of the documentation.
  let known: [(name: String, kind: Kind)]
  /// Names that whoever calls takes out before: they are none of these, but may be meant.
  var besides: [String] = []

  /// The command's arguments; refuses what is unknown or given twice.
  func arguments(_ given: [(name: String, value: String)]) throws(ServiceRefusal) -> [String] {
    var arguments: [String] = []
    var seen: Set<String> = []
    for (name, value) in given {
      guard let kind = known.first(where: { $0.name == name })?.kind else { throw unknown(name) }
      guard seen.insert(name).inserted else { throw ServiceRefusal(.parameter, "\(name) is given twice.") }
      switch (kind, value.lowercased()) {
      case (.value, _): arguments.append("--\(name)=\(value)")
      case (_, "true"), (_, ""), (_, "1"): arguments.append("--\(name)")
      case (.choice, "false"), (.choice, "0"): arguments.append("--no-\(name)")
      case (.flag, "false"), (.flag, "0"): break
      default:
        let shown = VisibleText.line(value)
        throw ServiceRefusal(.parameter, "\(name) is true or false, and not \"\(shown)\".")
      }
    }
    return arguments
  }

  private func unknown(_ name: String) -> ServiceRefusal {
    let names = besides + known.map(\.name), near = Spelling.suggestion(name, names)
    let hint = near.isEmpty ? "; there are \(names.joined(separator: ", "))." : near
    return ServiceRefusal(.parameter, "There is no parameter \"\(VisibleText.line(name))\"\(hint)")
  }

  /// A command made of arguments; what the parser refuses is said in the words of parameters.
  static func command<Command: ParsableCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) throws(ServiceRefusal) -> Command {
    do {
      return try Command.parse(arguments)
    } catch {
      throw ServiceRefusal(.parameter, plain(Command.message(for: error)))
    }
  }

  /// The same message where options have no dashes.
  static func plain(_ message: String) -> String {
    // A minus that begins no option stands in front of a digit or a space.
    var plain = "", rest = message[...]
    while let place = rest.firstRange(of: "--") {
      plain += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
      if rest.first?.isLetter != true { plain += "--" }
    }
    return plain + rest
  }
}
