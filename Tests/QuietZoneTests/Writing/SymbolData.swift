import Testing

@testable import QuietZone

extension Symbol {
  var grid: ModuleGrid {
    guard case .grid(let grid) = shape else { return ModuleGrid(width: 0, height: 0) }
    return grid
  }

  var qrCode: QRCodeDetails {
    guard case .qrCode(let details) = details else {
      return QRCodeDetails(version: 0, level: nil, mask: 0, columns: 0, rows: 0)
    }
    return details
  }

  /// The data codewords of a QR Code, taken out of its modules.
  var dataCodewords: [UInt8] {
    let details = qrCode
    let layout = QRCode.layout(version: details.version)
    let blocks = QRCode.blocks(version: details.version, level: details.level ?? .low)
    var plain = grid
    QRFamily.apply(mask: details.mask, to: &plain, function: layout.function)
    let codewords = layout.codewords(blocks.total, from: plain)
    var data: [UInt8] = []
    for block in 0..<blocks.count {
      for index in 0..<blocks.dataCount(block) { data.append(codewords[blocks.place(index, of: block)]) }
    }
    return data
  }

  /// The first `count` bits of the data as zeros and ones.
  func bits(_ count: Int) -> String {
    let data = dataCodewords
    return String((0..<count).map { data[$0 / 8] >> UInt8(7 - $0 % 8) & 1 == 1 ? "1" : "0" })
  }
}

/// Zeros and ones of `value`.
func binary(_ value: Int, _ count: Int) -> String {
  String((0..<count).reversed().map { value >> $0 & 1 == 1 ? "1" : "0" })
}
