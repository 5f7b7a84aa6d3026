internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

/// Ends connections that would hold the server's memory or descriptors for nothing: after the answer to a
/// request whose content nobody wants any more, and where an answer is not taken. Tells clients that wait
/// for it to send what is wanted (`Expect: 100-continue`), and counts what is under way.
///
/// Requests that don't come, or whose fields come in drops, are the business of the idle timeout of the HTTP
/// channel; content that comes in drops is that of ``Upload``.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// How much a connection may bring and how long it may take.
  struct Limits: Sendable {
    /// How long an answer may wait to be taken.
    var patience: TimeAmount
    /// The most content, bytes, that a path takes by POST; `nil` where none is wanted.
    var mostContent: @Sendable (_ path: String) -> Int?
  }

  /// More content than this is not waited for where none is wanted, bytes.
  static let mostContent = 65_536
  /// How long content may still come after the answer, and not more than a megabyte of it, so that the
  /// answer arrives before the connection breaks off (RFC 9112, 9.6).
  private static let farewell = TimeAmount.milliseconds(500)

  private let limits: Limits
  private let traffic: Traffic
  /// Requests whose answers have not been sent.
  private var open = 0
  /// Whether a request's content is still to come.
  private var isReceiving = false
  private var closesAfterAnswer = false
  private var isAnswered = false
  /// Of the content that nobody wants, bytes.
  private var received = 0
  private var waiting: Scheduled<Void>?
  /// What is wrong with what came, where it is no HTTP.
  private var fault: Problem?

  init(_ limits: Limits, _ traffic: Traffic) {
    self.limits = limits
    self.traffic = traffic
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
    try? pipeline.addHandler(OldVersionHandler(), position: .before(codec))
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    waiting?.cancel()
    traffic.end(open)
    open = 0
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let request):
      open += 1
      traffic.begin()
      isReceiving = true
      closesAfterAnswer = closesAfterAnswer || isUnwanted(request)
      if !closesAfterAnswer, request.headerFields[.expect]?.lowercased() == "100-continue" {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
      }
    case .body(let bytes) where closesAfterAnswer:
      received += bytes.readableBytes
      if isAnswered, received > Self.mostContent * 16 { context.close(promise: nil) }
      return
    case .body: break
    case .end: isReceiving = false
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let response) where Self.isBare(response):
      answer(fault ?? Self.noHTTP, context: context, promise: promise)
    case .head(var response) where closesAfterAnswer || isReceiving:
      // Answered before its content came: that is not waited for.
      closesAfterAnswer = true
      response.headerFields[.connection] = "close"
      context.write(wrapOutboundOut(.head(response)), promise: promise)
    case .end: end(context: context, data: data, promise: promise)
    default: context.write(data, promise: promise)
    }
  }

  /// What is no HTTP is answered, and only one direction is closed by that: without an end the rest would be
  /// swallowed for as long as somebody sends.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if case HTTPParserError.headerOverflow = error { fault = Self.longHead }
    waiting?.cancel()
    let loop = context.eventLoop.assumeIsolated()
    waiting = loop.scheduleTask(in: Self.farewell) { context.close(promise: nil) }
    context.fireErrorCaught(error)
  }

  private static var noHTTP: Problem {
    Problem(.badRequest, "What came is no request as HTTP has it (RFC 9112): a method, an address, fields.")
  }

  private static var longHead: Problem {
    Problem(
      .headTooLarge,
      "The address or a field of the request has more than the 80 kB that are taken: content goes by POST.")
  }

  /// The library's own answer to what is no HTTP: all others say what kind of content they have.
  private static func isBare(_ response: HTTPResponse) -> Bool {
    response.status == .badRequest && response.headerFields[.contentType] == nil
  }

  /// Sends what all errors have in its place, but for the last part.
  private func answer(_ problem: Problem, context: ChannelHandlerContext, promise: EventLoopPromise<Void>?) {
    let id = RequestID.new(), content = problem.content(id)
    var response = HTTPResponse(status: problem.kind.status, headerFields: problem.headers)
    response.headerFields[.requestID] = id
    response.headerFields[.contentLength] = "\(content.readableBytes)"
    response.headerFields[.connection] = "close"
    SecurityHeaders.add(to: &response.headerFields)
    context.write(wrapOutboundOut(.head(response)), promise: promise)
    context.write(wrapOutboundOut(.body(content)), promise: nil)
  }

  /// The last part of an answer: from here on it is the client's turn to take it.
  private func end(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let loop = context.eventLoop.assumeIsolated()
    let sent = promise ?? context.eventLoop.makePromise(of: Void.self)
    waiting = loop.scheduleTask(in: limits.patience) { context.close(promise: nil) }
    sent.futureResult.assumeIsolated().whenComplete { [self] _ in
      if open > 0 {
        open -= 1
        traffic.end()
      }
      waiting?.cancel()
      waiting = nil
      guard closesAfterAnswer else { return }
      isAnswered = true
      context.close(mode: .output, promise: nil)
      waiting = loop.scheduleTask(in: Self.farewell) { context.close(promise: nil) }
    }
    context.writeAndFlush(data, promise: sent)
  }

  /// Whether the connection is not worth keeping: no host (RFC 9112, 3.2), or content that is too long, or
  /// of unknown length where none is wanted.
  private func isUnwanted(_ request: HTTPRequest) -> Bool {
    guard SiteResponder.namesOneHost(request) else { return true }
    let path = request.path.map { String($0.prefix { $0 != "?" }) } ?? ""
    let most = request.method == .post ? limits.mostContent(path) : nil
    if request.headerFields[.transferEncoding] != nil { return most == nil }
    guard let length = request.headerFields[.contentLength] else { return false }
    return (Int(length) ?? .max) > most ?? Self.mostContent
  }
}
