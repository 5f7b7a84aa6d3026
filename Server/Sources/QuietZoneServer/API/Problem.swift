internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import QuietZoneCommands

/// Why a request was not answered as asked: RFC 9457, `application/problem+json`.
struct Problem: Error {
  /// What kind it is; its `type` ends with the name and does not change.
  enum Kind: String, CaseIterable {
    case badRequest = "bad-request"
    case badParameter = "bad-parameter"
    case badContent = "bad-content"
    case notAuthorized = "not-authorized"
    case notOffered = "not-offered"
    case notFound = "not-found"
    case badMethod = "bad-method"
    case notAcceptable = "not-acceptable"
    case tooSlow = "too-slow"
    case tooLarge = "too-large"
    case badMediaType = "bad-media-type"
    case badRange = "bad-range"
    case headTooLarge = "head-too-large"
    case tooLong = "too-long"
    case tooMany = "too-many"
    case overloaded = "overloaded"

    var status: HTTPResponse.Status {
      switch self {
      case .badRequest, .badParameter: .badRequest
      case .badContent, .tooLong: .unprocessableContent
      case .notAuthorized: .unauthorized
      case .notOffered: .forbidden
      case .notFound: .notFound
      case .badMethod: .methodNotAllowed
      case .notAcceptable: .notAcceptable
      case .tooSlow: .requestTimeout
      case .tooLarge: .contentTooLarge
      case .badMediaType: .unsupportedMediaType
      case .badRange: .rangeNotSatisfiable
      case .headTooLarge: .requestHeaderFieldsTooLarge
      case .tooMany: .tooManyRequests
      case .overloaded: .serviceUnavailable
      }
    }

    var title: String {
      switch self {
      case .badRequest: "The request can't be understood"
      case .badParameter: "A parameter is wrong"
      case .badContent: "The content can't be used"
      case .notAuthorized: "A key is needed"
      case .notOffered: "This server does not offer that"
      case .notFound: "There is nothing at this address"
      case .badMethod: "The method is not answered here"
      case .notAcceptable: "None of the accepted media types is made here"
      case .tooSlow: "The request came too slowly"
      case .tooLarge: "It is larger than is taken"
      case .badMediaType: "The media type is not read here"
      case .badRange: "Nothing of it is in this range"
      case .headTooLarge: "The head of the request is larger than is taken"
      case .tooLong: "It takes longer than it may"
      case .tooMany: "Too many requests at the same time"
      case .overloaded: "The server is busy"
      }
    }
  }

  var kind: Kind
  /// A sentence: what was wrong, what was expected, what to do.
  var detail: String
  /// Fields that the answer has besides, such as `Allow`.
  var fields: [(name: HTTPField.Name, value: String)] = []

  init(_ kind: Kind, _ detail: String, fields: [(name: HTTPField.Name, value: String)] = []) {
    (self.kind, self.detail, self.fields) = (kind, detail, fields)
  }

  init(_ refusal: ServiceRefusal) {
    let kind: Kind =
      switch refusal.reason {
      case .parameter: .badParameter
      case .content: .badContent
      case .kind: .badMediaType
      case .size: .tooLarge
      case .time: .tooLong
      case .memory: .overloaded
      }
    self.init(kind, Self.sentence(refusal.description))
    if kind == .overloaded { fields = Self.soon }
  }

  /// For who may try again in a second.
  static let soon: [(name: HTTPField.Name, value: String)] = [(.retryAfter, "1")]

  /// With a full stop.
  private static func sentence(_ text: String) -> String {
    guard let last = text.last else { return text }
    return ".!?".contains(last) ? text : text + "."
  }

  /// As the members of a JSON object; `instance` is the request's id.
  func json(_ request: String) -> String {
    """
    {"type":"urn:quietzone:problem:\(kind.rawValue)","title":\(JSONText.quoted(kind.title)),\
    "status":\(kind.status.code),"detail":\(JSONText.quoted(detail)),"instance":\(JSONText.quoted(request))}
    """
  }

  func response(_ request: String) -> Response {
    Response(status: kind.status, headers: headers, body: ResponseBody(byteBuffer: content(request)))
  }

  func content(_ request: String) -> ByteBuffer { ByteBuffer(string: json(request) + "\n") }

  /// The fields of the answer.
  var headers: HTTPFields {
    var headers: HTTPFields = [.contentType: "application/problem+json", .cacheControl: "no-store"]
    for (name, value) in fields { headers[name] = value }
    return headers
  }
}
