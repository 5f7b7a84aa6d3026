internal import Hummingbird

/// What an answer and the log know a request by.
enum RequestID {
  /// The one that the request has, as far as it is one, or a new one.
  static func of(_ request: Request) -> String {
    if let given = request.headers[.requestID], (1...64).contains(given.utf8.count),
      given.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
    {
      return given
    }
    return new()
  }

  static func new() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
