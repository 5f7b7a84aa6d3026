import ArgumentParser
import QuietZone
import QuietZoneMedia
import QuietZoneScanning

/// `quietzone scan`: the codes that a camera, a video or a stream shows.
struct ScanCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan", abstract: "Scans codes from a camera, a video, a stream or pictures.",
    discussion: """
      SOURCE is a camera (/dev/video0, or its number), a video file, a picture, a folder of pictures, an \
      address (rtsp:, rtsps:, http:, https:; RTSP over TCP, MJPEG, HLS), or lavfi: and a virtual input of \
      FFmpeg. Of cameras and streams the newest frame is read, and when they break off they are opened anew, \
      ten times at the most; of files every frame, in order. Frames longer than 3840 pixels are made smaller.

      Each code is told once, as one line, unless --continuous or --once says otherwise; a summary goes to \
      standard error. Ctrl-C ends cleanly, a second one at once. Exit code: 0 a code was accepted, or \
      Ctrl-C; 4 the source or the time ended without one; 1 an error, such as a source that can't be opened, \
      or a damaged picture in a folder that was gone through.

      Keys of --json, one object a line: time (seconds of the source), event. Of scan, added, removed and \
      ignored: id, symbology, identifier, text, guessed_character_set (where the code does not say one), \
      bytes_hex, quad (four corners x, y, pixels of the frame), frames (in which it was read), why (of \
      ignored: rule, duplicate, set), path (of pictures). Of progress: have, count. Of completed: text, \
      guessed_character_set, bytes_hex. Of opened: width, height. Of lost, damaged and skipped: reason; of \
      skipped besides path. Of end: scans, frames, reason. path_hex as with read.

      EXAMPLES
        quietzone scan --list-cameras
        quietzone scan /dev/video0 --once --accept web
        quietzone scan rtsp://camera.local/main --continuous --log scans.sqlite
        quietzone scan parcels.mp4 --region 0.25,0,0.5,1 -b code-128,itf-14
        quietzone scan 0 --preview --bell
      """)

  @Argument(help: ArgumentHelp("Where the frames come from.", valueName: "source"), completion: .file())
  var source: String?

  @Flag(help: "Lists the cameras of this machine.")
  var listCameras = false

  @Flag(help: "End with the first accepted code.")
  var once = false

  @Flag(help: "A code counts again once it was out of sight for two seconds.")
  var continuous = false

  @Option(
    name: [.customShort("b", allowingJoined: true), .long], parsing: .unconditional,
    help: SymbologyList.help, completion: SymbologyList.completion, transform: SymbologyList.parse)
  var symbologies = SymbologyList(.all)

  @Option(
    help: ArgumentHelp(
      "Look here only: fractions 0 to 1 of width and height.", valueName: "x,y,width,height"),
    transform: RegionArgument.parse)
  var region: RegionArgument?

  @Option(
    help: ArgumentHelp(
      "Which codes count: any, web (http and https links), prefix:TEXT, pattern:TEXT with * and ?; TEXT is "
        + "compared with a code's bytes, then with its text as it is told.",
      valueName: "rule"), transform: AcceptArgument.parse)
  var accept = AcceptArgument(rule: .any)

  @Option(
    help: ArgumentHelp(
      "Frames that must agree on a code (default: 1 to 3, by how sure its kind is).", valueName: "count"))
  var confirm: Int?

  @Option(help: "How hard to look at each frame: fast, balanced or thorough.")
  var effort = EffortName.fast

  @Option(help: ArgumentHelp("End after this time.", valueName: "seconds"), transform: Seconds.parse)
  var timeout: Double?

  @Flag(name: [.customShort("j"), .long], help: "One JSON object a line for everything that happens.")
  var json = false

  @Flag(help: "Ring the terminal's bell at each accepted code.")
  var bell = false

  @Flag(help: "Draw what the camera sees, with outlines, in the terminal.")
  var preview = false

  @Option(
    help: ArgumentHelp(
      "Keep every accepted code in this SQLite database; what is in it survives a power cut.",
      valueName: "file"), completion: .file())
  var log: String?

  func validate() throws {
    if listCameras, source != nil { throw ValidationError("--list-cameras takes no source.") }
    if !listCameras, source == nil { throw ValidationError("Give a source, or --list-cameras.") }
    if source == "-" {
      throw ValidationError(
        "scan takes no standard input: name a file or a camera; quietzone read - takes a picture from there.")
    }
    if once, continuous { throw ValidationError("--once and --continuous exclude each other.") }
    if let confirm, confirm < 1 { throw ValidationError("--confirm is 1 or more.") }
  }

  func run(on console: Console) async throws {
    guard let source else { return CameraList.run(json: json, on: console) }
    if preview, !console.isErrorTerminal { throw CommandFailure("--preview needs a terminal") }
    let frames = try Self.frames(source)
    let log = try log.map { try ScanLog(path: $0, source: frames.name) }
    let screen = preview ? TerminalPreview(write: console.writeError) : nil
    let report = ScanReport(console: console, json: json, bell: bell, log: log, screen: screen)
    let run = ScanRun(
      source: frames, configuration: configuration(isStill: frames.isStill), timeout: timeout, report: report)
    let end = await run.run()
    try report.finish(end)
  }

  private static func frames(_ source: String) throws -> FrameSource {
    do { return try FrameSource(source) } catch {
      throw CommandFailure(VisibleText.path(error.description))
    }
  }

  private func configuration(isStill: Bool) -> ScanConfiguration {
    let mode: ScanMode = once ? .once : continuous ? .continuous(rearm: 2000) : .oncePerCode
    // A picture is one frame: nothing can agree with it, and nothing can be put to it.
    return ScanConfiguration(
      symbologies: symbologies.wanted, effort: effort.effort, mode: mode,
      confirmations: confirm ?? (isStill ? 1 : nil), acceptance: accept.rule,
      region: (region?.rectangle).map { .sensor($0) }, regionRule: .crop, joinsFrames: !isStill)
  }
}

/// The cameras of this machine.
enum CameraList {
  static func run(json: Bool, on console: Console, _ cameras: [Camera] = Camera.all) {
    for camera in cameras {
      if json {
        let record = JSON.object([
          ("path", .string(camera.path)), ("name", .string(camera.name)),
          ("permitted", .bool(camera.isPermitted)),
        ])
        console.line(record.text)
      } else {
        let note = camera.isPermitted ? "" : "\tnot permitted"
        console.line("\(camera.path)\t\(VisibleText.line(camera.name))\(note)")
      }
    }
    if cameras.isEmpty { console.note("no camera found") }
  }
}
