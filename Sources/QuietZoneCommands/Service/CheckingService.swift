import QuietZone
import QuietZoneMedia
import QuietZonePayloads

/// Tells what content means, and what is odd about it, without making or reading a symbol.
///
/// ```swift
/// print(CheckingService().check("(01)09501101530004"))
/// // {"text":…,"payload":{…},"gs1":{"valid":false,…}}
/// ```
public struct CheckingService: Sendable {
  public init() {}

  /// A JSON object: `text`; `payload`, with the oddities of a link; and `gs1`, null for what is neither
  /// written as element strings nor a GS1 Digital Link: `valid`, `error` (what is wrong, expected and where;
  /// null of valid ones), `elements` and `lines`, as they are printed beside a symbol.
  public func check(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return JSON.object([
      ("text", .string(text)), ("payload", Payload(text: bytes).json), ("gs1", Self.gs1(bytes)),
    ]).text
  }

  /// As ``check(_:)``, on a thread of its own: for who must not be kept from other work.
  public func checked(_ text: String) async -> String {
    await withCheckedContinuation { done in Task.blocking { done.resume(returning: check(text)) } }
  }

  private static func gs1(_ bytes: [UInt8]) -> JSON {
    do throws(GS1Error) {
      return object(try GS1ElementString(bytes, checks: .associations), error: nil)
    } catch {
      switch error.problem {
      case .notElementString: return .null
      case .digitalLink: return link(bytes)
      default: return object(try? GS1ElementString(bytes, checks: .structure), error: error)
      }
    }
  }

  private static func link(_ bytes: [UInt8]) -> JSON {
    do throws(GS1Error) {
      return object(try GS1DigitalLink(bytes).elementString, error: nil)
    } catch {
      switch error.problem {
      case .link(.scheme), .link(.host), .link(.noKey), .link(.convenienceAlpha): return .null
      default:
        guard isPlausible(bytes) else { return .null }
        return object(try? GS1DigitalLink(structureOf: bytes).elementString, error: error)
      }
    }
  }

  /// Whether a part of the path is a primary key, with a value behind it that begins with four digits and has
  /// more: GS1's own pattern of what may be a Digital Link. The 01 in `/2026/01/15` is a month.
  private static func isPlausible(_ address: [UInt8]) -> Bool {
    let path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let parts = path.split(separator: UInt8(ascii: "/"))
    return zip(parts, parts.dropFirst()).contains { name, value in
      GS1Identifier(name)?.isDigitalLinkKey == true && value.count > 4
        && value.prefix(4).allSatisfy { (48...57).contains($0) }
    }
  }

  /// `string` as far as it can be taken apart.
  private static func object(_ string: GS1ElementString?, error: GS1Error?) -> JSON {
    let elements = (string?.elements ?? []).map { element in
      JSON.object([
        ("ai", .string("\(element.identifier)")), ("value", .string(element.text)),
        ("label", element.identifier.title.map { .string($0) } ?? .null),
      ])
    }
    let fault: JSON =
      error.map {
        .object([
          ("message", .string("\($0)")), ("ai", $0.identifier.map { .string("\($0)") } ?? .null),
          ("place", .integer($0.place)), ("character", $0.character.map(JSON.integer) ?? .null),
        ])
      } ?? .null
    return .object([
      ("valid", .bool(error == nil)), ("error", fault), ("elements", .array(elements)),
      ("lines", .array((string?.lines ?? []).map { .string($0) })),
    ])
  }
}
