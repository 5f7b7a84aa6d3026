import ArgumentParser
import Foundation

/// The program `quietzone`: everything but `main`, so that tests run it inside their own process.
public enum QuietZoneProgram {
  /// Runs the command that the process's arguments name, and ends the process with its exit code.
  public static func run() async -> Never {
    let code = await run(ProgramArguments.ofProcess, on: .standard)
    // Without a library's farewells: one may still be at work on a file that took too long.
    fflush(nil)
    _exit(code)
  }

  /// The same on a console; returns the exit code.
  static func run(_ arguments: [String], on console: Console) async -> Int32 {
    var command: (any ParsableCommand)?
    do {
      let parsed = try QuietZoneCommand.parseAsRoot(ProgramArguments.withCommand(arguments))
      command = parsed
      if let asking = parsed as? any ConsoleCommand {
        try await asking.run(on: console)
      } else {
        var other = parsed
        try other.run()
      }
      return 0
    } catch let error as ValidationError {
      // Found after parsing: the parser's own message would show the usage of the program, not the command's.
      var type: any ParsableCommand.Type = QuietZoneCommand.self
      if let command { type = Swift.type(of: command) }
      let name = command == nil ? "quietzone" : "quietzone \(type.configuration.commandName ?? "")"
      console.note(
        """
        error: \(error.message)
        Usage: \(QuietZoneCommand.usageString(for: type))
          See '\(name) --help' for more information.
        """)
      return ExitCode.validationFailure.rawValue
    } catch {
      let message = withFileNames(QuietZoneCommand.fullMessage(for: error), arguments)
      let code = QuietZoneCommand.exitCode(for: error).rawValue
      if !message.isEmpty { if code == 0 { console.line(message) } else { console.note(message) } }
      return code
    }
  }
}

extension QuietZoneProgram {
  /// Where bash knows nothing else to complete, it completes file names: of a command that is left away the
  /// generator knows nothing.
  private static func withFileNames(_ message: String, _ arguments: [String]) -> String {
    guard arguments.first?.hasPrefix("--generate-completion-script") == true else { return message }
    return message.replacing("complete -o filenames -F ", with: "complete -o default -o filenames -F ")
  }
}

/// `quietzone`, the root of the commands.
struct QuietZoneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quietzone",
    abstract: "Makes barcodes, and reads them in pictures.",
    discussion: """
      EXAMPLES
        quietzone make "https://example.org"             draws a code in the terminal
        quietzone make -o code.svg "https://example.org" writes it as a picture
        quietzone -o code.png "https://example.org"      the same, short
        quietzone photograph.jpg                         prints what codes in it say
        quietzone read --json *.png                      the same in detail, as JSON
        quietzone scan /dev/video0                       prints what a camera sees

      A command may be left away: what begins with a file is read, and what begins with an option and names \
      a file with -o is made.

      Each command has its own page: quietzone help make, quietzone help read. Exit code: 0 all is well, 1 \
      an error, 4 nothing was read, 64 the arguments are wrong.

      COMPLETIONS
        source <(quietzone --generate-completion-script bash)
      """,
    version: "0.1.0",
    subcommands: [MakeCommand.self, ReadCommand.self, ScanCommand.self, FormatsCommand.self])

  static let _errorPrefix = "error: "
  static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }
}
