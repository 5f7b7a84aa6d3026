/// An option of ``WriterOptions``, and which symbologies have it.
///
/// ``BarcodeWriter`` refuses what its symbology does not have and what is not as it is by default: an option
/// without effect is a mistake of who wrote it.
///
/// ```swift
/// assert(WriterOption.shape.symbologies == .rectangularMicroQRCode)
/// assert(WriterOption.columns.name == "pdf417.columns")
/// ```
public enum WriterOption: UInt8, Hashable, Sendable, CaseIterable {
  /// ``WriterOptions/eci``.
  case eci = 0
  /// ``WriterOptions/application-swift.property`` `.gs1`.
  case gs1 = 1
  /// ``WriterOptions/application-swift.property`` `.aim`.
  case aim = 2
  /// ``QRCodeOptions/level``.
  case level = 3
  /// ``QRCodeOptions/boostsLevel``.
  case boostsLevel = 4
  /// ``QRCodeOptions/version-swift.property``.
  case version = 5
  /// ``QRCodeOptions/mask``.
  case mask = 6
  /// ``QRCodeOptions/shape-swift.property``.
  case shape = 7
  /// ``LinearOptions/check-swift.property``.
  case check = 8
  /// ``LinearOptions/msiCheck-swift.property``.
  case msiCheck = 9
  /// ``LinearOptions/isNumeric``.
  case isNumeric = 10
  /// ``LinearOptions/addOn``.
  case addOn = 11
  /// ``LinearOptions/height``.
  case height = 12
  /// ``LinearOptions/hasBearerBars``.
  case hasBearerBars = 13
  /// ``LinearOptions/showsText``.
  case showsText = 14
  /// ``LinearOptions/wideRatio``.
  case wideRatio = 15
  /// ``LinearOptions/isForReader``.
  case code128IsForReader = 16
  /// ``LinearOptions/isAppended``.
  case isAppended = 17
  /// ``LinearOptions/rowPairs``.
  case rowPairs = 18
  /// ``LinearOptions/isOmnidirectional``.
  case isOmnidirectional = 19
  /// Any of ``DataMatrixOptions``.
  case dataMatrix = 20
  /// ``PDF417Options/columns``.
  case columns = 21
  /// ``PDF417Options/rows``.
  case rows = 22
  /// ``PDF417Options/level``.
  case pdf417Level = 23
  /// ``PDF417Options/aspectRatio``.
  case aspectRatio = 24
  /// ``PDF417Options/rowHeight``.
  case rowHeight = 25
  /// ``PDF417Options/isCompact``.
  case isCompact = 26
  /// ``PDF417Options/isForReader``.
  case pdf417IsForReader = 27
  /// ``PDF417Options/macro``.
  case macro = 28
  /// Any of ``AztecOptions``.
  case aztec = 29
  /// Any of ``MaxiCodeOptions``.
  case maxiCode = 30

  /// As it is written in Swift, from ``WriterOptions`` on: `qrCode.level`.
  public var name: StaticString {
    switch self {
    case .eci: "eci"
    case .gs1: "application gs1"
    case .aim: "application aim"
    case .level: "qrCode.level"
    case .boostsLevel: "qrCode.boostsLevel"
    case .version: "qrCode.version"
    case .mask: "qrCode.mask"
    case .shape: "qrCode.shape"
    case .check: "linear.check"
    case .msiCheck: "linear.msiCheck"
    case .isNumeric: "linear.isNumeric"
    case .addOn: "linear.addOn"
    case .height: "linear.height"
    case .hasBearerBars: "linear.hasBearerBars"
    case .showsText: "linear.showsText"
    case .wideRatio: "linear.wideRatio"
    case .code128IsForReader: "linear.isForReader"
    case .isAppended: "linear.isAppended"
    case .rowPairs: "linear.rowPairs"
    case .isOmnidirectional: "linear.isOmnidirectional"
    case .dataMatrix: "dataMatrix"
    case .columns: "pdf417.columns"
    case .rows: "pdf417.rows"
    case .pdf417Level: "pdf417.level"
    case .aspectRatio: "pdf417.aspectRatio"
    case .rowHeight: "pdf417.rowHeight"
    case .isCompact: "pdf417.isCompact"
    case .pdf417IsForReader: "pdf417.isForReader"
    case .macro: "pdf417.macro"
    case .aztec: "aztec"
    case .maxiCode: "maxiCode"
    }
  }
}
