internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import QuietZoneCommands

/// `/make`: a symbol as a file; `POST /check`: what content means.
extension APIResponder {
  func make(_ bytes: [UInt8], _ call: inout Call) async throws -> Response {
    let request = call.request, isPost = request.method == .post
    let wanted = try MakeRequest(query: request.uri.query ?? "", isPost ? bytes : nil, request.headers)
    try await gate.take()
    let start = ContinuousClock.now
    let made = await making.made(wanted.content, wanted.options, format: wanted.format, logo: wanted.logo)
    await gate.release()
    call.work = start.duration(to: .now) / .seconds(1)
    metrics.work("/make", seconds: call.work)
    let file = try made.get()
    let tag = Asset.tag(of: file.bytes)
    let isHeld = !isPost && request.headers[.ifNoneMatch].map { $0.contains(tag) || $0 == "*" } ?? false
    var response = Self.content(isHeld ? [] : file.bytes, file.mediaType)
    if isHeld { response.status = .notModified }
    if !isPost { Self.keep(&response, tag, isOpen: access.isOpen) }
    response.headers[.contentDisposition] = "inline; filename=\"\(file.name)\""
    if !file.warnings.isEmpty {
      let text = file.warnings.joined(separator: "; ")
      response.headers[.codeWarning] = text.addingPercentEncoding(withAllowedCharacters: Self.inField)
    }
    return response
  }

  /// What is made of one address is always the same, in one version of the server: a day.
  private static func keep(_ response: inout Response, _ tag: String, isOpen: Bool) {
    response.headers[.eTag] = tag
    response.headers[.cacheControl] = isOpen ? "public, max-age=86400" : "private, max-age=86400"
    response.headers[.vary] = "Accept"
  }

  /// Printable ASCII but the percent sign.
  private static let inField = CharacterSet(charactersIn: " "..."~").subtracting(
    CharacterSet(charactersIn: "%"))

  func check(_ bytes: [UInt8], _ call: Call) async throws -> Response {
    guard bytes.count <= Self.mostChecked else {
      throw Problem(.tooLarge, "The content has more than the \(Self.mostChecked) bytes that are checked.")
    }
    let type = call.request.headers[.contentType] ?? "text/plain"
    var parameters = try Parameters(call.request.uri.query ?? "")
    let text: String
    let plain = type.prefix { $0 != ";" }.trimmed()
    if plain != "application/octet-stream" { try MakeRequest.checkCharacterSet(type) }
    switch plain {
    case "application/json":
      guard let object = try JSONValue.object(of: bytes), let value = object["text"]?.text, object.count == 1
      else { throw Problem(.badContent, "The content is no JSON object with a text: {\"text\": \"…\"}.") }
      text = value
    case "application/x-www-form-urlencoded":
      var form = try Parameters(try MakeRequest.text(bytes))
      guard let value = try form.take("text") else { throw Problem(.badParameter, "The form has no text.") }
      parameters.pairs += form.pairs
      text = value
    case "text/plain", "application/octet-stream": text = try MakeRequest.text(bytes)
    case let other:
      throw Problem(.badMediaType, "/check takes text/plain, application/json and forms, and not \(other).")
    }
    if let stranger = parameters.pairs.first {
      throw Problem(
        .badParameter, "/check has no parameter \"\(stranger.name)\": it takes a text, and nothing else.")
    }
    guard !text.isEmpty else {
      throw Problem(.badContent, "There is nothing to check: the text is empty.")
    }
    try await gate.take()
    let answer = await checking.checked(text)
    await gate.release()
    return Self.content(Array((answer + "\n").utf8), "application/json")
  }

  /// More than any code holds.
  private static let mostChecked = 8000
}

extension Access {
  /// Whether caches between may keep answers.
  var isOpen: Bool {
    if case .open = self { return true }
    return false
  }
}
