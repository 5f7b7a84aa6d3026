import Testing

/// A PNG file taken apart by a reader of its own (ISO/IEC 15948): chunks, checks, rows.
struct PNGReading {
  struct Chunk {
    let name: String
    let content: [UInt8]
  }

  let chunks: [Chunk]
  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: Int
  /// Rows as they were before filters.
  let rows: [[UInt8]]
  /// The filter of each row.
  let filters: [UInt8]

  init(_ file: [UInt8]) throws {
    #expect(Array(file.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    var chunks: [Chunk] = [], place = 8
    while place + 12 <= file.count {
      let count = Self.number(file, place)
      try #require(count <= file.count - place - 12)
      let name = file[place + 4..<place + 8], end = place + 8 + count
      #expect(Self.number(file, end) == Self.check(file[place + 4..<end]))
      chunks.append(
        Chunk(name: String(decoding: name, as: UTF8.self), content: Array(file[place + 8..<end])))
      place = end + 4
    }
    #expect(place == file.count && chunks.first?.name == "IHDR" && chunks.last?.name == "IEND")
    self.chunks = chunks
    let header = try #require(chunks.first?.content)
    try #require(header.count == 13)
    #expect(header[10...] == [0, 0, 0])
    (width, height) = (Self.number(header, 0), Self.number(header, 4))
    (bitDepth, colorType) = (Int(header[8]), Int(header[9]))
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0
    let stream = chunks.filter { $0.name == "IDAT" }.flatMap { $0.content }
    (rows, filters) = try Self.rows(
      try Self.inflated(stream), count: (width * bitDepth * samples + 7) / 8, height: height,
      step: max(bitDepth * samples / 8, 1))
  }

  /// The content of the only chunk of a name.
  func content(_ name: String) -> [UInt8]? {
    let found = chunks.filter { $0.name == name }
    return found.count == 1 ? found[0].content : nil
  }

  /// One row behind the other.
  var bytes: [UInt8] { rows.flatMap { $0 } }

  /// What a zlib stream holds (RFC 1950).
  static func inflated(_ stream: [UInt8]) throws -> [UInt8] {
    try #require(stream.count >= 6 && stream[0] == 0x78 && (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0)
    #expect(stream[1] & 0x20 == 0)
    let body = try Inflater.inflate(Array(stream[2..<stream.count - 4]))
    #expect(body.byteCount == stream.count - 6)
    var a = 1, b = 0
    for byte in body.bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    #expect(number(stream, stream.count - 4) == b << 16 | a)
    return body.bytes
  }

  private static func rows(
    _ stream: [UInt8], count: Int, height: Int, step: Int
  ) throws -> ([[UInt8]], [UInt8]) {
    try #require(stream.count == (count + 1) * height)
    var rows: [[UInt8]] = [], filters: [UInt8] = []
    var above = [UInt8](repeating: 0, count: count)
    for y in 0..<height {
      filters.append(stream[y * (count + 1)])
      var row = Array(stream[(y * (count + 1) + 1)..<(y + 1) * (count + 1)])
      for x in 0..<count {
        let a = x < step ? 0 : Int(row[x - step]), b = Int(above[x]), c = x < step ? 0 : Int(above[x - step])
        let estimate = a + b - c
        let nearest = [a, b, c].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
        try #require(filters[y] < 5)
        row[x] &+= UInt8([0, a, b, (a + b) / 2, nearest][Int(filters[y])])
      }
      rows.append(row)
      above = row
    }
    return (rows, filters)
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// CRC-32 by dividing bit by bit, highest first: the mirror of how it is written.
  private static func check(_ bytes: ArraySlice<UInt8>) -> Int {
    var register: UInt32 = .max
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = register >> 31 != UInt32(byte >> UInt8(bit) & 1)
        register = register << 1 ^ (isOdd ? 0x04C1_1DB7 : 0)
      }
    }
    var mirrored: UInt32 = 0
    for bit in 0..<32 where register >> UInt32(bit) & 1 == 0 { mirrored |= 1 << UInt32(31 - bit) }
    return Int(mirrored)
  }
}
