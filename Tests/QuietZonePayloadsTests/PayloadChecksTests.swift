import QuietZonePayloads
import Testing

@Suite struct PayloadChecksTests {
  private static func field(_ name: FieldName, _ value: String, debtor: Bool = false) -> Payload.Field {
    Payload.Field(name, Array(value.utf8), label: debtor ? Payload.debtor : [])
  }

  private static func event(
    _ start: String, _ zone: String, _ end: String, _ endZone: String, more: [Payload.Field] = []
  ) -> [Payload.Field] {
    [
      field(.summary, "X"), Payload.Field(.start, Array(start.utf8), label: Array(zone.utf8)),
      Payload.Field(.end, Array(end.utf8), label: Array(endZone.utf8)),
    ] + more
  }

  private static let refused: [(Payload.Kind, [(FieldName, String)], FieldName, PayloadRule)] = [
    (.wifi, [], .networkName, .needed),
    (.wifi, [(.networkName, "a"), (.password, "seven77")], .password, .passphrase),
    (.wifi, [(.networkName, "a"), (.password, String(repeating: "x", count: 64))], .password, .passphrase),
    (.wifi, [(.networkName, "a"), (.security, "WPA")], .password, .needed),
    (.wifi, [(.networkName, "a"), (.security, "WPA9"), (.password, "welcome8")], .security, .security),
    (.wifi, [(.networkName, "a"), (.security, "WEP"), (.password, "welcome8")], .password, .key),
    (
      .wifi, [(.networkName, "a"), (.security, "nopass"), (.password, "welcome8")], .password,
      .unused(besides: .security)
    ),
    (.wifi, [(.networkName, String(repeating: "ä", count: 17))], .networkName, .bytes(1...32)),
    (.wifi, [(.networkName, "a"), (.hidden, "perhaps")], .hidden, .truth),
    (.contact, [(.phone, "1234")], .name, .needed),
    (.contact, [(.name, "A"), (.phone, "12a4")], .phone, .phone),
    (.contact, [(.name, "A"), (.email, "a@b@c")], .email, .mailbox),
    (.contact, [(.name, "A"), (.birthday, "2023-02-29")], .birthday, .day),
    (.contact, [(.name, "A"), (.url, "example.org")], .url, .page),
    (.event, [(.summary, "a"), (.start, "2026-02-30")], .start, .date),
    (.event, [(.summary, "a"), (.start, "tomorrow")], .start, .date),
    (.event, [(.summary, "a"), (.start, "2026-12-24T18:00"), (.end, "2026-12-24T17:59")], .end, .afterStart),
    (.event, [(.summary, "a"), (.start, "2026-12-24T18:00"), (.end, "2026-12-25")], .end, .afterStart),
    (
      .event, [(.summary, "a"), (.start, "2026-12-24"), (.end, "2026-12-25"), (.duration, "P1D")], .duration,
      .unused(besides: .end)
    ),
    (
      .event, [(.summary, "a"), (.start, "2026-12-24T10:00Z"), (.end, "2026-12-24T11:00")], .end, .afterStart
    ),
    (.place, [(.latitude, "90.0001"), (.longitude, "0")], .latitude, .degrees(limit: 90)),
    (.place, [(.latitude, "1"), (.longitude, "-180.5")], .longitude, .degrees(limit: 180)),
    (.place, [(.latitude, "1"), (.longitude, "99999999999999999999")], .longitude, .degrees(limit: 180)),
    (.phone, [(.phone, "call me")], .phone, .phone), (.phone, [(.phone, "+")], .phone, .phone),
    (.email, [(.email, "nobody")], .email, .mailbox),
    (.wifi, [(.networkName, "a"), (.password, " 234567")], .password, .passphrase),
    (.oneTimePassword, [(.secret, "JBSWY3DP")], .account, .needed),
    (.oneTimePassword, [(.account, "a:b"), (.secret, "JBSWY3DP")], .account, .noColon),
    (.oneTimePassword, [(.account, "a"), (.issuer, "A:B"), (.secret, "JBSWY3DP")], .issuer, .noColon),
    (.oneTimePassword, [(.account, "a"), (.secret, "JBSWY3D1")], .secret, .base32),
    (.oneTimePassword, [(.account, "a"), (.secret, "JBS")], .secret, .base32),
    (.oneTimePassword, [(.account, "a"), (.secret, "JBSWY3DP"), (.digits, "9")], .digits, .number(6...8)),
    (
      .oneTimePassword, [(.account, "a"), (.secret, "JBSWY3DP"), (.algorithm, "MD5")], .algorithm, .algorithm
    ),
  ]

  @Test(arguments: refused)
  func refusalsNameThePart(
    kind: Payload.Kind, parts: [(FieldName, String)], name: FieldName, rule: PayloadRule
  ) {
    #expect(throws: PayloadWriter.Failure.rule(name, label: [], rule)) {
      try PayloadWriter.checked(kind, parts.map { Self.field($0.0, $0.1) })
    }
    #expect(!rule.expected.isEmpty)
  }

  /// What has another meaning with `https://` before it.
  @Test(arguments: ["mailto:a@b.co", "tel:+4930123456", "ftp://x.org", "javascript:alert(1)"])
  func whatWouldMeanSomethingElseIsRefused(url: String) {
    #expect(throws: PayloadWriter.Failure.malformed(.url)) {
      try PayloadWriter.checked(.link, [Self.field(.url, url)])
    }
  }

  private static let written: [(Payload.Kind, [(FieldName, String)], String)] = [
    (.wifi, [(.networkName, "Cafe"), (.password, "secret 9")], "WIFI:T:WPA;S:Cafe;P:secret 9;;"),
    (.wifi, [(.networkName, "Cafe")], "WIFI:T:nopass;S:Cafe;;"),
    (
      .wifi, [(.networkName, "Cafe"), (.security, "wpa"), (.password, "secret 9")],
      "WIFI:T:WPA;S:Cafe;P:secret 9;;"
    ),
    (
      .wifi, [(.networkName, " Cafe "), (.password, " 234567 ")], "WIFI:T:WPA;S: Cafe ;P: 234567 ;;"
    ),
    (.wifi, [(.networkName, "\tCafe"), (.password, "12345678\n")], "WIFI:T:WPA;S:Cafe;P:12345678;;"),
    (.link, [(.url, "localhost:8080/x")], "https://localhost:8080/x"),
    (.email, [(.email, " a@b.de "), (.body, " x ")], "mailto:a@b.de?body=%20x%20"),
    (.phone, [(.phone, "*100#")], "tel:*100%23"),
    (.email, [(.email, "a@b.de"), (.body, "l1\nl2\r\nl3")], "mailto:a@b.de?body=l1%0D%0Al2%0D%0Al3"),
    (
      .event, [(.summary, "a"), (.start, "2026-12-24"), (.end, "2026-12-24")],
      "BEGIN:VEVENT\r\nSUMMARY:a\r\nDTSTART;VALUE=DATE:20261224\r\nEND:VEVENT"
    ),
    (
      .event, [(.summary, "a"), (.start, "2026-12-24T18:00"), (.end, "20261224T180000")],
      "BEGIN:VEVENT\r\nSUMMARY:a\r\nDTSTART:20261224T180000\r\nEND:VEVENT"
    ),
    (
      .event, [(.summary, "a"), (.start, "20261224T170000Z"), (.duration, "P1DT12H30M")],
      "BEGIN:VEVENT\r\nSUMMARY:a\r\nDTSTART:20261224T170000Z\r\nDURATION:P1DT12H30M\r\nEND:VEVENT"
    ),
    (.place, [(.latitude, "90.00"), (.longitude, "-180")], "geo:90.00,-180"),
    (.place, [(.latitude, "+48.1"), (.longitude, "+11")], "geo:48.1,11"),
    (.phone, [(.phone, "+49 30 (123) 456")], "tel:+4930(123)456"),
    (
      .oneTimePassword,
      [
        (.account, "alice@example.org"), (.issuer, "Big Co"), (.secret, "jbsw y3dp ehpk 3pxp"),
        (.digits, "8"),
      ],
      "otpauth://totp/Big%20Co:alice%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Big%20Co&digits=8"
    ),
    (
      .oneTimePassword, [(.account, "a"), (.secret, "JBSWY3DP"), (.counter, "0")],
      "otpauth://hotp/a?secret=JBSWY3DP&counter=0"
    ),
  ]

  @Test(arguments: written)
  func whatIsRightIsWritten(kind: Payload.Kind, parts: [(FieldName, String)], text: String) throws {
    let content = try PayloadWriter.checked(kind, parts.map { Self.field($0.0, $0.1) })
    #expect(String(decoding: content, as: UTF8.self) == text)
    #expect(Payload(text: content).kind == kind)
  }

  @Test func oneTimePasswordsReadBack() throws {
    let parts: [(FieldName, String)] = [
      (.account, "alice"), (.issuer, "Big Co, West"), (.secret, "JBSWY3DPEHPK3PXP"), (.algorithm, "SHA256"),
      (.digits, "8"), (.period, "60"),
    ]
    let content = try PayloadWriter.checked(.oneTimePassword, parts.map { Self.field($0.0, $0.1) })
    let back = Payload(text: content)
    for (name, value) in parts { #expect(back[name] == Array(value.utf8), "\(name)") }
  }

  /// What a part is called besides its name keeps nothing from being written.
  @Test(arguments: [
    (Payload.Kind.phone, [FieldName.phone: "+4930123456"]), (.email, [.email: "a@example.org"]),
    (.wifi, [.networkName: "Cafe"]), (.contact, [.name: "Ada Lovelace"]),
  ])
  func labelledPartsAreThere(kind: Payload.Kind, parts: [FieldName: String]) throws {
    let fields = parts.map { Payload.Field($0, Array($1.utf8), label: Array("WORK".utf8)) }
    let back = Payload(text: try PayloadWriter.checked(kind, fields))
    #expect(parts.allSatisfy { back[$0] == Array($1.utf8) })
  }

  /// The moment stays the same (RFC 5545, 3.2.19).
  @Test(arguments: [
    ("20261224T180000", "Europe/Berlin", "20261224T190000", "Europe/Berlin"),
    // A flight lands before it took off, by the clocks.
    ("20261224T180000", "Europe/Berlin", "20261224T170000", "America/New_York"),
    ("20261224T170000Z", "", "20261224T180000Z", ""),
  ])
  func eventsKeepTheirTimeZones(start: String, zone: String, end: String, endZone: String) throws {
    let fields = Self.event(start, zone, end, endZone)
    #expect(Payload(text: try PayloadWriter.checked(.event, fields)).fields == fields)
  }

  @Test func daysAndTimesInUTCHaveNoTimeZone() throws {
    for (time, line) in [
      ("20261224", "DTSTART;VALUE=DATE:20261224"), ("20261224T180000Z", "DTSTART:20261224T180000Z"),
    ] {
      let fields = [
        Self.field(.summary, "X"),
        Payload.Field(.start, Array(time.utf8), label: Array("Europe/Berlin".utf8)),
      ]
      let text = String(decoding: try PayloadWriter.checked(.event, fields), as: UTF8.self)
      #expect(text == "BEGIN:VEVENT\r\nSUMMARY:X\r\n\(line)\r\nEND:VEVENT")
    }
  }

  @Test(arguments: [
    ("20261224T180000", "Europe/Berlin", "20261224T170000", "Europe/Berlin"),
    ("20261224T180000", "", "20261224T190000", "Europe/Berlin"),
    ("20261224T180000", "Europe/Berlin", "20261224T190000", ""),
    ("20261224T180000", "Europe/Berlin", "20261224T190000Z", "Europe/Berlin"),
  ])
  func endsThatCannotFollowAreRefused(start: String, zone: String, end: String, endZone: String) {
    #expect(throws: PayloadWriter.Failure.rule(.end, label: [], .afterStart)) {
      try PayloadWriter.checked(.event, Self.event(start, zone, end, endZone))
    }
  }

  @Test(arguments: ["Europe\"/Berlin", "Europe\r\nDTEND:20261225", "(UTC+01:00) Berlin", "A;B", "A,B"])
  func whatNoTimeZoneHasIsRefused(zone: String) {
    #expect(throws: PayloadWriter.Failure.malformed(.start)) {
      try PayloadWriter.checked(.event, Self.event("20261224T180000", zone, "20261224T190000", zone))
    }
  }

  @Test(arguments: ["foo", "P", "PT", "1H", "pt1h", "PT1H\r\nURL:x", "-PT1H"])
  func whatIsNoDurationIsRefused(duration: String) {
    #expect(throws: PayloadWriter.Failure.malformed(.duration)) {
      try PayloadWriter.checked(
        .event,
        [Self.field(.summary, "X"), Self.field(.start, "2026-12-24"), Self.field(.duration, duration)])
    }
  }

  @Test func severalTelephonesAndABirthday() throws {
    let fields = [
      Self.field(.name, "Ada Lovelace"), Self.field(.phone, "+441234"), Self.field(.phone, "+445678"),
      Self.field(.birthday, "1815-12-10"), Self.field(.nickname, "Countess"),
    ]
    let back = Payload(text: try PayloadWriter.checked(.contact, fields))
    #expect(
      back.fields.filter { $0.name == .phone }.map(\.value) == [Array("+441234".utf8), Array("+445678".utf8)])
    #expect(back[.birthday] == Array("1815-12-10".utf8) && back[.nickname] == Array("Countess".utf8))
  }
}
