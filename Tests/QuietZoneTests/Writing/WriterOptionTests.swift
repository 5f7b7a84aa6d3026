import Testing

@testable import QuietZone

/// No option is without effect: what a symbology does not have is refused.
struct WriterOptionTests {
  private static let dataBar = WriterOption.gs1.symbologies.subtracting(WriterOption.aim.symbologies)

  /// Options in which `option` alone is set.
  private static func options(_ option: WriterOption) -> WriterOptions {
    var options = WriterOptions()
    switch option {
    case .eci: options.eci = .utf8
    case .gs1: options.application = .gs1
    case .aim: options.application = .aim(indicator: Array("37".utf8))
    case .level: options.qrCode.level = .high
    case .boostsLevel: options.qrCode.boostsLevel = false
    case .version: options.qrCode.version = .atLeast(20)
    case .mask: options.qrCode.mask = 1
    case .shape: options.qrCode.shape = .fewestRows
    case .check: options.linear.check = .added
    case .msiCheck: options.linear.msiCheck = .modulo11
    case .isNumeric: options.linear.isNumeric = true
    case .addOn: options.linear.addOn = Array("12".utf8)
    case .height: options.linear.height = 40
    case .hasBearerBars: options.linear.hasBearerBars = options.linear.hasBearerBars != true
    case .showsText: options.linear.showsText = false
    case .wideRatio: options.linear.wideRatio = 2
    case .code128IsForReader: options.linear.isForReader = true
    case .isAppended: options.linear.isAppended = true
    case .rowPairs: options.linear.rowPairs = 1
    case .isOmnidirectional: options.linear.isOmnidirectional = false
    case .dataMatrix: options.dataMatrix.size = .rectangle
    case .columns: options.pdf417.columns = 3
    case .rows: options.pdf417.rows = 20
    case .pdf417Level: options.pdf417.level = 4
    case .aspectRatio: options.pdf417.aspectRatio = 0.2
    case .rowHeight: options.pdf417.rowHeight = 5
    case .isCompact: options.pdf417.isCompact = true
    case .pdf417IsForReader: options.pdf417.isForReader = true
    case .macro: options.pdf417.macro.sender = Array("us".utf8)
    case .aztec: options.aztec.percentage = 80
    case .maxiCode: options.maxiCode.mode = 5
    }
    return options
  }

  /// Content that the symbology takes, with `option` too.
  private static func content(_ symbology: Symbology, _ option: WriterOption? = nil) -> String {
    switch symbology {
    case .ean13: "9783161484100"
    case .ean8: "96385074"
    case .upcA: "036000291452"
    case .upcE: "01234565"
    case .code39: option == .check ? "1234567" : "AB-12"
    case .itf14, .dataBar, .dataBarStacked, .dataBarLimited: "15400141288763"
    case .dataBarExpanded, .dataBarExpandedStacked: "0115400141288763"
    case .pharmacode: "1234"
    case .dxFilmEdge: "115-10/11A"
    case .code128 where option == .gs1: "0115400141288763"
    case .codabar, .interleaved2of5, .industrial2of5, .iata2of5, .matrix2of5, .msiPlessey, .code11, .telepen:
      "12345678"
    default: option == .gs1 ? "0115400141288763" : "1234567"
    }
  }

  @Test(arguments: WriterOption.allCases)
  func whatASymbologyDoesNotHaveIsRefused(_ option: WriterOption) throws {
    let options = Self.options(option)
    #expect(WriterOption.allCases.filter { options.isSet($0) } == [option])
    #expect(!option.symbologies.isEmpty)
    for symbology in SymbologyCatalogue.entries.map(\.symbology)
    where !option.symbologies.contains(symbology) {
      let expected = BarcodeEncodingError.invalidOption(.foreign(option, symbology))
      let writer = BarcodeWriter(symbology, options: options)
      #expect(throws: expected) { try writer.write(Self.content(symbology)) }
      #expect(throws: expected) { try writer.writeSeries(Content(text: Self.content(symbology)), count: 2) }
    }
  }

  /// Options of sets say nothing of a symbol alone; DataBar's content is always GS1's.
  @Test(arguments: WriterOption.allCases)
  func whatASymbologyHasChangesItsSymbols(_ option: WriterOption) throws {
    guard option != .macro else { return }
    for symbology in SymbologyCatalogue.entries.map(\.symbology)
    where option.symbologies.contains(symbology) && !(option == .gs1 && Self.dataBar.contains(symbology)) {
      var options = Self.options(option)
      // They have a frame, or check characters, by themselves.
      if option == .hasBearerBars, symbology == .itf14 { options.linear.hasBearerBars = false }
      if option == .check, symbology == .code11 { options.linear.check = .none }
      let content = Self.content(symbology, option)
      let isLinear = SymbologySet.allLinear.contains(symbology)
      // What a level or a ratio changes may be what short content has anyway.
      let isChanged = [1, 3, 5, 9].prefix(isLinear ? 1 : 4).contains { count in
        let content = String(repeating: content, count: count)
        guard let without = try? BarcodeWriter(symbology).write(content) else { return false }
        return (try? BarcodeWriter(symbology, options: options).write(content)) != without
      }
      #expect(isChanged, "\(symbology.name): \(option.name) without effect")
    }
  }

  @Test func theMessageNamesTheOption() {
    let error = BarcodeEncodingError.invalidOption(.foreign(.level, .ean13))
    #expect(error.message(.ean13) == "EAN-13 has no option qrCode.level; leave it as it is by default")
  }
}
