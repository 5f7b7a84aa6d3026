import QuietZone

extension Barcode {
  /// What the standards of Data Matrix, PDF417, MicroPDF417, Aztec and MaxiCode let a symbol say of itself.
  var matrixPairs: [(key: String, value: JSON)] {
    switch details {
    case .qrCode, .linear: []
    case .dataMatrix(let details):
      [
        ("columns", .integer(details.columns)), ("rows", .integer(details.rows)),
        ("macro", details.macro.map(JSON.integer) ?? .null),
        ("reader_programming", .bool(details.isForReader)),
      ]
    case .pdf417(let details):
      [
        ("columns", .integer(details.columns)), ("rows", .integer(details.rows)),
        ("level", details.level.map(JSON.integer) ?? .null), ("compact", .bool(details.isCompact)),
        ("reader_programming", .bool(details.isForReader)),
        ("macro", details.macro.map { Self.object($0) } ?? .null),
      ]
    case .aztec(let details):
      [
        ("layers", .integer(details.layers)), ("compact", .bool(details.isCompact)),
        ("rune", .bool(details.isRune)), ("data_codewords", .integer(details.dataCodewords)),
        ("codewords", .integer(details.codewords)), ("set_name", Self.text(details.setName)),
        ("reader_programming", .bool(details.isForReader)),
      ]
    case .maxiCode(let details):
      [
        ("mode", .integer(details.mode)), ("postal_code", Self.text(details.postalCode)),
        ("country", details.country.map(JSON.integer) ?? .null),
        ("service_class", details.serviceClass.map(JSON.integer) ?? .null),
        ("reader_programming", .bool(details.mode == 6)),
      ]
    }
  }

  /// The macro control block; what it does not say is null.
  private static func object(_ macro: PDF417Macro) -> JSON {
    func number(_ value: UInt64?) -> JSON { value.map(JSON.unsigned) ?? .null }
    return .object([
      ("index", .integer(macro.index)), ("count", macro.count.map(JSON.integer) ?? .null),
      ("file_id", .array(macro.fileID.map { .integer(Int($0)) })), ("last", .bool(macro.isLast)),
      ("file_name", text(macro.fileName)), ("sender", text(macro.sender)),
      ("addressee", text(macro.addressee)), ("time_stamp", number(macro.timestamp)),
      ("file_size", number(macro.fileSize)), ("checksum", number(macro.checksum.map { UInt64($0) })),
    ])
  }
}
