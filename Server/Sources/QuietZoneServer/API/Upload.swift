internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Takes the content of a request, within limits of size and time.
enum Upload {
  /// The bytes that a request may bring: what it says, or as many as are taken where it does not say.
  static func expected(_ request: Request, most: Int) throws(Problem) -> Int {
    guard let field = request.headers[.contentLength] else { return most }
    guard let length = Int(field), length <= most else { throw tooLarge(most) }
    return length
  }

  /// Content is taken as it is, and never unpacked: RFC 9110, 8.4 and 15.5.16.
  static func checkCoding(_ request: Request) throws(Problem) {
    let codings = (request.headers[.contentEncoding] ?? "").split(separator: ",").map { $0.trimmed() }
    guard let coding = codings.first(where: { !$0.isEmpty && $0 != "identity" }) else { return }
    throw Problem(
      .badMediaType,
      "The content is coded as \(coding): send it as it is, without the field Content-Encoding.",
      fields: [(.acceptEncoding, "identity")])
  }

  static func bytes(of request: Request, most: Int, within time: Duration) async throws -> [UInt8] {
    try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
      group.addTask {
        var bytes: [UInt8] = []
        for try await part in request.body {
          guard part.readableBytes <= most - bytes.count else { throw tooLarge(most) }
          bytes.append(contentsOf: part.readableBytesView)
        }
        return bytes
      }
      group.addTask {
        try await Task.sleep(for: time)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let bytes = first else {
        throw Problem(.tooSlow, "The content was not there after \(time / .seconds(1)) s.")
      }
      return bytes
    }
  }

  private static func tooLarge(_ most: Int) -> Problem {
    Problem(.tooLarge, "The content has more than the \(most) bytes that are taken.")
  }
}
