import QuietZone

extension IndependentSymbol {
  /// Micro QR Codes of other makers: segno 1.6.6 (Python) and Zint 2.11.1.
  static let microQRCodes: [IndependentSymbol] = [
    IndependentSymbol(
      command: "segno.make('12345', version='M1', mask=0, boost_error=False)",
      symbology: .microQRCode, columns: 11, rows: 11, version: 1, level: nil, mask: 0,
      identifier: "]Q1", bytes: "3132333435",
      modules: """
        FEB05AE85D5BA504BF8007C46F66E50
        """),
    IndependentSymbol(
      command: "segno.make('01234567', version='M2', mask=1, boost_error=False, error='L')",
      symbology: .microQRCode, columns: 13, rows: 13, version: 2, level: .low, mask: 1,
      identifier: "]Q1", bytes: "3031323334353637",
      modules: """
        FEAC176E9B74FBAE4147F9E00CD08B5579FC286E9B8
        """),
    IndependentSymbol(
      command: "segno.make('ABC12', version='M2', mask=2, boost_error=False, error='M')",
      symbology: .microQRCode, columns: 13, rows: 13, version: 2, level: .medium, mask: 2,
      identifier: "]Q1", bytes: "4142433132",
      modules: """
        FEAC16AE9F755BAF414BFAC013EDE272B446239D220
        """),
    IndependentSymbol(
      command: "segno.make('4711', version='M2', mask=3, boost_error=False, error='L')",
      symbology: .microQRCode, columns: 13, rows: 13, version: 2, level: .low, mask: 3,
      identifier: "]Q1", bytes: "34373131",
      modules: """
        FEAC17AEAF75BBA0C157FA4013DAB3DF6FE250DA488
        """),
    IndependentSymbol(
      command: "segno.make('abcd', version='M3', mask=0, boost_error=False, error='L')",
      symbology: .microQRCode, columns: 15, rows: 15, version: 3, level: .low, mask: 0,
      identifier: "]Q1", bytes: "61626364",
      modules: """
        FEAB0432E9B5D06BAED0503FBF0042F67ADD0341F28C2DAFE0A0BA3F0
        """),
    IndependentSymbol(
      command: "segno.make('QUIET ZONE', version='M3', mask=1, boost_error=False, error='M')",
      symbology: .microQRCode, columns: 15, rows: 15, version: 3, level: .medium, mask: 1,
      identifier: "]Q1", bytes: "5155494554205A4F4E45",
      modules: """
        FEAB050EE96DD33BAF70483FBA005C83EC3E2673B13F58D24D61AC050
        """),
    IndependentSymbol(
      command: "segno.make('1234567890', version='M3', mask=3, boost_error=False, error='M')",
      symbology: .microQRCode, columns: 15, rows: 15, version: 3, level: .medium, mask: 3,
      identifier: "]Q1", bytes: "31323334353637383930",
      modules: """
        FEAB053AEAE5D7CBA2504D3F82001A89BE5AA67638963EBAEF8EAC8E0
        """),
    IndependentSymbol(
      command: "segno.make('quiet zone', version='M4', mask=2, boost_error=False, error='L')",
      symbology: .microQRCode, columns: 17, rows: 17, version: 4, level: .low, mask: 2,
      identifier: "]Q1", bytes: "7175696574207A6F6E65",
      modules: """
        FEAAC145AEBBD745CBADE4166FF92201C79D7C8791E6A045362872EA0797EF4C87819CC80
        """),
    IndependentSymbol(
      command: "segno.make('Hello 42', version='M4', mask=3, boost_error=False, error='M')",
      symbology: .microQRCode, columns: 17, rows: 17, version: 4, level: .medium, mask: 3,
      identifier: "]Q1", bytes: "48656C6C6F203432",
      modules: """
        FEAAC17AEE98D74B7BA5741513F826012EAA3FB5DAB6132E2CEEA6BBC0CEC2783812B3CF0
        """),
    IndependentSymbol(
      command: "segno.make('TEST-Q 1', version='M4', mask=0, boost_error=False, error='Q')",
      symbology: .microQRCode, columns: 17, rows: 17, version: 4, level: .quartile, mask: 0,
      identifier: "]Q1", bytes: "544553542D512031",
      modules: """
        FEAAC16DEEB937489BA19C13F3FA52015BB4C208EA2AC6ABDA1C79F30503261C5811C6478
        """),
    IndependentSymbol(
      command: "segno.make('点茗', version='M4', mask=1, boost_error=False, error='M')",
      symbology: .microQRCode, columns: 17, rows: 17, version: 4, level: .medium, mask: 1,
      identifier: "]Q1", bytes: "935FE4AA", eci: 20,
      modules: """
        FEAAC17FAEB437501BA8F4147BFAA000F0A057A53CBF4CC1A0D8E2F82873D232D172E5D30
        """),
    IndependentSymbol(
      command: "zint -b MICROQR --vers=4 --secure=3 --mask=2 -d 'RATE 31/2'",
      symbology: .microQRCode, columns: 17, rows: 17, version: 4, level: .quartile, mask: 2,
      identifier: "]Q1", bytes: "524154452033312F32",
      modules: """
        FEAAC157EE8797513BAD5C1317F95A00C7BED18114F2A0EAFA3B0E73666A6EB4C2548D1B0
        """),
    IndependentSymbol(
      command: "zint -b MICROQR --vers=1 -d 999",
      symbology: .microQRCode, columns: 11, rows: 11, version: 1, level: nil, mask: nil,
      identifier: "]Q1", bytes: "393939",
      modules: """
        FEB04EE8DD6BAB057F8800CB4867DB0
        """),
  ]
}
