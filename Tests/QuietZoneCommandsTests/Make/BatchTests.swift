import Foundation
import TestSupport
import Testing

@testable import QuietZoneCommands

@Suite struct BatchTests {
  private func batch(
    _ table: String, _ arguments: [String], in folder: TemporaryFolder, file: String = "t.csv"
  ) async throws -> Outcome {
    try Files.write(Array(table.utf8), to: folder.file(file))
    return await quietzone(["make", "--batch", folder.file(file)] + arguments)
  }

  private func text(_ folder: TemporaryFolder, _ name: String) async -> String {
    await quietzone(["read", folder.file(name)]).text
  }

  @Test(arguments: [
    "sku,code\nA1,one\nB2,\"two, and \"\"more\"\"\"\n",
    "\u{FEFF}sku;code\r\nA1;one\r\nB2;two, and \"more\"\r\n",
    "sku\tcode\nA1\tone\nB2\ttwo, and \"more\"",
    "sep=|\nsku|code\r\n\r\nA1|one\r\nB2|\"two, and \"\"more\"\"\"",
  ])
  func columnsNameFilesAndTexts(table: String) async throws {
    let folder = try TemporaryFolder()
    let made = try await batch(
      table, ["--text", "{code}", "--name", "{sku}.png", "-o", folder.path + "/"], in: folder)
    #expect(made.code == 0 && made.error.contains("2 codes made"), "\(made.error)")
    #expect(folder.names == ["A1.png", "B2.png", "t.csv"])
    #expect(await text(folder, "B2.png") == "two, and \"more\"\n")
  }

  @Test func sixteenBitsOfSpreadsheets() async throws {
    let folder = try TemporaryFolder()
    let units = Array("text\tname\r\nGröße\tone\r\n".utf16)
    let bytes = units.reduce(into: [0xFF, 0xFE] as [UInt8]) { $0 += [UInt8($1 & 255), UInt8($1 >> 8)] }
    try Files.write(bytes, to: folder.file("t.tsv"))
    let made = await quietzone(["make", "--batch", folder.file("t.tsv"), "-o", folder.file("x.png")])
    #expect(made.code == 0, "\(made.error)")
    #expect(await text(folder, "one.png") == "Größe\n")
  }

  @Test func columnsOfOptions() async throws {
    let folder = try TemporaryFolder()
    let table = "name,text,symbology,level,--height,size\na,12345,code-128,,30,XL\nb,12345,micro-qr,l,,S\n"
    let made = try await batch(table, ["-o", folder.file("x.png")], in: folder)
    #expect(made.code == 0, "\(made.error)")
    #expect(made.error.contains("columns that set options: symbology, level, height"))
    let read = await quietzone(["read", "--json", folder.file("a.png"), folder.file("b.png")]).lines
    #expect(read[0].contains("\"code-128\"") && read[1].contains("\"micro-qr\""))
  }

  /// What the command as a whole may not ask for, a row may not either.
  @Test(arguments: [
    (
      "name,iban,level\nA,DE89370400440532013000,h", ["--payload", "epc", "-o", "a.svg"], "QR code of level M"
    ),
    (
      "name,iban,symbology\nA,DE89370400440532013000,data-matrix", ["--payload", "epc", "-o", "a.svg"],
      "QR code of level M"
    ),
    ("ssid,gs1\nA,yes", ["--payload", "wifi", "-o", "a.svg"], "leave --gs1, --aim and --eci away"),
    ("text,scale\nA,3", ["--sheet", "L7160", "-o", "a.pdf"], "--sheet measures in millimetres"),
    ("text,--size\nA,300", ["--sheet", "L7160", "-o", "a.pdf"], "--sheet measures in millimetres"),
  ])
  func rowsHaveTheRulesOfAll(table: String, arguments: [String], part: String) async throws {
    let folder = try TemporaryFolder()
    let rest = arguments.dropLast() + [folder.file(arguments.last ?? "")]
    let made = try await batch(table, Array(rest), in: folder)
    #expect(made.code == 1 && made.error.contains(part), "\(made.error)")
    #expect(folder.names == ["t.csv"])
  }

  @Test func badRowsAreToldAndTheOthersMade() async throws {
    let folder = try TemporaryFolder()
    let table = """
      sku,text,symbology
      A,one,qr

      B,two
      C,4,ean-13
      ,five,qr
      ../D,six,qr
      A,eight,qr
      "E
      F",nine,qr
      G,ten,nothing
      H,eleven,qr

      """
    let made = try await batch(
      table, ["--name", "{sku}.svg", "-o", folder.path + "/", "--failures", folder.file("bad.csv")],
      in: folder)
    #expect(made.code == 1)
    #expect(folder.names == ["A.svg", "H.svg", "bad.csv", "t.csv"])
    for part in [
      "line 4 of", "2 fields, where the first row has 3", "line 5 of", "line 6 of", "line 7 of", "line 8 of",
      "is the file of line 2 already", "line 9 of", "line 11 of", "\"nothing\" is nothing that",
      "2 codes made", "7 lines failed: 4, 5, 6, 7, 8, 9, 11",
    ] {
      #expect(made.error.contains(part), "\(part) in \(made.error)")
    }
    let failures = String(decoding: folder.bytes("bad.csv"), as: UTF8.self)
    #expect(failures.hasPrefix("sku,text,symbology,error\nB,two,,\"2 fields"))
    #expect(failures.contains("\"E\nF\",nine,qr,"))
  }

  /// A folder without names for its files: their numbers, if the kind is given.
  @Test func foldersGetNumberedFiles() async throws {
    let folder = try TemporaryFolder()
    try Files.write(Array("one\ntwo\n".utf8), to: folder.file("t.txt"))
    let out = folder.file("out/"), table = ["make", "--batch", folder.file("t.txt"), "-o", out]
    #expect(await quietzone(table + ["--format", "svg"]).code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: out).sorted() == ["1.svg", "2.svg"])
    let series = ["make", "-S", "2", "-o", out, "--format", "png", "A SET OF TWO"]
    #expect(await quietzone(series).code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: out).count == 4)
    let unknown = await quietzone(table)
    #expect(unknown.code == 64 && unknown.error.contains("is a folder: --format says"), "\(unknown.error)")
    for format in [[], ["--format", "png"]] {
      let single = await quietzone(["make", "-o", out, "A"] + format)
      #expect(single.code == 64 && single.error.contains("is a folder: name a file in it"), "\(single.error)")
    }
  }

  @Test func columnsCantLeadIntoOtherFolders() async throws {
    let folder = try TemporaryFolder()
    let made = try await batch(
      "shelf,text\n..,up\n.,here\nin,down\n", ["--name", "{shelf}/x.svg", "-o", folder.file("out/")],
      in: folder)
    #expect(made.code == 1 && made.error.contains("leads into another folder"), "\(made.error)")
    #expect(made.error.contains("1 code made") && made.error.contains("2 lines failed: 2, 3"))
    #expect(folder.names == ["out", "t.csv"] && !folder.bytes("out/in/x.svg").isEmpty)
  }

  @Test(arguments: [
    ("sku,code\nA,one", [], "no column is called text"), ("sku,sku\nA,one", [], "two columns are called sku"),
    ("sku,text\nA,one", ["--name", "{sky}.svg"], "no column sky"), ("sku,text", [], "no row below"),
    ("", [], "is empty"), ("sku,text\nA,one", ["--name", "{sku.svg"], "has no }"),
    ("text,--colour\none,red", [], "no option that a row can set"),
  ])
  func tablesThatCantBe(table: String, arguments: [String], part: String) async throws {
    let folder = try TemporaryFolder()
    let made = try await batch(table, ["-o", folder.file("x.svg")] + arguments, in: folder)
    #expect(made.code != 0 && made.error.contains(part), "\(made.error)")
    #expect(folder.names == ["t.csv"])
  }

  @Test(arguments: [
    ("a,b\n\"open,1", "quotation mark that opens in line 2"),
    ("a,b\n\"x\"y,1", "behind a closing quotation mark"),
  ])
  func brokenQuotationsAreFaultsOfTheirRow(table: String, part: String) throws {
    let rows = try CSVTable(Array(table.utf8), name: "t").rows
    #expect(rows.count == 1 && rows[0].line == 2 && rows[0].fault?.contains(part) == true)
  }

  @Test func otherCharacterSetsAreSaid() throws {
    let rows = try CSVTable(Array("a\nx\n".utf8) + [0xE9, 10], name: "t").rows
    #expect(rows[0].fault == nil && rows[1].fault?.contains("UTF-8") == true && rows[1].line == 3)
  }

  @Test func listsKeepTheirLinesAndBytes() async throws {
    let folder = try TemporaryFolder()
    let made = try await batch(
      "\u{FEFF}one\r\n\r\ntwo", ["--name", "{line}-{number}.svg", "-o", folder.path + "/"], in: folder,
      file: "l.txt")
    #expect(made.code == 0 && folder.names == ["1-1.svg", "3-2.svg", "l.txt"])
    let wrapped = try await batch(
      "one\n", ["--text", "https://example.org/{text}?n={number}", "-o", folder.file("u.png")], in: folder,
      file: "l.txt")
    #expect(wrapped.code == 0)
    #expect(await text(folder, "u-1.png") == "https://example.org/one?n=1\n")
  }

  /// Old systems end lines with a carriage return alone; beside line feeds it is a character.
  @Test func carriageReturnsEndLines() async throws {
    let folder = try TemporaryFolder()
    let old = try await batch("a\rb\r", ["-o", folder.file("x.png")], in: folder, file: "l.txt")
    #expect(old.code == 0 && old.error.contains("2 codes made"), "\(old.error)")
    #expect(await text(folder, "x-2.png") == "b\n")
    let mixed = try await batch("a\rb\nc\n", ["-o", folder.file("y.png")], in: folder, file: "l.txt")
    #expect(mixed.error.contains("2 codes made"))
    #expect(await text(folder, "y-1.png") == "a\\rb\n")
  }

  /// What stands behind the last slash of -o has to say the kind of file, else it is a folder's name.
  @Test(arguments: [
    (["--name", "{sku}.svg", "-o", "newdir"], "a folder's name ends in /"),
    (["--name", "{sku}", "-o", "newdir", "--format", "svg"], "a folder's name ends in /"),
    (["--name", "{sku}", "-o", "new.dir"], "a folder's name ends in /"),
    (["--name", "{sku}.gif", "-o", "new/"], "names end in no kind of file; there are .svg"),
    (["--name", "{number}"], "names end in no kind of file"),
  ])
  func namesSayTheKind(arguments: [String], part: String) async throws {
    let folder = try TemporaryFolder()
    let rest = arguments.map { $0.hasPrefix("new") ? folder.file($0) : $0 }
    let made = try await batch("sku,text\nA-1,one\nB-2,two\n", rest, in: folder)
    #expect(made.code == 64 && made.error.contains(part), "\(made.error)")
    #expect(made.error.components(separatedBy: part).count == 2 && folder.names == ["t.csv"])
  }

  @Test func suffixesOfNames() async throws {
    let folder = try TemporaryFolder()
    let table = "sku,text\nA-1,one\nB-2.png,two\n"
    let made = try await batch(table, ["--name", "{sku}", "-o", folder.file("x.svg")], in: folder)
    #expect(made.code == 0 && folder.names == ["A-1.svg", "B-2.png", "t.csv"], "\(made.error)")
    let kinds = try await batch(
      table, ["--name", "{sku}", "-o", folder.file("n/"), "--format", "png"], in: folder)
    #expect(kinds.code == 0 && !folder.bytes("n/A-1.png").isEmpty, "\(kinds.error)")
  }

  @Test func emptyValuesInQuotationMarksAreRows() async throws {
    let folder = try TemporaryFolder()
    let made = try await batch("text\nfine\n\"\"\n\nlast\n", ["-o", folder.file("x.svg")], in: folder)
    #expect(made.code == 1 && made.error.contains("line 3 of") && made.error.contains("2 codes made"))
    // Rows that spreadsheets leave behind are none.
    let rest = try CSVTable(Array("a,b\n1,2\n,\n\n".utf8), name: "t").rows
    #expect(rest.count == 1)
  }

  @Test func failuresGoToStandardOutput() async throws {
    let folder = try TemporaryFolder()
    let arguments = ["-b", "ean-13", "--failures", "-", "-o", folder.file("x.svg")]
    let made = try await batch("text\nx\n9783161484100\n", arguments, in: folder)
    #expect(made.code == 1 && made.text.hasPrefix("text,error\nx,"), "\(made.text)")
    #expect(folder.names == ["t.csv", "x-2.svg"])
    let sheet = ["--sheet", "L7160", "--format", "pdf", "-o", "-", "--failures", "-"]
    #expect(try await batch("text\nx\n", sheet, in: folder).code == 64)
  }

  @Test func standardInputIsCalledSo() async {
    let made = await quietzone(["make", "--batch", "-", "-o", "y.png"], lines: "") { limit in
      [UInt8](repeating: 121, count: limit)
    }
    #expect(made.code == 1 && made.error.contains("error: standard input: longer than"), "\(made.error)")
  }

  @Test func namedPipesAreRead() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    Thread.detachNewThread {
      let file = FileHandle(forWritingAtPath: pipe)
      try? file?.write(contentsOf: Data("one\ntwo\n".utf8))
      try? file?.close()
    }
    let made = await quietzone(["make", "--batch", pipe, "-o", folder.file("x.svg")])
    #expect(made.code == 0)
    #expect(folder.names.filter { $0.hasSuffix(".svg") } == ["x-1.svg", "x-2.svg"])
  }

  @Test func fieldsInColumns() async throws {
    let folder = try TemporaryFolder()
    let made = try await batch(
      "room,ssid,password\n1,Cafe 1,secret 99\n2,Cafe 2,short\n",
      ["--payload", "wifi", "hidden=true", "--name", "room-{room}.png", "-o", folder.path + "/"], in: folder)
    #expect(made.code == 1 && made.error.contains("line 3 of") && made.error.contains("8 to 63"))
    #expect(await text(folder, "room-1.png") == "WIFI:T:WPA;S:Cafe 1;P:secret 99;H:true;;\n")
  }

  @Test func manyFailuresAreToldInShort() async throws {
    let folder = try TemporaryFolder()
    let rows = (1...150).map { "x\($0)," }.joined(separator: "\n")
    let made = try await batch("sku,text\n" + rows, ["-o", folder.file("x.svg")], in: folder)
    #expect(made.code == 1 && made.error.contains("150 lines failed: 2, 3,") && made.error.contains("101 …"))
    #expect(made.error.split(separator: "\n").count < 26)
  }
}
