import QuietZoneServer

@main struct Main {
  static func main() async { await ServeCommand.main() }
}
