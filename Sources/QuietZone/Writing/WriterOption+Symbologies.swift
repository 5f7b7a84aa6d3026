extension WriterOption {
  /// The symbologies that have it.
  public var symbologies: SymbologySet {
    switch self {
    case .eci: [.qrCode, .rectangularMicroQRCode, .dataMatrix, .aztec, .maxiCode, .pdf417, .microPDF417]
    case .gs1: Self.functionOne.union(Self.dataBar)
    case .aim: Self.functionOne
    case .level, .boostsLevel, .version: .qrFamily
    // rMQR Code has one mask.
    case .mask: [.qrCode, .microQRCode]
    case .shape: .rectangularMicroQRCode
    // Where check characters are the application's choice, or can be given to be verified.
    case .check: Self.retail.union(Self.twoWidth).union(.msiPlessey)
    case .msiCheck: .msiPlessey
    case .isNumeric: .telepen
    case .addOn: Self.retail
    case .height: .allLinear
    case .hasBearerBars: [.interleaved2of5, .itf14]
    case .showsText:
      .allLinear.subtracting([.dataBarStacked, .dataBarExpanded, .dataBarExpandedStacked])
    case .wideRatio: Self.twoWidth
    case .code128IsForReader, .isAppended: .code128
    case .rowPairs: .dataBarExpandedStacked
    case .isOmnidirectional: [.dataBar, .dataBarStacked]
    case .dataMatrix: .dataMatrix
    case .pdf417Level, .isCompact: .pdf417
    case .columns, .rows, .aspectRatio, .rowHeight, .pdf417IsForReader, .macro: [.pdf417, .microPDF417]
    case .aztec: .aztec
    case .maxiCode: .maxiCode
    }
  }

  private static var retail: SymbologySet { [.ean13, .ean8, .upcA, .upcE] }
  private static var dataBar: SymbologySet {
    [.dataBar, .dataBarStacked, .dataBarLimited, .dataBarExpanded, .dataBarExpandedStacked]
  }
  /// Those with FNC1 or codewords that do its work.
  private static var functionOne: SymbologySet {
    [.qrCode, .rectangularMicroQRCode, .dataMatrix, .aztec, .microPDF417, .code128]
  }
  /// Those with narrow bars and wide ones, whose ratio may be chosen.
  private static var twoWidth: SymbologySet {
    [
      .code39, .code39Extended, .codabar, .interleaved2of5, .itf14, .industrial2of5, .iata2of5, .matrix2of5,
      .code11,
    ]
  }
}

extension WriterOptions {
  /// Whether the option is not as it is by default.
  func isSet(_ option: WriterOption) -> Bool {
    switch option {
    case .eci: eci != nil
    case .gs1: application == .gs1
    case .aim: if case .aim = application { true } else { false }
    case .level: qrCode.level != .medium
    case .boostsLevel: !qrCode.boostsLevel
    case .version: qrCode.version != .smallest
    case .mask: qrCode.mask != nil
    case .shape: qrCode.shape != .smallestArea
    case .check: linear.check != .automatic
    case .msiCheck: linear.msiCheck != nil
    case .isNumeric: linear.isNumeric
    case .addOn: linear.addOn != nil
    case .height: linear.height != nil
    case .hasBearerBars: linear.hasBearerBars != nil
    case .showsText: !linear.showsText
    case .wideRatio: linear.wideRatio != 3
    case .code128IsForReader: linear.isForReader
    case .isAppended: linear.isAppended
    case .rowPairs: linear.rowPairs != nil
    case .isOmnidirectional: !linear.isOmnidirectional
    case .dataMatrix: dataMatrix != DataMatrixOptions()
    case .columns: pdf417.columns != nil
    case .rows: pdf417.rows != nil
    case .pdf417Level: pdf417.level != nil
    case .aspectRatio: pdf417.aspectRatio != 2
    case .rowHeight: pdf417.rowHeight != nil
    case .isCompact: pdf417.isCompact
    case .pdf417IsForReader: pdf417.isForReader
    case .macro: pdf417.macro != PDF417Macro()
    case .aztec: aztec != AztecOptions()
    case .maxiCode: maxiCode != MaxiCodeOptions()
    }
  }

  /// Throws the first option that is set and that `symbology` does not have.
  func check(for symbology: Symbology) throws(BarcodeEncodingError) {
    for option in WriterOption.allCases where isSet(option) {
      guard option.symbologies.contains(SymbologySet(symbology)) else {
        throw .invalidOption(.foreign(option, symbology))
      }
    }
  }
}
