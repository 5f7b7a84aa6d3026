import QuietZonePayloads
import Testing

@Suite struct LinkInspectionTests {
  private static let cases: [(String, String, LinkInspection.Oddities)] = [
    ("https://example.org/path", "example.org", []),
    ("https://example.org:443/", "example.org", []),
    ("http://example.org:80", "example.org", .insecure),
    ("https://example.org:8443/", "example.org", .port),
    ("https://bank.example@evil.example/", "evil.example", .userInfo),
    ("https://user:pw@evil.example:444/", "evil.example", [.userInfo, .port]),
    ("https://evil.example\\@bank.example/", "evil.example", []),
    ("https://192.168.0.1/", "192.168.0.1", .ipAddress),
    ("https://3232235521/", "3232235521", .ipAddress),
    ("https://[::1]:8080/", "[::1]", [.ipAddress, .port]),
    ("https://router/", "router", .localName),
    ("https://xn--mnchen-3ya.example/", "münchen.example", .internationalName),
    ("https://XN--80AK6AA92E.com/", "аррӏе.com", .internationalName),
    ("https://pаypal.example/", "pаypal.example", [.mixedScripts, .internationalName]),
    ("https://xn--pypal-4ve.example/", "pаypal.example", [.mixedScripts, .internationalName]),
    ("https://한국.example/", "한국.example", .internationalName),
    ("https://bit.ly/abc", "bit.ly", .shortener),
    // The dot of the root changes nothing of where a link leads.
    ("https://bit.ly./abc", "bit.ly", .shortener), ("https://bit.ly.:443/", "bit.ly", .shortener),
    ("https://192.168.0.1./", "192.168.0.1", .ipAddress), ("https://router./", "router", .localName),
    ("https://example.org./", "example.org", []), ("https://example.org../", "example.org..", []),
    ("https://a.b.c.d.e.example.org/", "a.b.c.d.e.example.org", .manySubdomains),
    ("https://example.org/?to=https%3A%2F%2Fevil.example", "example.org", .redirect),
    ("https://example.org/a\u{202E}gpj.exe", "example.org", .hiddenCharacters),
    ("https://exa\u{200B}mple.org/", "exa\u{200B}mple.org", [.hiddenCharacters, .internationalName]),
  ]

  @Test(arguments: cases)
  func oddities(_ url: String, _ host: String, _ oddities: LinkInspection.Oddities) throws {
    let inspection = try #require(LinkInspection(Array(url.utf8)))
    #expect(String(decoding: inspection.host, as: UTF8.self) == host)
    #expect(inspection.oddities == oddities)
  }

  @Test func longOnes() throws {
    let url = "https://example.org/" + String(repeating: "a", count: 400)
    #expect(try #require(LinkInspection(Array(url.utf8))).oddities == .long)
  }

  @Test(arguments: [
    "", "https://", "http:///path", "https://@", "ftp://example.org", "https:example.org", "https://:80",
  ])
  func noLinks(_ url: String) {
    #expect(LinkInspection(Array(url.utf8)) == nil)
  }

  @Test func anyBytesAreNoTrap() {
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      var bytes = Array("https://xn--".utf8)
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 56) & (state & 1 == 0 ? 0x7F : 0xFF))
      }
      let inspection = LinkInspection(bytes)
      #expect(inspection?.host.isEmpty != true)
      _ = Payload(text: Array(bytes.dropFirst(8)))
    }
  }
}
