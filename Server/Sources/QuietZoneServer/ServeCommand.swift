public import ArgumentParser
internal import Foundation
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import QuietZoneCommands
internal import ServiceLifecycle
internal import UnixSignals

/// `quietzone-server`: the web application's server, everything but `main`.
public struct ServeCommand: AsyncParsableCommand {
  static let version = "0.1.0"
  public static let _errorPrefix = "error: "

  public static let configuration = CommandConfiguration(
    commandName: "quietzone-server", abstract: "Reads and makes codes over HTTP; serves the web application.",
    discussion: """
      Prints the address as its first line, once it answers there. GET /health tells whether it does. \
      Ctrl-C or SIGTERM ends it as soon as what is under way is answered, with exit code 0; exit code 1 \
      means that it could not start.

      POST /read, GET and POST /make and POST /check are described at /openapi.json; /metrics is for \
      Prometheus. Whoever reaches the server may use them where --host is this very machine, the \
      default; for others --keys says who may, or --open lets everybody. Requests are logged to standard \
      error as JSON lines, without their contents.

      Browsers give the camera only to pages from https or this very machine, and keys must not travel \
      in the open: for other machines put a server that speaks TLS in front.

      A connection on which no whole request comes for --idle seconds is closed, and so is one whose \
      answer is not taken for four times as long. Content that is sent where nobody wants it is not \
      waited for.

      EXAMPLES
        quietzone-server
        quietzone-server --port 0 --web Web --wasm .build-wasm/release/QuietZone.wasm
        quietzone-server --api-only --host 0.0.0.0 --keys keys.txt
        curl --data-binary @photograph.jpg http://127.0.0.1:8080/read
      """,
    version: version)

  @Option(
    help: ArgumentHelp(
      "The web application's files (default: Web beside the checkout or the program).",
      valueName: "folder"))
  var web: String?

  @Option(
    help: ArgumentHelp(
      "The engine, served at /quietzone/QuietZone.wasm (default: what `make wasm` left).",
      valueName: "file"))
  var wasm: String?

  @Option(help: "The address to answer at; 0.0.0.0 is every one of this machine.")
  var host = "127.0.0.1"

  @Option(help: "The port to answer at; 0 takes a free one.")
  var port = 8080

  @Option(help: ArgumentHelp("Close connections that say nothing for so long.", valueName: "seconds"))
  var idle = 30

  @Flag(help: "Serve no web application.")
  var apiOnly = false

  @Option(
    help: ArgumentHelp(
      "Who may use the API: a line a client, its name and its key of 16 characters or more.",
      valueName: "file"))
  var keys: String?

  @Flag(help: "Let everybody use the API, from other machines as well.")
  var open = false

  @Flag(help: "Tell clients apart by the address that a proxy adds to X-Forwarded-For.")
  var behindProxy = false

  @Flag(help: "Log nothing but what keeps the server from working.")
  var quiet = false

  @OptionGroup(title: "LIMITS OF THE API") var limits: ServerLimits

  public init() {}

  public func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port is 0 to 65535.") }
    guard (1...3600).contains(idle) else { throw ValidationError("--idle is 1 to 3600 seconds.") }
    if keys != nil, open { throw ValidationError("--keys and --open exclude each other.") }
    if apiOnly, web != nil || wasm != nil {
      throw ValidationError("--api-only serves no files: leave --web and --wasm away.")
    }
  }

  public func run() async throws {
    do {
      let folder = apiOnly ? nil : try folder()
      if let folder, !folder.hasModule {
        Self.complain("warning: no engine at \(WebFolder.modulePath); `make wasm` builds it")
      }
      try await serve(folder)
    } catch let failure as ServerFailure {
      Self.complain("error: \(failure)")
      throw ExitCode(1)
    }
  }

  private func folder() throws -> WebFolder {
    let path = try web ?? Places.web()
    return try WebFolder(folder: path, module: wasm ?? Places.module(folder: path))
  }

  private func access() throws -> Access {
    if let keys { return .keys(try APIKeys(file: keys)) }
    if open || ["127.0.0.1", "localhost", "::1"].contains(host) { return .open }
    Self.complain("warning: the API is off, for --host is not this machine alone: give --keys or --open")
    return .off
  }

  /// Answers until a signal says to stop.
  private func serve(_ folder: WebFolder?) async throws {
    var logger = Logger(label: "quietzone-server") { _ in JSONLogHandler() }
    logger.logLevel = quiet ? .critical : .info
    let api = APIResponder(
      reading: ReadingService(limits: limits.reading), limits: limits.requests, access: try access(),
      gate: Gate(limits.gate), logger: logger)
    let traffic = Traffic()
    let idle = TimeAmount.seconds(Int64(idle))
    let bounds = ConnectionGuard.Limits(patience: idle * 4, mostContent: { api.mostContent($0) })
    var silent = logger
    silent.logLevel = .critical
    let application = Application(
      responder: SiteResponder(folder: folder, api: api, isBehindProxy: behindProxy),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [ConnectionGuard(bounds, traffic)], idleTimeout: idle)),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { [host, port] channel in
        let address = Self.address(host: host, port: channel.localAddress?.port ?? port)
        Self.say("Serving \(folder?.root ?? "the API") at \(address)")
      },
      logger: silent)
    let service = DrainingService(application, traffic, within: .seconds(limits.drain))
    let group = ServiceGroupConfiguration(
      services: [service], gracefulShutdownSignals: [.sigterm, .sigint], logger: silent)
    do {
      try await ServiceGroup(configuration: group).run()
    } catch is CancellationError {
      return
    } catch {
      throw ServerFailure(reason(error))
    }
  }

  private static func address(host: String, port: Int) -> String {
    host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
  }

  /// Why the address could not be taken.
  private func reason(_ error: any Error) -> String {
    let place = "\(host), port \(port)"
    if let error = error as? SocketAddressError.UnknownHost {
      return "\(place): no address is known by this name: \(error.errorDescription)"
    }
    guard let error = error as? IOError else { return "\(place): \(error)" }
    switch error.errnoCode {
    case EADDRINUSE: return "\(place): is in use by another program; choose another with --port, or --port 0"
    case EACCES: return "\(place): not permitted; ports below 1024 are the administrator's"
    case EADDRNOTAVAIL: return "\(place): is not an address of this machine"
    default: return "\(place): \(String(cString: strerror(error.errnoCode)))"
    }
  }

  private static func say(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
  }

  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
