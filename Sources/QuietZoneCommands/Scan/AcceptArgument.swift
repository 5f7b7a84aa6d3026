import ArgumentParser
import QuietZoneScanning

/// Which codes count, as written on the command line.
struct AcceptArgument: CustomStringConvertible {
  var rule: AcceptanceRule

  init(rule: AcceptanceRule) { self.rule = rule }

  static func parse(_ argument: String) throws -> AcceptArgument {
    let (prefix, pattern) = ("prefix:", "pattern:")
    if argument == "any" { return AcceptArgument(rule: .any) }
    if argument == "web" { return AcceptArgument(rule: .web) }
    if argument.hasPrefix(prefix), argument.count > prefix.count {
      return AcceptArgument(rule: .prefix(Array(argument.dropFirst(prefix.count).utf8)))
    }
    if argument.hasPrefix(pattern), argument.count > pattern.count {
      return AcceptArgument(rule: .pattern(Array(argument.dropFirst(pattern.count).utf8)))
    }
    throw ValidationError("it takes any, web, prefix:TEXT or pattern:TEXT")
  }

  /// The default, in help.
  var description: String { "any" }
}
