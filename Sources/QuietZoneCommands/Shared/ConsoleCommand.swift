import ArgumentParser

/// A command that talks through a ``Console``, so that a test can listen.
protocol ConsoleCommand: ParsableCommand {
  func run(on console: Console) throws
}

extension ConsoleCommand {
  func run() throws { try run(on: .standard) }
}
