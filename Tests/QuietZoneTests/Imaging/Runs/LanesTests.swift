import TestSupport
import Testing

@testable import QuietZone

/// Eight numbers at a time against one at a time, for all that each may be.
@Suite struct LanesTests {
  @Test func bytesBecomeNumbers() {
    let bytes: [UInt8] = [0, 1, 127, 128, 200, 254, 255, 7, 9]
    let lanes = unsafe bytes.withUnsafeBytes { unsafe SIMD8<UInt16>(bytesAt: $0.baseAddress! + 1) }
    #expect(lanes == SIMD8(1, 127, 128, 200, 254, 255, 7, 9))
    #expect(lanes.word == 0x0907_FFFE_C880_7F01)
  }

  @Test func numbersAreClamped() {
    let lanes = SIMD8<Int16>(-32768, -1, 0, 1, 255, 256, 300, 32767)
    #expect(lanes.clampedWord == 0xFFFF_FFFF_0100_0000)
  }

  @Test func upperHalvesOfProducts() {
    for first in stride(from: UInt16(0), through: 65_520, by: 97) {
      let lanes = SIMD8<UInt16>(first, 0, 65_535, first &+ 1, first / 2, 1, first &* 3, 32_768)
      for factor: UInt32 in [1, 809, 53_687, 65_535] {
        let upper = lanes.upperHalves(times: factor)
        let signed = lanes.signed.upperHalves(times: SIMD8(repeating: Int16(truncatingIfNeeded: factor)))
        for lane in 0..<8 {
          #expect(UInt32(upper[lane]) == (UInt32(lanes[lane]) * factor) >> 16)
          let product = Int32(lanes.signed[lane]) * Int32(Int16(truncatingIfNeeded: factor))
          #expect(Int32(signed[lane]) == product >> 16)
        }
      }
    }
  }
}
