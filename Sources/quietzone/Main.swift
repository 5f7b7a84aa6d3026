import QuietZoneCommands
@main struct Main { static func main() { Placeholder.main() } }
