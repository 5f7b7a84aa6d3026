import QuietZone
import QuietZoneMedia
import QuietZonePayloads
import QuietZoneRendering
import QuietZoneScanning
import Testing

/// Whatever is thrown or found prints as something that a person understands, not as a case and its values.
struct ErrorSentencesTests {
  static let settings = (0...11).compactMap { BarcodeEncodingError.Setting(rawValue: $0) }
  static let options: [BarcodeEncodingError.Option] =
    settings.map { .number($0, 5, minimum: 1, maximum: 4) } + [
      .version(50, minimum: 1, maximum: 40), .mask(9, maximum: 7), .level(.high),
      .structuredAppendCount(20, minimum: 2, maximum: 16), .foreign(.level, .ean8), .unsupported(.ean8),
      .applicationIndicator,
      .wideRatio(9), .height(0, maximum: 100), .rowPairs(0, maximum: 10), .addOn,
      .size(columns: 3, rows: 4), .postalCode, .aspectRatio, .symbology(.dxFilmEdge),
      .setIdentity(.aztec), .setIdentity(.dataMatrix), .setIdentity(.pdf417), .characterSet(.binary),
    ]
  static let encoding: [BarcodeEncodingError] =
    options.map { .invalidOption($0) } + [
      .tooLong(bits: 100, capacity: 91, version: 7), .unencodable(offset: 3),
      .wrongLength(count: 1, minimum: 2, maximum: 2), .wrongLength(count: 1, minimum: 2, maximum: 80),
      .wrongCheckCharacter(offset: 12, expected: 52), .tooManyCodewords(needed: 900, capacity: 800),
    ]
  static let collecting: [StructuredAppendCollector.Failure] = [
    .placeOutOfRange(index: 4, count: 3), .contradiction(index: 1), .parity(stated: 3, actual: 4),
  ]
  static let rendering: [RenderingError] = [
    .emptySymbol, .quietZone(-1, maximum: 1000), .barWidthReduction(2), .modulePixels(0),
    .totalPixels(3, minimum: 29), .fitting(width: 1, height: 2, minimumWidth: 29, minimumHeight: 29),
    .moduleMillimetres(-1), .dpi(0), .moduleBelowDot(millimetres: 0.1, minimum: 0.2),
    .tooLarge(width: 1 << 20, height: 1 << 20, maximum: 1 << 28), .pageTooLarge(points: 1e6, maximum: 14400),
  ]
  static let labels: [LabelFailure] = [
    .rendering(.emptySymbol), .sheet, .symbolTooLarge(width: 30, height: 30, roomWidth: 20, roomHeight: 10),
    .character(0xAE40), .captionTooWide,
  ]
  static let colors: [ColorError] = [.empty, .digitCount(5), .digit(offset: 2), .name]
  static let rules: [PayloadRule] = [
    .needed, .unused(besides: .password), .characters(0...5), .characters(1...5), .bytes(1...32), .line,
    .swissCharacters, .security, .key, .passphrase, .base32, .algorithm, .number(1...9), .degrees(limit: 90),
    .phone, .mailbox, .page, .date, .day, .afterStart, .amount, .truth, .country, .swissCurrency, .iban,
    .swissIBAN, .bic, .purpose, .creditorReference, .qrReference(expected: nil), .qrReference(expected: 3),
    .referenceOfQRIBAN, .atMostTwo, .noColon,
  ]
  static let payloads: [PayloadWriter.Failure] =
    rules.map { .rule(.amount, label: [], $0) } + [
      .missing(.networkName), .malformed(.birthday), .kind(.cryptocurrency),
    ]
  static let styles: [StyleError] = [
    .symbology(.ean13), .logoSymbology(.microQRCode), .twoColors, .sheet, .dotDiameter(2), .gradientCount(1),
    .gradientPlace(.nan), .gradientOpacity, .gradientLine, .logoSize(width: 0, height: 5000),
    .logoShare(.nan),
    .logoMargin(9),
  ]
  static let pictures: [PictureError] = [
    .notFound(source: "a.png"), .isDirectory(source: "a"), .unreadable(source: "a", reason: "no permission"),
    .empty(source: "a"), .unknownKind(source: "a", firstBytes: [1, 2]),
    .truncated(source: "a", kind: .png, missing: "the last rows"),
    .corrupt(source: "a", kind: .png, reason: "a wrong checksum"),
    .unsupported(source: "a", kind: .png, reason: "17 bits"), .tooManyBytes(source: "a", limit: 5),
    .tooManyPixels(source: "a", kind: .png, width: 9, height: 9, limit: 5),
    .tooLong(source: "a", kind: .png, width: 9, height: 9, limit: 5),
    .tooManyPages(source: "a", kind: .pdf, limit: 3), .noSuchPage(source: "a", kind: .pdf, count: 3),
    .timedOut(source: "a", limit: .seconds(2)),
    .missingTool(source: "a", tool: "pdftoppm", package: "poppler-utils"),
    .missingLibrary(source: "a", library: "libheif", package: "libheif1"),
    .tooMuchMemory(source: "a", kind: .pdf, limit: 5_000_000), .outOfMemory(source: "a", kind: .png),
  ]
  static let frames: [FrameSourceError] =
    pictures.map { .picture($0) } + [
      .notASource(source: "a", reason: "no address"), .notFound(source: "a"), .noCamera(source: "a"),
      .notPermitted(source: "a", hint: "join the group video"), .inUse(source: "a"), .refused(source: "a"),
      .unreachable(source: "a", reason: "no such host"), .rejected(source: "a", status: 401),
      .lost(source: "a", attempts: 3, reason: "no answer"), .corrupt(source: "a", reason: "no frame begins"),
      .noVideo(source: "a"), .tooLarge(source: "a", width: 9, height: 9, limit: 5),
      .notAllowed(source: "a", reason: "a kind that is not opened"),
      .missingTool(source: "a", tool: "ffmpeg", package: "ffmpeg"),
      .unreadable(source: "a", reason: "broken"),
    ]

  static var everything: [any Error] {
    encoding + collecting + rendering + labels + colors + payloads + pictures + frames
      + ScanFailure.allCases
      + encoding.map { DrawnSymbol.Failure.encoding($0) }
      + rendering.map { DrawnSymbol.Failure.rendering($0) } + styles
      + styles.map { DrawnSymbol.Failure.rendering(.style($0)) }
      + [.circleFinders, .logoOnFinder].map { DrawnSymbol.Failure.unreadable($0) }
  }

  /// A clause of several words without a full stop; no word of it is one of the source's (`tooLong`).
  @Test func errorsAreSentences() {
    for error in Self.everything {
      let text = "\(error)".replacing("rMQR Code", with: "a code")
      #expect(text.split(separator: " ").count >= 3, "\(text)")
      #expect(!text.hasSuffix("."), "\(text)")
      #expect(
        text.firstMatch(of: /\b[a-z]+[A-Z]\w*\b|\b[a-z]+:\s*\d+,|Optional|QuietZone\./) == nil, "\(text)")
    }
    #expect(Self.everything.count > 150)
  }

  @Test func whatIsReadPrintsItself() throws {
    let symbol = try BarcodeWriter(.qrCode).write("WIFI:T:WPA;S:Guests;P:welcome;;")
    let raster = try RasterRenderer.render(symbol, Artwork(size: .totalPixels(200)))
    let barcode = try #require(BarcodeReader().read(raster.luminance().view).first)
    #expect("\(barcode)" == "QR Code: WIFI:T:WPA;S:Guests;P:welcome;;")
    #expect("\(barcode.symbology)" == "QR Code" && barcode.text == "WIFI:T:WPA;S:Guests;P:welcome;;")
    let payload = Payload(barcode, text: Array(barcode.text.utf8))
    #expect("\(payload)" == "wireless network: security WPA, network name Guests, password welcome")
    #expect("\(Payload(text: Array("https://example.org".utf8)))" == "link: https://example.org")
    #expect("\(Payload(text: [0, 1, 2]))" == "bytes that are no text")
    let names = (0...55).compactMap { FieldName(rawValue: $0)?.description }
    #expect(names.count == 56 && Set(names).count == 56)
    #expect(names.allSatisfy { $0 == $0.uppercased() || $0.firstMatch(of: /[a-z][A-Z]/) == nil })
  }
}
