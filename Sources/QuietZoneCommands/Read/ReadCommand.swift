import ArgumentParser
import QuietZone

/// `quietzone read`: what the codes in pictures say.
struct ReadCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Reads the codes in pictures.")

  @Option(
    help: ArgumentHelp("Look for these only, joined by commas.", valueName: "names"))
  var symbologies = SymbologyList(.all)

  @Option(help: "How hard to look: fast (as for video), balanced or thorough.")
  var effort = EffortName.balanced

  @Flag(help: "Take paths of 8-bit binary PGM pictures from standard input, one a line; answer each at once.")
  var lines = false

  func run(on console: Console) throws {
    LineReader(reader: BarcodeReader(options)).run(on: console)
  }

  private var options: ReaderOptions {
    ReaderOptions(symbologies: symbologies.wanted, effort: effort.effort)
  }
}
