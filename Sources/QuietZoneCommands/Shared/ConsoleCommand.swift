import ArgumentParser

/// A command that talks through a ``Console``, so that a test can listen.
protocol ConsoleCommand: AsyncParsableCommand {
  func run(on console: Console) async throws
}

extension ConsoleCommand {
  func run() async throws { try await run(on: .standard) }
}
