internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import QuietZoneCommands

/// Answers what is asked of the engine: reading, making, checking, and what tells of them.
struct APIResponder: Sendable {
  /// What one request may cost.
  struct Limits: Sendable {
    /// Pictures of a form.
    var pictures: Int
    /// For a request's content to come.
    var upload: Duration
  }

  let reading: ReadingService
  let making = MakingService()
  let checking = CheckingService()
  let limits: Limits
  let access: Access
  let gate: Gate
  let metrics = Metrics()
  let logger: Logger

  /// Bytes of what is no picture: the content of a symbol, with a logo beside it.
  static let mostContent = 4_000_000

  /// The methods of each path.
  static let paths: [String: [HTTPRequest.Method]] = [
    "/read": [.post], "/make": [.get, .head, .post], "/check": [.post], "/openapi.json": [.get, .head],
    "/metrics": [.get, .head],
  ]

  /// The most bytes of content that a path takes; `nil` for a path that is none of these.
  func mostContent(_ path: String) -> Int? {
    switch path {
    case "/read": reading.limits.bytes
    case "/make", "/check": Self.mostContent
    default: nil
    }
  }

  /// A request and what is noted of it while it is answered.
  struct Call: Sendable {
    let request: Request
    let id: String
    var client: String
    var received = 0
    /// Pictures and codes read.
    var pictures = 0
    var codes = 0
    /// The engine's own time, seconds.
    var work = 0.0
  }

  func respond(to request: Request, from address: String, id: String) async -> Response {
    let start = ContinuousClock.now
    var call = Call(request: request, id: id, client: address)
    var response: Response
    var kind: Problem.Kind?
    do {
      response = try await answer(&call)
      if call.work > 0 { response.headers[.serverTiming] = "work;dur=\(Self.milliseconds(call.work))" }
    } catch {
      let problem = Self.problem(error)
      kind = problem.kind
      response = problem.response(call.id)
    }
    let seconds = start.duration(to: .now) / .seconds(1)
    let sent = response.body.contentLength ?? 0
    metrics.request(
      request.uri.path, status: response.status.code, seconds: seconds, received: call.received, sent: sent)
    log(call, response.status.code, kind, seconds, sent)
    return response
  }

  private func answer(_ call: inout Call) async throws -> Response {
    let path = call.request.uri.path, methods = Self.paths[path] ?? []
    guard methods.contains(call.request.method) else {
      let names = methods.map(\.rawValue).joined(separator: ", ")
      throw Problem(.badMethod, "\(path) answers \(names).", fields: [(.allow, names)])
    }
    if path == "/openapi.json" { return Self.content(PackageResources.openapi_json, "application/json") }
    call.client = try access.client(call.request.headers, address: call.client)
    if path == "/metrics" { return await metricsPage() }
    let most = mostContent(path) ?? 0
    let hasContent = call.request.method == .post
    if hasContent { try Upload.checkCoding(call.request) }
    let expected = hasContent ? try Upload.expected(call.request, most: most) : 0
    let entry = try await gate.enter(call.client, bytes: expected)
    defer { Task { await gate.leave(entry) } }
    let bytes = hasContent ? try await Upload.bytes(of: call.request, most: most, within: limits.upload) : []
    call.received = bytes.count
    switch path {
    case "/read": return try await read(bytes, &call)
    case "/make": return try await make(bytes, &call)
    default: return try await check(bytes, call)
    }
  }

  private static func problem(_ error: any Error) -> Problem {
    switch error {
    case let problem as Problem: problem
    case let refusal as ServiceRefusal: Problem(refusal)
    case is CancellationError:
      Problem(.overloaded, "The server ends: ask again in a second.", fields: Problem.soon)
    // The connection broke off, or sent what is no HTTP: nobody is left to read this.
    default: Problem(.badRequest, "The request's content did not come to its end.")
    }
  }

  private func metricsPage() async -> Response {
    let counts = await gate.counts
    let text = metrics.text([
      ("requests_inside", "Requests that are under way.", counts.inside),
      ("working", "Pictures and symbols that are worked on.", counts.working),
      ("waiting", "Pictures and symbols that wait for a place.", counts.waiting),
      ("resident_bytes", "Memory of the process.", Process.residentBytes),
    ])
    return Self.content(Array(text.utf8), "text/plain; version=0.0.4; charset=utf-8")
  }

  /// An answer of these bytes, which no cache keeps.
  static func content(_ bytes: [UInt8], _ type: String) -> Response {
    var response = Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    response.headers[.contentType] = type
    response.headers[.cacheControl] = "no-store"
    return response
  }

  static func milliseconds(_ seconds: Double) -> String { "\((seconds * 10_000).rounded() / 10)" }

  /// What was asked, never what was in it.
  private func log(_ call: Call, _ status: Int, _ kind: Problem.Kind?, _ seconds: Double, _ sent: Int) {
    var metadata: Logger.Metadata = [
      "id": "\(call.id)", "client": "\(call.client)", "method": "\(call.request.method)",
      "path": "\(call.request.uri.path)", "status": .stringConvertible(status),
      "ms": .stringConvertible((seconds * 10_000).rounded() / 10),
      "received": .stringConvertible(call.received), "sent": .stringConvertible(sent),
    ]
    if call.work > 0 { metadata["work_ms"] = .stringConvertible((call.work * 10_000).rounded() / 10) }
    if call.request.uri.path == "/read", kind == nil {
      metadata["pictures"] = .stringConvertible(call.pictures)
      metadata["codes"] = .stringConvertible(call.codes)
    }
    if let kind { metadata["problem"] = "\(kind.rawValue)" }
    logger.info("request", metadata: metadata)
  }
}

extension HTTPField.Name {
  static let requestID = Self("X-Request-Id")!
  static let serverTiming = Self("Server-Timing")!
  static let codeWarning = Self("X-Code-Warning")!
}

/// What the system says of this process.
enum Process {
  /// Bytes that are in memory; 0 where the system has no /proc.
  static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
