public import QuietZone

/// Content of every kind that symbols carry, drawn from a seed.
public enum SeededContent: Int, CaseIterable, Sendable {
  case digits
  case alphanumeric
  /// Letters, digits and punctuation of ASCII, as in an address.
  case address
  /// Runs of digits, capitals and small letters, so that mixing modes pays.
  case mixed
  /// Text that ISO-8859-1 holds.
  case latin
  /// Kanji, kana and ASCII, all in JIS X 0208.
  case japanese
  /// Text of many scripts, some characters outside the basic plane.
  case unicode
  /// Any bytes, without a character set.
  case bytes

  /// Whether the content is text rather than bytes.
  public var isText: Bool { self != .bytes }

  /// Content of about `length` characters or bytes.
  public func make(length: Int, using random: inout SeededRandom) -> Content {
    self == .bytes
      ? Content(bytes: random.bytes(length)) : Content(text: text(length: length, using: &random))
  }

  /// Text of `length` characters; for ``bytes`` the hexadecimal digits of half as many bytes.
  public func text(length: Int, using random: inout SeededRandom) -> String {
    var out = ""
    var run = 0
    var alphabet = Self.alphabet(of: self)
    for _ in 0..<max(length, 0) {
      if self == .mixed, run == 0 {
        run = Int(random.real(1...14))
        alphabet = Self.alphabet(of: [.digits, .alphanumeric, .address][Int(random.unit() * 3)])
      }
      run -= 1
      out.append(alphabet[Int(random.unit() * Double(alphabet.count))])
    }
    return out
  }

  private static func alphabet(of kind: SeededContent) -> [Character] {
    switch kind {
    case .digits: Array("0123456789")
    case .alphanumeric: Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
    case .address, .mixed:
      Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:/?#&=._~-!@,;()")
    case .latin: Array("abcdefghijklmnopqrstuvwxyz äöüßéèêñçÅØæ£§°½×÷ÿ0123456789")
    case .japanese: Array("日本語漢字点茗荷東京都大阪府あいうえおかきくけこアイウエオカキクケコ、。ー0123abc")
    case .unicode: Array("añж中文字한글עבαβγ€√∞😀🇯🇵🎉0123456789 abc")
    case .bytes: Array("0123456789abcdef")
    }
  }
}
