internal import CQuietZone
internal import QuietZone

// What was read, as C gets it.

extension Reply {
  mutating func add(
    _ barcodes: [Barcode], sightings: [BarcodeSighting]
  ) -> UnsafeMutablePointer<qz_barcodes> {
    let list = add(qz_barcodes())
    var read: [UnsafePointer<qz_barcode>?] = []
    for barcode in barcodes { read.append(UnsafePointer(add(barcode))) }
    var seen: [UnsafePointer<qz_sighting>?] = []
    for sighting in sightings { seen.append(UnsafePointer(add(sighting))) }
    list.pointee.count = read.count
    list.pointee.items = add(array: read)
    list.pointee.sighting_count = seen.count
    list.pointee.sightings = add(array: seen)
    return list
  }

  mutating func add(_ barcode: Barcode) -> UnsafeMutablePointer<qz_barcode> {
    var record = qz_barcode()
    record.symbology = qz_symbology(rawValue: UInt32(barcode.symbology.rawValue))
    record.symbology_name = constant(barcode.symbology.name)
    record.symbology_token = constant(barcode.symbology.token)
    record.identifier = add(text: barcode.identifier.bytes)
    let text = Array(barcode.bestText(using: .system).utf8)
    record.text = add(text: text)
    record.text_length = text.count
    let guess = barcode.content.guessedCharacterSet(using: .system)?.characterSetName
    record.guessed_character_set = guess.map { constant($0) }
    record.bytes = add(bytes: barcode.content.bytes)
    record.byte_count = barcode.content.bytes.count
    let sections = barcode.content.sections.map {
      qz_section(start: $0.start, eci: $0.eci.map { Int32($0.rawValue) } ?? -1)
    }
    record.sections = add(array: sections)
    record.section_count = sections.count
    withUnsafeMutableBytes(of: &record.corners) { store(barcode.outline, to: $0) }
    record.is_inverted = barcode.isInverted ? 1 : 0
    record.is_mirrored = barcode.isMirrored ? 1 : 0
    record.corrected = Int32(clamping: barcode.correction.corrected)
    record.correction_capacity = Int32(clamping: barcode.correction.capacity)
    record.set_index = barcode.structuredAppend.map { Int32(clamping: $0.index) } ?? -1
    record.set_count = barcode.structuredAppend.map { Int32(clamping: $0.count) } ?? 0
    record.set_identity = barcode.structuredAppend.map { Int64($0.identity) } ?? 0
    addElements(of: barcode, to: &record)
    add(barcode.details, to: &record)
    return add(record)
  }

  private mutating func addElements(of barcode: Barcode, to record: inout qz_barcode) {
    record.is_gs1 = barcode.identifier.isGS1 ? 1 : 0
    guard barcode.identifier.isGS1,
      let elements = GS1ElementString(structureOf: barcode.content.bytes)
    else { return }
    record.gs1_text = add(text: elements.bracketed)
    record.gs1_elements = add(elements)
    record.gs1_element_count = elements.elements.count
  }

  mutating func add(_ elements: GS1ElementString) -> UnsafePointer<qz_gs1_element>? {
    var records: [qz_gs1_element] = []
    for element in elements.elements {
      let title = element.identifier.title
      records.append(
        qz_gs1_element(
          identifier: add(text: element.identifier.digits), title: title.map { add(text: $0) },
          value: add(text: element.value), line: add(text: element.line)))
    }
    return add(array: records)
  }

  private mutating func add(_ details: SymbolDetails, to record: inout qz_barcode) {
    let shown = ShownDetails(details)
    (record.columns, record.rows) = (shown.columns, shown.rows)
    (record.version, record.level, record.mask) = (shown.version, shown.level, shown.mask)
    (record.confidence, record.check) = (1, -1)
    guard case .linear(let details) = details else { return }
    record.lines = Int32(clamping: details.lines)
    record.confidence = details.confidence
    record.check = Int32(details.check.rawValue)
    record.gtin = details.gtin.map { add(text: $0) }
    record.add_on = details.addOn.map { add(text: $0) }
  }

  private mutating func add(_ sighting: BarcodeSighting) -> UnsafeMutablePointer<qz_sighting> {
    var record = qz_sighting()
    record.obstacle = qz_obstacle(rawValue: UInt32(sighting.obstacle.rawValue))
    withUnsafeMutableBytes(of: &record.corners) { store(sighting.outline, to: $0) }
    record.module_size = sighting.moduleSize
    record.edge_width = sighting.edgeWidth
    record.contrast = Int32(clamping: sighting.contrast)
    record.message = UnsafePointer(add(text: sighting.description))
    return add(record)
  }
}

/// What symbols made and barcodes read have in common, by number.
struct ShownDetails {
  var columns: Int32 = 0
  var rows: Int32 = 0
  var version: Int32 = -1
  var level: CChar = 0
  var mask: Int32 = -1

  init(_ details: SymbolDetails) {
    switch details {
    case .qrCode(let details):
      (columns, rows) = (Int32(details.columns), Int32(details.rows))
      (version, mask) = (Int32(details.version), Int32(details.mask))
      level = details.level.map { CChar(bitPattern: $0.letter) } ?? 0
    case .dataMatrix(let details): (columns, rows) = (Int32(details.columns), Int32(details.rows))
    case .pdf417(let details):
      (columns, rows) = (Int32(details.columns), Int32(details.rows))
      level = details.level.map { CChar(48 + $0) } ?? 0
    case .aztec(let details):
      version = Int32(details.layers)
      columns = Self.side(details)
      rows = columns
    case .maxiCode: (columns, rows) = (30, 33)
    case .linear: break
    }
  }
}

extension ShownDetails {
  /// Modules of an Aztec symbol: rings, layers of two modules on each side, and in full ones a line of the
  /// reference grid after each 15 (ISO/IEC 24778:2008, Table 1).
  private static func side(_ details: AztecDetails) -> Int32 {
    let layers = Int32(details.layers)
    return details.isCompact ? 11 + 4 * layers : 15 + 4 * layers + 2 * ((6 + 2 * layers) / 15)
  }
}

/// Stores the four corners as eight numbers.
func store(_ outline: Quadrilateral, to corners: UnsafeMutableRawBufferPointer) {
  for (index, corner) in outline.corners.enumerated() {
    corners.storeBytes(of: corner.x, toByteOffset: index * 16, as: Double.self)
    corners.storeBytes(of: corner.y, toByteOffset: index * 16 + 8, as: Double.self)
  }
}
