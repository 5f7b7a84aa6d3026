@testable import QuietZone

/// The bit stream of a symbol of any kind and version.
enum SegmentsEntry {
  static func run(_ input: Input) {
    var input = input
    let kind = input.number(0...3)
    let version = input.number(1...40)
    let format: QRBitFormat =
      switch kind {
      case 0: QRCode.bitFormat(version: version)
      case 1: MicroQRCode.bitFormat(version: 1 + version % 4)
      default: RectangularMicroQRCode.bitFormat(version: 1 + version % 32)
      }
    let skipped = kind == 3 ? 4 : 0
    let data = input.rest
    guard let message = try? QRSegmentParser.parse(data, skipping: skipped, format: format) else { return }
    // Three digits take ten bits, and nothing is denser.
    precondition(message.content.bytes.count <= data.count * 3 + 3)
    for index in message.content.sections.indices {
      let range = message.content.range(ofSection: index)
      precondition(!range.isEmpty && range.upperBound <= message.content.bytes.count)
    }
    _ = message.content.sections.map { section in
      section.eci.flatMap { TextConverter.builtIn.decode(message.content.bytes, $0) }
    }
  }
}
