import QuietZone
import QuietZoneRendering

/// What the module does for its host; the same on every platform, so that answers can be compared byte for
/// byte.
enum Border {
  /// Reads a grey picture, and says what else looks like a code where that is asked for; see
  /// ``readerOptions(_:)`` and ``answer(_:)`` for the bytes.
  static func look(
    at pixels: Span<UInt8>, width: Int, height: Int, rowStride: Int, options: [UInt8], isExamined: Bool
  ) -> [UInt8] {
    let view = LuminanceView(pixels: pixels, width: width, height: height, rowStride: rowStride)
    let reader = BarcodeReader(readerOptions(options))
    guard isExamined else { return answer(reader.read(view)) }
    return answer(reader.examine(view))
  }

  /// Makes a symbol; see ``MakeRequest`` for the bytes.
  static func make(_ request: [UInt8]) -> [UInt8] {
    guard let request = MakeRequest(request) else { return failure(.request) }
    do throws(BarcodeEncodingError) {
      return answer(try BarcodeWriter(request.symbology, options: request.options).write(request.content))
    } catch {
      return answer(error)
    }
  }

  /// Makes a symbol and draws it; see ``drawOptions(_:)`` for the bytes. The answer is 0 as 32 bits and the
  /// document, or an error.
  static func draw(_ bytes: [UInt8]) -> [UInt8] {
    withArtwork(bytes) { symbol, artwork in
      let isPDF = bytes.count > 12 && bytes[12] == 1
      let document =
        isPDF ? try? PDFRenderer.render(symbol, artwork) : try? SVGRenderer.render(symbol, artwork)
      guard let document else { return failure(.drawing) }
      var out = ByteLayout()
      out.add(UInt32(0))
      return out.bytes + document
    }
  }

  /// What will trouble readers of what ``draw(_:)`` draws of the same request. The answer is 0 and the number
  /// of warnings, 32 bits each, then 10 bytes each: 1 which, 1 whether most readers find nothing, 4 and 4 its
  /// numbers; or an error.
  static func check(_ bytes: [UInt8]) -> [UInt8] {
    withArtwork(bytes) { symbol, artwork in
      let warnings = Scannability.check(symbol, artwork)
      var out = ByteLayout()
      out.add(UInt32(0))
      out.add(count: warnings.count)
      for warning in warnings { add(warning, to: &out) }
      return out.bytes
    }
  }

  private static func withArtwork(_ bytes: [UInt8], _ use: (Symbol, Artwork) -> [UInt8]) -> [UInt8] {
    guard let request = MakeRequest(Array(bytes.dropFirst(16 + SymbolStyle.byteCount(bytes)))) else {
      return failure(.request)
    }
    do throws(BarcodeEncodingError) {
      let symbol = try BarcodeWriter(request.symbology, options: request.options).write(request.content)
      return use(symbol, drawOptions(bytes))
    } catch {
      return answer(error)
    }
  }

  private static func add(_ warning: ScannabilityWarning, to out: inout ByteLayout) {
    let (which, first, second) = numbers(of: warning)
    out.add(which)
    out.add(UInt8(warning.severity == .refusal ? 1 : 0))
    out.add(count: first)
    out.add(count: second)
  }

  /// Its number across the border, which never changes, and what it says of numbers.
  static func numbers(of warning: ScannabilityWarning) -> (which: UInt8, first: Int, second: Int) {
    switch warning {
    case .unreadableContrast(let percent): (0, percent, 0)
    case .lowContrast(let percent): (1, percent, 0)
    case .sameBrightness(let percent): (2, percent, 0)
    case .lowContrastInRedLight(let percent): (3, percent, 0)
    case .inverted: (4, 0, 0)
    case .smallQuietZone(let modules, let standard): (5, modules, standard)
    case .transparentBackground: (6, 0, 0)
    case .smallModule(let micrometres, let minimum): (7, micrometres, minimum)
    case .fewDots(let dots, let minimum): (8, dots, minimum)
    case .logoBeyondCorrection(let codewords, let capacity): (9, codewords, capacity)
    case .logoSpendsCorrection(let codewords, let capacity): (10, codewords, capacity)
    case .logoOnFinder: (11, 0, 0)
    case .logoOnPatterns: (12, 0, 0)
    case .circleFinders: (13, 0, 0)
    case .smallDots(let percent): (14, percent, Scannability.goodDots)
    case .fadingGradient(let percent): (15, percent, Scannability.goodGradient)
    }
  }
}
