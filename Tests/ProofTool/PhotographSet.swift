import QuietZone
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Photographs of random symbols at every difficulty, from one seed.
struct PhotographSet {
  var count: Int
  var seed: UInt64

  func write(to folder: String) {
    mkdir(folder, 0o755)
    var truth = ""
    for index in 0..<count {
      var random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(index))
      let wanted = (0..<Int(random.real(1...4.99))).map { _ in content(using: &random) }
      let made = wanted.compactMap { entry in
        (try? BarcodeWriter(entry.symbology).write(entry.content)).map { (symbol: $0, entry: entry) }
      }
      let difficulty = SyntheticCamera.Difficulty.allCases[index % 3]
      let camera = SyntheticCamera.random(
        made.map { Print($0.symbol) }, difficulty: difficulty, seed: random.next())
      let photo = camera.photograph()
      save(photo.image.pgm, "\(folder)/\(index).pgm")
      truth += "{\"path\":\"\(index).pgm\",\"difficulty\":\"\(difficulty)\",\"symbols\":["
      truth +=
        zip(made.map(\.entry), photo.outlines).map { entry, outline in
          let corners = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
          let quad = corners.map { "[\(round($0.x * 10) / 10),\(round($0.y * 10) / 10)]" }.joined(
            separator: ",")
          let hex = entry.content.bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
            .joined()
          return "{\"symbology\":\"\(entry.symbology.token)\",\"utf8\":\"\(hex)\",\"quad\":[\(quad)]}"
        }.joined(separator: ",") + "]}\n"
    }
    save(Array(truth.utf8), "\(folder)/truth.jsonl")
  }

  private func content(using random: inout SeededRandom) -> (symbology: Symbology, content: Content) {
    let symbology: Symbology =
      random.chance(0.6) ? .qrCode : random.chance(0.5) ? .microQRCode : .rectangularMicroQRCode
    let kinds: [SeededContent] =
      symbology == .microQRCode ? [.digits, .alphanumeric] : [.digits, .address, .latin, .mixed]
    let length = symbology == .microQRCode ? random.real(1...12) : random.real(4...60)
    let kind = kinds[Int(random.unit() * Double(kinds.count))]
    return (symbology, kind.make(length: Int(length), using: &random))
  }

  private func save(_ bytes: [UInt8], _ path: String) {
    guard let file = fopen(path, "wb") else {
      perror(path)
      exit(1)
    }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
