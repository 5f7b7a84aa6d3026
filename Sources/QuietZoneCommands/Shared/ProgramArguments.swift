import ArgumentParser
import Foundation
import QuietZoneMedia

/// What the program was called with, made ready for the commands.
enum ProgramArguments {
  /// The process's own, without the program's name. Bytes that are no UTF-8 are as ``FileName`` writes them:
  /// ``FileName/isText(_:)`` tells whether there are any, ``FileName/bytes(_:)`` gives them back.
  static var ofProcess: [String] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        FileName.text([UInt8](UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
      }
    }
  }

  /// With the command in front that is meant where none is named:
  /// - `read` where a file comes first: `quietzone photograph.jpg`;
  /// - `make` where an option comes first and `-o`, which no other command has, names a file to write:
  ///   `quietzone -o code.png hi`.
  /// - Throws: ValidationError for a word that is no command and no file, and for other options.
  static func withCommand(_ arguments: [String]) throws -> [String] {
    let names = QuietZoneCommand.commandNames + ["help"]
    guard let first = arguments.first, !names.contains(first), !isOfRoot(first) else { return arguments }
    let isWriting = namesOutput(arguments)
    guard !first.hasPrefix("-") || first == "-" else {
      if isWriting { return ["make"] + arguments }
      throw ValidationError(commandless(first))
    }
    if first == "-" || Folder.kind(first) != nil { return ["read"] + arguments }
    let near = Spelling.suggestion(first, names)
    // The name of a file that isn't there: reading says so.
    if near.isEmpty, !isWriting, first.contains(".") || first.contains("/") { return ["read"] + arguments }
    let hint =
      isWriting
      ? "; to make a code of it, begin with make or with an option."
      : "; the commands are \(names.joined(separator: ", "))."
    throw ValidationError(
      "there is no command and no file \(VisibleText.path(first))" + (near.isEmpty ? hint : near))
  }

  /// The options that stand before a command, or without one.
  private static let ofRoot = ["--help", "--version", "-h", "--help-hidden", "--experimental-dump-help"]

  private static func isOfRoot(_ option: String) -> Bool {
    ofRoot.contains(option) || option.hasPrefix("--generate-completion-script")
      || option.hasPrefix("---completion")
  }

  /// Whether `-o` or `--output` is there, its value joined to it or not.
  private static func namesOutput(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains {
      $0.hasPrefix("-o") || $0 == "--output" || $0.hasPrefix("--output=")
    }
  }

  /// Says what an option in place of a command may have been meant for.
  private static func commandless(_ option: String) -> String {
    let near = Spelling.suggestion(option, Array(ofRoot.prefix(2)))
    if !near.isEmpty { return "there is no option \(VisibleText.path(option))\(near)" }
    return
      "\(VisibleText.path(option)) stands in place of a command: begin with make, read or scan, or with "
      + "a file to read, or name the file to make with -o."
  }
}
