import QuietZone

/// What a person should know about a link before opening it: where it leads, and what is odd about it.
///
/// Nothing here looks anything up: a link without oddities may be harmful, and one with some may be fine.
public struct LinkInspection: Hashable, Sendable {
  /// What is odd, gravest first; a bit each.
  public struct Oddities: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Letters of scripts that resemble each other in one name: `pаypal` with a Cyrillic а.
    public static let mixedScripts = Oddities(rawValue: 1 << 0)
    /// Something in front of an `@` that looks like the host: `https://bank.example@evil.example`.
    public static let userInfo = Oddities(rawValue: 1 << 1)
    /// A number instead of a name.
    public static let ipAddress = Oddities(rawValue: 1 << 2)
    /// Characters that are not seen, or turn the text's direction.
    public static let hiddenCharacters = Oddities(rawValue: 1 << 3)
    /// A name in other letters than a…z, or written as `xn--…`.
    public static let internationalName = Oddities(rawValue: 1 << 4)
    /// The address of another page within: the first may only pass on to the second.
    public static let redirect = Oddities(rawValue: 1 << 5)
    /// A service that hides where it leads.
    public static let shortener = Oddities(rawValue: 1 << 6)
    /// `http:`: anyone between can read and change what is sent.
    public static let insecure = Oddities(rawValue: 1 << 7)
    /// Another port than the scheme's own.
    public static let port = Oddities(rawValue: 1 << 8)
    /// More than four names in front of the last two.
    public static let manySubdomains = Oddities(rawValue: 1 << 9)
    /// Longer than 300 characters.
    public static let long = Oddities(rawValue: 1 << 10)
    /// A name without a dot: a machine of the network that one is in.
    public static let localName = Oddities(rawValue: 1 << 11)
  }

  /// `http` or `https`.
  public var scheme: [UInt8]
  /// The name of the server, small letters, `xn--` names in their own letters, without the dot of the root;
  /// UTF-8.
  public var host: [UInt8]
  public var oddities: Oddities

  /// Looks at an address that begins with `http://` or `https://`; `nil` for any other, and without a host.
  public init?(_ url: [UInt8]) {
    guard let (scheme, rest) = url.split(at: UInt8(ascii: ":")), rest.starts(with: [UInt8](ascii: "//")),
      scheme.isWord("http") || scheme.isWord("https")
    else { return nil }
    self.scheme = scheme.lowercased
    let ends = [UInt8](ascii: "/?#\\")
    let authority = Array(rest.dropFirst(2).prefix { !ends.contains($0) })
    let path = Array(rest.dropFirst(2 + authority.count))
    var (name, oddities) = (authority, Oddities())
    if let at = name.lastIndex(of: UInt8(ascii: "@")) {
      oddities.insert(.userInfo)
      name = Array(name[(at + 1)...])
    }
    let port = Self.takePort(from: &name)
    if let port, !(port.isWord("443") && scheme.isWord("https") || port.isWord("80") && scheme.isWord("http"))
    {
      oddities.insert(.port)
    }
    guard !name.isEmpty else { return nil }
    name = name.percentDecoded().lowercased
    let dot = UInt8(ascii: ".")
    // The dot of the root, which leads to the same place.
    if name.count > 1, name[name.count - 1] == dot, name[name.count - 2] != dot { name.removeLast() }
    let labels = name.parts(dot)
    let shown = labels.map { $0.after("xn--").flatMap(Punycode.decode) ?? $0 }
    host = Array(shown.joined(separator: [dot]))
    self.oddities = oddities.union(Self.oddities(ofNames: shown, host)).union(Self.oddities(ofPath: path))
    if labels.contains(where: { $0.after("xn--") != nil }) { self.oddities.insert(.internationalName) }
    if scheme.isWord("http") { self.oddities.insert(.insecure) }
    if url.count > 300 { self.oddities.insert(.long) }
  }

  /// The digits behind the last colon that is not inside of brackets.
  private static func takePort(from name: inout [UInt8]) -> [UInt8]? {
    guard let colon = name.lastIndex(of: UInt8(ascii: ":")),
      name.lastIndex(of: UInt8(ascii: "]")).map({ $0 < colon }) ?? true
    else { return nil }
    let port = Array(name[(colon + 1)...])
    name = Array(name[..<colon])
    return port.isEmpty ? nil : port
  }

  private static func oddities(ofNames names: [[UInt8]], _ host: [UInt8]) -> Oddities {
    var oddities = Oddities()
    let isNumber = names.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isDigit }
        || label.after("0x")?.allSatisfy { $0.hexValue != nil } == true
    }
    if isNumber || host.first == UInt8(ascii: "[") {
      oddities.insert(.ipAddress)
    } else if names.count < 2 {
      oddities.insert(.localName)
    }
    if names.count > 6 { oddities.insert(.manySubdomains) }
    for name in names {
      guard let scalars = UTF8Check.scalars(name) else {
        oddities.insert(.hiddenCharacters)
        continue
      }
      if scalars.contains(where: { $0 >= 0x80 }) { oddities.insert(.internationalName) }
      if Script.isMixed(scalars) { oddities.insert(.mixedScripts) }
      if scalars.contains(where: Script.isHidden) { oddities.insert(.hiddenCharacters) }
    }
    if shorteners.contains(where: { host.isWord($0) }) { oddities.insert(.shortener) }
    return oddities
  }

  private static func oddities(ofPath path: [UInt8]) -> Oddities {
    var oddities = Oddities()
    let decoded = path.percentDecoded()
    let inner: [StaticString] = ["http://", "https://"]
    if decoded.indices.contains(where: { i in
      inner.contains { Array(decoded[i...].prefix(8)).after($0) != nil }
    }) {
      oddities.insert(.redirect)
    }
    if let scalars = UTF8Check.scalars(decoded), scalars.contains(where: Script.isHidden) {
      oddities.insert(.hiddenCharacters)
    }
    return oddities
  }

  /// Services known for making links short, by use.
  private static let shorteners: [StaticString] = [
    "bit.ly", "tinyurl.com", "t.co", "goo.gl", "is.gd", "ow.ly", "buff.ly", "rebrand.ly", "cutt.ly", "t.ly",
    "rb.gy", "qrco.de", "shorturl.at", "v.gd", "s.id", "me2.do", "url.kr", "han.gl", "vo.la", "dwz.cn",
    "t.cn",
    "url.cn", "suo.im", "lnkd.in", "amzn.to", "youtu.be", "g.co", "qr.ae", "adf.ly", "tiny.cc", "bl.ink",
  ]
}

/// Scripts whose letters look alike.
enum Script {
  /// Whether letters of Latin, Greek, Cyrillic, Armenian or Cherokee stand side by side.
  static func isMixed(_ scalars: [UInt32]) -> Bool {
    var seen: UInt8 = 0
    for scalar in scalars {
      switch scalar {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: seen |= 1
      case 0x370...0x3FF, 0x1F00...0x1FFF: seen |= 2
      case 0x400...0x52F: seen |= 4
      case 0x530...0x58F: seen |= 8
      case 0x13A0...0x13FF, 0xAB70...0xABBF: seen |= 16
      default: break
      }
    }
    return seen.nonzeroBitCount > 1
  }

  /// Control characters, spaces without width, marks of direction, and soft hyphens.
  static func isHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x115F...0x1160, 0x180E, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}

/// Names in other letters as the ASCII that name servers know (RFC 3492).
enum Punycode {
  /// UTF-8 of what stands behind `xn--`; `nil` where that is none.
  static func decode(_ bytes: [UInt8]) -> [UInt8]? {
    let hyphen = bytes.lastIndex(of: UInt8(ascii: "-"))
    var output = bytes[..<(hyphen ?? 0)].map { UInt32($0) }
    var input = bytes[(hyphen.map { $0 + 1 } ?? 0)...]
    // Section 5: parameters of Punycode.
    var (n, i, bias): (Int, Int, Int) = (128, 0, 72)
    while !input.isEmpty {
      let start = i
      var (weight, k) = (1, 36)
      while true {
        guard let byte = input.popFirst(), let digit = digit(byte) else { return nil }
        guard digit <= (Int(Int32.max) - i) / weight else { return nil }
        i += digit * weight
        let threshold = min(max(k - bias, 1), 26)
        if digit < threshold { break }
        guard weight <= Int(Int32.max) / (36 - threshold) else { return nil }
        weight *= 36 - threshold
        k += 36
      }
      bias = adapt(i - start, output.count + 1, isFirst: start == 0)
      // The sum may not fit 32 bits.
      guard i / (output.count + 1) < 0x11_0000 - n else { return nil }
      n += i / (output.count + 1)
      i %= output.count + 1
      guard n & ~0x7FF != 0xD800, output.count < 64 else { return nil }
      output.insert(UInt32(n), at: i)
      i += 1
    }
    return output.isEmpty ? nil : output.flatMap(utf8)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    if byte.isDigit { return Int(byte) - 22 }
    let letter = byte | 32
    return letter &- 97 < 26 ? Int(letter) - 97 : nil
  }

  /// Section 6.1.
  private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var k = 0
    while delta > 455 {
      delta /= 35
      k += 36
    }
    return k + 36 * delta / (delta + 38)
  }

  private static func utf8(_ scalar: UInt32) -> [UInt8] {
    func low(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: scalar >> shift & 0x3F | 0x80) }
    if scalar < 0x80 { return [UInt8(truncatingIfNeeded: scalar)] }
    if scalar < 0x800 { return [UInt8(truncatingIfNeeded: scalar >> 6 | 0xC0), low(0)] }
    if scalar < 0x10000 { return [UInt8(truncatingIfNeeded: scalar >> 12 | 0xE0), low(6), low(0)] }
    return [UInt8(truncatingIfNeeded: scalar >> 18 | 0xF0), low(12), low(6), low(0)]
  }
}
