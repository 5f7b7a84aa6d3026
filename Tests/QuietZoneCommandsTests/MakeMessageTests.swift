import Foundation
import QuietZone
import TestSupport
import Testing

@testable import QuietZoneCommands

/// What a stranger does wrong, and what the program says of it.
@Suite struct MakeMessageTests {
  @Test(arguments: [
    (["-b", "ean-13", "97831614841O"], "EAN-13 takes digits only; character 12 is \"O\""),
    (["-b", "ean-13", "9783161484I00"], "character 11 is \"I\""),
    (
      ["-b", "code-39", "lower"],
      "Code 39 takes digits, capitals, space and - . $ / + % only; character 1 is \"l\""
    ),
    (["-b", "code-39", "lower"], "has all of ASCII"),
    (["-b", "code-39", "ÄB"], "character 1 is \"Ä\""),
    (["-b", "pharmacode", "2"], "Pharmacode takes a number from 3 to 131070, and not 2"),
    (["-b", "pharmacode", "131071"], "from 3 to 131070, and not 131071"),
    (["-b", "codabar", "A12E"], "between a start and a stop out of A, B, C and D; character 4 is \"E\""),
    (["-b", "code-11", "1 2"], "digits and hyphens only; character 2 is a space"),
    (["-b", "code-128", "héllo €"], "characters of ISO-8859-1 only; character 7 is \"€\""),
    (["-b", "interleaved-2-of-5", "123"], "an even number of digits, its check digit counted, and not 3"),
    (["-b", "upc-e", "2345678"], "begin with 0 or 1"),
    (["-b", "upc-e", "0371703"], "it would stand for 03710000070, check digit aside"),
    (["-b", "upc-e", "0072409"], "it would stand for 00724000009"),
    (["-b", "upc-e", "0123004"], "0123004 is the UPC-E of no number"),
    (["-b", "upc-e", "01234x5"], "UPC-E takes digits only"),
    (["-b", "telepen", "--numeric", "12X"], "and X for the second of a pair; character 3 is \"X\""),
    (["-b", "telepen", "--numeric", "AX"], "Telepen takes digits with --numeric"),
    (["-b", "databar", "(01)09501101530003(10)A"], "DataBar holds a GTIN, (01), and nothing else"),
    (["-b", "databar-limited", "(10)A"], "--symbology databar-expanded holds more"),
    (["-b", "aztec", "--layers", "1", String(repeating: "x", count: 100)], "the largest code allowed holds"),
    (["-S", "3", "hi"], "too few characters to be spread over 3 codes: over 2 at the most"),
    (["-S", "2", "a"], "too few characters to be spread over several codes"),
    (["-b", "pdf417", "-S", "3", "a"], "too few characters to be spread over several codes"),
    (["-b", "aztec", "-S", "27", "hi"], "2 to 26 are"),
    (["-b", "databar-limited", "2950110153000"], "14 digits that begin with 0 or 1"),
    (["-b", "ean-13", "9783161484100+1"], "behind the + stands an add-on of two or five digits, not \"1\""),
    (["-b", "ean-13", "--add-on", "05", "9783161484100+05"], "and one with --add-on"),
  ])
  func contentIsRefusedByName(arguments: [String], part: String) async {
    let outcome = await quietzone(["make"] + arguments)
    #expect(outcome.code == 1 && outcome.error.contains(part), "\(outcome.error)")
  }

  @Test(arguments: [
    (["make", "--eci", "latin9x", "a"], "a character set's name, such as utf-8"),
    (["make", "--eci", "windows-1525", "a"], "did you mean"),
    (["make", "--eci", "1000000", "a"], "0 to 999999"),
    (["scan", "--accept", "foo", "a"], "it takes any, web, prefix:TEXT or pattern:TEXT"),
    (["scan", "-"], "scan takes no standard input"),
  ])
  func valuesThatAreRefusedSayWhatThereIs(arguments: [String], part: String) async {
    let outcome = await quietzone(arguments)
    #expect(outcome.code == 64 && outcome.error.contains(part), "\(outcome.error)")
  }

  @Test func refusedCharactersAreShown() {
    #expect(
      Symbology.microQRCode.refusal(1, Array("a€".utf8)).hasPrefix(
        "character 2 is \"€\", which has no code in"))
    #expect(Symbology.code11.refusal(1, [49, 10]).hasSuffix("character 2 is a line feed"))
    #expect(Symbology.code11.refusal(1, [49, 27]).hasSuffix("character 2 is \"\\u{1b}\""))
    #expect(Symbology.code39.refusal(0, [0xFF]).hasSuffix("byte 1 is 255"))
    for offset in [-1, 3, Int.min, Int.max - 1] { #expect(!Symbology.qrCode.refusal(offset, [65]).isEmpty) }
  }

  @Test(arguments: [
    ("ean-13", "978-3-16-148410-0", "9783161484100"), ("ean-13", "978 3 16 148410 0", "9783161484100"),
    ("ean-13", "977123456700+05", "9771234567003 05"), ("ean-8", "90311017+05", "90311017 05"),
    ("upc-a", "0 36000 29145 2+52495", "036000291452 52495"),
    ("upc-e", "0 123456 5", "01234565"),
  ])
  func retailNumbersAsPeopleWriteThem(symbology: String, text: String, read: String) async throws {
    let folder = try TemporaryFolder()
    // Three pixels a module: the fewest that a shop's printer has.
    let made = await quietzone(["make", "-b", symbology, "-s3", "-o", folder.file("a.png"), text])
    #expect(made.code == 0, "\(made.error)")
    #expect(await quietzone(["read", folder.file("a.png")]).lines == [read])
  }

  @Test func smallestMicroCodePicksItsLevel() async {
    let outcome = await quietzone(["make", "-b", "micro-qr", "-v", "M1", "--terminal", "ascii", "12345"])
    #expect(outcome.code == 0 && outcome.lines.count == 11 + 4, "\(outcome.error)")
    let asked = await quietzone(["make", "-b", "micro-qr", "-v", "M1", "-l", "q", "12345"])
    #expect(asked.code == 1 && asked.error.contains("level Q does not exist"))
  }

  @Test func printSizesAreToldAsTheyAre() async throws {
    let folder = try TemporaryFolder()
    let size = ["make", "-b", "ean-13", "--mm", "0.33", "--dpi", "600", "9783161484100", "-o"]
    let raster = await quietzone(size + [folder.file("a.png")])
    #expect(raster.code == 0 && raster.error.contains("8 pixels, 0.339 mm: 2.6 % larger than asked"))
    #expect(await quietzone(size + [folder.file("a.pdf")]).error.isEmpty)
    let exact = ["make", "--mm", "0.254", "--dpi", "100", "x", "-o", folder.file("b.png")]
    #expect(await !quietzone(exact).error.contains("note: "))
    let smaller = ["make", "--mm", "0.1", "--dpi", "300", "x", "-o", folder.file("b.png")]
    #expect(await quietzone(smaller).error.contains("1 pixel, 0.085 mm: 15.3 % smaller than asked"))
  }

  @Test func foldersOnTheWayAreMade() async throws {
    let folder = try TemporaryFolder()
    #expect(await quietzone(["make", "-o", folder.file("x/y/z.svg"), "x"]).code == 0)
    #expect(!folder.bytes("x/y/z.svg").isEmpty)
  }

  @Test func valuesMayFollowTheirLetterAtOnce() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.svg")
    let long = ["--symbology", "qr", "--level", "h", "--symbol-version", "5+", "--scale", "8"]
    #expect(
      await quietzone(["make", "-o", folder.file("b.svg"), "--quiet-zone", "1"] + long + ["hi"]).code == 0)
    #expect(await quietzone(["make", "-o\(file)", "-m1", "-bqr", "-lh", "-v5+", "-s8", "hi"]).code == 0)
    #expect(!folder.bytes("a.svg").isEmpty && folder.bytes("a.svg") == folder.bytes("b.svg"))
    _ = await quietzone(["make", "-o\(folder.file("s.svg"))", "-S3", "three pieces of text"])
    #expect(folder.names.contains("s-3.svg"))
    _ = await quietzone(["make", "-o", folder.file("c.svg"), "--fg", "467c24", "--bg", "b8e297", "hi"])
    #expect(String(decoding: folder.bytes("c.svg"), as: UTF8.self).contains("fill=\"#467c24\""))
  }

  @Test(arguments: ["90", "180", "270"]) func turned(degrees: String) async throws {
    let folder = try TemporaryFolder()
    for suffix in ["png", "pgm", "pdf"] {
      for arguments in [["-b", "ean-13", "9783161484100+52495"], ["turned"], ["-b", "maxicode", "turned"]] {
        let file = folder.file("a." + suffix)
        let made = await quietzone(["make", "-s4", "--rotate", degrees, "-o", file] + arguments)
        #expect(made.code == 0, "\(made.error)")
        let read = await quietzone(["read", file])
        let text = arguments.last == "turned" ? "turned" : "9783161484100 52495"
        #expect(read.lines == [text], "\(arguments) \(suffix)")
      }
    }
    #expect(await quietzone(["make", "--rotate", "45", "x"]).code == 64)
    // The code's own top left corner: 90 degrees clockwise it is at the top right.
    _ = await quietzone(["make", "--rotate", degrees, "-s1", "-m4", "-o", folder.file("c.pgm"), "turned"])
    let json = await quietzone(["read", "--json", folder.file("c.pgm")]).text
    let start = try #require(json.range(of: "\"corners\":[["), "\(json)").upperBound
    let first = json[start...].prefix { $0 != "]" }.split(separator: ",").compactMap { Double($0) }
    let isRight = first[0] > 14, isLow = first[1] > 14
    #expect((isRight, isLow) == (degrees != "270", degrees != "90"), "\(json)")
  }
}
