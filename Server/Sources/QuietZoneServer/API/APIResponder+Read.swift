internal import HTTPTypes
internal import Hummingbird
internal import QuietZoneCommands

/// `POST /read`: the codes of one picture, or of the pictures of a form.
extension APIResponder {
  private struct Picture: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  func read(_ bytes: [UInt8], _ call: inout Call) async throws -> Response {
    let headers = call.request.headers
    guard let type = Accept.best(headers[.accept], ["application/json", "image/png"]) else {
      throw Problem(
        .notAcceptable, "/read answers application/json, or image/png: the picture with outlines and texts.")
    }
    var parameters = try Parameters(call.request.uri.query ?? "").pairs
    let isForm = headers[.contentType]?.lowercased().hasPrefix("multipart/form-data") == true
    let pictures =
      isForm
      ? try pictures(of: bytes, headers[.contentType] ?? "", &parameters)
      : [Picture(name: "picture", bytes: bytes)]
    let order = try reading.order(parameters)
    guard type == "application/json" || pictures.count == 1 else {
      throw Problem(
        .notAcceptable, "As image/png one picture is answered: send one, or accept application/json.")
    }
    let answers = try await answers(pictures, order, annotating: type == "image/png", &call)
    if let only = answers.first, let refusal = only.refusal,
      type == "image/png" ? only.annotated == nil : !isForm && only.pages == 0
    {
      throw Problem(refusal)
    }
    if type == "image/png" { return Self.content(answers.first?.annotated ?? [], type) }
    let items = zip(pictures, answers).map { Self.json($0.name, $1, call.id) }
    return Self.content(
      Array("{\"schema\":1,\"pictures\":[\(items.joined(separator: ","))]}\n".utf8), "application/json")
  }

  /// Parts with a file name are pictures, the others parameters.
  private func pictures(
    of bytes: [UInt8], _ type: String, _ parameters: inout [(name: String, value: String)]
  ) throws -> [Picture] {
    let form = try MultipartForm(bytes, type: type, most: limits.pictures + 20)
    var pictures: [Picture] = []
    for part in form.parts {
      if let name = part.fileName {
        pictures.append(Picture(name: name.isEmpty ? "picture" : name, bytes: Array(bytes[part.content])))
      } else {
        parameters.append((part.name ?? "", String(decoding: bytes[part.content], as: UTF8.self)))
      }
    }
    guard !pictures.isEmpty else {
      throw Problem(.badContent, "The form has no picture: a part with a file name is one.")
    }
    guard pictures.count <= limits.pictures else {
      throw Problem(
        .tooLarge, "The form has \(pictures.count) pictures; \(limits.pictures) at most are taken at once.")
    }
    return pictures
  }

  /// In the order of the pictures; as many at a time as the gate has places.
  private func answers(
    _ pictures: [Picture], _ order: ReadingService.Order, annotating: Bool, _ call: inout Call
  ) async throws -> [ReadingService.Answer] {
    typealias Timed = (index: Int, answer: ReadingService.Answer, seconds: Double)
    let timed = try await withThrowingTaskGroup(of: Timed.self) { group in
      for (index, picture) in pictures.enumerated() {
        group.addTask {
          try await gate.take()
          let start = ContinuousClock.now
          let answer = await reading.read(
            picture.bytes, name: picture.name, order, annotating: annotating,
            onLast: { Task { await gate.release() } })
          return (index, answer, start.duration(to: .now) / .seconds(1))
        }
      }
      return try await group.reduce(into: [Timed]()) { $0.append($1) }.sorted { $0.index < $1.index }
    }
    for (_, answer, seconds) in timed {
      call.work += seconds
      call.pictures += 1
      call.codes += answer.codes.count
      metrics.work("/read", seconds: seconds)
      metrics.picture(answer.symbologies, isRefused: answer.refusal != nil)
    }
    return timed.map(\.answer)
  }

  private static func json(_ name: String, _ answer: ReadingService.Answer, _ id: String) -> String {
    let notices = answer.notices.map { JSONText.quoted($0) }.joined(separator: ",")
    let error = answer.refusal.map { Problem($0).json(id) } ?? "null"
    return """
      {"name":\(JSONText.quoted(name)),"pages":\(answer.pages),\
      "codes":[\(answer.codes.joined(separator: ","))],"notices":[\(notices)],"error":\(error)}
      """
  }
}
