import Testing
import TestSupport

@testable import QuietZone

@Suite struct AztecTests {
  private func grid(_ symbol: Symbol) -> ModuleGrid {
    guard case .grid(let grid) = symbol.shape else { return ModuleGrid(width: 0, height: 0) }
    return grid
  }

  private func decoded(_ content: Content, _ options: WriterOptions = WriterOptions()) throws -> DecodedSymbol
  {
    try Aztec.decode(grid(try BarcodeWriter(.aztec, options: options).write(content)))
  }

  static let sizes = Aztec.compactSizes + Aztec.fullSizes

  /// Every bit has its own module, none of a pattern or of the mode message.
  @Test(arguments: sizes) func layout(_ size: Aztec.Size) {
    let places = Aztec.places(size)
    #expect(places.count == size.bits && Set(places).count == places.count)
    let patterns = Aztec.patterns(isCompact: size.isCompact, side: size.side)
    let mode = Aztec.modePlaces(isCompact: size.isCompact, side: size.side)
    let taken = Set(places)
    #expect(mode.allSatisfy { !taken.contains(UInt16($0.y << 8 | $0.x)) && !patterns[$0.x, $0.y] })
    for place in places { #expect(!patterns[Int(place & 255), Int(place >> 8)]) }
  }

  @Test(arguments: sizes) func correction(_ size: Aztec.Size) throws {
    var random = SeededRandom(seed: UInt64(size.layers))
    var options = WriterOptions()
    options.aztec.size = size.isCompact ? .compactLayers(size.layers) : .fullLayers(size.layers)
    let symbol = try BarcodeWriter(.aztec, options: options).write("LAYER")
    let clean = try Aztec.decode(grid(symbol))
    #expect(clean.content.bytes == Array("LAYER".utf8) && clean.details == symbol.details)
    let places = Aztec.places(size)
    let skipped = size.bits - size.words * size.wordBits
    func damaged(_ count: Int) -> ModuleGrid {
      var out = grid(symbol)
      for word in (0..<size.words).shuffled(using: &random).prefix(count) {
        let place = Int(places[skipped + word * size.wordBits + Int(random.next() % UInt64(size.wordBits))])
        out[place & 255, place >> 8].toggle()
      }
      return out
    }
    let read = try Aztec.decode(damaged(clean.correction.capacity))
    #expect(read.content == clean.content && read.correction.corrected == clean.correction.capacity)
    if let wrong = try? Aztec.decode(damaged(clean.correction.capacity + 3)) {
      #expect(wrong.content == clean.content)
    }
  }

  /// Modules of zint 2.11 (`zint -b 92 --init --vers=1 -d CONFIG`).
  @Test func readerProgramming() throws {
    var options = WriterOptions()
    options.aztec.isForReader = true
    let symbol = try BarcodeWriter(.aztec, options: options).write("CONFIG")
    let rows = [
      "000110000110010", "001110000111111", "101100100100111", "011111111111111", "000100000001101",
      "000101111101100", "010101000101000", "110101010101000", "110101000101011", "001101111101111",
      "110100000001110", "100111111111111", "100000010000000", "010111000001010", "100011100001000",
    ]
    #expect(grid(symbol) == ModuleGrid(art: rows.joined(separator: "\n")))
    for layers in [1, 4, 15, 22] {
      options.aztec.size = .fullLayers(layers)
      let read = try decoded(Content(text: "CONFIG"), options)
      guard case .aztec(let details) = read.details else { continue }
      #expect(details.isForReader && details.layers == layers && read.content.bytes == Array("CONFIG".utf8))
    }
    options.aztec.size = .fullLayers(23)
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.layers, 23, minimum: 1, maximum: 22))) {
      try decoded(Content(text: "CONFIG"), options)
    }
  }

  @Test func roundTrips() throws {
    var random = SeededRandom(seed: 1)
    for kind in SeededContent.allCases {
      for length in [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610] {
        let content = kind.make(length: length, using: &random)
        let symbol = try decoded(content)
        #expect(SymbologyChecks<DataMatrix>.means(symbol.content, content), "\(kind) of \(length)")
      }
    }
  }

  @Test func runes() throws {
    var options = WriterOptions()
    options.aztec.size = .rune
    for value in 0..<256 {
      let symbol = try decoded(Content(text: "\(value)"), options)
      #expect(symbol.identifier.text == "]zC")
      #expect(symbol.content.bytes.reduce(0) { $0 * 10 + Int($1) - 48 } == value)
    }
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.rune, 256, minimum: 0, maximum: 255))) {
      try decoded(Content(text: "256"), options)
    }
    #expect(throws: BarcodeEncodingError.unencodable(offset: 1)) { try decoded(Content(text: "1A"), options) }
  }

  @Test func applications() throws {
    let elements = Content(bytes: Array("0109501101530003172512311012ABC\u{1D}2112345".utf8))
    let gs1 = try decoded(elements, WriterOptions(application: .gs1))
    #expect(gs1.identifier.text == "]z1" && gs1.content.bytes == elements.bytes)
    let aim = try decoded(
      Content(text: "AIM"), WriterOptions(application: .aim(indicator: Array("A".utf8))))
    #expect(aim.identifier.text == "]z2" && aim.content.bytes == Array("AAIM".utf8))
    for number in [UInt32(3), 25, 899, 999_999] {
      let content = Content(bytes: Array(1...40), eci: ECI(rawValue: number))
      let symbol = try decoded(content)
      #expect(symbol.identifier.text == "]z3" && symbol.content == content)
    }
  }

  @Test func sets() throws {
    var random = SeededRandom(seed: 1)
    for count in 2...26 {
      let content = SeededContent.unicode.make(length: count * 20, using: &random)
      var options = WriterOptions()
      if count % 2 == 0 { options.aztec.setName = Array("Set\(count)".utf8) }
      var joined = Content()
      for (index, symbol) in try BarcodeWriter(.aztec, options: options).writeSeries(content, count: count)
        .enumerated()
      {
        let part = try Aztec.decode(grid(symbol))
        #expect(part.structuredAppend?.index == index && part.structuredAppend?.count == count)
        #expect(part.details == symbol.details && part.identifier.modifier >= 54)
        joined.append(part.content)
      }
      #expect(joined.bytes == content.bytes)
    }
  }

  /// FNC1 stands behind what a set's symbols begin with.
  @Test func setsOfGS1() throws {
    var options = WriterOptions(application: .gs1)
    for name in [nil, "Set"] {
      options.aztec.setName = name.map { Array($0.utf8) }
      let content = Content(text: "0109501101530003\u{1D}10AB-123")
      let parts = try BarcodeWriter(.aztec, options: options).writeSeries(content, count: 2)
        .map { try Aztec.decode(grid($0)) }
      #expect(parts.first?.identifier.text == "]z7" && parts.first?.identifier.isGS1 == true)
      #expect(parts.flatMap { $0.content.bytes } == content.bytes)
    }
  }

  @Test func whatIsNotPossibleIsSaid() {
    var options = WriterOptions()
    options.aztec.size = .fullLayers(33)
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.layers, 33, minimum: 1, maximum: 32))) {
      try decoded(Content(text: "A"), options)
    }
    options.aztec.size = .any
    options.aztec.percentage = 96
    #expect(throws: BarcodeEncodingError.invalidOption(.number(.percentage, 96, minimum: 5, maximum: 95))) {
      try decoded(Content(text: "A"), options)
    }
    #expect(throws: BarcodeEncodingError.self) {
      try decoded(Content(bytes: [UInt8](repeating: 255, count: 1920)))
    }
    #expect(throws: BarcodeEncodingError.self) {
      try decoded(Content(bytes: [UInt8](repeating: 255, count: 1_000_000)))
    }
  }

  @Test func randomGridsAreRefused() {
    var random = SeededRandom(seed: 3)
    var accepted = 0
    for index in 0..<2000 {
      let size = Self.sizes[index % Self.sizes.count]
      var noise = ModuleGrid.random(width: size.side, height: size.side, dark: 0.5, using: &random)
      if index % 2 == 0 {
        let center = size.side / 2
        let patterns = Aztec.patterns(isCompact: size.isCompact, side: size.side)
        for y in center - 7...center + 7 {
          for x in center - 7...center + 7 { noise[x, y] = patterns[x, y] }
        }
      }
      if (try? Aztec.decode(noise)) != nil { accepted += 1 }
    }
    #expect(accepted < 5)
  }

  /// The fewest bits, against a search that tries every switch and every byte shift.
  @Test(arguments: ["A1", "a;B", "aZ9\u{E9}", "., a", "\u{E9}1A", "\r\n:", "a\u{1}1\u{E9}"])
  func fewestBits(_ letters: String) throws {
    let alphabet = letters.unicodeScalars.map { UInt8($0.value) }
    var random = SeededRandom(seed: UInt64(alphabet[0]))
    for _ in 0..<60 {
      let bytes = (0..<1 + Int(random.next() % 9)).map { _ in
        alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      let message = try CodedMessage(Content(bytes: bytes), eci: nil, hasFNC1: false, .builtIn)
      let bits = AztecMessage.bits(message)
      var search = BitSearch(bytes: bytes)
      #expect(bits.bitCount == search.fewest(0, 0), "\(bytes)")
      #expect(try AztecParser.parse(bits).content.bytes == bytes, "\(bytes)")
    }
  }
}

/// Shortest paths over (place, mode), written once more.
private struct BitSearch {
  let bytes: [UInt8]
  private var known: [Int: Int] = [:]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Bits of the switches between upper, lower, mixed, punctuation, digit.
  private static let switches = [
    [0, 5, 5, 10, 5], [9, 0, 5, 10, 5], [5, 5, 0, 5, 10], [5, 10, 10, 0, 10], [4, 9, 9, 14, 0],
  ]

  mutating func fewest(_ place: Int, _ mode: Int) -> Int {
    guard place < bytes.count else { return 0 }
    if let answer = known[place * 5 + mode] { return answer }
    let byte = bytes[place]
    func has(_ mode: Int) -> Bool { byte < 128 && AztecCharacters.codes[mode * 128 + Int(byte)] != 255 }
    let isPair =
      place + 1 < bytes.count && AztecCharacters.pair(UInt16(byte), UInt16(bytes[place + 1])) != 0
    var best = Int.max
    for target in 0..<5 {
      let width = target == 4 ? 4 : 5
      let cost = Self.switches[mode][target]
      if has(target) { best = min(best, cost + width + fewest(place + 1, target)) }
      if target == 3 {
        if isPair { best = min(best, cost + 5 + fewest(place + 2, 3)) }
        continue
      }
      if has(3) { best = min(best, cost + width + 5 + fewest(place + 1, target)) }
      if isPair { best = min(best, cost + width + 5 + fewest(place + 2, target)) }
      if target == 1 || target == 4, has(0) { best = min(best, cost + width + 5 + fewest(place + 1, target)) }
      guard target < 3 else { continue }
      for end in place + 1...bytes.count {
        best = min(best, cost + 10 + 8 * (end - place) + fewest(end, target))
      }
    }
    known[place * 5 + mode] = best
    return best
  }
}
