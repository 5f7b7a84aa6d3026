/// JIS X 0208, the double-byte set of Japanese: 94 rows of 94 cells, here addressed by its Shift JIS code.
///
/// The mapping to Unicode is one to one: 0x8160 is WAVE DASH (U+301C) and 0x815F FULLWIDTH REVERSE SOLIDUS
/// (U+FF3C); vendor extensions (rows 9–15, 85 and up) are not part of it.
enum JISX0208 {
  /// The scalar at Shift JIS code `code` (0x8140…0xEFFC), or `nil` if no character has it.
  static func scalar(shiftJIS code: UInt16) -> UInt32? {
    guard let index = tableIndex(shiftJIS: code) else { return nil }
    let value = scalars[index]
    return value == 0 ? nil : UInt32(value)
  }

  /// The Shift JIS code of `scalar`, or 0 if the set does not have it.
  static func shiftJIS(scalar: UInt32) -> UInt16 {
    guard scalar < 0x10000 else { return 0 }
    let page = Int(reverse.pages[Int(scalar >> 8)])
    return page == 0 ? 0 : reverse.codes[page << 8 | Int(scalar & 0xFF)]
  }

  /// What `steps` adds to each step.
  private static let middle: UInt16 = 128
  /// What `bySound` counts from: the first of Unicode's CJK Unified Ideographs.
  private static let firstKanji: UInt16 = 0x4E00

  /// Rows 1–8, then 16–84, 94 cells each, by row and cell; 0 where a cell is empty. Made from the tables at
  /// first use (14 kB): as steps they take half of it.
  static let scalars: [UInt16] = {
    var scalars = [UInt16](repeating: 0, count: 77 * 94)
    var place = 0, index = 0
    var last: UInt16 = 0
    while index + 1 < steps.count {
      let step = UInt16(steps[index])
      index += 1
      if step == middle {
        place += Int(steps[index])
        index += 1
      } else {
        if step > 0 {
          last &+= step &- middle
        } else {
          last = UInt16(steps[index]) << 8 | UInt16(steps[index + 1])
          index += 2
        }
        scalars[place] = last
        place += 1
      }
      if place == 8 * 94 {
        var kanji = BitReader(bySound)
        while let scalar = kanji.read(15) {
          scalars[place] = firstKanji + UInt16(scalar)
          place += 1
        }
      }
    }
    return scalars
  }()

  /// Index into `scalars` of a code whose row the table has.
  private static func tableIndex(shiftJIS code: UInt16) -> Int? {
    let lead = Int(code >> 8)
    let trail = Int(code & 0xFF)
    guard (0x81...0x9F).contains(lead) || (0xE0...0xEF).contains(lead) else { return nil }
    guard (0x40...0xFC).contains(trail), trail != 0x7F else { return nil }
    let pair = (lead - (lead < 0xA0 ? 0x81 : 0xC1)) * 188 + trail - (trail < 0x7F ? 0x40 : 0x41)
    let row = pair / 94
    guard row < 8 || (15..<84).contains(row) else { return nil }
    return row < 8 ? pair : pair - 7 * 94
  }

  /// The Shift JIS code of the character at index `index` of `scalars`.
  private static func shiftJIS(tableIndex index: Int) -> UInt16 {
    let pair = index < 8 * 94 ? index : index + 7 * 94
    let lead = pair / 188
    let trail = pair % 188
    let high = lead + (lead < 0x1F ? 0x81 : 0xC1)
    let low = trail + (trail < 0x3F ? 0x40 : 0x41)
    return UInt16(truncatingIfNeeded: high << 8 | low)
  }

  /// Unicode → Shift JIS: `pages` names for each high byte of the scalar a page of 256 `codes`; page 0 is
  /// empty.
  private struct Reverse: Sendable {
    var pages = [UInt8](repeating: 0, count: 256)
    var codes = [UInt16](repeating: 0, count: 256)
  }

  /// Made from the table at first use (48 kB), so that the binary carries it once only.
  private static let reverse: Reverse = {
    var reverse = Reverse()
    var pageCount: UInt8 = 1
    for (index, scalar) in scalars.enumerated() where scalar != 0 {
      let high = Int(scalar >> 8)
      if reverse.pages[high] == 0 {
        reverse.pages[high] = pageCount
        pageCount &+= 1
        reverse.codes.append(contentsOf: [UInt16](repeating: 0, count: 256))
      }
      reverse.codes[Int(reverse.pages[high]) << 8 | Int(scalar & 0xFF)] = shiftJIS(tableIndex: index)
    }
    return reverse
  }()
}
