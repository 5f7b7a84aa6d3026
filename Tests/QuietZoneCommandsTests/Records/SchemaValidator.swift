import Foundation

/// As much of JSON Schema 2020-12 as the schemas in Documentation use. A key that a schema does not describe
/// is a fault here, though not for those who read the lines: every key that is written is to be described.
struct SchemaValidator {
  private let documents: [String: [String: Any]]
  private let root: String

  init(_ name: String) throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    var documents: [String: [String: Any]] = [:]
    for file in ["read.schema.json", "scan.schema.json"] {
      let data = try Data(contentsOf: folder.appendingPathComponent("Documentation/\(file)"))
      documents[file] = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    }
    self.documents = documents
    root = name
  }

  /// What is wrong with a line of JSON; empty where nothing is.
  func faults(of line: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return faults(value, documents[root] ?? [:], root, "$")
  }

  private func faults(_ value: Any, _ schema: [String: Any], _ document: String, _ place: String) -> [String]
  {
    if let reference = schema["$ref"] as? String {
      let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let file = parts[0].isEmpty ? document : parts[0]
      let target = parts[1].split(separator: "/").reduce(documents[file] as Any?) {
        ($0 as? [String: Any])?[String($1)]
      }
      guard let target = target as? [String: Any] else { return ["\(place): no \(reference)"] }
      return faults(value, target, file, place)
    }
    var found = plainFaults(value, schema, place)
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let results = choices.map { faults(value, $0, document, place) }
      let fitting = results.filter(\.isEmpty).count
      if fitting != 1 {
        found.append("\(place): fits \(fitting) of \(choices.count): \(results.map { $0.first ?? "" })")
      }
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      if choices.allSatisfy({ !plainFaults(value, $0, place).isEmpty }) {
        found.append("\(place): fits none")
      }
    }
    if let object = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]]
    {
      for (key, inner) in object {
        guard let described = properties[key] else {
          found.append("\(place).\(key): is not described")
          continue
        }
        found += faults(inner, described, document, "\(place).\(key)")
      }
    }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, item) in array.enumerated() { found += faults(item, items, document, "\(place)[\(index)]") }
    }
    return found
  }

  private func plainFaults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var found: [String] = []
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { Self.isOf($0, value) }) {
      found.append("\(place): not \(types)")
    }
    if let expected = schema["const"], !Self.equal(expected, value) {
      found.append("\(place): not \(expected)")
    }
    if let allowed = schema["enum"] as? [Any], !allowed.contains(where: { Self.equal($0, value) }) {
      found.append("\(place): not one of \(allowed)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(place): \(text) is not \(pattern)")
    }
    if let number = (value as? NSNumber)?.doubleValue, !(value is String) {
      if let least = schema["minimum"] as? Double, number < least { found.append("\(place): below \(least)") }
      if let most = schema["maximum"] as? Double, number > most { found.append("\(place): above \(most)") }
      if let least = schema["exclusiveMinimum"] as? Double, number <= least {
        found.append("\(place): not above \(least)")
      }
    }
    if let array = value as? [Any] {
      if let least = schema["minItems"] as? Int, array.count < least { found.append("\(place): too short") }
      if let most = schema["maxItems"] as? Int, array.count > most { found.append("\(place): too long") }
    }
    if let required = schema["required"] as? [String] {
      let object = value as? [String: Any] ?? [:]
      for key in required where object[key] == nil { found.append("\(place): no \(key)") }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "null": return value is NSNull
    case "boolean": return isBoolean(value)
    case "number": return value is NSNumber && !isBoolean(value)
    case "integer":
      guard let number = value as? NSNumber, !isBoolean(value) else { return false }
      return number.doubleValue.rounded() == number.doubleValue
    default: return false
    }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return ["c", "B"].contains(String(cString: number.objCType))
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool { (a as? NSObject) == (b as? NSObject) }
}
