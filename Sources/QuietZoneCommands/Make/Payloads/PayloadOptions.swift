import QuietZoneMedia
import ArgumentParser
import QuietZone
import QuietZonePayloads

/// Content that is made of fields.
struct PayloadOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Make the content of fields, name=value: a network, a person, a payment …",
      valueName: "kind"))
  var payload: PayloadKindName?
}

extension PayloadKindName {
  /// Fields written `name=value`.
  func fields(of words: [String]) throws -> [Payload.Field] {
    var fields: [Payload.Field] = []
    for word in words {
      guard let equals = word.firstIndex(of: "=") else {
        throw ValidationError(
          "\(VisibleText.line(word)) is no field: write name=value, in quotation marks where it has spaces; "
            + "\(rawValue) has \(list).")
      }
      try add(String(word[..<equals]), String(word[word.index(after: equals)...]), to: &fields)
    }
    return fields
  }

  /// The same of fields one a line.
  func fields(ofLines input: [UInt8]) throws -> [Payload.Field] {
    guard let text = String(utf8: TableText.withoutMark(input)) else {
      throw CommandFailure("standard input is not UTF-8; fields are text, name=value, one a line")
    }
    return try fields(of: text.split(whereSeparator: \.isNewline).map(String.init))
  }

  private func add(_ word: String, _ value: String, to fields: inout [Payload.Field]) throws {
    guard let key = key(word) else {
      throw ValidationError("\(rawValue) has no \(VisibleText.line(word)); it has \(list).")
    }
    guard
      key.name.repeats(in: kind) || !fields.contains(where: { $0.name == key.name && $0.label == key.label })
    else { throw ValidationError("\(key.word) is given twice; \(rawValue) has one.") }
    fields.append(Payload.Field(key.name, Array(value.utf8), label: key.label))
  }

  /// The content of `fields`, or which of them is wrong and what it has to be.
  func content(of fields: [Payload.Field]) throws -> [UInt8] {
    do {
      return try PayloadWriter.checked(kind, fields)
    } catch {
      throw CommandFailure("\(rawValue): \(message(error))")
    }
  }

  private func message(_ failure: PayloadWriter.Failure) -> String {
    switch failure {
    case .missing(let name): "\(FieldKey(name: name).word) \(PayloadRule.needed.expected)"
    case .malformed(let name): "\(FieldKey(name: name).word) is not of the form it has to have"
    case .rule(let name, _, .unused(let other)):
      "\(FieldKey(name: name).word) has no place beside \(FieldKey(name: other).word)"
    case .rule(let name, let label, let rule): "\(FieldKey(name: name, label: label).word) \(rule.expected)"
    case .kind: "this kind can't be written"
    }
  }

  private var list: String { keys.map(\.word).joined(separator: ", ") }
}
