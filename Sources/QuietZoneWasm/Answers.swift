import QuietZone

/// Barcodes as the host gets them: their number as 32 bits, then each with its length in front:
///
///     size
///        4  bytes of this barcode that follow
///        1  symbology: the raw value of its ``Symbology``, 0 QR Code, 1 Micro QR Code, 2 rMQR Code …
///        2  AIM identifier: code character and modifier, ASCII
///        1  flags: 1 light on dark, 2 mirrored, 4 member of a set, 8 has a level, 16 linear
///       64  corners, x and y as 64-bit reals, pixels: top left, top right, bottom right, bottom left
///        8  codewords corrected, and of how many at most, 32 bits each
///       12  set: place, members, identity, 32 bits each
///        8  details: four bytes and two numbers of 16 bits.
///           QR family: model, version, level (0 L … 3 H), mask; columns, rows.
///           Linear: check (0 none, 1 right, 2 perhaps), kind (FF: none), 1 with too little light beside it,
///           0; lines, 0.
///           Data Matrix: macro (5 or 6, else 0), 0, 0, 1 for a reader; columns, rows.
///           PDF417: level (FF: none), 1 compact, 0, 1 for a reader; columns, rows.
///           Aztec: layers, 1 compact, 0, 1 for a reader; data codewords, codewords.
///           MaxiCode: mode, 0, 0, 0; country, class of service.
///      4+…  number of sections; each: first byte, ECI or FFFF FFFF, 32 bits each
///      4+…  number of content bytes; the bytes
///
/// and of a linear one besides:
///
///        8  confidence, 64-bit real
///      4+…  number of bytes and bytes: GTIN, add-on, text as printed; none: 0
func answer(_ barcodes: [Barcode]) -> [UInt8] {
  var out = ByteLayout()
  out.add(count: barcodes.count)
  for barcode in barcodes { out.add(block: record(barcode)) }
  return out.bytes
}

/// What a picture shows: its barcodes as above; then the number of places that look like a code and were not
/// read, 32 bits, and each of them, 85 bytes:
///
///     size
///        1  obstacle: the raw value of a ``BarcodeSighting/Obstacle``
///       64  corners as those of a barcode
///       16  width of a module, width of an edge, 64-bit reals, pixels
///        4  contrast, grey levels
func answer(_ look: BarcodeReader.Examination) -> [UInt8] {
  var out = ByteLayout()
  out.add(bytes: answer(look.barcodes))
  out.add(count: look.sightings.count)
  for sighting in look.sightings {
    out.add(sighting.obstacle.rawValue)
    add(sighting.outline, to: &out)
    out.add(sighting.moduleSize)
    out.add(sighting.edgeWidth)
    out.add(count: sighting.contrast)
  }
  return out.bytes
}

func record(_ barcode: Barcode) -> [UInt8] {
  var out = ByteLayout()
  out.add(barcode.symbology.rawValue)
  out.add(barcode.identifier.code)
  out.add(barcode.identifier.modifier)
  out.add(flags(barcode))
  add(barcode.outline, to: &out)
  out.add(count: barcode.correction.corrected)
  out.add(count: barcode.correction.capacity)
  let set = barcode.structuredAppend ?? StructuredAppend(index: 0, count: 0, identity: 0)
  for number in [set.index, set.count, set.identity] { out.add(UInt32(clamping: number)) }
  add(barcode.details, to: &out)
  add(barcode.content, to: &out)
  if case .linear(let details) = barcode.details {
    out.add(details.confidence)
    for text in [details.gtin, details.addOn, details.printed] { out.add(block: text ?? []) }
  }
  return out.bytes
}

func add(_ outline: Quadrilateral, to out: inout ByteLayout) {
  for corner in outline.corners {
    out.add(corner.x)
    out.add(corner.y)
  }
}

private func flags(_ barcode: Barcode) -> UInt8 {
  var flags: UInt8 = barcode.isInverted ? 1 : 0
  if barcode.isMirrored { flags |= 2 }
  if barcode.structuredAppend != nil { flags |= 4 }
  switch barcode.details {
  case .qrCode(let details): if details.level != nil { flags |= 8 }
  case .linear: flags |= 16
  case .dataMatrix, .pdf417, .aztec, .maxiCode: break
  }
  return flags
}

/// Eight bytes of what is particular to a family.
private func add(_ details: SymbolDetails, to out: inout ByteLayout) {
  var (bytes, first, second): ((Int, Int, Int, Int), Int, Int) = ((0, 0, 0, 0), 0, 0)
  switch details {
  case .qrCode(let details):
    bytes = (details.model, details.version, Int(details.level?.rawValue ?? 0), details.mask)
    (first, second) = (details.columns, details.rows)
  case .linear(let details):
    let kind = Int(details.kind?.rawValue ?? 0xFF)
    bytes = (Int(details.check.rawValue), kind, details.violatesQuietZone ? 1 : 0, 0)
    first = details.lines
  case .dataMatrix(let details):
    bytes = (details.macro ?? 0, 0, 0, details.isForReader ? 1 : 0)
    (first, second) = (details.columns, details.rows)
  case .pdf417(let details):
    bytes = (details.level ?? 0xFF, details.isCompact ? 1 : 0, 0, details.isForReader ? 1 : 0)
    (first, second) = (details.columns, details.rows)
  case .aztec(let details):
    bytes = (details.layers, details.isCompact ? 1 : 0, 0, details.isForReader ? 1 : 0)
    (first, second) = (details.dataCodewords, details.codewords)
  case .maxiCode(let details):
    bytes.0 = details.mode
    (first, second) = (details.country ?? 0, details.serviceClass ?? 0)
  }
  for byte in [bytes.0, bytes.1, bytes.2, bytes.3] { out.add(UInt8(clamping: byte)) }
  out.add(UInt16(clamping: first))
  out.add(UInt16(clamping: second))
}

func add(_ content: Content, to out: inout ByteLayout) {
  out.add(count: content.sections.count)
  for section in content.sections {
    out.add(count: section.start)
    out.add(section.eci?.rawValue ?? .max)
  }
  out.add(block: content.bytes)
}

/// A made symbol as the host gets it:
///
///     size
///        4  0
///        4  symbology: the raw value of its ``Symbology``; shape: 0 modules, 1 bars, 2 hexagonal modules;
///           height of bars, modules, 16 bits, else 0
///        4  columns, rows, 16 bits each, without the quiet zone; of bars the sum of their widths, 0
///        4  quiet zone: left, top, right, bottom, modules
///        8  details, as those of a barcode
///        …  modules, row by row, each row in whole bytes, leftmost module in the lowest bit, 1 dark
///
/// or, of bars:
///
///      4+…  number of widths, and the widths: bar, space, bar …
///      4+…  number of insets' bytes, and what each bar leaves free at the top and bottom
///        2  bearer bars: their thickness, 1 for a whole frame
///        …  the texts, to the end; each: 4+… characters; first column and the one behind the last, 32 bits
///           each with sign; 1 above; 1 small
func answer(_ symbol: Symbol) -> [UInt8] {
  var out = ByteLayout()
  out.add(UInt32(0))
  out.add(symbol.symbology.rawValue)
  switch symbol.shape {
  case .grid(let grid): add(0, 0, grid.width, grid.height, symbol, to: &out)
  case .hexagons(let grid): add(2, 0, grid.width, grid.height, symbol, to: &out)
  case .bars(let pattern, let height): add(1, height, pattern.width, 0, symbol, to: &out)
  }
  switch symbol.shape {
  case .grid(let grid), .hexagons(let grid): add(grid, to: &out)
  case .bars(let pattern, _):
    add(pattern, to: &out)
    for text in symbol.text { add(text, to: &out) }
  }
  return out.bytes
}

private func add(
  _ shape: UInt8, _ height: Int, _ columns: Int, _ rows: Int, _ symbol: Symbol, to out: inout ByteLayout
) {
  out.add(shape)
  for number in [height, columns, rows] { out.add(UInt16(clamping: number)) }
  let zone = symbol.quietZone
  for margin in [zone.left, zone.top, zone.right, zone.bottom] { out.add(UInt8(clamping: margin)) }
  add(symbol.details, to: &out)
}

private func add(_ grid: ModuleGrid, to out: inout ByteLayout) {
  for y in 0..<grid.height {
    for start in stride(from: 0, to: grid.width, by: 8) {
      var byte: UInt8 = 0
      for bit in 0..<8 where grid[start + bit, y] { byte |= 1 << UInt8(bit) }
      out.add(byte)
    }
  }
}

private func add(_ pattern: BarPattern, to out: inout ByteLayout) {
  out.add(block: pattern.widths)
  out.add(count: pattern.insets.count * 2)
  for inset in pattern.insets {
    out.add(inset.top)
    out.add(inset.bottom)
  }
  out.add(pattern.bearerBars?.thickness ?? 0)
  out.add(UInt8(pattern.bearerBars?.isFrame == true ? 1 : 0))
}

private func add(_ text: SymbolText, to out: inout ByteLayout) {
  out.add(block: text.characters)
  out.add(UInt32(bitPattern: Int32(clamping: text.columns.lowerBound)))
  out.add(UInt32(bitPattern: Int32(clamping: text.columns.upperBound)))
  out.add(UInt8(text.side == .above ? 1 : 0))
  out.add(UInt8(text.size == .small ? 1 : 0))
}
