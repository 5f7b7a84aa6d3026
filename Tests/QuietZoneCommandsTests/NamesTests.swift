import ArgumentParser
import Foundation
import QuietZone
import QuietZoneMedia
import TestSupport
import Testing

@testable import QuietZoneCommands

/// What people call symbologies, commands and files.
@Suite struct NamesTests {
  @Test(arguments: [
    ("QR", Symbology.qrCode), ("qr code", .qrCode), ("QRCode", .qrCode), ("DataMatrix", .dataMatrix),
    ("data_matrix", .dataMatrix), ("CODE128", .code128), ("GS1-128", .code128), ("EAN13", .ean13),
    ("itf", .interleaved2of5), ("itf14", .itf14), ("ITF-14", .itf14), ("Std2of5", .industrial2of5),
    ("DataBarExpStk", .dataBarExpandedStacked), ("rMQR", .rectangularMicroQRCode), ("NW-7", .codabar),
    ("RSS-14 Stacked", .dataBarStacked), ("Code 39 Full ASCII", .code39Extended),
  ])
  func forgivingNames(name: String, symbology: Symbology) {
    #expect(Symbology(token: name) == symbology)
  }

  /// No name that is accepted stands for two.
  @Test func everyNameIsItsOwn() {
    for symbology in Symbology.listed {
      #expect(Symbology(token: symbology.token.description) == symbology)
      #expect(Symbology(token: symbology.name.description) == symbology)
      if symbology != .itf14 { #expect(Symbology(token: symbology.ratingName) == symbology) }
    }
    for group in SymbologyList.groups { #expect(Symbology(token: group.name) == nil) }
  }

  @Test func listsGroupsAndWithout() throws {
    #expect(try SymbologyList.parse("qr,DataMatrix").wanted == [.qrCode, .dataMatrix])
    #expect(try SymbologyList.parse("all").wanted == .all)
    #expect(try SymbologyList.parse("-pdf417").wanted == SymbologySet.all.subtracting(.pdf417))
    #expect(try SymbologyList.parse("retail,-upc-e").wanted == [.ean13, .ean8, .upcA])
    #expect(try SymbologyList.parse("all,pharmacode").wanted.contains(.pharmacode))
    #expect(try !SymbologyList.parse("linear").wanted.contains(.pharmacode))
    #expect(try SymbologyList.parse("matrix,stacked").wanted.contains(.dataBarStacked))
  }

  @Test(arguments: [
    ("datamatrx", "did you mean data-matrix?"), ("cod-128", "code-128"), ("data", "data-matrix"),
    ("retial", "retail"), ("zzzz", "quietzone formats"), ("qr,,aztec", "missing between"),
    ("qr,-qr", "leaves no symbology"),
  ])
  func unknownNames(text: String, part: String) async {
    let outcome = await quietzone(["read", "--symbologies", text, "a.png"])
    #expect(outcome.code == 64 && outcome.error.contains(part), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count < 8, "\(outcome.error)")
  }

  @Test func leavingOutIsNotLookingFor() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-o", folder.file("code.png"), "QuietZone"])
    #expect(await quietzone(["read", "--symbologies=-qr", folder.file("code.png")]).code == 4)
    #expect(await quietzone(["read", "--symbologies", "-pdf417", folder.file("code.png")]).code == 0)
  }

  @Test func commandsAndFiles() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-o", folder.file("code.png"), "QuietZone"])
    #expect(await quietzone([folder.file("code.png")]).lines == ["QuietZone"])
    #expect(await quietzone([folder.file("code.png"), "--json"]).text.contains("\"symbology\":\"qr\""))
    for (word, part, code) in [
      ("mke", "did you mean make?", 64), ("raed", "did you mean read?", 64),
      ("absent.png", "no such file", 1),
      ("gibberish", "the commands are make", 64),
    ] as [(String, String, Int32)] {
      let outcome = await quietzone([word])
      #expect(outcome.code == code && outcome.error.contains(part), "\(outcome.error)")
      #expect(outcome.error.hasPrefix("error: "), "\(outcome.error)")
    }
  }

  /// `make` where an option comes first and `-o` is there, however it is written; nothing is guessed else.
  @Test func makingNeedsNoWord() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("code.png")
    for arguments in [
      ["-o", file, "hi"], ["-o\(file)", "hi"], ["--output", file, "hi"], ["--output=\(file)", "hi"],
      ["-l", "h", "hi", "-o", file], ["--fg", "navy", "-o", file, "--", "hi"],
    ] {
      let made = await quietzone(arguments)
      #expect(made.code == 0 && made.output.isEmpty, "\(arguments): \(made.error)")
      #expect(await quietzone([file]).lines == ["hi"], "\(arguments)")
      try FileManager.default.removeItem(atPath: file)
    }
    for (arguments, part) in [
      (["-l", "h", "hi"], "-l stands in place of a command"), (["--json", file], "--json stands in place"),
      (["--verison"], "did you mean --version?"), (["hi", "-o", file], "begin with make or with an option"),
      (["https://example.org", "-o", file], "begin with make or with an option"),
      (["--", "-o", file], "-- stands in place"), (["-o", file], "Give a text"),
      (["-o", file, "--strange", "hi"], "Unknown option '--strange'"),
    ] {
      let outcome = await quietzone(arguments)
      #expect(outcome.code == 64 && outcome.error.contains(part), "\(arguments): \(outcome.error)")
      #expect(outcome.error.hasPrefix("error: ") && folder.names.isEmpty, "\(arguments)")
    }
    for arguments in [["--version"], ["-h"], ["--help"], ["--generate-completion-script", "bash"]] {
      #expect(await quietzone(arguments).code == 0, "\(arguments)")
    }
  }

  /// Letters mean the same wherever they are taken.
  @Test func readingHasShortOptions() async throws {
    let folder = try TemporaryFolder()
    let (code, outlined) = (folder.file("code.png"), folder.file("outlined.png"))
    _ = await quietzone(["-o", code, "hi"])
    for command in ["read", "scan"] {
      #expect(await quietzone([command, "-b", "qr", code]).lines.first?.hasSuffix("hi") == true)
      #expect(await quietzone([command, "-b-qr", code]).code == 4)
      #expect(await quietzone([command, "-j", code]).text.contains("\"symbology\":\"qr\""))
    }
    #expect(await quietzone([code, "-a", outlined]).lines == ["hi"] && !folder.bytes("outlined.png").isEmpty)
    #expect(await quietzone(["formats", "-j"]).text.hasPrefix("{\"name\":\"qr\""))
  }

  /// Who says GS1 in the name of the kind means it.
  @Test(arguments: ["gs1-128", "GS1_128", "EAN-128", "gs1-datamatrix", "gs1-qr"])
  func namesThatSayGS1(name: String) async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("code.png")
    let made = await quietzone(["-b", name, "-o", file, "(01)09501101530003(10)AB"])
    #expect(made.code == 0, "\(made.error)")
    let read = await quietzone(["read", "-j", "-b", name, file]).text
    #expect(read.contains(#""gs1":true"#) && read.contains(#""ai":"10","value":"AB""#), "\(read)")
    let plain = await quietzone(["make", "-b", name, "hello"])
    #expect(plain.code == 1 && plain.error.contains("is no element string"), "\(plain.error)")
    #expect(await quietzone(["make", "-b", name, "--aim", "37", "x"]).code == 64)
  }

  @Test func noBackgroundIsNone() async throws {
    let folder = try TemporaryFolder()
    for (name, options) in [("a", ["--transparent"]), ("b", ["--bg", "none"]), ("c", ["--bg", "white"])] {
      _ = await quietzone(["-o", folder.file(name), "--format", "png"] + options + ["hi"])
    }
    #expect(!folder.bytes("a").isEmpty && folder.bytes("a") == folder.bytes("b"))
    #expect(folder.bytes("b") != folder.bytes("c"))
    let both = await quietzone(["make", "--transparent", "--bg", "white", "hi"])
    #expect(both.code == 64 && both.error.contains("exclude each other"))
  }

  @Test(arguments: [
    (["--region", "0,0,2,2"], "x + width is 2, beyond 1"),
    (["--region", "0.5,0,0.6,1"], "x + width is 1.1, beyond 1"),
    (["--region", "nan,0,1,1"], "x is nan, not"), (["--region", "inf,0,1,1"], "x is inf, not"),
    (["--region", "1,2,3"], "four numbers"), (["--timeout", "1e308"], "too long"),
    (["--timeout", "0"], "above 0"), (["--timeout", "nan"], "number of seconds"),
  ])
  func valuesSayWhatIsWrong(arguments: [String], part: String) async {
    for command in ["read", "scan"] {
      let outcome = await quietzone([command] + arguments + ["a.png"])
      #expect(outcome.code == 64 && outcome.error.contains(part), "\(outcome.error)")
      #expect(outcome.error.contains("quietzone \(command)"), "\(outcome.error)")
    }
  }

  @Test func errorsFoundLaterShowTheCommandsUsage() async {
    let outcome = await quietzone(["make", "--structured-append", "2", "--symbology", "ean-13", "12"])
    #expect(outcome.error.hasPrefix("error: "), "\(outcome.error)")
    #expect(!outcome.error.contains("<subcommand>"), "\(outcome.error)")
  }

  /// The parser lays help out for 80 columns, and breaks what has as many.
  @Test(arguments: [
    QuietZoneCommand.configuration.discussion, MakeCommand.configuration.discussion,
    ReadCommand.configuration.discussion, ScanCommand.configuration.discussion,
  ])
  func linesOfHelpFitATerminal(discussion: String) {
    let lines = discussion.split(separator: "\n", omittingEmptySubsequences: false)
    let examples = lines.filter { $0.hasPrefix("  ") }
    #expect(examples.count > 1)
    for line in examples { #expect(line.count < 80, "\(line)") }
    // A paragraph is one line, which the parser breaks where it has to.
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.isEmpty || next.isEmpty || next.hasPrefix("  "), "\(line)")
    }
  }

  /// Words that name files are completed as files, and in bash whatever else nothing is known of.
  @Test func shellsCompleteFiles() async {
    let script = await quietzone(["--generate-completion-script", "bash"]).text
    #expect(script.contains("complete -o default -o filenames -F "), "\(script.suffix(80))")
    for option in ["'-o'|'--output'", "'--batch'", "'--failures'", "'-a'|'--annotate'", "'--log'"] {
      let parts = script.components(separatedBy: option)
      #expect(parts.count == 2, "\(option)")
      #expect(parts.last?.prefix(80).contains("add_completions -f") == true, "\(option)")
    }
  }

  @Test func completionGoesOnBehindAComma() {
    #expect(SymbologyList.completions(of: "da").contains("data-matrix"))
    #expect(SymbologyList.completions(of: "qr,da").contains("qr,data-matrix"))
    #expect(SymbologyList.completions(of: "qr,-li").contains("qr,-linear"))
  }

  /// Each shell is told the names to make, and asks the program for those to read.
  @Test(arguments: ["bash", "zsh", "fish"]) func shellsKnowTheNames(shell: String) async {
    let script = await quietzone(["--generate-completion-script", shell]).text
    for symbology in Symbology.tokens { #expect(script.contains(symbology), "\(symbology)") }
    for command in ["read", "scan"] {
      #expect(script.contains("---completion \(command) -- --symbologies"), "\(command)")
    }
  }

  @Test func joinersStayAndTheBackslashIsTold() {
    let family = "👩\u{200D}👩\u{200D}👧"
    #expect(VisibleText.line(family) == family)
    #expect(VisibleText.line("न\u{200C}म ❤\u{FE0F}") == "न\u{200C}म ❤\u{FE0F}")
    #expect(VisibleText.line("a\\n\n") == "a\\\\n\\n")
    #expect(VisibleText.path(FileName.text([0x63, 0xE9, 0x0A])) == "c\\xe9\\n")
  }

  /// A name that is no UTF-8 is read and told, on lines and in JSON.
  @Test func filesWhoseNamesAreNoText() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-o", folder.file("code.pgm"), "QuietZone"])
    let name = FileName.text([UInt8](folder.path.utf8) + [UInt8]("/caf".utf8) + [0xE9])
    try Files.write(folder.bytes("code.pgm"), to: name)
    let lines = await quietzone(["read", name, name + "x"])
    #expect(lines.lines == [folder.path + "/caf\\xe9\tQuietZone"])
    #expect(lines.error.contains("caf\\xe9x: no such file"), "\(lines.error)")
    let record = await quietzone(["read", "--json", name]).text
    #expect(record.contains("caf\u{FFFD}\",\"path_hex\":\"") && record.contains("636166e9\""), "\(record)")
    let failed = await quietzone(["read", "--json", name + "x"]).text
    #expect(failed.contains("caf\u{FFFD}x: no such file\""), "\(failed)")
    let folders = [UInt8](folder.path.utf8) + [UInt8]("/out".utf8) + [0xEF, 0x2F]
    let outlined = await quietzone(["read", name, "-a", FileName.text(folders)])
    #expect(outlined.code == 0, "\(outlined.error)")
    let picture = try Files.read(FileName.text(folders + [UInt8]("caf".utf8) + [0xE9] + [UInt8](".png".utf8)))
    #expect(picture.count > 100)
    let refused = await quietzone(["read", name, "-a", FileName.text(folders) + "caf\u{10FEE9}.png/y.png"])
    #expect(refused.code == 1 && refused.error.contains("out\\xef/caf\\xe9.png/y.png: "), "\(refused.error)")
  }
}
