internal import NIOCore
internal import NIOHTTP1

/// Tells in the fields of a request what HTTP/1.0 has otherwise than HTTP/1.1, before the version is
/// forgotten: without a field `Host` the host is empty (RFC 9112, 3.2 and 3.3), and the connection ends with
/// the answer (RFC 9112, 9.3).
final class OldVersionHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), head.version == .http1_0 else {
      return context.fireChannelRead(data)
    }
    if !head.headers.contains(name: "Host") { head.headers.add(name: "Host", value: "") }
    head.headers.replaceOrAdd(name: "Connection", value: "close")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}
