import Testing

@testable import QuietZone

/// What values have to be. The values are those of the GS1 Barcode Syntax Engine's own tests
/// (gs1/gs1-syntax-engine, src/c-lib/ai.c at 0463451, src/c-lib/syntax at 274ba83), the sentences ours.
@Suite struct GS1ValueTests {
  @Test(arguments: [
    "(00)123456789012345675", "(01)95012345678903(3103)000123", "(8003)02112345678900ABC",
    "(8003)02112345678900",
    "(8003)02112345678900ABCDEFGHIJKLMNOP", "(7230)121234567890123456789012345678", "(7230)123",
    "(7007)211225211231", "(7007)211225", "(8001)12341234512398", "(242)1", "(242)123456", "(8111)1234",
    "(8013)1987654Ad4X4bL5ttr2310c2K", "(8013)12345_ABCDEFGHIJKLMCP", "(8013)99999zzzzzzzzzzzzzzzzzzT2",
    "(8007)FR7630006000011234567890189", "(8007)MT90MALT011000012345MTLCAST001SABC", "(8007)BE71096123456769",
    "(8110)012345612345611110123", "(8110)012345612345611110123101101239", "(8112)001234561234560123456",
    "(8110)012345612345611110123101101236123456789012", "(8112)061234567890121234569123456789012345",
    "(8110)01234561234561111012335006304500601", "(8110)012345612345611110123900 01".filter { $0 != " " },
    "(4309)18000000003600000000", "(4330)000000-", "(4330)000000", "(7258)1/1", "(7258)3/3", "(8011)1",
    "(8030)TQ==", "(8030)TWE=", "(8030)TWFu", "(8030)TW-_", "(7041)BX", "(7041)8", "(7041)X20", "(7252)9",
    "(7241)01", "(7241)99", "(7040)1ABz", "(7040)1AB_", "(3910)9781", "(3910)9241", "(421)276x",
    "(423)276040",
    "(425)276040756", "(7030)999x", "(4300)A%20B", "(8026)123456789012310303", "(7250)20240229",
    "(7251)200002292359", "(8008)2012251530", "(8008)201225153059", "(7011)201225", "(7011)2012252359",
    "(11)260200", "(15)240229", "(8014)1987654Ad4X4bL5ttr2310c2K", "(8043)123456789012345678",
    "(8043)12345678901234567812", "(401)1234ABC", "(10)!\"%&'()*+,-./_:;<=>?",
  ])
  func right(text: String) throws {
    let elements = try GS1ElementString(text)
    #expect(elements.description == text)
  }

  @Test(arguments: [
    (
      "(00)A23456789012345675", ": character 1 of its value, \"A\", is not allowed; expected are digits alone"
    ),
    ("(10) ", "character 1 of its value, \" \", is not allowed; expected are letters, digits and !\"%&'()*+"),
    (
      "(8010)123456_",
      "character 7 of its value, \"_\", is not allowed; expected are capitals, digits and # - /"
    ),
    (
      "(8013)123456ABOO",
      "character 9 of its value, \"O\", is not allowed; expected are the digits 2 to 9 and"
    ),
    (
      "(8030)ABC:123",
      "character 4 of its value, \":\", is not allowed; expected are letters, digits and - _ ="
    ),
    ("(8030)TQ=", ": the = at the end should fill up four characters"),
    ("(8030)T===", ": the = at the end"), ("(8030)TQ==A", ": the = at the end"),
    ("(00)123456789012345670", ": the check digit at the end should be 5"),
    ("(8003)02112345678901ABC", ": the check digit, character 14 of its value, should be 0"),
    ("(8013)123456ABXX", ": the check characters at the end should be"),
    ("(8013)A", ": the check characters at the end should be 22"),
    ("(401)123", ": a GS1 company prefix is expected, at least four"),
    ("(7023)12A4", ": a GS1 company prefix is expected"),
    ("(7040)1AB=", ": a letter, a digit, - or _ is expected as importer index"),
    ("(8001)12340000012311", ": a dimension may not be zero"),
    ("(8003)112345678901281234567890123456", ": a 0 is expected before its GTIN"),
    ("(8011)023456789012", ": a number without zeros before it is expected"),
    ("(4321)2", ": expected is 0 for no or 1 for yes"),
    ("(8001)12341234512321", ": expected are 0, 1 or 9 for the direction of winding"),
    ("(426)987", ": 987 is no country of ISO 3166-1, three digits"),
    ("(423)276987", ": 987 is no country"),
    ("(423)2769", "3 to 15 digits, the last 3 together or not at all"),
    ("(7030)987ABC", "three digits, nor 999 for more than one"),
    ("(4307)AA", ": AA is no country of ISO 3166-1"),
    ("(3910)9870", ": 987 is no currency of ISO 4217, three digits"),
    ("(7252)3", ": 3 is none of 0, 1, 2 and 9"),
    ("(7241)11", ": 11 is no kind of data carrier: 01 to 10 and 80 to 99 are"),
    ("(7041)0000", ": 0000 is no kind of package"), ("(7041)_9", ": _9 is no kind of package"),
    ("(8007)AB1234", ": an IBAN is expected"), ("(8007)FR12_45678901234", ": an IBAN is expected"),
    ("(8007)XX361234567890", ": an IBAN is expected"), ("(8007)BE71096123456760", ": an IBAN is expected"),
    ("(8007)LC14BOSL123456789012345678901230", ": an IBAN is expected"),
    ("(8008)20122515300", "has 11 characters; expected are 8 to 12 digits, the last 2 together"),
    ("(4326)201300", ": month 13 of the date; 01 to 12 are expected (YYMMDD)"),
    ("(4326)201200", ": day 00 of the date; 01 to 31 are expected (YYMMDD)"),
    ("(4324)2012252400", ": hour 24 of the time; 00 to 23 are expected"),
    ("(4324)2012252360", ": minute 60 of the time; 00 to 59 are expected"),
    ("(8008)201225230060", ": second 60 of the time; 00 to 59 are expected"),
    ("(7250)21000229", ": day 29 of the date; 01 to 28 are expected"),
    ("(8026)123456789012310099", ": piece 00; 1 to 99 are expected"),
    ("(8026)123456789012310100", ": a total of 00 pieces; at least 1 is expected"),
    ("(8026)123456789012310302", ": piece 03; 1 to 2 are expected"),
    ("(4300)ABC%0g", ": behind % two hexadecimal digits are expected"), ("(4300)ABC%2", ": behind % two"),
    ("(7258)0/1", ": a position and how many there are is expected"),
    ("(7258)2/1", ": a position and how many"),
    ("(7258)//1", ": a position and how many"), ("(4309)18000000010000000000", ": latitude 1800000001; 000"),
    ("(4309)00000000003600000001", ": longitude 3600000001; 000"),
    ("(4330)000000X", ": a - for degrees below"),
    ("(8112)201234561234560123456", ": the format at character 1 of its value is wrong or cut off"),
    ("(8112)0", ": the company prefix at character 2"), ("(8112)07", ": the company prefix at character 2"),
    ("(8112)00123456", ": the offer code at character 9"), ("(8112)00123456123456", ": the serial number at"),
    ("(8112)0012345612345601234567", ": there is more than a coupon has, from character 22 of its value"),
    ("(8110)71234567890123", ": the company prefix at character 1"),
    ("(8110)012345", ": the company prefix at"),
    ("(8110)0123456123456", ": the save value at character 14"),
    ("(8110)01234561234560", ": the save value at"),
    ("(8110)0123456123456116123456", ": the purchase requirement at character 16"),
    ("(8110)012345612345611115", ": the code of the purchase requirement at character 18"),
    ("(8110)012345612345611119", ": the family code at character 19"),
    ("(8110)01234561234561111012314", ": the rule of the further purchases at character 23"),
    ("(8110)01234561234561111012310110123", ": the company prefix at character 30"),
    ("(8110)0123456123456111101232115", ": the code of the purchase requirement at character 25"),
    ("(8110)0123456123456111101233200010", ": the expiration date at character 23"),
    ("(8110)01234561234561111012335006064500607", ": the start date at character 30"),
    ("(8110)01234561234561111012360", ": the retailer at character 23"),
    ("(8110)01234561234561111012393", ": the code of the save value at character 23"),
    ("(8110)012345612345611110123903", ": what the save value applies to at character 24"),
    ("(8110)012345612345611110123900", ": the mark of a store's coupon at character 25"),
    ("(8110)01234561234561111012390002", ": the mark against multiplying at character 26"),
    ("(8110)012345612345611110123900000", ": there is more than a coupon has, from character 27"),
    ("(8110)01234561234561111012a", "character 21 of its value, \"a\", is not allowed; expected are digits"),
    ("(253)1231231231232TEST56789012345678", "has 31 characters; expected are 13 to 30 characters"),
    ("(8014)198765422", "the check characters at the end should be"),
    ("(01)95012345678903(11)131313", "(11) at character 19: month 13 of the date"),
  ])
  func wrong(text: String, sentence: String) throws {
    let error = #expect(throws: GS1Error.self) { try GS1ElementString(text) }
    let description = try #require(error).description
    #expect(
      description.hasPrefix("(\(text.dropFirst().prefix { $0 != ")" })) at character 1") || text.count > 20)
    #expect(description.contains(sentence), "\(description)")
  }

  @Test func checkDigits() {
    // GS1 General Specifications 7.9.1, and gs1-syntax-engine's test of parity.
    for text in ["24012345678905", "2112233789657", "416000336108", "02345680", "123456789012345675"] {
      #expect(CheckDigits.gs1(text.utf8.dropLast()) == text.utf8.last, "\(text)")
    }
    #expect(CheckDigits.gs1("12a".utf8) == nil && CheckDigits.gs1([UInt8]()) == 48)
    // gs1-syntax-engine, lint_csumalpha.c.
    for text in [
      "1987654Ad4X4bL5ttr2310c2K", "12345678901234567890123NT", "00000!HV", "57453Uq3qA<H67", "22",
    ] {
      let bytes = Array(text.utf8)
      #expect(CheckDigits.gs1Pair(bytes.dropLast(2)) == Array(bytes.suffix(2)), "\(text)")
    }
    #expect(CheckDigits.gs1Pair("#".utf8) == nil)
    #expect(CheckDigits.gs1Pair([UInt8](repeating: 48, count: 98)) == nil)
  }

  @Test(arguments: [
    ("11", "260105", "2026-01-05"), ("17", "261200", "2026-12"), ("15", "770101", "1977-01-01"),
    ("15", "760101", "2076-01-01"), ("7003", "2601051830", "2026-01-05T18:30"),
    ("8008", "26010518", "2026-01-05T18"),
    ("8008", "260105183059", "2026-01-05T18:30:59"), ("7007", "260105260110", "2026-01-05"),
    ("7250", "19991231", "1999-12-31"), ("7251", "199912310102", "1999-12-31T01:02"),
    ("4326", "260105", "2026-01-05"),
    ("17", "261301", nil), ("17", "2612", nil), ("10", "260105", nil), ("7003", "2601052530", nil),
    ("17", "26010a", nil),
  ])
  func dates(identifier: String, value: String, date: String?) throws {
    let element = GS1ElementString.Element(try #require(GS1Identifier(identifier.utf8)), Array(value.utf8))
    #expect(element.date?.description == date)
  }

  @Test func yearsAroundAnother() {
    let element = GS1ElementString.Element("17", Array("500101".utf8))
    for (year, expected) in [
      (2026, 2050), (1999, 1950), (2001, 2050), (2101, 2150), (2000, 2050), (1995, 1950),
    ] {
      #expect(element.date(around: year)?.year == expected, "\(year)")
    }
    // Two digits are never more than fifty years ahead, and hostile years do no harm.
    #expect(element.date(around: .max) != nil && element.date(around: .min) != nil)
  }

  @Test(arguments: [
    ("3103", "001250", "1.250"), ("3100", "001250", "1250"), ("3205", "000001", "0.00001"),
    ("3922", "1299", "12.99"),
    ("3932", "9781299", "12.99"), ("3909", "1", "0.000000001"), ("3941", "0125", "12.5"),
    ("3953", "000999", "0.999"),
    ("4331", "001850-", "-18.50"), ("4331", "001850", "18.50"), ("3370", "000012", "12"),
    ("3103", "00125x", nil),
    ("3103", "", nil), ("10", "123456", nil), ("3922", "9999999999999999999", nil), ("3932", "978", "9.78"),
    ("3960", "12", nil), ("4340", "12", nil),
  ])
  func decimals(identifier: String, value: String, number: String?) throws {
    let element = GS1ElementString.Element(try #require(GS1Identifier(identifier.utf8)), Array(value.utf8))
    #expect(element.decimal?.description == number)
    if let number { #expect(element.decimal?.value == Double(number)) }
  }
}
