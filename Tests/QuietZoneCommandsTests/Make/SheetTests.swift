import Foundation
import QuietZone
import QuietZoneRendering
import TestSupport
import Testing

@testable import QuietZoneCommands

@Suite struct SheetTests {
  private func sheet(_ arguments: [String]) async throws -> (
    outcome: Outcome, pdf: String, folder: TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(["make", "-o", folder.file("labels.pdf")] + arguments)
    return (outcome, String(decoding: folder.bytes("labels.pdf"), as: Unicode.ASCII.self), folder)
  }

  @Test(arguments: [
    ("L7160", 21, 595.2756, 841.8898), ("avery-5160", 30, 612, 792), ("L4731REV", 189, 595.2756, 841.8898),
    ("a4:3x8", 24, 595.2756, 841.8898), ("100x150mm:1x1", 1, 283.4646, 425.1969),
  ])
  func sheetsByNameAndGrid(name: String, count: Int, width: Double, height: Double) async throws {
    let (outcome, pdf, _) = try await sheet(["--sheet", name, "--copies", "\(count + 1)", "QZ"])
    #expect(outcome.code == 0, "\(outcome.error)")
    #expect(pdf.contains("/Count 2>>"))
    let box = "/MediaBox[0 0 \(JSON.decimal(width, places: 4).text) \(JSON.decimal(height, places: 4).text) ]"
    #expect(pdf.contains(box), "\(box)")
  }

  /// A code that is not square turns within its label.
  @Test(arguments: ["0", "90", "180", "270"]) func turnedCodesAreWhole(rotation: String) async throws {
    let (outcome, _, folder) = try await sheet(
      ["-b", "ean-13", "400638133393", "--sheet", "L7160", "--rotate", rotation])
    #expect(outcome.code == 0, "\(outcome.error)")
    let read = await quietzone(["read", folder.file("labels.pdf")])
    #expect(read.lines == ["4006381333931"])
  }

  @Test func rowsBecomeLabelsThatAreRead() async throws {
    let folder = try TemporaryFolder()
    let rows = (1...25).map { "ITEM-\($0),\($0 == 7 ? "" : "code \($0)")" }
    try Files.write(Array((["sku,text"] + rows).joined(separator: "\n").utf8), to: folder.file("t.csv"))
    let made = await quietzone([
      "make", "--batch", folder.file("t.csv"), "--sheet", "L7160", "--skip", "2", "--caption", "{sku}",
      "--cut-marks", "-o", folder.file("l.pdf"),
    ])
    #expect(
      made.code == 1 && made.error.contains("24 labels on 2 sheets") && made.error.contains("failed: 8"))
    let sheet = try #require(LabelSheet.catalogue.first { $0.name == "L7160" }).sheet
    let expected = (1...25).filter { $0 != 7 }.map { "code \($0)" }
    var found: Set<String> = []
    for line in await quietzone(["read", "--json", folder.file("l.pdf")]).lines {
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let (said, corners) = (object["text"] as? String ?? "", object["corners"] as? [[Double]] ?? [])
      let slot = try #require(expected.firstIndex(of: said)) + 2
      let place = sheet.place(of: slot % 21)
      // Pages are drawn with 300 dots per inch.
      let x = corners.map { $0[0] }.reduce(0, +) / 4 * 25.4 / 300
      let y = corners.map { $0[1] }.reduce(0, +) / 4 * 25.4 / 300
      #expect(object["page"] as? Int == slot / 21)
      #expect(abs(x - place.x - place.width / 2) < 0.2, "\(said): \(x) mm")
      #expect(place.y + 10 < y && y < place.y + place.height / 2, "\(said): \(y) mm")
      found.insert(said)
    }
    #expect(found == Set(expected))
  }

  @Test(arguments: [
    (["--sheet", "L9999", "x"], "L9999"), (["--sheet", "a4:0x8", "x"], "a4:0x8"),
    (["--sheet", "L7160", "--skip", "21", "x"], "0 to 20"), (["--skip", "1", "x"], "--skip is for --sheet"),
    (["--sheet", "L7160", "--sheet-gap", "2", "x"], "paper and grid"),
    (["--sheet", "a4:3x8", "--sheet-margin", "110,0", "x"], "leave no room"),
    (["--sheet", "L7160", "--millimetres", "3", "x"], "has room for"),
    (["--sheet", "L7160", "--scale", "3", "x"], "--millimetres"),
    (["--sheet", "L4731", "--caption", String(repeating: "wide ", count: 20), "x"], "wider than the label"),
    (["--sheet", "L7160", "--caption", "김", "x"], "김"),
  ])
  func mistakesAreNamed(arguments: [String], part: String) async throws {
    let (outcome, pdf, _) = try await sheet(arguments)
    #expect(outcome.code != 0 && outcome.error.contains(part) && pdf.isEmpty, "\(outcome.error)")
  }

  @Test func onlyPDF() async throws {
    let folder = try TemporaryFolder()
    let svg = await quietzone(["make", "--sheet", "L7160", "-o", folder.file("a.svg"), "x"])
    #expect(svg.code == 64 && svg.error.contains("PDF"))
    let nowhere = await quietzone(["make", "--sheet", "L7160", "x"])
    #expect(nowhere.code == 64 && nowhere.error.contains("-o"))
    let stream = await quietzone(["make", "--sheet", "L7160", "-o", "-", "--format", "pdf", "x"])
    #expect(stream.code == 0 && stream.output.starts(with: "%PDF".utf8))
  }

  @Test func smallModulesAreToldOrRefused() async throws {
    let (told, _, _) = try await sheet([
      "--sheet", "a4:40x60", "--label-padding", "0.5", "a longer text for a small label",
    ])
    #expect(told.code == 0 && told.error.contains("many printers"))
  }
}
