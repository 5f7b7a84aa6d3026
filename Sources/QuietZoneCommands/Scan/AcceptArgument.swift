import ArgumentParser
import QuietZoneScanning

/// Which codes count, as written on the command line.
struct AcceptArgument: ExpressibleByArgument {
  var rule: AcceptanceRule

  init(rule: AcceptanceRule) { self.rule = rule }

  init?(argument: String) {
    let (prefix, pattern) = ("prefix:", "pattern:")
    if argument == "any" {
      rule = .any
    } else if argument == "web" {
      rule = .web
    } else if argument.hasPrefix(prefix), argument.count > prefix.count {
      rule = .prefix(Array(argument.dropFirst(prefix.count).utf8))
    } else if argument.hasPrefix(pattern), argument.count > pattern.count {
      rule = .pattern(Array(argument.dropFirst(pattern.count).utf8))
    } else {
      return nil
    }
  }

  var defaultValueDescription: String { "any" }
}
