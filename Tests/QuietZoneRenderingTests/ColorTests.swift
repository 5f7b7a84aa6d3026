import Foundation
import QuietZone
import Testing

@testable import QuietZoneRendering

@Suite struct ColorTests {
  @Test func parses() throws {
    #expect(try ArtworkColor("#abc") == ArtworkColor(red: UInt8(0xAA), green: 0xBB, blue: 0xCC))
    #expect(try ArtworkColor("#ABCD") == ArtworkColor(red: UInt8(0xAA), green: 0xBB, blue: 0xCC, alpha: 0xDD))
    #expect(try ArtworkColor("#467c24") == ArtworkColor(red: 0.275, green: 0.486, blue: 0.141))
    #expect(try ArtworkColor("#01020304") == ArtworkColor(red: UInt8(1), green: 2, blue: 3, alpha: 4))
    #expect(
      try ArtworkColor("ReBeccapurple".prefix(2) + "d") == ArtworkColor(red: UInt8(255), green: 0, blue: 0))
    #expect(ArtworkColor.names.count == 20)
  }

  @Test func refuses() {
    #expect(throws: ColorError.empty) { try ArtworkColor("") }
    #expect(throws: ColorError.digitCount(5)) { try ArtworkColor("#12345") }
    #expect(throws: ColorError.digitCount(0)) { try ArtworkColor("#") }
    #expect(throws: ColorError.digit(offset: 3)) { try ArtworkColor("#12g") }
    #expect(throws: ColorError.name) { try ArtworkColor("blurple") }
    #expect(
      ColorError.digit(offset: 3).message.hasPrefix(
        "character 4 of the colour is not a hexadecimal digit; expected #rgb, #rgba, #rrggbb, #rrggbbaa or "
      ))
  }

  @Test func fractionsAreClamped() {
    #expect(ArtworkColor(red: -1, green: 2, blue: .nan) == ArtworkColor(red: UInt8(0), green: 255, blue: 0))
  }

  /// IEC 61966-2-1, 5.2.
  @Test func linearLightIsTheStandardsFunction() {
    #expect(ArtworkColor.linearLight.count == 256)
    for component in 0..<256 {
      let c = Double(component) / 255
      let linear = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      #expect(Int(ArtworkColor.linear(UInt8(component))) == Int((linear * 65535).rounded()))
    }
  }

  @Test func luminance() throws {
    #expect(ArtworkColor.white.relativeLuminance == 1 && ArtworkColor.black.relativeLuminance == 0)
    #expect(ArtworkColor.white.luma == 255 && ArtworkColor.black.luma == 0)
    #expect(try ArtworkColor("#00000080").composited(over: .white).luma == 127)
  }
}

@Suite struct ByteWriterTests {
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (1.0 / 3, "0.3333"), (-2.00005, "-2.0001"),
      (0.00001, "0"),
      (-0.00001, "0"), (123456.75, "123456.75"), (.nan, "1000000000"), (.infinity, "1000000000"),
      (-.infinity, "-1000000000"),
    ] as [(Double, String)]) func numbers(value: Double, expected: String)
  {
    var out = ByteWriter()
    out.write(value, places: 4)
    #expect(out.text == expected || value.isNaN)
  }

  @Test func exactFractions() {
    var out = ByteWriter()
    for value: Int64 in [1500, -1500, -500, 28_868, 7, 1000, .min] {
      out.write(value, over: 1000)
      out.write(" ")
    }
    #expect(out.text == "1.5 -1.5 -0.5 28.868 0.007 1 -9223372036854775.808 ")
  }
}
