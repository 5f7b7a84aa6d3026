import ArgumentParser

/// The program `quietzone`: everything but `main`, so that tests run it inside their own process.
public enum QuietZoneProgram {
  /// Runs the command that the process's arguments name, and ends the process with its exit code.
  public static func run() async -> Never {
    await QuietZoneCommand.main()
    QuietZoneCommand.exit()
  }
}

/// `quietzone`, the root of the commands.
struct QuietZoneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quietzone",
    abstract: "Makes barcodes, and reads them in pictures.",
    discussion: """
      EXAMPLES
        quietzone make "https://example.org"             draws a QR code in the terminal
        quietzone make -o code.svg "https://example.org" writes it as a picture
        quietzone read photograph.jpg                    prints what the codes in a picture say
        quietzone read --json *.png                      the same with every detail, as JSON lines
        quietzone scan /dev/video0                       prints the codes that a camera sees

      Each command has its own page: quietzone help make, quietzone help read.
      """,
    version: "0.1.0",
    subcommands: [MakeCommand.self, ReadCommand.self, ScanCommand.self, FormatsCommand.self])
}
