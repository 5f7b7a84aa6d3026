import Foundation
import QuietZone
import TestSupport
import Testing

@testable import QuietZoneCommands

@Suite struct RecordSchemaTests {
  /// Every symbology that can be made and read, with what it can say.
  private static let samples: [[String]] = [
    ["qr", "https://example.org"], ["micro-qr", "123"], ["rmqr", "QZ"],
    ["ean-13", "978316148410", "--add-on", "52495"], ["ean-8", "1234567"], ["upc-a", "01234567890"],
    ["upc-e", "0123456"], ["code-39", "QZ-1"], ["code-93", "QZ"], ["code-128", "Quiet"],
    ["codabar", "A40156B"], ["interleaved-2-of-5", "123456"], ["itf-14", "1540014128876"],
    ["industrial-2-of-5", "0123456"], ["iata-2-of-5", "0123456"], ["matrix-2-of-5", "0123456"],
    ["msi-plessey", "1234567"], ["code-11", "123-45"], ["telepen", "QuietZone"], ["pharmacode", "1234"],
    ["dx-film-edge", "115-10/11A"], ["databar", "0950110153000"], ["databar-stacked", "0950110153000"],
    ["databar-limited", "0950110153000"], ["databar-expanded", "(01)09501101530003(10)AB"],
    ["databar-expanded-stacked", "(01)09501101530003(10)AB"], ["data-matrix", "A-4711"],
    ["pdf417", "DOE JOHN"], ["micro-pdf417", "DOE"], ["aztec", "SEAT 42"],
    ["maxicode", "PARCEL 7", "--postal-code", "84170", "--country", "840", "--service-class", "1"],
  ]

  @Test func everySymbologyHasASample() {
    let known = Set(Self.samples.map { $0[0] })
    #expect(Symbology.tokens.filter { !known.contains($0) && $0 != "code-39-extended" } == [])
  }

  @Test(arguments: samples)
  func linesAreAsTheSchemaSays(sample: [String]) async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("code.png")
    let made = await quietzone(["make", "--symbology"] + sample + ["-o", file, "--scale", "4"])
    try #require(made.code == 0, "\(made.error)")
    let lines = await quietzone(["read", "--json", "--symbologies", sample[0], file]).lines
    try #require(lines.count == 1)
    #expect(try SchemaValidator("read.schema.json").faults(of: lines[0]) == [])
  }

  @Test(arguments: [
    "WIFI:T:WPA;S:Cafe;P:secret 9;;", "https://bank.example@evil.example/", "tel:+4930123456",
    "smsto:+4930123456:Hello", "mailto:a@example.org?subject=Hi&cc=b@example.org", "geo:40.7,-73.9,10?q=x",
    "BEGIN:VCARD\nVERSION:3.0\nFN:A B\nTEL:1\nTEL:2\nEMAIL:a@example.org\nADR:;;Way;Town;;;\nEND:VCARD",
    "BEGIN:VEVENT\nSUMMARY:Test\nDTSTART:20261224T180000Z\nEND:VEVENT", "weixin://wxpay/x", "plain text",
    "BEGIN:VEVENT\nDTSTART;TZID=debtor:20261224T180000\nDTEND;TZID=b:20261224T190000\nEND:VEVENT",
    "BEGIN:VEVENT\nSUMMARY:Test\nDTSTART:20261224T180000Z\nDURATION:PT1H\nEND:VEVENT",
    "otpauth://totp/A:b?secret=JBSWY3DP&digits=8", "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=2",
    "BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1",
  ])
  func payloadsAreAsTheSchemaSays(text: String) async throws {
    let folder = try TemporaryFolder()
    try #require(await quietzone(["make", "-o", folder.file("a.png"), "--scale", "4", text]).code == 0)
    let line = try #require(await quietzone(["read", "--json", folder.file("a.png")]).lines.first)
    #expect(try SchemaValidator("read.schema.json").faults(of: line) == [])
  }

  @Test func meaningStandsInTheLine() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.png")
    _ = await quietzone(["make", "-o", file, "WIFI:T:WPA;S:Cafe;P:secret 9;;"])
    let wifi = await quietzone(["read", "--json", file]).text
    #expect(wifi.contains(#""payload":{"kind":"wifi","security":"WPA","ssid":"Cafe","password":"secret 9"}"#))
    #expect(wifi.contains(#""angle":0,"#) && wifi.contains(#""gs1_elements":null,"schema":1}"#))
    _ = await quietzone(["make", "-o", file, "https://example.com/01/09501101530003/10/AB-123"])
    let link = await quietzone(["read", "--json", file]).text
    #expect(link.contains(#"{"ai":"10","value":"AB-123","label":"BATCH/LOT"}"#))
    #expect(
      link.contains(#""payload":{"kind":"link","url":"https://example.com/01/09501101530003/10/AB-123","#))
    _ = await quietzone(["make", "--gs1", "-o", file, "(01)09501101530003(10)AB-123(3103)000123"])
    let goods = await quietzone(["read", "--json", file]).text
    #expect(goods.contains(#"{"ai":"01","value":"09501101530003","label":"GTIN"}"#))
    #expect(goods.contains(#"{"ai":"10","value":"AB-123","label":"BATCH/LOT"}"#))
    #expect(goods.contains(#"{"ai":"3103","value":"000123","label":"NET WEIGHT (kg)"}"#))
    #expect(goods.contains(#""payload":{"kind":"gs1"}"#) && goods.contains(#""gs1":true"#))
  }

  @Test func failuresAndSetsAndScans() async throws {
    let folder = try TemporaryFolder()
    let read = try SchemaValidator("read.schema.json"), scan = try SchemaValidator("scan.schema.json")
    let absent = await quietzone(["read", "--json", folder.file("absent.png")]).lines
    #expect(try absent.map { try read.faults(of: $0) } == [[]])
    try FileManager.default.createDirectory(atPath: folder.file("s"), withIntermediateDirectories: true)
    _ = await quietzone(["make", "--structured-append", "2", "-o", folder.file("s/a.png"), "one of two"])
    let set = await quietzone(["read", "--json", folder.file("s/a-1.png"), folder.file("s/a-2.png")]).lines
    #expect(try set.map { try read.faults(of: $0) } == [[], []])
    let events = await quietzone(["scan", "--json", "--accept", "pattern:*x", folder.file("s")]).lines
    #expect(events.count > 2)
    for line in events { #expect(try scan.faults(of: line) == []) }
  }

  @Test func theValidatorFindsFaults() throws {
    let validator = try SchemaValidator("read.schema.json")
    for line in [
      #"{"path":"a","error":1,"schema":1}"#, #"{"path":"a","error":"x","schema":2}"#,
      #"{"path":"a","error":"x","schema":1,"more":0}"#, #"{"path":"a","schema":1}"#, "[]",
    ] {
      #expect(try !validator.faults(of: line).isEmpty, "\(line)")
    }
    #expect(try validator.faults(of: #"{"path":"a","error":"x","schema":1}"#) == [])
  }
}
