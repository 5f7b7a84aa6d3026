internal import Foundation
internal import NIOCore

/// The parts of `multipart/form-data`: RFC 7578, in the form of RFC 2046, 5.1.1.
struct MultipartForm {
  struct Part {
    /// Of its field `Content-Disposition`.
    var name: String?
    var fileName: String?
    /// Its field `Content-Type`; empty where it has none.
    var type = ""
    /// In the bytes of the form.
    var content: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var parts: [Part] = []

  /// Bytes of the fields in front of a part's content.
  private static let mostHead = 8192

  /// - Parameters:
  ///   - type: the value of the field `Content-Type`, which names the boundary.
  ///   - most: parts that are taken.
  init(_ bytes: [UInt8], type: String, most: Int) throws(Problem) {
    self.bytes = bytes
    guard let boundary = Self.parameter("boundary", of: type[...]), (1...70).contains(boundary.utf8.count)
    else {
      throw Problem(.badRequest, "Content-Type has no boundary of 1 to 70 characters, as multipart needs.")
    }
    try take(Array("--\(boundary)".utf8), most)
  }

  private mutating func take(_ boundary: [UInt8], _ most: Int) throws(Problem) {
    guard var end = lineStart(boundary, from: 0) else {
      throw Problem(.badRequest, "The form does not have its boundary at the start of a line.")
    }
    while true {
      var at = end + boundary.count
      if has([0x2D, 0x2D], at) { return }
      // White space between the boundary and the end of its line belongs to neither.
      while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
      guard has([0x0D, 0x0A], at) else {
        throw Problem(.badRequest, "Behind a boundary of the form stands neither a line end nor --.")
      }
      guard let next = lineStart(boundary, from: at) else {
        throw Problem(
          .badRequest, "The form ends within a part, without its last boundary: some of it was not sent.")
      }
      guard parts.count < most else {
        throw Problem(
          .tooLarge, "The form has more than the \(most) parts that are taken: send several forms.")
      }
      parts.append(try part(at + 2, next - 2))
      end = next
    }
  }

  /// Where `boundary` stands at the start of a line. A search for the line end with it looks at each byte a
  /// few times at most, whatever boundary a hostile form names.
  private func lineStart(_ boundary: [UInt8], from start: Int) -> Int? {
    if start == 0, has(boundary, 0) { return 0 }
    return place(of: [0x0D, 0x0A] + boundary, from: start).map { $0 + 2 }
  }

  private func place(of wanted: [UInt8], from start: Int) -> Int? {
    var at = start
    while at >= 0, at + wanted.count <= bytes.count {
      let found = bytes[at...].firstIndex(of: wanted[0]) ?? bytes.count
      if has(wanted, found) { return found }
      at = found + 1
    }
    return nil
  }

  private func has(_ wanted: [UInt8], _ at: Int) -> Bool {
    at >= 0 && at + wanted.count <= bytes.count && bytes[at..<at + wanted.count].elementsEqual(wanted)
  }

  /// A part between its first line and the line end in front of the next boundary.
  private func part(_ start: Int, _ end: Int) throws(Problem) -> Part {
    let blank: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    // Without fields the content begins behind an empty line.
    let head = has([0x0D, 0x0A], start) ? start - 2 : place(of: blank, from: start) ?? end
    guard head + 4 <= end, head - start <= Self.mostHead else {
      throw Problem(.badRequest, "A part of the form has no empty line between its fields and its content.")
    }
    var part = Part(content: head + 4..<end)
    guard head > start else { return part }
    let fields = String(decoding: bytes[start..<head], as: UTF8.self)
    for line in fields.split(separator: "\r\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      switch halves[0].lowercased() {
      case "content-disposition":
        part.name = Self.parameter("name", of: halves[1])
        part.fileName = Self.parameter("filename", of: halves[1])
      case "content-type": part.type = String(halves[1])
      default: break
      }
    }
    return part
  }

  /// The value of `name=value` or `name="value"` behind a semicolon; `%22` and `\"` are a quotation mark.
  static func parameter(_ name: String, of field: Substring) -> String? {
    var rest = field
    while let semicolon = rest.firstIndex(of: ";") {
      rest = rest[rest.index(after: semicolon)...].drop { $0 == " " || $0 == "\t" }
      guard let equals = rest.firstIndex(of: "=") else { return nil }
      let isWanted = rest[..<equals].trimmingCharacters(in: .whitespaces).lowercased() == name
      rest = rest[rest.index(after: equals)...]
      let value = rest.first == "\"" ? quoted(&rest) : String(rest.prefix { $0 != ";" })
      if isWanted { return value.trimmingCharacters(in: .whitespaces) }
    }
    return nil
  }

  private static func quoted(_ rest: inout Substring) -> String {
    var value = ""
    rest.removeFirst()
    while let character = rest.popFirst(), character != "\"" {
      // Browsers write \ in names of files as it is, and " as %22; others escape both.
      let isEscape = character == "\\" && (rest.first == "\"" || rest.first == "\\")
      value.append(isEscape ? rest.removeFirst() : character)
    }
    return value.replacing("%22", with: "\"")
  }
}
