import Testing

@testable import QuietZone

@Suite struct BitsTests {
  @Test func writerPacksHighestBitFirst() {
    var bits = BitWriter()
    bits.append(0b0001, count: 4)
    bits.append(8, count: 10)
    #expect(bits.bitCount == 14)
    #expect(bits.bytes == [0x10, 0x20])
    bits.append(0xFFFF_FFFF, count: 2)
    #expect(bits.bytes == [0x10, 0x23])
  }

  @Test func readerReturnsWhatWasWritten() {
    var bits = BitWriter()
    for count in 0...32 {
      bits.append(UInt32(truncatingIfNeeded: 0x9E37_79B9 &* UInt(count + 1)), count: count)
    }
    var reader = BitReader(bits.bytes, bitCount: bits.bitCount)
    for count in 0...32 {
      let value = UInt32(truncatingIfNeeded: 0x9E37_79B9 &* UInt(count + 1))
      let mask = count == 32 ? UInt32.max : (1 << UInt32(count)) - 1
      #expect(reader.read(count) == value & mask)
    }
    #expect(reader.available == 0)
    #expect(reader.read(1) == nil)
  }

  @Test func writersAreJoinedAtAnyBit() {
    var first = BitWriter()
    first.append(0b101, count: 3)
    var second = BitWriter()
    second.append(0xABCD, count: 13)
    first.append(second)
    #expect(first.bitCount == 16)
    #expect(first.bytes == [0b1010_1011, 0b1100_1101])
  }

  @Test func readerRefusesWhatIsNotThere() {
    var reader = BitReader([0xFF, 0x00], bitCount: 12)
    #expect(reader.read(13) == nil)
    #expect(reader.read(-1) == nil)
    #expect(reader.read(33) == nil)
    #expect(reader.read(12) == 0xFF0)
  }
}
