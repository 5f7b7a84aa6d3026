import Testing

@testable import QuietZone

/// A symbol as another program makes it: symbology, options, content in base 16 and the widths of its bars
/// and spaces, one line of comma-separated fields.
struct MakingVector: Sendable {
  var symbology: Symbology
  var options: WriterOptions
  var content: Content
  /// Modules, up to 35 in a bar or space.
  var widths: [UInt8]

  init(_ line: Substring, eci: ECI?) {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    symbology = Symbology.allCases.first { "\($0.token)" == fields[0] }!
    options = WriterOptions()
    for option in fields[1].split(separator: ";") { Self.set(option, in: &options) }
    let hex = Array(fields[2].utf8)
    let bytes = stride(from: 0, to: hex.count, by: 2).map {
      UInt8(String(decoding: hex[$0..<$0 + 2], as: UTF8.self), radix: 16)!
    }
    content = eci.map { Content(bytes: bytes, eci: $0) } ?? Content(bytes: bytes)
    widths = fields[3].map { UInt8(String($0), radix: 36)! }
  }

  static func all(_ text: String, eci: ECI? = nil) -> [MakingVector] {
    text.split(separator: "\n").map { MakingVector($0, eci: eci) }
  }

  private static func set(_ option: Substring, in options: inout WriterOptions) {
    switch option {
    case "check": options.linear.check = .added
    case "none": options.linear.check = .none
    case "ratio=2": options.linear.wideRatio = 2
    case "gs1": options.application = .gs1
    case "msi=1": options.linear.msiCheck = .modulo10
    case "msi=2": options.linear.msiCheck = .modulo10And10
    case "msi=3": options.linear.msiCheck = .modulo11
    case "msi=4": options.linear.msiCheck = .modulo11And10
    default:
      precondition(option.hasPrefix("addon="), "\(option)")
      options.linear.addOn = Array(option.dropFirst(6).utf8)
    }
  }

  func make() throws(BarcodeEncodingError) -> Symbol {
    try BarcodeWriter(symbology, options: options).write(content)
  }

  /// Whether we make the same bars of each; there must be 150 at least.
  static func checkBars(_ vectors: [MakingVector]) throws {
    for vector in vectors {
      #expect(try vector.make().bars == vector.widths, "\(vector.symbology) \(vector.content.bytes)")
    }
    #expect(vectors.count >= 150)
  }
}
