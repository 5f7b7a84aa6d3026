import QuietZoneCommands

@main struct Main {
  static func main() async { await QuietZoneProgram.run() }
}
