import QuietZonePayloads
import Testing

@Suite struct PayloadTests {
  private static let cases: [(String, Payload.Kind)] = [
    ("https://example.org", .link), ("HTTP://EXAMPLE.ORG/A", .link), ("www.example.org", .link),
    ("URL:https://example.org", .link), ("MEBKM:TITLE:Ours;URL:http\\://example.org/;;", .link),
    ("WIFI:T:WPA;S:Guests;P:welcome;;", .wifi), ("MECARD:N:Owen,Sean;TEL:+12125551212;;", .contact),
    ("BEGIN:VCARD\r\nVERSION:3.0\r\nN:Owen;Sean\r\nEND:VCARD", .contact),
    ("BIZCARD:N:Sean;X:Owen;T:Engineer;C:Example;A:76 9th Avenue;B:+12125551212;E:a@example.org;;", .contact),
    ("mailto:a@example.org?subject=Hi", .email), ("MATMSG:TO:a@example.org;SUB:Hi;BODY:You;;", .email),
    ("SMTP:a@example.org:Hi:You", .email), ("tel:+12125551212", .phone), ("smsto:+1212:Hello", .message),
    ("sms:+1212?body=Hello%20you", .message), ("geo:40.71872,-73.98905,100", .place),
    ("BEGIN:VEVENT\nSUMMARY:Test\nDTSTART:20261224T180000Z\nEND:VEVENT", .event),
    ("otpauth://totp/Example:alice@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Example", .oneTimePassword),
    ("bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3", .cryptocurrency),
    ("weixin://wxpay/bizpayurl?pr=x", .otherLink), ("Just text", .text), ("http://", .text),
    ("geo:a,b", .text),
    ("WIFI:T:WPA;;", .text), ("tel:", .text), ("", .binary), ("a\u{0}b", .binary), ("12:30 o'clock", .text),
    ("https://a b", .text), ("javascript:alert(1)", .text),
  ]

  @Test(arguments: cases)
  func kinds(_ text: String, _ kind: Payload.Kind) {
    #expect(Payload(text: Array(text.utf8)).kind == kind)
  }

  /// A link of the web that looks a little like one has none.
  @Test func linksOfGS1HaveTheirElements() {
    let address = "https://example.com/01/09501101530003/10/AB-123?17=261231"
    let goods = Payload(text: Array(address.utf8))
    #expect(goods.kind == .link)
    #expect(
      "\(goods)"
        == "link: \(address), (01) 09501101530003, (10) AB-123, (17) 261231"
    )
    for text in ["https://example.com/2026/01/15/news", "https://example.com/01/09501101530004"] {
      #expect(Payload(text: Array(text.utf8)).fields.map(\.name) == [.url])
    }
  }

  @Test func bytesThatAreNoUTF8AreBinary() {
    for bytes: [UInt8] in [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] {
      #expect(Payload(text: bytes).kind == .binary)
    }
    #expect(Payload(text: Array("grüß 日本 😀".utf8)).kind == .text)
  }

  @Test func wirelessNetworks() {
    let payload = Payload(text: Array(#"WIFI:S:a\;b\"c;T:WPA;P:p\\q\:r;H:true;;"#.utf8))
    #expect(value(payload, .networkName) == #"a;b"c"#)
    #expect(value(payload, .password) == #"p\q:r"#)
    #expect(value(payload, .security) == "WPA")
    #expect(value(payload, .hidden) == "true")
    #expect(value(Payload(text: Array(#"WIFI:S:"ABCD";;"#.utf8)), .networkName) == "ABCD")
  }

  @Test func cards() {
    let card = """
      BEGIN:VCARD\r\nVERSION:3.0\r\nN:Gump;Forrest;;Mr.;\r\nORG:Bubba Gump;Shrimp\r
      TEL;TYPE=WORK,VOICE:(111) 555-1212\r\nTEL;HOME;VOICE:(404) 555-1212\r
      item1.EMAIL:forrest@example.org\r
      NOTE:First line\\nSecond\\, and a long one that\r\n  is folded\r\nEND:VCARD
      """
    let payload = Payload(text: Array(card.utf8))
    #expect(value(payload, .name) == "Mr. Forrest Gump")
    #expect(value(payload, .organization) == "Bubba Gump, Shrimp")
    let phones = payload.fields.filter { $0.name == .phone }
    #expect(phones.map { String(decoding: $0.label, as: UTF8.self) } == ["WORK,VOICE", "HOME,VOICE"])
    #expect(value(payload, .email) == "forrest@example.org")
    #expect(value(payload, .note) == "First line\nSecond, and a long one that is folded")
    #expect(value(Payload(text: Array("MECARD:N:Owen,Sean;;".utf8)), .name) == "Sean Owen")
  }

  @Test func mailAndMessages() {
    let mail = Payload(
      text: Array("mailto:a@example.org?subject=Hi%20there&body=50%25+1&cc=b@example.org".utf8))
    #expect(value(mail, .email) == "a@example.org")
    #expect(value(mail, .subject) == "Hi there")
    #expect(value(mail, .body) == "50%+1")
    #expect(value(mail, .copyTo) == "b@example.org")
    #expect(value(Payload(text: Array("smsto:+1212:Hello: you".utf8)), .body) == "Hello: you")
    let secret = Payload(text: Array("otpauth://totp/Big%20Co:alice?secret=ABC".utf8))
    #expect(value(secret, .issuer) == "Big Co")
    #expect(value(secret, .account) == "alice")
    let unnamed = Payload(text: Array("otpauth://totp/Big%20Co:alice?secret=ABC&issuer=".utf8))
    #expect(value(unnamed, .issuer) == "Big Co")
    let place = Payload(text: Array("geo:-40.5,73?q=New+York".utf8))
    #expect(value(place, .latitude) == "-40.5")
    #expect(value(place, .query) == "New York")
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let field = { (name: FieldName, value: String) in Payload.Field(name, Array(value.utf8)) }
    let cases: [(Payload.Kind, [Payload.Field])] = [
      (.link, [field(.url, "https://example.org/?a=b")]),
      (.wifi, [field(.security, "WPA"), field(.networkName, #"Gäste; "x":\,"#), field(.password, "ABCD")]),
      (
        .email,
        [field(.email, "a+b@example.org"), field(.subject, "50 % & more"), field(.body, "Line\nLine")]
      ),
      (.phone, [field(.phone, "+12125551212")]),
      (.message, [field(.phone, "+12125551212"), field(.body, "Hello: you")]),
      (.place, [field(.latitude, "40.71872"), field(.longitude, "-73.98905")]),
      (.text, [field(.text, "Just text")]),
      (
        .contact,
        [
          field(.name, "Seán Óg Owen"), field(.organization, "A; B, C"), field(.title, "Engineer"),
          field(.phone, "+12125551212"), field(.email, "a@example.org"), field(.url, "https://example.org"),
          field(.note, "one\ntwo"), field(.address, "76 9th Avenue, New York"),
        ]
      ),
      (
        .event,
        [
          field(.summary, "Dinner, late"), field(.start, "20261224T180000"), field(.end, "20261224T220000"),
          field(.location, "Home; upstairs"), field(.description, "Bring\nwine"),
        ]
      ),
    ]
    for (kind, fields) in cases {
      let text = try PayloadWriter.write(kind, fields)
      let back = Payload(text: text)
      #expect(back.kind == kind)
      // Lines of mail end with CR LF.
      for field in fields {
        #expect(back[field.name]?.filter { $0 != 13 } == field.value, "\(kind) \(field.name)")
      }
    }
  }

  @Test func whatCannotBeWrittenSaysWhy() {
    let field = { (name: FieldName, value: String) in Payload.Field(name, Array(value.utf8)) }
    #expect(throws: PayloadWriter.Failure.missing(.networkName)) { try PayloadWriter.write(.wifi, []) }
    #expect(throws: PayloadWriter.Failure.missing(.password)) {
      try PayloadWriter.write(.wifi, [field(.networkName, "a"), field(.security, "WPA")])
    }
    #expect(throws: PayloadWriter.Failure.malformed(.email)) {
      try PayloadWriter.write(.email, [field(.email, "nobody")])
    }
    #expect(throws: PayloadWriter.Failure.malformed(.start)) {
      try PayloadWriter.write(.event, [field(.summary, "a"), field(.start, "2026-13-01")])
    }
    #expect(throws: PayloadWriter.Failure.malformed(.latitude)) {
      try PayloadWriter.write(.place, [field(.latitude, "north"), field(.longitude, "1")])
    }
    #expect(throws: PayloadWriter.Failure.malformed(.url)) {
      try PayloadWriter.write(.link, [field(.url, "a b")])
    }
    #expect(throws: PayloadWriter.Failure.kind(.gs1)) { try PayloadWriter.write(.gs1, []) }
  }

  @Test func namesInParts() throws {
    let fields = [
      Payload.Field(.familyName, Array("김".utf8)), Payload.Field(.givenName, Array("민준".utf8)),
    ]
    let text = String(decoding: try PayloadWriter.write(.contact, fields), as: UTF8.self)
    #expect(text.contains("\r\nN:김;민준;;;\r\nFN:민준 김\r\n"))
  }

  @Test func datesAsFormsGiveThem() throws {
    let fields = [
      Payload.Field(.summary, Array("a".utf8)), Payload.Field(.start, Array("2026-12-24T18:00".utf8)),
      Payload.Field(.end, Array("2026-12-25".utf8)),
    ]
    let back = Payload(text: try PayloadWriter.write(.event, fields))
    #expect(value(back, .start) == "20261224T180000")
    #expect(value(back, .end) == "20261225")
  }

  private func value(_ payload: Payload, _ name: FieldName) -> String? {
    payload[name].map { String(decoding: $0, as: UTF8.self) }
  }

  private static func fields(_ text: String) -> [FieldName: String] {
    Payload(text: Array(text.utf8)).fields.reduce(into: [:]) {
      $0[$1.name] = String(decoding: $1.value, as: UTF8.self)
    }
  }

  /// What ends a part in one place is the text's own in another.
  @Test(arguments: [
    ("smsto:+49301:Are you there? Call: me", FieldName.body, "Are you there? Call: me"),
    ("sms:+49301?body=At 10:30?", .body, "At 10:30?"),
    ("SMTP:a@b.org:Meeting:See you at 10:30", .body, "See you at 10:30"),
    ("BEGIN:VCARD\nN:A\nURL:https://a.org/b;c=5?x=1,2\nEND:VCARD", .url, "https://a.org/b;c=5?x=1,2"),
    ("BEGIN:VCARD\nN:A\nNOTE:Dogs; cats\nEND:VCARD", .note, "Dogs; cats"),
    (
      "BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg=\n;;\nEND:VCARD",
      .name, "Jörg Müller"
    ),
    ("BEGIN:VCARD\nN:A\nNOTE;QUOTED-PRINTABLE:two=0D=0A=\r\nlines\nEND:VCARD", .note, "two\nlines"),
    (
      "BEGIN:VCARD\nFN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=FCrgen M=FCller\nEND:VCARD", .name,
      "Jürgen Müller"
    ),
    ("BEGIN:VCARD\nN:A\nNOTE;ENCODING=QUOTED-PRINTABLE:5 =A3 and 3=3D3\nEND:VCARD", .note, "5 £ and 3=3"),
    (
      "BEGIN:VCARD\nFN;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=8E=52=93=63=91=BE=98=59\nEND:VCARD",
      .name,
      "山田太郎"
    ),
    ("BEGIN:VCARD\nN:A\nNOTE;CHARSET=UTF-8;QUOTED-PRINTABLE:M=C3=BC\nEND:VCARD", .note, "Mü"),
    // In a character set that is not known, it stays as it is.
    ("BEGIN:VCARD\nN:A\nNOTE;CHARSET=KOI8-R;QUOTED-PRINTABLE:=FF\nEND:VCARD", .note, "=FF"),
    ("MECARD:N:Doe\\, Jr.,John;;", .name, "John Doe, Jr."), ("MECARD:N:Doe\\,Jr;;", .name, "Doe,Jr"),
    ("MECARD:N:Owen,;TEL:1;;", .name, "Owen"), ("MECARD:N:,Sean;;", .name, "Sean"),
    ("MECARD:NOTE:a,b;N:Doe,John\\, Q.;;", .name, "John, Q. Doe"),
    ("MECARD:N:Doe,John;SOUND:a\\,b,c;;", .reading, "a,b,c"),
    ("BEGIN:VCARD\nN:A\nURL:https://a.org/?x=\nNOTE:b=41\nEND:VCARD", .note, "b=41"),
    (
      "BEGIN:VCARD\nN:A\nADR;LABEL=\"1: Main\";TYPE=home:;;1 Main;Town;;;\nEND:VCARD", .address,
      "1 Main, Town"
    ),
    (
      "BEGIN:VCARD\nFN:A\nTEL;VALUE=uri;TYPE=\"voice,home\":tel:+1-201-555-0123\nEND:VCARD", .phone,
      "+1-201-555-0123"
    ),
    ("BEGIN:VCARD\nFN:A\nTEL;VALUE=URI:TEL:+12\nEND:VCARD", .phone, "+12"),
    ("WIFI:S:\\\"abcd\\\";T:WPA;P:\\\"12345678\\\";;", .networkName, "\"abcd\""),
    ("WIFI:S:\"abcd\";T:WPA;P:x;;", .networkName, "abcd"),
  ])
  func partsAreWhole(_ text: String, _ name: FieldName, _ value: String) {
    #expect(Self.fields(text)[name] == value)
  }

  /// An alarm inside of an event has a description of its own.
  @Test func alarmsAreNotTheEvent() {
    let text = """
      BEGIN:VEVENT
      DTSTART:20261224T180000
      BEGIN:VALARM
      DESCRIPTION:Reminder
      END:VALARM
      SUMMARY:Party
      DESCRIPTION:Real
      END:VEVENT
      """
    let fields = Self.fields(text)
    #expect(fields[.summary] == "Party" && fields[.description] == "Real" && fields.count == 3)
  }

  /// When it is depends on where (RFC 5545, 3.3.5); without an end it tells how long (3.6.1).
  @Test func eventsTellTheirTimeZonesAndDurations() {
    let flight = Payload(
      text: Array(
        """
        BEGIN:VEVENT
        DTSTART;TZID=Europe/Berlin:20261130T100000
        DTEND;VALUE=DATE-TIME;TZID="America/New_York":20261130T120000
        END:VEVENT
        """.utf8))
    #expect(
      flight.fields == [
        Payload.Field(.start, Array("20261130T100000".utf8), label: Array("Europe/Berlin".utf8)),
        Payload.Field(.end, Array("20261130T120000".utf8), label: Array("America/New_York".utf8)),
      ])
    let text =
      "BEGIN:VEVENT\nSUMMARY;LANGUAGE=en:Talk\nDTSTART:20261130T100000Z\nDURATION:PT1H30M\nEND:VEVENT"
    let talk = Payload(text: Array(text.utf8))
    #expect("\(talk)" == "event: summary Talk, start 20261130T100000Z, duration PT1H30M")
  }

  /// A bookmark of a bookmark is no link, however deep; an empty card says nothing.
  @Test func nothingIsMadeOfNothing() {
    let nested = String(repeating: "MEBKM:URL:", count: 100_000) + "http://a.b"
    #expect(Payload(text: Array(nested.utf8)).kind == .text)
    #expect(Payload(text: Array("MECARD:N:;;".utf8)).kind == .text)
    #expect(Payload(text: Array("SMTP:".utf8)).kind == .text)
  }

  /// What is written is read again, whatever it holds.
  @Test func writtenPartsAreRead() throws {
    let parts: [(Payload.Kind, [FieldName: String])] = [
      (.wifi, [.networkName: "\"abcd\"", .password: "\"12345678\"", .security: "WPA"]),
      (.message, [.phone: "+49301", .body: "Are you there? At 10:30: yes"]),
      (.contact, [.name: "Ada Lovelace", .url: "https://maps.example/@48.85,2.35,15z", .note: "a; b, c"]),
    ]
    for (kind, fields) in parts {
      let written = try PayloadWriter.write(kind, fields.map { Payload.Field($0, Array($1.utf8)) })
      #expect(Self.fields(String(decoding: written, as: UTF8.self)) == fields)
    }
  }

  @Test(arguments: [
    "2026-12-24T18:00:99", "2026-12-24T18:00-02", "2026:12:24", "2026-12-24T18:00+0100", "2026T1224",
    "202612T2418:00", "2026-12-24T18Z00",
  ])
  func whatIsNoTimeIsRefused(_ time: String) {
    #expect(throws: PayloadWriter.Failure.malformed(.start)) {
      let fields = [Payload.Field(.summary, [65]), Payload.Field(.start, Array(time.utf8))]
      return try PayloadWriter.write(.event, fields)
    }
  }

  @Test func noMailboxHasAQuery() {
    #expect(throws: PayloadWriter.Failure.malformed(.email)) {
      try PayloadWriter.write(.email, [Payload.Field(.email, Array("a@b.org?bcc=evil".utf8))])
    }
  }
}
