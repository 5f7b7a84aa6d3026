import ArgumentParser
import QuietZone
import QuietZoneMedia

/// `quietzone read`: what the codes in pictures say.
struct ReadCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Reads the codes in pictures.",
    discussion: """
      Prints one line a code; with several files the path and a tab before it. Control characters appear as
      \\n, \\t, \\u{1d}. Exit code: 0 every picture had a code, 4 at least one had none, 1 an error.

      Keys of --json: path, page, symbology, identifier, text, bytes_hex, corners (top left, top right,
      bottom right, bottom left of the upright picture, pixels), gs1, inverted, mirrored, corrected,
      correction_capacity, structured_append {index, count, identity}; or path and error. Besides, of QR
      codes: model, version, level, mask, columns, rows; of linear codes: gtin, add_on, printed, kind, check,
      lines, confidence, quiet_zone_violated; of Data Matrix: columns, rows, macro, reader_programming; of
      PDF417 and MicroPDF417: columns, rows, level, compact, reader_programming, macro {index, count, file_id,
      last, file_name, sender, addressee, time_stamp, file_size, checksum}; of Aztec: layers, compact, rune,
      data_codewords, codewords, set_name, reader_programming; of MaxiCode: mode, postal_code, country,
      service_class, reader_programming.

      EXAMPLES
        quietzone read photograph.jpg
        quietzone read --json --symbologies qr,micro-qr *.png
        quietzone read --region 0.25,0.25,0.5,0.5 --effort thorough scan.pdf
        quietzone read --annotate outlined.png photograph.jpg
        quietzone read --annotate outlined/ *.jpg
      """)

  @Argument(help: ArgumentHelp("Pictures or PDF files; - takes one from standard input.", valueName: "file"))
  var files: [String] = []

  @Flag(help: "One JSON line a code.")
  var json = false

  @Option(help: ArgumentHelp("Look for these only, joined by commas.", valueName: "names"))
  var symbologies = SymbologyList(.all)

  @Option(
    help: ArgumentHelp("Look here only: fractions 0 to 1 of width and height.", valueName: "x,y,width,height")
  )
  var region: RegionArgument?

  @Option(help: "How hard to look: fast (as for video), balanced or thorough.")
  var effort = EffortName.balanced

  @Option(help: ArgumentHelp("The most codes to read in a picture.", valueName: "count"))
  var maximum: Int?

  @Option(help: ArgumentHelp("Look no longer than this at a picture.", valueName: "seconds"))
  var timeout: Double?

  @Option(
    help: ArgumentHelp(
      "Write the picture with outlines and texts as PNG; into a folder one for each picture, pages numbered.",
      valueName: "file or folder/"))
  var annotate: String?

  @Flag(help: "Put codes of a structured-append set together: one line a set, once it is complete.")
  var merge = false

  @Flag(help: "Take paths of pictures from standard input, one a line; answer each at once.")
  var lines = false

  func validate() throws {
    if lines, !files.isEmpty { throw ValidationError("--lines takes the paths from standard input.") }
    if !lines, files.isEmpty { throw ValidationError("Give a picture file, or - for standard input.") }
    if lines, annotate != nil { throw ValidationError("--lines and --annotate exclude each other.") }
    _ = try annotationTarget()
    if let maximum, maximum < 1 { throw ValidationError("--maximum is 1 or more.") }
    if let timeout, !(timeout > 0 && timeout < 1e6) { throw ValidationError("--timeout is above 0 seconds.") }
  }

  func run(on console: Console) async throws {
    if lines { return LineReader(reader: BarcodeReader(options)).run(on: console) }
    var session = ReadingSession(console: console, json: json, merge: merge, fileCount: files.count)
    let target = try annotationTarget()
    try target?.prepare()
    let job = ReadingJob(options: options, timeout: timeout, annotation: target)
    try await Self.inOrder(files, job) { session.deliver($0) }
    session.finish()
    if let code = session.exitCode { throw code }
  }

  private func annotationTarget() throws -> AnnotationTarget? {
    try annotate.map { try AnnotationTarget(path: $0, sources: files) }
  }

  private var options: ReaderOptions {
    ReaderOptions(
      symbologies: symbologies.wanted, region: region?.rectangle, maximumCount: maximum ?? .max,
      effort: effort.effort)
  }

  /// Reads on all cores and delivers in the order of the files; a few results at most wait for their turn.
  private static func inOrder(
    _ files: [String], _ job: ReadingJob, deliver: (FileReading) -> Void
  ) async throws {
    await withTaskGroup(of: (Int, FileReading).self) { group in
      var next = 0, turn = 0
      var waiting: [Int: FileReading] = [:]
      func start() {
        guard next < files.count else { return }
        let index = next
        group.addTask { (index, await job.read(files[index])) }
        next += 1
      }
      for _ in 0..<Machine.coreCount { start() }
      while let (index, reading) = await group.next() {
        waiting[index] = reading
        while let ready = waiting.removeValue(forKey: turn) {
          deliver(ready)
          turn += 1
          start()
        }
      }
    }
  }
}

/// `x,y,width,height`, each 0…1.
struct RegionArgument: ExpressibleByArgument {
  var rectangle: Rectangle

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3],
      x >= 0, y >= 0, width > 0, height > 0, x + width <= 1.000001, y + height <= 1.000001
    else { return nil }
    rectangle = Rectangle(x: x, y: y, width: width, height: height)
  }
}
