import ArgumentParser
import QuietZone
import QuietZoneMedia

/// `quietzone read`: what the codes in pictures say.
struct ReadCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Reads the codes in pictures.",
    discussion: """
      Prints one line a code; with several files the path and a tab before it. In it stand \\n, \\t, \
      \\u{1d} for control characters and \\\\ for a backslash; --raw prints the bytes as they are. Of \
      animations each code is told once, with --json and without --merge for each frame that shows it.

      Folders stand for the pictures in them. Pixels that are not square by the file's own word (fax) \
      are made square, and what is transparent is also looked at on black.

      Exit code: 0 every picture had a code; 4 at least one had none, a set of --merge lacks parts, or no \
      picture was found; 1 an error, such as a file that can't be read or has more pages than are read; 64 \
      the arguments are wrong.

      Keys of --json: path, page (from 0: of a document or animation), symbology, identifier, text, \
      guessed_character_set (where the code does not say one), bytes_hex, corners (top left, top right, \
      bottom right, bottom left of the upright picture, pixels), gs1, inverted, mirrored, corrected, \
      correction_capacity, structured_append {index (from 0), count, identity}, angle, payload {kind, …}, \
      gs1_elements [{ai, value, label}], schema (its version; read.schema.json has all of it); or path and \
      error; or path, page and notice. Besides, path_hex of a name that is no UTF-8; of QR codes: model, \
      version, level, mask, columns, rows; of linear codes: gtin, add_on, printed, kind, check, full_ascii \
      (of Code 39), lines, confidence, quiet_zone_violated; of Data Matrix: columns, rows, macro, \
      reader_programming; of PDF417 and MicroPDF417: columns, rows, level, compact, reader_programming, \
      macro {index, count, file_id, last, file_name, sender, addressee, time_stamp, file_size, checksum}; of \
      Aztec: layers, compact, rune, data_codewords, codewords, set_name, reader_programming; of MaxiCode: \
      mode, postal_code, country, service_class, reader_programming.

      EXAMPLES
        quietzone read photograph.jpg
        quietzone read -j -b qr,micro-qr *.png
        quietzone read --region 0.25,0.25,0.5,0.5 --effort thorough scan.pdf
        quietzone read --pages 1-20,30 report.pdf
        quietzone read --recursive pictures/
        quietzone read --raw ticket.png > ticket.bin
        quietzone photograph.jpg -a outlined.png
        quietzone read --annotate outlined/ *.jpg
      """)

  @Argument(
    help: ArgumentHelp(
      "Pictures, PDF files, folders of them; - takes one from standard input.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Flag(name: [.customShort("j"), .long], help: "One JSON line a code.")
  var json = false

  @Flag(help: "The bytes of each code as they are, a line feed after each.")
  var raw = false

  @Flag(
    name: [.customShort("0"), .long],
    help: "End each result with NUL instead of a line feed; with --lines, so end the paths that are read.")
  var null = false

  @Flag(help: "Go into the folders of folders.")
  var recursive = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("These pages or frames only, counted from 1: 1-20,30 or 7-.", valueName: "pages"),
    transform: PageSelection.parse)
  var pages: PageSelection?

  @Option(
    name: [.customShort("b", allowingJoined: true), .long], parsing: .unconditional,
    help: SymbologyList.help, completion: SymbologyList.completion, transform: SymbologyList.parse)
  var symbologies = SymbologyList(.all)

  @Option(
    help: ArgumentHelp(
      "Look here only: fractions 0 to 1 of width and height.", valueName: "x,y,width,height"),
    transform: RegionArgument.parse)
  var region: RegionArgument?

  @Option(help: "How hard to look: fast (as for video), balanced or thorough.")
  var effort = EffortName.balanced

  @Option(help: ArgumentHelp("The most codes to read in a picture.", valueName: "count"))
  var maximum: Int?

  @Option(
    help: ArgumentHelp("Look no longer than this at a picture.", valueName: "seconds"),
    transform: Seconds.parse)
  var timeout: Double?

  @Option(
    name: [.customShort("a", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Write the picture with outlines and texts as PNG; into a folder one for each picture. Further pages "
        + "are numbered: out-2.png.", valueName: "file or folder/"), completion: .file())
  var annotate: String?

  @Flag(help: "Put codes of a structured-append set together: one line a set; what lacks parts comes last.")
  var merge = false

  @Flag(
    help: ArgumentHelp(
      "Take paths of pictures from standard input, one a line; answer each at once.",
      discussion: """
        The answer is a JSON line {path, ms, cpu_ms, symbols [{format, text, bytes_hex, quad, \
        identifier, …}]}, with error if the picture can't be read; only its first page is. Exit code: \
        0, or 1 if there was an error.
        """))
  var lines = false

  func validate() throws {
    if lines, !files.isEmpty { throw ValidationError("--lines takes the paths from standard input.") }
    if !lines, files.isEmpty { throw ValidationError("Give a picture file, or - for standard input.") }
    for (isGiven, name) in [
      (annotate != nil, "--annotate"), (raw, "--raw"), (pages != nil, "--pages"), (merge, "--merge"),
      (timeout != nil, "--timeout"), (recursive, "--recursive"), (json, "--json"),
    ] where lines && isGiven { throw ValidationError("--lines and \(name) exclude each other.") }
    if json, raw { throw ValidationError("--json and --raw exclude each other.") }
    if json, null, !lines { throw ValidationError("--json ends its lines with a line feed, without --null.") }
    if let maximum, maximum < 1 { throw ValidationError("--maximum is 1 or more.") }
  }

  func run(on console: Console) async throws {
    if lines {
      return try LineReader(reader: BarcodeReader(options), end: null ? 0 : 0x0A).run(on: console)
    }
    let list = FileList(files, isRecursive: recursive)
    let target = try annotate.map { try AnnotationTarget(path: $0, sources: list.sources.map(\.path)) }
    try target?.prepare()
    var session = ReadingSession(
      console: console, form: json ? .json : raw ? .raw : .lines, end: null ? 0 : 0x0A, merge: merge,
      namesFiles: list.sources.count > 1 || list.hasFolder, fileCount: list.sources.count)
    let job = ReadingJob(options: options, timeout: timeout, pages: pages, annotation: target?.sink)
    await Self.inOrder(list.sources, job) { session.deliver($0) }
    session.finish()
    if let code = session.exitCode { throw code }
  }

  /// What the reader is to do.
  var options: ReaderOptions {
    ReaderOptions(
      symbologies: symbologies.wanted, region: region?.rectangle, maximumCount: maximum ?? .max,
      effort: effort.effort)
  }

  /// Reads on all cores and delivers in the order of the files; a few results at most wait for their turn.
  private static func inOrder(
    _ files: [FileList.Source], _ job: ReadingJob, deliver: (FileReading) -> Void
  ) async {
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
