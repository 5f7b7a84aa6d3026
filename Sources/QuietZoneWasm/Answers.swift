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
///        4  set: place, members, 8 bits each; identity, 16 bits
///        4  model, version, level (0 L … 3 H), mask; linear: check (0 none, 1 right, 2 perhaps), kind (FF:
///           none), 1 with too little light beside it, 0
///        4  columns, rows; linear: lines, 0; 16 bits each
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

private func record(_ barcode: Barcode) -> [UInt8] {
  var out = ByteLayout()
  out.add(barcode.symbology.rawValue)
  out.add(barcode.identifier.code)
  out.add(barcode.identifier.modifier)
  out.add(flags(barcode))
  let outline = barcode.outline
  for corner in [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft] {
    out.add(corner.x)
    out.add(corner.y)
  }
  out.add(count: barcode.correction.corrected)
  out.add(count: barcode.correction.capacity)
  let set = barcode.structuredAppend ?? StructuredAppend(index: 0, count: 0, identity: 0)
  out.add(UInt8(clamping: set.index))
  out.add(UInt8(clamping: set.count))
  out.add(UInt16(clamping: set.identity))
  switch barcode.details {
  case .qrCode(let details):
    add(details, to: &out)
    add(barcode.content, to: &out)
  case .linear(let details):
    add(details, to: &out)
    add(barcode.content, to: &out)
    out.add(details.confidence)
    for text in [details.gtin, details.addOn, details.printed] { out.add(block: text ?? []) }
  case .dataMatrix, .pdf417, .aztec, .maxiCode:
    add(plain(barcode.details), to: &out)
    add(barcode.content, to: &out)
  }
  return out.bytes
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

private func add(_ details: LinearDetails, to out: inout ByteLayout) {
  out.add(details.check.rawValue)
  out.add(details.kind?.rawValue ?? 0xFF)
  out.add(UInt8(details.violatesQuietZone ? 1 : 0))
  out.add(UInt8(0))
  out.add(UInt16(clamping: details.lines))
  out.add(UInt16(0))
}

/// Matrix and stacked symbologies besides the QR family say their columns and rows, where they count modules,
/// in the place of the QR family's details, all else 0.
private func plain(_ details: SymbolDetails) -> QRCodeDetails {
  if case .qrCode(let details) = details { return details }
  var plain = QRCodeDetails(model: 0, version: 0, level: nil, mask: 0, columns: 0, rows: 0)
  if case .dataMatrix(let details) = details { (plain.columns, plain.rows) = (details.columns, details.rows) }
  return plain
}

private func add(_ details: QRCodeDetails, to out: inout ByteLayout) {
  out.add(UInt8(clamping: details.model))
  out.add(UInt8(clamping: details.version))
  out.add(details.level?.rawValue ?? 0)
  out.add(UInt8(clamping: details.mask))
  out.add(UInt16(clamping: details.columns))
  out.add(UInt16(clamping: details.rows))
}

private func add(_ content: Content, to out: inout ByteLayout) {
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
///        4  columns, rows, 16 bits each, without the quiet zone
///        4  quiet zone: left, top, right, bottom, modules
///        4  model, version, level (0 L … 3 H), mask
///        …  modules, row by row, each row in whole bytes, leftmost module in the lowest bit, 1 dark
func answer(_ symbol: Symbol) -> [UInt8] {
  var out = ByteLayout()
  guard case .grid(let grid) = symbol.shape else { return failure(.request) }
  let details = plain(symbol.details)
  out.add(UInt32(0))
  out.add(UInt16(clamping: grid.width))
  out.add(UInt16(clamping: grid.height))
  let zone = symbol.quietZone
  for margin in [zone.left, zone.top, zone.right, zone.bottom] { out.add(UInt8(clamping: margin)) }
  out.add(UInt8(clamping: details.model))
  out.add(UInt8(clamping: details.version))
  out.add(details.level?.rawValue ?? 0)
  out.add(UInt8(clamping: details.mask))
  for y in 0..<grid.height {
    for start in stride(from: 0, to: grid.width, by: 8) {
      var byte: UInt8 = 0
      for bit in 0..<8 where grid[start + bit, y] { byte |= 1 << UInt8(bit) }
      out.add(byte)
    }
  }
  return out.bytes
}
