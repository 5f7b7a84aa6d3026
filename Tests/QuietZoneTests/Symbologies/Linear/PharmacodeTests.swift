import TestSupport
import Testing

@testable import QuietZone

/// A Pharmacode read backwards is another number: it is read in one direction only, whatever lines see it.
@Suite struct PharmacodeTests {
  /// Numbers that say another one backwards, and that one.
  static let numbers: [(text: String, backwards: String)] = [
    ("1234", "1835"), ("12345", "11136"), ("131000", "105982"),
  ]

  static func read(_ text: String, degrees: Double, isMirrored: Bool = false) throws -> [Barcode] {
    let print = Print(try BarcodeWriter(.pharmacode).write(text))
    let side = Int((print.paperWidth + 40) * 3)
    var camera = SyntheticCamera(width: side, height: side, seed: 3)
    camera.background = .plain(0.9)
    camera.place(print, SyntheticCamera.Pose(moduleSize: 3, rotation: degrees))
    var image = camera.photograph().image
    if isMirrored {
      for y in 0..<side { image.pixels[y * side..<(y + 1) * side].reverse() }
    }
    return BarcodeReader(ReaderOptions(symbologies: SymbologySet(.pharmacode))).read(image.view)
  }

  static func texts(_ barcodes: [Barcode]) -> [String] {
    barcodes.map { String(decoding: $0.content.bytes, as: UTF8.self) }
  }

  @Test(arguments: numbers) func backwardsIsAnotherNumber(_ text: String, _ backwards: String) throws {
    let bars = try BarcodeWriter(.pharmacode).write(text).bars
    #expect(try BarcodeWriter(.pharmacode).write(backwards).bars == bars.reversed())
  }

  /// Two of the bars of a stacked symbol are a Pharmacode of themselves.
  @Test(arguments: ["ABC-123", "12345678901"]) func stackedSymbolsComeFirst(text: String) throws {
    let symbol = try BarcodeWriter(.microPDF417).write(text)
    guard case .grid(let grid) = symbol.shape else { return }
    let image = LuminanceImage(grid, scale: 14)
    let found = BarcodeReader(ReaderOptions(symbologies: .all.union(SymbologySet(.pharmacode)))).read(image)
    #expect(found.map(\.symbology) == [.microPDF417])
    #expect(Self.texts(found) == [text])
  }

  /// From left to right wherever the code is turned by less than a quarter.
  @Test(arguments: numbers) func leftIsFirst(_ text: String, _ backwards: String) throws {
    for degrees in [0.0, 20, 60, 300, 340] {
      #expect(Self.texts(try Self.read(text, degrees: degrees)) == [text], "\(degrees)°")
      #expect(Self.texts(try Self.read(text, degrees: degrees + 180)) == [backwards], "\(degrees + 180)°")
    }
  }

  /// Of an upright one the top comes first.
  @Test(arguments: numbers) func topIsFirst(_ text: String, _ backwards: String) throws {
    #expect(Self.texts(try Self.read(text, degrees: 90)) == [text])
    #expect(Self.texts(try Self.read(text, degrees: 270)) == [backwards])
  }

  /// From behind, too, it is the other number, and nothing tells that it is seen from there.
  @Test func fromBehind() throws {
    let found = try Self.read("1234", degrees: 0, isMirrored: true)
    #expect(Self.texts(found) == ["1835"])
    #expect(found.first?.isMirrored == false)
  }
}
