internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Ends connections that would hold the server's memory or descriptors for nothing: after the answer to a
/// request whose content nobody wants, and where an answer is not taken.
///
/// Requests that don't come, or come in drops, are the business of the idle timeout of the HTTP channel.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// More content than this is not waited for, bytes.
  static let mostContent = 65_536
  /// How long content may still come after the answer, and not more than a megabyte of it, so that the
  /// answer arrives before the connection breaks off (RFC 9112, 9.6).
  private static let farewell = TimeAmount.milliseconds(500)

  /// How long an answer may wait to be taken.
  private let patience: TimeAmount
  private var closesAfterAnswer = false
  private var isAnswered = false
  /// Of the content that nobody wants, bytes.
  private var received = 0
  private var waiting: Scheduled<Void>?

  init(patience: TimeAmount) { self.patience = patience }

  func handlerRemoved(context: ChannelHandlerContext) { waiting?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let request): closesAfterAnswer = closesAfterAnswer || Self.isUnwanted(request)
    case .body(let bytes) where closesAfterAnswer:
      received += bytes.readableBytes
      if isAnswered, received > Self.mostContent * 16 { context.close(promise: nil) }
      return
    default: break
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var response) where closesAfterAnswer:
      response.headerFields[.connection] = "close"
      context.write(wrapOutboundOut(.head(response)), promise: promise)
    case .end: end(context: context, data: data, promise: promise)
    default: context.write(data, promise: promise)
    }
  }

  /// What is no HTTP was answered before it came here, with 400, and only one direction was closed by that:
  /// without an end the rest would be swallowed for as long as somebody sends.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    waiting?.cancel()
    let loop = context.eventLoop.assumeIsolated()
    waiting = loop.scheduleTask(in: Self.farewell) { context.close(promise: nil) }
    context.fireErrorCaught(error)
  }

  /// The last part of an answer: from here on it is the client's turn to take it.
  private func end(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let loop = context.eventLoop.assumeIsolated()
    let sent = promise ?? context.eventLoop.makePromise(of: Void.self)
    waiting = loop.scheduleTask(in: patience) { context.close(promise: nil) }
    sent.futureResult.assumeIsolated().whenComplete { [self] _ in
      waiting?.cancel()
      waiting = nil
      guard closesAfterAnswer else { return }
      isAnswered = true
      context.close(mode: .output, promise: nil)
      waiting = loop.scheduleTask(in: Self.farewell) { context.close(promise: nil) }
    }
    context.writeAndFlush(data, promise: sent)
  }

  /// Whether the connection is not worth keeping: no host (RFC 9112, 3.2), or content that is long or of
  /// unknown length.
  private static func isUnwanted(_ request: HTTPRequest) -> Bool {
    if !SiteResponder.namesOneHost(request) || request.headerFields[.transferEncoding] != nil { return true }
    guard let length = request.headerFields[.contentLength] else { return false }
    return (Int(length) ?? .max) > mostContent
  }
}
