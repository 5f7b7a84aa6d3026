/// A ``QRFamilyMember`` as a value: the encoder is compiled once for all of them.
struct QRMember {
  let symbology: Symbology
  let versions: ClosedRange<Int>
  let maximumMask: Int
  /// The versions in the order in which they are tried.
  let order: (QRCodeOptions) -> [Int]
  let bitFormat: (_ version: Int) -> QRBitFormat
  let capacity: (_ version: Int, QRCodeLevel) -> Int?
  let symbol: (_ data: [UInt8], _ version: Int, QRCodeLevel, _ mask: Int?) -> Symbol

  init<Member: QRFamilyMember>(_: Member.Type) {
    symbology = Member.symbology
    versions = Member.versions
    maximumMask = Member.maximumMask
    order = { Member.versions($0) }
    bitFormat = { Member.bitFormat(version: $0) }
    capacity = { Member.capacity(version: $0, level: $1) }
    symbol = { Member.symbol(data: $0, version: $1, level: $2, mask: $3) }
  }

  /// The level to use in a version when `level` is the lowest wanted, or `nil` if the version has none so
  /// high.
  func level(version: Int, atLeast level: QRCodeLevel) -> QRCodeLevel? {
    QRCodeLevel.allCases.first { $0 >= level && capacity(version, $0) != nil }
  }
}
