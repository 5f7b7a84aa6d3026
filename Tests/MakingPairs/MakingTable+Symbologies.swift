import QuietZone

extension MakingTable {
  private static let separated = "0109501101530003" + "10AB-1\u{1D}17261231"
  private static let elements = Content("(01)09501101530003(10)AB-1(17)261231", separated, "--gs1")

  /// Check digits by hand from the standards' rules; `nil`: not made.
  static func contents(_ symbology: Symbology) -> [Content]? {
    switch symbology {
    case .qrCode:
      [Content("QuietZone 42"), Content("grün 漢字"), elements, Content("x1", "37x1", "--aim", "37")]
    case .microQRCode: [Content("12345"), Content("MICRO 7"), Content("abc")]
    case .rectangularMicroQRCode:
      [Content("RMQR 7"), Content("grün"), elements, Content("x1", "Ax1", "--aim", "A")]
    case .dataMatrix:
      [Content("QuietZone 42"), Content("grün"), elements, Content("x1", "37x1", "--aim", "37")]
    case .aztec:
      [
        Content("QuietZone 42"), Content("grün"), elements, Content("x12", "37x12", "--aim", "37"),
        Content("77", "077", "--form", "rune"),
      ]
    case .pdf417: [Content("QuietZone 42"), Content("grün"), Content("0123456789012345")]
    case .microPDF417:
      [Content("QuietZone 42"), Content("grün"), elements, Content("x1", "37x1", "--aim", "37")]
    case .maxiCode:
      [
        Content("QuietZone 42"), Content("grün", nil, "--mode", "4"), Content("FIVE", nil, "--mode", "5"),
        Content(
          "P 7", "84170\u{1D}840\u{1D}001\u{1D}P 7", "--postal-code", "84170", "--country", "840",
          "--service-class", "1"),
        Content(
          "P 7", "B1050 \u{1D}056\u{1D}001\u{1D}P 7", "--postal-code", "B1050", "--country", "56",
          "--service-class", "1"),
      ]
    default: linear(symbology) ?? twoWidth(symbology) ?? dataBar(symbology)
    }
  }

  private static func linear(_ symbology: Symbology) -> [Content]? {
    switch symbology {
    case .ean13: retail("978316148410", "9783161484100")
    case .ean8:
      [
        Content("9031101", "90311017"), Content("90311017", nil, "--check", "given"),
        Content("9031101", "90311017 05", "--add-on", "05"),
        Content("9031101", "90311017 52495", "--add-on", "52495"),
      ]
    case .upcA: retail("03600029145", "036000291452")
    // With an add-on the number is told as the thirteen digits of the shop's database.
    case .upcE:
      [
        Content("0123456", "01234565"), Content("01234565", nil, "--check", "given"),
        Content("0123456", "0012345000065 05", "--add-on", "05"),
        Content("0123456", "0012345000065 52495", "--add-on", "52495"),
      ]
    case .code39: [Content("CODE39"), Content("A-7 B."), Content("CODE39", "CODE39W", "--check", "add")]
    case .code39Extended: [Content("lower a/b"), Content("A+B 10%")]
    case .code93: [Content("CODE 93"), Content("lower_93")]
    case .code128:
      [
        Content("QuietZone 42"), Content("0123456789"), Content("grün"), elements,
        Content("x1", "37x1", "--aim", "37"), Content("SET", nil, "--reader-programming"),
      ]
    case .telepen: [Content("Telepen 1"), Content("0123456", nil, "--numeric")]
    case .pharmacode: [Content("29876"), Content("131070")]
    case .dxFilmEdge: [Content("115-10"), Content("115-10/11A")]
    default: nil
    }
  }

  private static func retail(_ text: String, _ whole: String) -> [Content] {
    [
      Content(text, whole), Content(whole, nil, "--check", "given"),
      Content(text, whole + " 05", "--add-on", "05"),
      Content(text, whole + " 52495", "--add-on", "52495"),
    ]
  }

  private static func twoWidth(_ symbology: Symbology) -> [Content]? {
    switch symbology {
    case .codabar: [Content("A40156B"), Content("A40156B", "A40156+B", "--check", "add"), Content("C1-2$3D")]
    case .interleaved2of5: [Content("12345670"), Content("1234567", "12345670", "--check", "add")]
    case .itf14:
      [Content("1540014128876", "15400141288763"), Content("15400141288763", nil, "--check", "given")]
    case .industrial2of5, .iata2of5, .matrix2of5:
      [Content("1234567"), Content("1234567", "12345670", "--check", "add")]
    case .msiPlessey:
      [Content("1234567"), Content("1234567", "123456741", "--msi-check", "1010")]
    case .code11: [Content("123-45", "123-4552"), Content("123-4552", nil, "--check", "given")]
    default: nil
    }
  }

  private static func dataBar(_ symbology: Symbology) -> [Content]? {
    let item = "0109501101530003"
    switch symbology {
    case .dataBar, .dataBarStacked, .dataBarLimited:
      return [Content("0950110153000", item), Content("(01)09501101530003", item, "--gs1")]
    case .dataBarExpanded, .dataBarExpandedStacked:
      return [
        Content("(01)09501101530003(10)AB", item + "10AB"),
        Content("[10]AB-1[17]261231", "10AB-1\u{1D}17261231"),
      ]
    default: return nil
    }
  }

  /// The options of matrix and stacked symbologies.
  static func own(_ symbology: Symbology) -> [MakingPairs.Parameter] {
    let eci = MakingPairs.Parameter(name: "eci", values: [[], ["--eci", "utf-8"]])
    let boost = MakingPairs.Parameter(name: "boost", values: [[], ["--boost"], ["--no-boost"]])
    let programming = MakingPairs.Parameter(name: "reader", values: [[], ["--reader-programming"]])
    func set(_ more: [String]...) -> MakingPairs.Parameter {
      .init(
        name: "set",
        values: [[], ["--structured-append", "2"]] + more.map { ["--structured-append", "2"] + $0 })
    }
    func options(_ name: String, _ values: String...) -> MakingPairs.Parameter {
      .init(name: name, values: [[]] + values.map { [name, $0] })
    }
    let macro = ["--file-name", "a.txt", "--sender", "B", "--addressee", "C", "--time-stamp", "9"]
    let stackedSet = set(["--set-id", "12,34"], macro + ["--file-size", "9", "--checksum", "0x1234"])
    switch symbology {
    case .qrCode:
      return [
        options("--level", "l", "m", "q", "h"), boost, options("--symbol-version", "7", "5+"),
        options("--mask", "0", "3", "7"), eci, set(),
      ]
    case .microQRCode:
      return [
        options("--level", "l", "m"), boost, options("--symbol-version", "M4", "M3+"),
        options("--mask", "0", "3"),
      ]
    case .rectangularMicroQRCode:
      return [
        options("--level", "m", "h"), boost, options("--symbol-version", "R13x99", "R15x77+"),
        options("--shape", "area", "low", "narrow"), eci,
      ]
    case .dataMatrix:
      return [
        .init(
          name: "form",
          values: [[], ["--form", "rectangle"], ["--form", "any", "--dmre"], ["--form", "32x32"]]),
        eci, programming, set(["--set-id", "12,34"]),
      ]
    case .aztec:
      return [
        .init(name: "form", values: [[], ["--form", "compact"], ["--form", "full"], ["--layers", "5"]]),
        options("--correction", "10", "50"), eci, programming, set(["--set-id", "AB"]),
      ]
    case .pdf417:
      return [
        options("--columns", "6", "10"), options("--rows", "20", "30"), options("--aspect-ratio", "1", "4"),
        options("--row-height", "4", "6"), .init(name: "compact", values: [[], ["--compact"]]),
        options("--correction", "2", "5"), eci, programming, stackedSet,
      ]
    case .microPDF417:
      return [
        options("--columns", "4"), options("--rows", "26", "44"), options("--aspect-ratio", "1", "4"),
        options("--row-height", "3", "5"), eci, programming, stackedSet,
      ]
    case .maxiCode: return [eci, programming, set()]
    default: return []
    }
  }
}
