import Testing
import TestSupport

@testable import QuietZone

struct DXFilmEdgeTests {
  /// The modules of the two tracks of a made symbol, runs from the first bar on.
  private func tracks(_ symbol: Symbol) -> [[UInt8]] {
    guard case .grid(let grid) = symbol.shape else { return [] }
    return [0, grid.height - 1].map { y in
      var runs: [UInt8] = []
      for x in 0..<grid.width {
        if x > 0, grid[x, y] == grid[x - 1, y] { runs[runs.count - 1] += 1 } else { runs.append(1) }
      }
      return runs
    }
  }

  private func fragment(_ runs: [UInt8]) -> LinearFragment? {
    var options = LinearDecodeOptions(wanted: SymbologySet(.dxFilmEdge))
    options.isSweeping = true
    return RunLine(modules: runs, quietZone: 3).withRow { DXFilmEdge.fragment($0, at: 1, options) }
  }

  /// zint 2.13's test data for DX film edge: `79-7` with its clock.
  @Test func tracksAreThoseOfTheStandard() throws {
    let symbol = try BarcodeWriter(.dxFilmEdge).write("79-7")
    let tracks = tracks(symbol)
    #expect(tracks[0] == [5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3])
    // 101010 1001111 0 0111 0 0101: the number has five ones, the second three; the parity is even.
    #expect(tracks[1] == [1, 1, 1, 1, 1, 1, 1, 2, 4, 2, 3, 2, 1, 1, 1])
    #expect(tracks[1].reduce(0, +) == 23)
  }

  /// Below the data track other readers take text for more of it.
  @Test func textStandsAbove() throws {
    #expect(try BarcodeWriter(.dxFilmEdge).write("79-7").text.map(\.side) == [.above])
  }

  @Test func everyFilmComesBack() throws {
    for first in stride(from: 1, through: 127, by: 7) {
      for second in 0...15 {
        for frame in [nil, (0, false), (23, true), (63, false)] as [(Int, Bool)?] {
          let text = "\(first)-\(second)" + (frame.map { "/\($0.0)" + ($0.1 ? "A" : "") } ?? "")
          let symbol = try BarcodeWriter(.dxFilmEdge).write(text)
          let runs = tracks(symbol)
          let clock = try #require(fragment(runs[0])), data = try #require(fragment(runs[1]), "\(text)")
          #expect(clock.value == (frame == nil ? 23 : 31))
          let film = try #require(
            DXFilmEdge.film(UInt32(data.value >> 8), hasFrame: data.value & 255 == 31))
          #expect(DXFilmEdge.text(film) == Array(text.utf8))
        }
      }
    }
  }

  @Test func oneWrongModuleIsRefused() throws {
    let bits = DXFilmEdge.bits(DXFilmEdge.Film(first: 115, second: 10, frame: (11, true)))
    for place in 0..<31 { #expect(DXFilmEdge.film(bits ^ 1 << UInt32(place), hasFrame: true) == nil) }
  }

  @Test(arguments: ["", "0-1", "128-1", "1-16", "1", "1-", "1-2/", "1-2/64", "1-2/3B", "1-2/3AA", "a-1"])
  func whatIsNoFilmIsRefused(_ text: String) {
    #expect(throws: BarcodeEncodingError.self) { try BarcodeWriter(.dxFilmEdge).write(text) }
  }

  @Test func dataWithoutItsClockIsNone() throws {
    var data = LinearFragment(symbology: .dxFilmEdge, value: 0, first: 1, last: 9)
    let bits = DXFilmEdge.bits(DXFilmEdge.Film(first: 36, second: 2, frame: nil))
    data.value = UInt64(bits) << 8 | 23
    data.begin = Point2D(x: 10, y: 20)
    data.end = Point2D(x: 240, y: 20)
    data.count = 3
    data.height = 18
    var clock = LinearFragment(symbology: .dxFilmEdge, value: 23, first: 1, last: 17)
    clock.begin = Point2D(x: 11, y: 50)
    clock.end = Point2D(x: 241, y: 50)
    clock.count = 3
    clock.height = 18
    let options = LinearDecodeOptions(wanted: SymbologySet(.dxFilmEdge))
    #expect(DXFilmEdge.assemble([data], options).isEmpty)
    var rare = clock
    rare.count = 2
    #expect(DXFilmEdge.assemble([data, rare], options).isEmpty)
    #expect(DXFilmEdge.assemble([data, clock], options).map(\.reading.content.bytes) == [Array("36-2".utf8)])
    // Further away than the tracks of one film lie, with a gap between them, and such as begin elsewhere.
    for offset in [Point2D(x: 0, y: 200), Point2D(x: 0, y: 15), Point2D(x: 40, y: 0), Point2D(x: 8, y: 0)] {
      var other = clock
      other.begin = other.begin + offset
      other.end = other.end + offset
      #expect(DXFilmEdge.assemble([data, other], options).isEmpty)
    }
  }
}
