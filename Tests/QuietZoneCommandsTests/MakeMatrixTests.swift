import ArgumentParser
import QuietZone
import Testing
import TestSupport

@testable import QuietZoneCommands

/// What the options of matrix and stacked symbologies make, decoded from the modules of the file.
@Suite struct MakeMatrixTests {
  /// Makes with `arguments` and decodes the modules of each file.
  private func made(_ symbology: Symbology, _ arguments: [String]) async throws -> [DecodedSymbol] {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(
      ["make", "--symbology", "\(symbology.token)", "--scale", "1", "--quiet-zone", "0", "-o"]
        + [folder.file("code.pgm")] + arguments)
    #expect(outcome.code == 0, "\(outcome.error)")
    return try folder.names.sorted().map { name in
      let image = try #require(LuminanceImage(pgm: folder.bytes(name)))
      var grid = ModuleGrid(width: image.width, height: image.height)
      for y in 0..<image.height {
        for x in 0..<image.width { grid[x, y] = image.pixels[y * image.width + x] < 128 }
      }
      return try #require(SymbologyCatalogue.decode(grid, as: symbology), "\(arguments)")
    }
  }

  @Test(arguments: [Symbology.pdf417, .microPDF417]) func macroFields(symbology: Symbology) async throws {
    let symbols = try await made(
      symbology,
      [
        "--structured-append", "2", "--set-id", "17,530", "--file-name", "a.txt", "--sender", "Müller",
        "--addressee", "B", "--time-stamp", "2026-11-21T13:05:00Z", "--file-size", "99", "--checksum",
        "0x1234", "HELLO WORLD",
      ])
    #expect(symbols.count == 2)
    for (index, symbol) in symbols.enumerated() {
      guard case .pdf417(let details) = symbol.details else { throw CommandFailure("no PDF417") }
      let macro = PDF417Macro(
        index: index, count: 2, fileID: [17, 530], isLast: index == 1, fileName: Array("a.txt".utf8),
        sender: [77, 0xFC] + Array("ller".utf8), addressee: [66], timestamp: 1_795_266_300, fileSize: 99,
        checksum: 0x1234)
      #expect(details.macro == macro)
    }
    #expect(symbols.flatMap(\.content.bytes) == Array("HELLO WORLD".utf8))
  }

  @Test func identitiesOfSets() async throws {
    let matrix = try await made(
      .dataMatrix, ["--structured-append", "2", "--set-id", "12,34", "HELLO WORLD"])
    #expect(matrix.map(\.structuredAppend?.identity) == [12 * 256 + 34, 12 * 256 + 34])
    let aztec = try await made(.aztec, ["--structured-append", "3", "--set-id", "BOX-7", "HELLO WORLD"])
    for symbol in aztec {
      guard case .aztec(let details) = symbol.details else { throw CommandFailure("no Aztec") }
      #expect(details.setName == Array("BOX-7".utf8) && symbol.structuredAppend?.count == 3)
    }
  }

  @Test(arguments: [Symbology.dataMatrix, .aztec, .pdf417, .microPDF417])
  func readerProgramming(symbology: Symbology) async throws {
    let symbol = try #require(try await made(symbology, ["--reader-programming", "CONFIG 1"]).first)
    switch symbol.details {
    case .dataMatrix(let details): #expect(details.isForReader)
    case .aztec(let details): #expect(details.isForReader && details.isCompact && details.layers == 1)
    case .pdf417(let details): #expect(details.isForReader)
    default: #expect(Bool(false), "no flag")
    }
    #expect(symbol.content.bytes == Array("CONFIG 1".utf8))
  }

  /// What a carrier's address asks of the modules is for the engine's tests; here, what is chosen for it.
  @Test(arguments: [
    (["--postal-code", "841706672", "--country", "840", "--service-class", "1"], 2, "841706672"),
    (["--postal-code", "b1050", "--country", "56", "--service-class", "999"], 3, "B1050"),
    (["--mode", "5"], 5, nil), ([], 4, nil), (["--reader-programming"], 6, nil),
    (["--mode", "6", "--reader-programming"], 6, nil),
  ])
  func carrierMessage(arguments: [String], mode: Int, postalCode: String?) throws {
    let matrix = try MatrixSymbolOptions.parse(arguments)
    var options = WriterOptions()
    try matrix.apply(to: &options, for: .maxiCode)
    #expect(options.maxiCode.mode == mode)
    #expect(options.maxiCode.postalCode == Array((postalCode ?? "").utf8))
    let symbol = try BarcodeWriter(.maxiCode, options: options).write("PARCEL")
    guard case .hexagons(let grid) = symbol.shape else { throw CommandFailure("no hexagons") }
    #expect(SymbologyCatalogue.decode(grid, as: .maxiCode)?.details == symbol.details)
  }

  @Test(arguments: [
    ["--symbology", "pdf417", "--file-name", "a", "x"], ["--symbology", "qr", "--mode", "4", "x"],
    ["--symbology", "data-matrix", "--structured-append", "2", "--set-id", "255,1", "HELLO"],
    ["--symbology", "data-matrix", "--structured-append", "2", "--sender", "me", "HELLO"],
    ["--symbology", "pdf417", "--structured-append", "2", "--set-id", "900", "HELLO"],
    ["--symbology", "pdf417", "--structured-append", "2", "--time-stamp", "today", "HELLO"],
    ["--symbology", "pdf417", "--structured-append", "2", "--checksum", "65536", "HELLO"],
    ["--symbology", "pdf417", "--structured-append", "2", "--sender", "漢", "HELLO"],
    ["--symbology", "aztec", "--structured-append", "2", "--set-id", "A B", "HELLO"],
    ["--symbology", "aztec", "--reader-programming", "--form", "rune", "7"],
    ["--symbology", "aztec", "--reader-programming", "--layers", "23", "x"],
    ["--symbology", "maxicode", "--country", "1", "x"], ["--symbology", "maxicode", "--mode", "7", "x"],
    ["--symbology", "maxicode", "--mode", "2", "--postal-code", "1", "x"],
    ["--symbology", "maxicode", "--mode", "4", "--reader-programming", "x"],
    ["--symbology", "maxicode", "--mode", "5", "--reader-programming", "x"],
    ["--symbology", "data-matrix", "--structured-append", "2", "--reader-programming", "HELLO"],
    ["--symbology", "ean-8", "--reader-programming", "1234567"],
  ])
  func misuseIsSaid(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(["make", "-o", folder.file("a.png")] + arguments)
    #expect(outcome.code != 0 && !outcome.error.isEmpty, "\(arguments)")
    #expect(folder.names.isEmpty)
  }

  @Test func formatsSayTheIdentifiers() async throws {
    let lines = await quietzone(["formats", "--json"]).lines
    let aztec = try #require(lines.first { $0.contains("\"aztec\"") })
    #expect(aztec.contains("\"identifiers\":[\"]z0\"") && aztec.contains("\"]zC\"]"))
  }

  /// What `read --json` says of each symbology, keys and values.
  @Test func recordsOfDetails() {
    func json(_ symbology: Symbology, _ identifier: String, _ details: SymbolDetails) -> String {
      let bytes = Array(identifier.utf8)
      let corner = Point2D(x: 0, y: 0)
      let corners = Quadrilateral(
        topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
      return Barcode(
        symbology: symbology, identifier: SymbologyIdentifier(code: bytes[1], modifier: bytes[2]),
        content: Content(bytes: [65]), outline: corners,
        isInverted: false, isMirrored: false, correction: .init(corrected: 1, capacity: 2),
        structuredAppend: nil, details: details
      ).record(path: "a", page: 1).text
    }
    let matrix = json(
      .dataMatrix, "]d2", .dataMatrix(DataMatrixDetails(columns: 18, rows: 8, macro: 5, isForReader: true)))
    #expect(matrix.contains(#""columns":18,"rows":8,"macro":5,"reader_programming":true,"gs1":true"#))
    let macro = PDF417Macro(
      index: 1, count: 3, fileID: [1, 2], isLast: false, fileName: [0xFC], fileSize: .max)
    let stacked = json(
      .pdf417, "]L2", .pdf417(PDF417Details(columns: 3, rows: 9, level: 2, isCompact: true, macro: macro)))
    #expect(
      stacked.contains(
        #""level":2,"compact":true,"reader_programming":false,"macro":{"index":1,"count":3,"file_id":[1,2],"#
          + #""last":false,"file_name":"ü","sender":null,"addressee":null,"time_stamp":null,"#
          + #""file_size":18446744073709551615,"checksum":null},"gs1":false"#))
    let aztec = json(
      .aztec, "]z0",
      .aztec(
        AztecDetails(layers: 2, isCompact: true, dataCodewords: 5, codewords: 40, setName: [66])))
    #expect(
      aztec.contains(
        #""layers":2,"compact":true,"rune":false,"data_codewords":5,"codewords":40,"set_name":"B","#))
    let maxi = json(
      .maxiCode, "]U1",
      .maxiCode(MaxiCodeDetails(mode: 2, postalCode: [49], country: 840, serviceClass: 1)))
    #expect(
      maxi.contains(#""mode":2,"postal_code":"1","country":840,"service_class":1,"reader_programming":false"#)
    )
  }
}
