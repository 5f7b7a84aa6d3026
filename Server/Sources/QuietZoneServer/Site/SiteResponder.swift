internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Answers every request: `/health`, the API, and for the rest the file at the path.
struct SiteResponder: HTTPResponder {
  typealias Context = ServerContext

  /// The web application; `nil` where the API alone is served.
  let folder: WebFolder?
  let api: APIResponder
  /// Whether the address of a client is what a proxy in front says.
  let isBehindProxy: Bool
  private let started = ContinuousClock.now

  init(folder: WebFolder?, api: APIResponder, isBehindProxy: Bool) {
    (self.folder, self.api, self.isBehindProxy) = (folder, api, isBehindProxy)
  }

  func respond(to request: Request, context: Context) async throws -> Response {
    let isAPI = APIResponder.paths[request.uri.path] != nil && Self.namesOneHost(request.head)
    let id = RequestID.of(request), isHead = request.method == .head
    var response: Response
    if isAPI {
      response = await api.respond(to: request, from: address(request, context), id: id)
    } else {
      do { response = try answer(to: request) } catch { response = error.response(id) }
    }
    response.headers[.requestID] = id
    SecurityHeaders.add(to: &response.headers)
    if isAPI, request.method == .get || isHead, api.access.isOpen {
      // Pages of other origins may show codes that anybody can have.
      response.headers[.crossOriginResourcePolicy] = "cross-origin"
    }
    // RFC 9110, 9.3.2: the same fields as GET, no content.
    return isHead ? response.createHeadResponse() : response
  }

  /// Of the connection, or the one that the proxy in front added last.
  private func address(_ request: Request, _ context: Context) -> String {
    let forwarded = isBehindProxy ? request.headers[.forwardedFor] : nil
    let last = forwarded?.split(separator: ",").last.map { $0.filter { !$0.isWhitespace } } ?? ""
    return last.isEmpty ? context.address : String(last.prefix(64))
  }

  private func answer(to request: Request) throws(Problem) -> Response {
    guard Self.namesOneHost(request.head) else {
      throw Problem(.badRequest, "A request names one host, in the field Host.")
    }
    guard request.method == .get || request.method == .head else {
      throw Problem(.badMethod, "Only GET and HEAD are answered here.", fields: [(.allow, "GET, HEAD")])
    }
    if request.uri.path == "/health" { return health() }
    guard let asset = folder?.asset(at: request.uri.path) else {
      throw Problem(.notFound, "There is nothing at this address: /openapi.json tells what there is.")
    }
    return try Self.send(asset, to: request)
  }

  private func health() -> Response {
    let seconds = started.duration(to: .now).components.seconds
    let module = folder?.hasModule ?? false
    let text = """
      {"status":"ok","product":"quietzone-server","version":"\(ServeCommand.version)",\
      "module":\(module),"uptime_seconds":\(seconds)}

      """
    return Self.content(.ok, .json, ByteBuffer(string: text), cache: "no-store")
  }

  /// RFC 9112, 3.2: the first field `Host` is the authority; there may be no second one.
  static func namesOneHost(_ request: HTTPRequest) -> Bool {
    request.authority != nil
      && HTTPField.Name("Host").map { request.headerFields[values: $0].isEmpty } == true
  }

  /// The file, compressed where the browser takes that, or a part of it, or nothing where its copy is good.
  private static func send(_ asset: Asset, to request: Request) throws(Problem) -> Response {
    let fields = request.headers
    let coding = accepted(fields[.acceptEncoding]).first { asset.coded[$0] != nil }
    let (bytes, tag) = (coding.flatMap { asset.coded[$0] } ?? asset.plain, asset.entityTag(coding))
    // Shell files are asked for each time, and mostly answered by 304; a fingerprinted name never changes.
    let cache = asset.isFingerprinted ? "public, max-age=31536000, immutable" : "no-cache"
    var response =
      try isHeld(asset, fields[.ifNoneMatch])
      ? Response(status: .notModified)
      : part(of: bytes, asset.type, tag: tag, cache: cache, request)
    response.headers[.eTag] = tag
    response.headers[.cacheControl] = cache
    response.headers[.acceptRanges] = "bytes"
    response.headers[.vary] = asset.type.isCompressible ? "Accept-Encoding" : nil
    let hasContent = response.status == .ok || response.status == .partialContent
    if hasContent { response.headers[.contentEncoding] = coding?.rawValue }
    return response
  }

  /// RFC 9110, 14.2: what `Range` asks for, where `If-Range` names what is here; of GET alone.
  private static func part(
    of bytes: ByteBuffer, _ type: MediaType, tag: String, cache: String, _ request: Request
  ) throws(Problem) -> Response {
    let isWanted = request.method == .get && (request.headers[.ifRange] ?? tag) == tag
    switch ByteRange(isWanted ? request.headers[.range] : nil, count: bytes.readableBytes) {
    case .part(let range):
      guard let slice = bytes.getSlice(at: bytes.readerIndex + range.lowerBound, length: range.count) else {
        break
      }
      var response = content(.partialContent, type, slice, cache: cache)
      response.headers[.contentRange] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.readableBytes)"
      return response
    case .outside:
      throw Problem(
        .badRange,
        "What is at this address has \(bytes.readableBytes) bytes, and the range begins behind them.",
        fields: [(.contentRange, "bytes */\(bytes.readableBytes)"), (.acceptRanges, "bytes")])
    case .whole: break
    }
    return content(.ok, type, bytes, cache: cache)
  }

  private static func content(
    _ status: HTTPResponse.Status, _ type: MediaType, _ bytes: ByteBuffer, cache: String
  ) -> Response {
    var response = Response(status: status, body: ResponseBody(byteBuffer: bytes))
    response.headers[.contentType] = type.name
    response.headers[.cacheControl] = cache
    return response
  }

  /// RFC 9110, 12.5.3: the codings that are named with a weight above 0, or else meant by `*`; the one that
  /// is wanted most comes first, and of equals the smaller one.
  static func accepted(_ field: String?) -> [ContentCoding] {
    WeightedList(field).wanted(of: ContentCoding.allCases) { [$0.rawValue, "*"] }
  }

  /// RFC 9110, 13.1.2: one of the tags names a representation of this file; weak ones count as well.
  private static func isHeld(_ asset: Asset, _ field: String?) -> Bool {
    let tags = (field ?? "").split(separator: ",").map { $0.trimmed() }
    return tags.contains { tag in
      let strong = tag.hasPrefix("w/") ? String(tag.dropFirst(2)) : tag
      return tag == "*" || strong == asset.entityTag(nil)
        || ContentCoding.allCases.contains { strong == asset.entityTag($0) }
    }
  }
}

/// What is known of a request besides itself: where it comes from.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Without the port.
  let address: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    address = source.channel.remoteAddress?.ipAddress ?? "unknown"
  }
}

extension HTTPField.Name {
  static let crossOriginResourcePolicy = Self("Cross-Origin-Resource-Policy")!
  static let forwardedFor = Self("X-Forwarded-For")!
}
