import QuietZoneCommands

@main struct Main {
  static func main() { QuietZoneProgram.run() }
}
