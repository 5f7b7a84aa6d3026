internal import Foundation
internal import HTTPTypes

/// Who may use the API.
enum Access: Sendable {
  /// Everybody who reaches the server.
  case open
  /// Who has one of these keys.
  case keys(APIKeys)
  /// Nobody.
  case off

  /// The client's name if it may; throws why not.
  func client(_ fields: HTTPFields, address: String) throws(Problem) -> String {
    switch self {
    case .open: return address
    case .off:
      throw Problem(
        .notOffered,
        "Here only the web application is served: whoever runs it can start it with --keys or --open.")
    case .keys(let keys):
      if let name = keys.name(of: fields) { return name }
      throw Problem(
        .notAuthorized, "Send a key of this server, as \"Authorization: Bearer KEY\".",
        fields: [(.wwwAuthenticate, "Bearer realm=\"QuietZone\"")])
    }
  }
}

/// Keys of a file: a line each, a name and the key with white space between; # begins a comment.
struct APIKeys: Sendable {
  private let keys: [(name: String, key: [UInt8])]

  /// A shorter key could be guessed.
  static let shortest = 16

  init(file: String) throws(ServerFailure) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { throw ServerFailure("\(file): the keys can't be read from it") }
    if let mode = attributes[.posixPermissions] as? Int, mode & 0o007 != 0 {
      throw ServerFailure("\(file): everybody on this machine can read the keys; chmod o= \(file)")
    }
    var keys: [(name: String, key: [UInt8])] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      guard words.count == 2, words[1].utf8.count >= Self.shortest else {
        throw ServerFailure(
          "\(file), line \(number + 1): expected a name and a key of \(Self.shortest) or more characters")
      }
      let name = String(words[0]), key = Array(words[1].utf8)
      guard !keys.contains(where: { $0.name == name || $0.key == key }) else {
        throw ServerFailure("\(file), line \(number + 1): the name or the key is there already")
      }
      keys.append((name, key))
    }
    guard !keys.isEmpty else { throw ServerFailure("\(file): has no key; a line is a name and a key") }
    self.keys = keys
  }

  /// The name of the key that a request has: RFC 6750, 2.1, or the field `X-API-Key`.
  func name(of fields: HTTPFields) -> String? {
    let bearer = fields[.authorization].flatMap { field -> Substring? in
      let words = field.split(separator: " ", maxSplits: 1)
      return words.count == 2 && words[0].lowercased() == "bearer" ? words[1] : nil
    }
    let given = Array((bearer ?? HTTPField.Name("X-API-Key").flatMap { fields[$0] }?[...] ?? "").utf8)
    var found: String?
    // All are compared, whichever it is: how long it takes tells nothing.
    for (name, key) in keys where Self.isEqual(key, given) { found = name }
    return found
  }

  /// Takes as long for any bytes of one length.
  private static func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
