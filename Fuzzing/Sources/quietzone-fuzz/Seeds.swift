@testable import QuietZone
import QuietZoneMedia

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What each entry begins with, so that minutes are enough to get deep.
enum Seeds {
  static func write(to folder: String) {
    mkdir(folder, 0o755)
    for entry in Entry.allCases {
      mkdir("\(folder)/\(entry.rawValue)", 0o755)
      for (index, bytes) in seeds(of: entry).enumerated() {
        save(bytes, "\(folder)/\(entry.rawValue)/seed-\(index)")
      }
    }
  }

  private static func seeds(of entry: Entry) -> [[UInt8]] {
    switch entry {
    case .codewords: [Array(repeating: 0, count: 60), [10, 0, 0, 0] + Array(0...80)]
    case .drawing:
      ["#467c24", "#fff", "#00000080", "orange", ""].map { [0] + Array($0.utf8) }
        + [[1, 0, 0, 0, 255, 1, 255, 255, 255, 255, 0, 0, 0, 10, 0] + Array("title".utf8)]
    case .making:
      (0..<3).flatMap { kind in
        ["0123456789", "QUIETZONE 42", "https://example.org/ü", "日本語"].map { text in
          [UInt8(kind), 0, 1, 0, 0x81, 9, 0] + Array(text.utf8)
        }
      }
    case .segments: symbols().map { [$0.kind, 0, $0.version - 1, 0] + $0.data }
    case .grid: symbols().map { [$0.kind, 0, $0.version - 1, 0, 1] + $0.modules }
    case .pixels: symbols().map { pixels($0) }
    case .pictures: files()
    case .png:
      (0..<5).map { kind in
        [UInt8(kind), 0, UInt8(kind), 0, 40, 0, 30, 0, 0, 0, 1]
          + (0..<60).map { UInt8(truncatingIfNeeded: $0 * $0) }
      }
    case .payloads:
      [
        "https://xn--mnchen-3ya.example:8443/?u=http%3A%2F%2Fa.example", #"WIFI:T:WPA;S:a\;b;P:"c";H:true;;"#,
        "MECARD:N:Owen,Sean;TEL:+12125551212;;",
        "BEGIN:VCARD\r\nN:Owen;Sean\r\nTEL;WORK:1\r\n 2\r\nEND:VCARD",
        "mailto:a@example.org?subject=Hi%20there", "geo:40.7,-73.9?q=New+York", "smsto:+1212:Hello",
        "BEGIN:VEVENT\nSUMMARY:Test\nDTSTART:20261224T180000Z\nEND:VEVENT", "otpauth://totp/A:b?secret=C",
      ].map { [0] + Array($0.utf8) } + [[1, 2, 2, 4, 3, 97, 98, 99, 0], [1, 8, 24, 8, 25, 50, 48, 50, 54]]
    case .elements:
      [
        "(01)09501101530003(17)261231(10)AB-123", "[01]09501101530003[3103]001250[3932]9781299",
        "]d2010950110153000310AB\u{1D}17261231", "(8110)012345612345611110123(8112)001234561234560123456",
        "https://example.com/a/01/9501101530003/10/A%2FB/21/7?17=261231&linkType=all#x",
        "(415)1234567890128(8020)R(8007)PL10105000997603123456789123", "(4309)18000000003600000000(7258)1/3",
      ].flatMap { text in [[0, 0], [1, 0], [2, 0]].map { $0 + Array(text.utf8) } }
    case .sessions:
      [[0, 0, 0, 0, 5, 1, 6, 7, 9, 9, 9], [1, 2, 1, 3, 5, 1, 0, 6, 1, 7, 8, 7, 8, 2, 3, 4, 1]]
    }
  }

  /// Small files: the kinds that are written here, and the first bytes of the others.
  private static func files() -> [[UInt8]] {
    var image = LuminanceImage(width: 21, height: 13)
    for index in image.pixels.indices { image.pixels[index] = UInt8(truncatingIfNeeded: index * 37) }
    let png = (try? PNGWriter().encode(image)) ?? []
    let starts: [[UInt8]] = [
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
      Array("GIF89a".utf8) + [
        4, 0, 4, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 4, 0, 4, 0, 0,
      ],
      Array("RIFF".utf8) + [40, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [20, 0, 0, 0],
      Array("II*".utf8) + [0, 8, 0, 0, 0, 1, 0, 0, 1, 3, 0, 1, 0, 0, 0, 4, 0, 0, 0],
      Array("BM".utf8) + [
        70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0,
      ],
      Array("P3 2 2 255 0 0 0 1 1 1 2 2 2 3 3 3".utf8), Array("P4 9 2\n".utf8) + [1, 2, 3, 4],
    ]
    return [png, PGMWriter.encode(image)] + starts
  }

  /// Made symbols: what their codewords and modules are along the way of the codewords.
  private static func symbols() -> [(
    kind: UInt8, version: UInt8, data: [UInt8], grid: ModuleGrid, modules: [UInt8]
  )] {
    ["0123456789", "QUIETZONE 42", "https://example.org", "日本語 abc"].flatMap { text in
      Symbology.allCases.compactMap { symbology in
        guard let symbol = try? BarcodeWriter(symbology).write(Content(text: text)),
          case .grid(let grid) = symbol.shape, case .qrCode(let details) = symbol.details,
          symbology != .microQRCode
        else { return nil }
        let layout =
          symbology == .qrCode
          ? QRCode.layout(version: details.version) : RectangularMicroQRCode.layout(version: details.version)
        var order: [Bool] = []
        for y in 0..<9 {
          for x in 0..<9 where layout.function[x, y] && !layout.patterns[x, y] { order.append(grid[x, y]) }
        }
        layout.walk { x, y in
          order.append(grid[x, y])
          return true
        }
        var unmasked = grid
        QRFamily.apply(
          mask: symbology == .qrCode ? details.mask : 4, to: &unmasked, function: layout.function)
        let data = layout.codewords(layout.dataModules / 8, from: unmasked)
        let kind: UInt8 = symbology == .qrCode ? 0 : 2
        return (kind, UInt8(clamping: details.version), data, grid, packed(order, from: 7))
      }
    }
  }

  /// Eight flags a byte; the first one at bit `from`: 7 or 0.
  private static func packed(_ flags: [Bool], from first: Int) -> [UInt8] {
    stride(from: 0, to: flags.count, by: 8).map { start in
      (0..<8).reduce(0) { byte, bit in
        guard start + bit < flags.count, flags[start + bit] else { return byte }
        return byte | 1 << UInt8(first == 7 ? 7 - bit : bit)
      }
    }
  }

  /// The symbol with its quiet zone, three pixels a module, as the entry for pixels takes it.
  private static func pixels(
    _ symbol: (kind: UInt8, version: UInt8, data: [UInt8], grid: ModuleGrid, modules: [UInt8])
  ) -> [UInt8] {
    let (width, height) = (symbol.grid.width + 8, symbol.grid.height + 8)
    var flags: [Bool] = []
    for y in 0..<height { for x in 0..<width { flags.append(symbol.grid[x - 4, y - 4]) } }
    let (w, h) = (min(width * 3, 200), min(height * 3, 200))
    return [UInt8(w), 0, 0, 0, UInt8(h), 0, 1, 0, 0, 2, 0] + packed(flags, from: 0)
  }

  private static func save(_ bytes: [UInt8], _ path: String) {
    guard let file = fopen(path, "wb") else { return perror(path) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
