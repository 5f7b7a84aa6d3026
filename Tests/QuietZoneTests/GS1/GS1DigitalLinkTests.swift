import Testing

@testable import QuietZone

/// The addresses are those of the GS1 Barcode Syntax Engine's tests (gs1/gs1-syntax-engine, src/c-lib/dl.c at
/// 02539ae), which has them in part from the standard; the sentences are ours.
@Suite struct GS1DigitalLinkTests {
  @Test(arguments: [
    ("http://a/00/006141411234567890", "(00)006141411234567890"),
    ("HTTPS://a/00/006141411234567890", "(00)006141411234567890"),
    ("https://xn--fsq.xn--0zwm56d/01/12312312312333", "(01)12312312312333"),
    ("https://a./01/12312312312333", "(01)12312312312333"),
    ("https://a:65535/01/12312312312333", "(01)12312312312333"),
    ("https://192.0.2.1/01/12312312312333", "(01)12312312312333"),
    ("https://[2001:db8::1]/01/12312312312333", "(01)12312312312333"),
    ("https://a/more/stem/00/006141411234567890", "(00)006141411234567890"),
    ("https://a/00/faux/00/006141411234567890", "(00)006141411234567890"),
    ("https://a/01/2112345678900", "(01)02112345678900"), ("https://a/01/416000336108", "(01)00416000336108"),
    ("https://a/01/02345673", "(01)00000002345673"),
    ("https://a/01/12312312312333/22/TEST/10/ABC/21/XYZ", "(01)12312312312333(22)TEST(10)ABC(21)XYZ"),
    ("https://a/01/12312312312333/235/TEST", "(01)12312312312333(235)TEST"),
    ("https://a/253/1231231231232TEST5678901234567", "(253)1231231231232TEST5678901234567"),
    ("https://a/8018/123456789012345675/8019/123", "(8018)123456789012345675(8019)123"),
    ("https://a/stem/00/006141411234567890?", "(00)006141411234567890"),
    ("https://a/stem/401/12345678?99=ABC", "(401)12345678(99)ABC"),
    ("https://a/01/12312312312333?&&&99=ABC&&&&&&98=XYZ&&&", "(01)12312312312333(99)ABC(98)XYZ"),
    ("https://a/01/12312312312333?s1&u=5&99=ABC&s2&v=6&98=XYZ&w=7&s3", "(01)12312312312333(99)ABC(98)XYZ"),
    ("https://a/01/12312312312333/22/ABC%2d123?98=XYZ%2f987", "(01)12312312312333(22)ABC-123(98)XYZ/987"),
    ("https://a/01/12312312312333/22/ABC+123", "(01)12312312312333(22)ABC+123"),
    ("https://a/01/12312312312333/22/test/10/abc/21/xyz#f", "(01)12312312312333(22)test(10)abc(21)xyz"),
    ("https://a/stem/00/006141411234567890?99=ABC#fragment", "(00)006141411234567890(99)ABC"),
    (
      "https://id.gs1.org/01/09520123456788/10/ABC1/21/12345?17=180426",
      "(01)09520123456788(10)ABC1(21)12345(17)180426"
    ),
    (
      "https://example.com/01/9520123456788?3103=000195&3922=0299&17=201225",
      "(01)09520123456788(3103)000195(3922)0299(17)201225"
    ),
    (
      "https://id.gs1.org/00/952012345678912345?02=09520123456788&37=25&10=ABC123",
      "(00)952012345678912345(02)09520123456788(37)25(10)ABC123"
    ),
    ("https://id.gs1.org/414/9520123456788/254/32a%2Fb", "(414)9520123456788(254)32a/b"),
    (
      "https://example.com/8004/9520614141234567?01=9520123456788", "(8004)9520614141234567(01)09520123456788"
    ),
    ("https://id.gs1.org/01/09520123456788/235/XYZ?10=ABC123", "(01)09520123456788(235)XYZ(10)ABC123"),
  ])
  func read(uri: String, text: String) throws {
    let link = try GS1DigitalLink(uri)
    #expect(link.elementString.description == text)
    #expect(try GS1DigitalLink(link.uri).elementString.elements.count == link.elementString.elements.count)
  }

  @Test(arguments: [
    ("", "a GS1 Digital Link begins with https:// or http://"),
    ("ftp://a/01/12312312312333", "begins with https"),
    ("http://", "has a host and a path behind its scheme"), ("http:///", "has a host and a path"),
    ("http://a", "has a host and a path"),
    ("http://a/", "no part of the path is a primary key with its value"),
    ("http://a/b/", "no part of the path is a primary key"), ("https://00/006141411234567890", "no part of"),
    ("https://[fe80::1%25lo]/01/12312312312333", "has a host and a path"), ("https://$a/00/1", "has a host"),
    ("https://a/01/123 12312312333", "character 17 belongs into no address; it should stand there as %XX"),
    (
      "https://a/gtin/12312312312333",
      "a word stands at character 11 for an identifier; write its digits, /01/…"
    ),
    ("https://a/253/1231231231232TEST56789012345678", "(253) at character 11 has 31 characters"),
    ("https://a/stem/00/006141411234567890/", "no part of the path is a primary key"),
    ("https://a/01/12312312312333?99=", "(99) at character 29 has no value; expected are 1 to 90 characters"),
    ("https://a/01/12312312312333?99=A&999=faux", "(999) at character 34 is no application identifier"),
    ("https://a/01/12312312312333?9=A", "no application identifier begins at character 29, \"9\""),
    ("https://a/01/12312312312333?98=XYZ+987", "character 4 of its value, \" \", is not allowed"),
    ("https://a/01/12312312312333/22/A%00B", "character 2 of its value, \"\\u{0}\", is not allowed"),
    (
      "https://example.com/01/09520123456788?10=ABC123",
      "(10) at character 39 belongs into the path, and not behind"
    ),
    (
      "https://id.gs1.org/01/09520123456788/10/ABC123?99=X&01=09520123456788",
      "(01) at character 53 stands in the"
    ),
    (
      "https://id.gs1.org/01/09520123456788/10/ABC123?99=X&99=X",
      "(99) at character 53 stands in the address already"
    ),
    ("https://example.com/01/09520123456788/89/ABC123?99=XYZ", "no part of the path is a primary key"),
    ("https://a/01/12312312312333/10/ABC/22/DEF", "(22) at character 36 can't stand here in the path"),
    ("https://a/01/12312312312333/10/A/235/B", "(235) at character 34 can't stand here in the path"),
    ("https://a/01/12312312312333?8200=x", "(8200) at character 29 may not stand behind the ? of a GS1"),
    ("https://a/01/12312312312334", "(01) at character 11: the check digit at the end should be 3"),
  ])
  func refused(uri: String, sentence: String) throws {
    let error = #expect(throws: GS1Error.self) { try GS1DigitalLink(uri) }
    #expect(try #require(error).description.contains(sentence), "\(String(describing: error))")
  }

  @Test(arguments: [
    ("https://id.gs1.org", "(01)12312312312326(21)abc123", "/01/12312312312326/21/abc123"),
    (
      "https://example.com/", "(01)12312312312326(22)ABC(10)DEF(21)GHI(95)INT",
      "/01/12312312312326/22/ABC/10/DEF/21/GHI?95=INT"
    ),
    (
      "https://example.com/a/b", "(21)XYZ(01)12312312312333(10)ABC123(99)XYZ",
      "/01/12312312312333/10/ABC123/21/XYZ?99=XYZ"
    ),
    (
      "https://a", "(01)12312312312333(10)ABC+123(99)XYZ+QWERTY",
      "/01/12312312312333/10/ABC%2B123?99=XYZ%2BQWERTY"
    ),
    (
      "https://a", "(8017)795260646688514634(99)000001(253)9526064000028000001",
      "/8017/795260646688514634?99=000001&253=9526064000028000001"
    ),
    (
      "https://a", "(253)9526064000028000001(99)000001(01)12312312312326(10)DEF(95)INT",
      "/253/9526064000028000001?01=12312312312326&99=000001&10=DEF&95=INT"
    ),
    (
      "https://a", "(01)12312312312326(01)12312312312326(10)ABC123(99)XYZ789(99)XYZ789",
      "/01/12312312312326/10/ABC123?99=XYZ789"
    ),
    ("https://a", "(414)9520123456788(254)32a/b", "/414/9520123456788/254/32a%2Fb"),
  ])
  func made(stem: String, text: String, path: String) throws {
    let link = try GS1DigitalLink(GS1ElementString(text), stem: stem)
    #expect(link.description == (stem.hasSuffix("/") ? String(stem.dropLast()) : stem) + path)
    #expect(try GS1DigitalLink(link.uri).uri == link.uri)
  }

  @Test(arguments: [
    ("(10)ABC", "https://a", "no part of the path is a primary key"),
    ("(01)12312312312326(8200)http://example.com", "https://a", "(8200) may not stand behind the ?"),
    ("(01)12312312312326(235)TPX9526064(22)ABC", "https://a", "(235) may not stand behind the ?"),
    ("(01)12312312312326(22)ABC(10)DEF(235)TPX9526064", "https://a", "(235) may not stand behind the ?"),
    ("(01)12312312312326(10)A(10)B", "https://a", "(10) comes again with another value"),
    ("(01)12312312312326", "https://a?b", "character 10 belongs into no address"),
    ("(01)12312312312326", "example.com", "begins with https"),
    ("(01)12312312312326", "https://", "has a host"),
  ])
  func notMade(text: String, stem: String, sentence: String) throws {
    let elements = try GS1ElementString(text)
    let error = #expect(throws: GS1Error.self) { try GS1DigitalLink(elements, stem: stem) }
    #expect(try #require(error).description.contains(sentence), "\(String(describing: error))")
  }

  /// The examples of the standard, URI Syntax 1.6.0, sections 4.12 and 5.
  @Test(arguments: [
    ("https://id.gs1.org/01/09520123456788", "https://id.gs1.org/01/09520123456788"),
    (
      "https://id.gs1.org/01/09520123456788/10/ABC1/21/12345?17=180426",
      "https://id.gs1.org/01/09520123456788/10/ABC1/21/12345?17=180426"
    ),
    (
      "https://example.com/01/09520123456788?3103=000195&3922=0299&17=201225",
      "https://id.gs1.org/01/09520123456788?17=201225&3103=000195&3922=0299"
    ),
    (
      "http://brand.example/links/414/9520123456788/254/32a%2fb?linkType=gs1%3Atraceability#details",
      "https://id.gs1.org/414/9520123456788/254/32a%2Fb"
    ),
    ("HTTPS://ID.GS1.ORG/00/195201234567891232", "https://id.gs1.org/00/195201234567891232"),
    (
      "https://id.gs1.org/01/09520123456788/10/A%2BB?17=201225;3103=000195",
      "https://id.gs1.org/01/09520123456788/10/A%2BB?17=201225&3103=000195"
    ),
    ("https://a/01/09520123456788/10/%2e%2E", "https://id.gs1.org/01/09520123456788/10/%2E%2E"),
  ])
  func canonical(uri: String, canonical: String) throws {
    #expect(try String(decoding: GS1DigitalLink(uri).canonicalURI, as: UTF8.self) == canonical)
  }

  @Test func valuesAreChecked() {
    let wrong = GS1ElementString(elements: [GS1ElementString.Element("01", Array("123".utf8))])
    #expect(throws: GS1Error.self) { try GS1DigitalLink(wrong) }
  }

  /// What is no element stays: the stem, other parameters, the fragment.
  @Test func restIsKept() throws {
    let uri = "https://brand.example.com/some-extra/01/09520123456788?17=201225&linkType=gs1:pip&x#part"
    let link = try GS1DigitalLink(uri)
    #expect(link.stem == Array("https://brand.example.com/some-extra".utf8))
    #expect(link.otherParameters == [Array("linkType=gs1:pip".utf8), [UInt8(ascii: "x")]])
    #expect(link.fragment == Array("part".utf8))
    #expect(link.description == uri)
  }
}
