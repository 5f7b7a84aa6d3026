internal import Foundation
internal import HTTPTypes
internal import QuietZoneCommands

/// What is asked of `/make`, however it was sent.
struct MakeRequest {
  var content: MakingService.Content
  var format: String
  /// Options of `quietzone make`, and `member`.
  var options: [(name: String, value: String)]
  var logo: [UInt8]?

  /// What was found of the content.
  private struct Found {
    var text: String?
    var bytes: [UInt8]?
    var logo: [UInt8]?
    var parameters: Parameters
  }

  /// - Parameters:
  ///   - query: behind the `?` of the address.
  ///   - body: the content of the request, if it may have one.
  init(query: String, _ body: [UInt8]?, _ fields: HTTPFields) throws {
    var found = Found(parameters: try Parameters(query))
    if let body { try Self.take(body, fields[.contentType] ?? "application/octet-stream", &found) }
    if let text = try found.parameters.take("text") { try Self.set(&found.text, text, "text") }
    let fields = (accept: fields[.accept], payload: try found.parameters.take("payload"))
    let own = found.parameters.takeAll("field.")
    switch (found.text, found.bytes, fields.payload) {
    case (let text?, nil, nil): content = .text(text)
    case (nil, let bytes?, nil): content = .bytes(bytes)
    case (nil, nil, let kind?): content = .fields(kind: kind, own)
    case (nil, nil, nil):
      throw Problem(
        .badParameter,
        "Nothing says what the code is to hold: give text, or payload with its fields, or bytes.")
    default: throw Problem(.badParameter, "Give one of text, bytes and payload, and not several.")
    }
    if fields.payload == nil, let field = own.first {
      throw Problem(.badParameter, "field.\(field.name) needs a payload, such as payload=wifi.")
    }
    format = try found.parameters.take("format") ?? Self.format(fields.accept)
    options = found.parameters.pairs
    logo = found.logo
  }

  private static func format(_ accept: String?) throws(Problem) -> String {
    let formats = MakingService.formats
    guard let best = Accept.best(accept, formats.map(\.mediaType)),
      let format = formats.first(where: { $0.mediaType == best })
    else {
      let types = formats.map { $0.mediaType.prefix { $0 != ";" } }.joined(separator: ", ")
      throw Problem(.notAcceptable, "/make answers \(types).")
    }
    return format.name
  }

  private static func set<Value>(_ place: inout Value?, _ value: Value, _ name: String) throws(Problem) {
    guard place == nil else { throw Problem(.badParameter, "\(name) is given twice.") }
    place = value
  }

  private static func take(_ body: [UInt8], _ type: String, _ found: inout Found) throws {
    let plain = type.prefix { $0 != ";" }.trimmed()
    if plain != "application/octet-stream" { try checkCharacterSet(type) }
    switch plain {
    case "application/json": try takeJSON(body, &found)
    case "application/x-www-form-urlencoded":
      found.parameters.pairs += try Parameters(try text(body)).pairs
    case "multipart/form-data": try takeForm(body, type, &found)
    case "text/plain": found.text = try text(body)
    case "application/octet-stream": found.bytes = body
    default:
      throw Problem(
        .badMediaType,
        "/make takes application/json, forms, text/plain and application/octet-stream, and not \(plain).")
    }
  }

  /// Text is UTF-8: refuses a field `Content-Type` that names another character set.
  static func checkCharacterSet(_ type: String) throws(Problem) {
    guard let name = MultipartForm.parameter("charset", of: type[...]),
      !["utf-8", "utf8", "us-ascii"].contains(name.lowercased())
    else { return }
    throw Problem(
      .badMediaType,
      "Text is taken as UTF-8, and not as \(name); bytes that are no text go as application/octet-stream.")
  }

  static func text(_ body: [UInt8]) throws(Problem) -> String {
    guard let text = String(validating: body, as: UTF8.self) else {
      throw Problem(
        .badContent, "The text is not UTF-8; bytes that are no text go as application/octet-stream.")
    }
    return text
  }

  /// Parts called `logo` and `bytes` are files, the others parameters.
  private static func takeForm(_ body: [UInt8], _ type: String, _ found: inout Found) throws {
    let form = try MultipartForm(body, type: type, most: 100)
    for part in form.parts {
      let bytes = Array(body[part.content])
      switch part.name {
      case "logo": try set(&found.logo, bytes, "logo")
      case "bytes": try set(&found.bytes, bytes, "bytes")
      case let name?:
        try checkCharacterSet(part.type)
        found.parameters.pairs.append((name, try text(bytes)))
      case nil: throw Problem(.badRequest, "A part of the form has no name.")
      }
    }
  }

  private static func takeJSON(_ body: [UInt8], _ found: inout Found) throws {
    guard let object = try JSONValue.object(of: body) else {
      throw Problem(.badContent, "The content is no JSON object.")
    }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      switch (name, value) {
      case (_, .null): continue
      case ("logo", .text(let text)): try set(&found.logo, base64(text, name), name)
      case ("bytes", .text(let text)): try set(&found.bytes, base64(text, name), name)
      case ("fields", .object(let fields)):
        for (field, value) in fields.sorted(by: { $0.key < $1.key }) {
          found.parameters.pairs += try value.texts("fields.\(field)").map { ("field.\(field)", $0) }
        }
      default:
        guard let text = value.text else {
          throw Problem(.badParameter, "\(name) is a text, a number, true or false.")
        }
        found.parameters.pairs.append((name, text))
      }
    }
  }

  private static func base64(_ text: String, _ name: String) throws(Problem) -> [UInt8] {
    guard let data = Data(base64Encoded: text) else {
      throw Problem(.badParameter, "\(name) is not Base64 (RFC 4648, section 4).")
    }
    return Array(data)
  }
}
