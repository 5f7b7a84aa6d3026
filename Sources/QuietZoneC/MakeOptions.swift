public import CQuietZone
internal import QuietZone

@c @implementation
public func qz_make_options_init(_ options: UnsafeMutablePointer<qz_make_options>?, _ size: Int) {
  guard let options, size == MemoryLayout<qz_make_options>.size else { return fill(options, size: size) }
  var made = qz_make_options()
  made.size = size
  made.eci = -1
  made.level = QZ_LEVEL_M
  made.boosts_level = 1
  made.mask = -1
  made.msi_check = -1
  made.bearer_bars = -1
  made.shows_text = 1
  made.wide_ratio = 3
  made.is_omnidirectional = 1
  made.uses_macros = 1
  made.pdf417_level = -1
  made.aspect_ratio = 2
  (made.timestamp, made.file_size, made.checksum) = (-1, -1, -1)
  made.set_identity = 257
  made.mode = 4
  options.pointee = made
}

/// What to make and how.
struct MakeRequest {
  let symbology: Symbology
  private(set) var options = WriterOptions()
  private(set) var content = Content()

  init(
    _ symbology: qz_symbology, _ start: UnsafeRawPointer?, _ length: Int,
    _ pointer: UnsafePointer<qz_make_options>?
  ) throws(Failure) {
    self.symbology = try Symbology(symbology)
    var given = qz_make_options()
    if let pointer {
      given = try filledIn(pointer, by: "qz_make_options_init")
    } else {
      qz_make_options_init(&given, MemoryLayout<qz_make_options>.size)
    }
    let written = try bytes(start, length, "content")
    try Self.checkRules(given, self.symbology)
    try general(given)
    try qrCode(given)
    try linear(given)
    try matrix(given)
    try pdf417(given)
    options.maxiCode = MaxiCodeOptions(
      mode: Int(given.mode), postalCode: bytes(given.postal_code), country: Int(given.country),
      serviceClass: Int(given.service_class))
    content = try content(written, given)
  }

  /// What a rule beside it would pass over.
  private static func checkRules(_ given: qz_make_options, _ symbology: Symbology) throws(Failure) {
    if given.version != 0, given.version_rule == QZ_SMALLEST {
      throw .argument("a version is given; version_rule has to be QZ_AT_LEAST or QZ_EXACTLY for it")
    }
    let isSized = given.columns != 0 || given.rows != 0
    if symbology == .dataMatrix, isSized, given.data_matrix_size != QZ_SIZE_EXACTLY {
      throw .argument("columns or rows are given; data_matrix_size has to be QZ_SIZE_EXACTLY for them")
    }
    let takesLayers =
      given.aztec_size == QZ_AZTEC_COMPACT_LAYERS || given.aztec_size == QZ_AZTEC_FULL_LAYERS
    if given.aztec_layers != 0, !takesLayers {
      throw .argument("aztec_layers is given; aztec_size has to be one of those with layers for it")
    }
    if given.aim_indicator != nil, given.application != QZ_AIM {
      throw .argument("aim_indicator is given; application has to be QZ_AIM for it")
    }
    if given.file_id_count != 0, given.file_id == nil {
      throw .argument(
        "file_id_count is \(UInt(bitPattern: given.file_id_count)) and file_id NULL; codewords are expected")
    }
  }

  private mutating func general(_ given: qz_make_options) throws(Failure) {
    if given.eci != -1 {
      guard let eci = UInt32(exactly: given.eci).flatMap({ ECI(rawValue: $0) }) else {
        throw .argument("eci is \(given.eci); 0 to 999999, or -1 for none, are expected")
      }
      options.eci = eci
    }
    switch try choice(given.application.rawValue, upTo: 2, "application") {
    case 1: options.application = .gs1
    case 2: options.application = .aim(indicator: bytes(given.aim_indicator))
    default: break
    }
  }

  private mutating func qrCode(_ given: qz_make_options) throws(Failure) {
    let level = UInt8(try choice(given.level.rawValue, upTo: 3, "level"))
    options.qrCode.level = QRCodeLevel(rawValue: level) ?? .medium
    options.qrCode.boostsLevel = try truth(given.boosts_level, "boosts_level")
    let version = Int(given.version)
    switch try choice(given.version_rule.rawValue, upTo: 2, "version_rule") {
    case 1: options.qrCode.version = .atLeast(version)
    case 2: options.qrCode.version = .exactly(version)
    default: break
    }
    if given.mask != -1 { options.qrCode.mask = Int(given.mask) }
    let shapes: [QRCodeOptions.Shape] = [.smallestArea, .fewestRows, .fewestColumns]
    options.qrCode.shape = shapes[try choice(given.rmqr_shape.rawValue, upTo: 2, "rmqr_shape")]
  }

  private mutating func linear(_ given: qz_make_options) throws(Failure) {
    let checks: [LinearOptions.Check] = [.automatic, .added, .none, .given]
    options.linear.check = checks[try choice(given.check.rawValue, upTo: 3, "check")]
    if given.msi_check != -1 {
      let number = UInt8(try choice(UInt32(bitPattern: given.msi_check), upTo: 3, "msi_check"))
      options.linear.msiCheck = LinearOptions.MSICheck(rawValue: number)
    }
    options.linear.isNumeric = try truth(given.is_numeric, "is_numeric")
    if given.add_on != nil { options.linear.addOn = bytes(given.add_on) }
    if given.height != 0 { options.linear.height = Int(given.height) }
    if given.bearer_bars != -1 { options.linear.hasBearerBars = try truth(given.bearer_bars, "bearer_bars") }
    options.linear.showsText = try truth(given.shows_text, "shows_text")
    options.linear.wideRatio = Int(given.wide_ratio)
    options.linear.isAppended = try truth(given.is_appended, "is_appended")
    if given.row_pairs != 0 { options.linear.rowPairs = Int(given.row_pairs) }
    options.linear.isOmnidirectional = try truth(given.is_omnidirectional, "is_omnidirectional")
    let isForReader = try truth(given.is_for_reader, "is_for_reader")
    switch symbology {
    case .dataMatrix: options.dataMatrix.isForReader = isForReader
    case .aztec: options.aztec.isForReader = isForReader
    case .pdf417, .microPDF417: options.pdf417.isForReader = isForReader
    default: options.linear.isForReader = isForReader
    }
  }

  private mutating func matrix(_ given: qz_make_options) throws(Failure) {
    let columns = Int(given.columns), rows = Int(given.rows), layers = Int(given.aztec_layers)
    switch try choice(given.data_matrix_size.rawValue, upTo: 3, "data_matrix_size") {
    case 1: options.dataMatrix.size = .rectangle
    case 2: options.dataMatrix.size = .any
    case 3: options.dataMatrix.size = .exactly(columns: columns, rows: rows)
    default: break
    }
    options.dataMatrix.allowsExtension = try truth(given.allows_extension, "allows_extension")
    options.dataMatrix.usesMacros = try truth(given.uses_macros, "uses_macros")
    options.dataMatrix.setIdentity = Int(given.set_identity)
    switch try choice(given.aztec_size.rawValue, upTo: 5, "aztec_size") {
    case 1: options.aztec.size = .compact
    case 2: options.aztec.size = .full
    case 3: options.aztec.size = .compactLayers(layers)
    case 4: options.aztec.size = .fullLayers(layers)
    case 5: options.aztec.size = .rune
    default: break
    }
    if given.percentage != 0 { options.aztec.percentage = Int(given.percentage) }
    if given.set_name != nil { options.aztec.setName = bytes(given.set_name) }
  }

  private mutating func pdf417(_ given: qz_make_options) throws(Failure) {
    let isSized = symbology == .dataMatrix
    if given.columns != 0, !isSized { options.pdf417.columns = Int(given.columns) }
    if given.rows != 0, !isSized { options.pdf417.rows = Int(given.rows) }
    if given.pdf417_level != -1 { options.pdf417.level = Int(given.pdf417_level) }
    options.pdf417.aspectRatio = given.aspect_ratio
    options.pdf417.rowHeight = given.row_height == 0 ? nil : Int(given.row_height)
    options.pdf417.isCompact = try truth(given.is_compact, "is_compact")
    if let start = given.file_id {
      guard (1...10).contains(given.file_id_count) else {
        throw .argument("file_id_count is \(UInt(bitPattern: given.file_id_count)); 1 to 10 are expected")
      }
      options.pdf417.macro.fileID = Array(UnsafeBufferPointer(start: start, count: given.file_id_count))
    }
    if given.file_name != nil { options.pdf417.macro.fileName = bytes(given.file_name) }
    if given.sender != nil { options.pdf417.macro.sender = bytes(given.sender) }
    if given.addressee != nil { options.pdf417.macro.addressee = bytes(given.addressee) }
    options.pdf417.macro.timestamp = try number(given.timestamp, "timestamp")
    options.pdf417.macro.fileSize = try number(given.file_size, "file_size")
    guard given.checksum <= 0xFFFF else {
      throw .argument("checksum is \(given.checksum); 0 to 65535, or -1 for none, are expected")
    }
    options.pdf417.macro.checksum = try number(Int64(given.checksum), "checksum").map { UInt16($0) }
  }

  private func number(_ number: Int64, _ name: StaticString) throws(Failure) -> UInt64? {
    guard number >= -1 else { throw .argument("\(name) is \(number); -1 for none, or more, is expected") }
    return number == -1 ? nil : UInt64(number)
  }

  /// What the writer gets: element strings without their brackets, text that is UTF-8, bytes.
  private func content(_ bytes: [UInt8], _ given: qz_make_options) throws(Failure) -> Content {
    let isBinary = try choice(given.content.rawValue, upTo: 1, "content") == 1
    if options.application == .gs1 || isElementString(bytes) {
      do throws(GS1Error) { return Content(bytes: try GS1ElementString(bytes).data) } catch {
        throw Failure(error)
      }
    }
    guard !isBinary else { return Content(bytes: bytes) }
    guard TextConverter.builtIn.decode(bytes, .utf8) != nil else {
      throw Failure(
        QZ_ERROR_CONTENT, "the content is not UTF-8; set content to QZ_BINARY for bytes of other kinds")
    }
    return Content(bytes: bytes, eci: .utf8)
  }

  /// What DataBar holds are element strings, but for a trade item number's digits alone.
  private func isElementString(_ bytes: [UInt8]) -> Bool {
    switch symbology {
    case .dataBarExpanded, .dataBarExpandedStacked: true
    case .dataBar, .dataBarStacked, .dataBarLimited:
      bytes.first == UInt8(ascii: "(") || bytes.first == UInt8(ascii: "[")
    default: false
    }
  }
}
