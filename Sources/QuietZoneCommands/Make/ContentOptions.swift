import QuietZoneMedia
import ArgumentParser
import Foundation
import QuietZone

/// Where the content of a code comes from, and what is done to it before it becomes one.
struct ContentOptions: ParsableArguments {
  @Option(
    name: [.customShort("f", allowingJoined: true), .long],
    help: ArgumentHelp("The content: all bytes of a file, as they are.", valueName: "path"),
    completion: .file())
  var file: String?

  @Flag(help: "Leave out the line end behind a file or standard input; typed input loses it anyway.")
  var trim = false

  @Flag(
    name: [.customShort("e"), .long],
    help: ArgumentHelp("Backslashes in the content stand for bytes: \(ContentEscapes.known)."))
  var escapes = false

  func validate() throws {
    if file == "" { throw ValidationError("--file takes the path of a file.") }
  }

  /// The content: the file's, standard input's where the words are `-`, or the words.
  ///
  /// - Parameters:
  ///   - symbology: what it is for, which decides how much is read.
  ///   - count: how many codes it is to be spread over.
  func input(_ words: [String], for symbology: Symbology, count: Int?, on console: Console) throws
    -> MakeInput
  {
    var input: MakeInput
    let limit = ContentLimit(symbology, count: count)
    if let file {
      input = MakeInput(bytes: try limit.checked(try Files.read(file, upTo: limit.bytes + 1), file))
      input.isExact = true
      if trim { input.bytes = Self.withoutLineEnd(input.bytes) }
    } else if words == ["-"] {
      let bytes = try limit.checked(console.readInput(limit.bytes + 1), "standard input")
      let isTrimmed = trim || console.isInputTerminal
      input = MakeInput(bytes: isTrimmed ? Self.withoutLineEnd(bytes) : bytes, isExact: true)
    } else {
      input = MakeInput(bytes: Array(words.joined(separator: " ").utf8))
    }
    try finish(&input)
    return input
  }

  /// Resolves escapes, and refuses content that is none.
  func finish(_ input: inout MakeInput) throws {
    if escapes {
      input.bytes = try ContentEscapes.resolved(input.bytes)
      // Escapes can make bytes that are no text.
      if String(utf8: input.bytes) == nil { input.isExact = true }
    }
    guard !input.bytes.isEmpty else {
      throw CommandFailure("the text is empty; there is nothing to make a code of")
    }
  }

  /// One LF, CR LF or CR less at the end.
  static func withoutLineEnd(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if bytes.last == 10 { bytes.removeLast() }
    if bytes.last == 13 { bytes.removeLast() }
    return bytes
  }
}
