import QuietZone

/// The first 32 bits of an answer that is an error; three numbers of 32 bits follow.
enum ErrorCode: UInt8 {
  /// The request is no request: too short, or no such symbology or level.
  case request = 1
  /// Too long: bits needed, bits there are, largest version tried.
  case tooLong = 2
  /// A character without a code: its offset in bytes.
  case unencodable = 3
  /// A version outside the bounds: it, lowest, highest.
  case version = 4
  /// A mask outside the bounds: it, 0, highest.
  case mask = 5
  /// The symbology or version has no such level: the level.
  case level = 6
  /// A structured-append count outside the bounds: it, lowest, highest.
  case structuredAppendCount = 7
  /// The symbology has no such feature: the symbology.
  case unsupported = 8
  /// The AIM application indicator is none.
  case applicationIndicator = 9
  /// The symbology is not made: the symbology.
  case symbology = 10
  /// The symbol can't be drawn so small or so large.
  case drawing = 11
  /// A number of characters outside the bounds: it, lowest, highest.
  case length = 12
  /// A wrong check character: its offset, the right one in ASCII.
  case checkCharacter = 13
  /// An option of linear symbologies: 0 wide ratio, 1 height, 2 add-on; its value.
  case linear = 14
  /// Too many codewords: needed, and how many there are.
  case codewords = 15
  /// No such size: columns, rows.
  case size = 16
  /// A number outside the bounds: what it is for, it, highest.
  case number = 17
  /// No postal code.
  case postalCode = 18
  /// Content cannot be written: 0 a field is missing, 1 it is malformed, 2 the kind is none that is written,
  /// 3 it is not as its rule says; the field or the kind, with hexadecimal 80 added where it is the debtor's;
  /// the number of the rule, and 256 times what it says of a number (``PayloadRule/numbers``).
  case payload = 19
}

func answer(_ error: BarcodeEncodingError) -> [UInt8] {
  switch error {
  case .tooLong(let bits, let capacity, let version): failure(.tooLong, bits, capacity, version)
  case .unencodable(let offset): failure(.unencodable, offset)
  case .wrongLength(let count, let minimum, let maximum): failure(.length, count, minimum, maximum)
  case .wrongCheckCharacter(let offset, let expected): failure(.checkCharacter, offset, Int(expected))
  case .tooManyCodewords(let needed, let capacity): failure(.codewords, needed, capacity)
  case .invalidOption(let option): answer(option)
  }
}

private func answer(_ option: BarcodeEncodingError.Option) -> [UInt8] {
  switch option {
  case .version(let value, let minimum, let maximum): failure(.version, value, minimum, maximum)
  case .mask(let value, let maximum): failure(.mask, value, 0, maximum)
  case .level(let level): failure(.level, Int(level.rawValue))
  case .structuredAppendCount(let value, let minimum, let maximum):
    failure(.structuredAppendCount, value, minimum, maximum)
  case .foreign(_, let symbology), .unsupported(let symbology): failure(.unsupported, Int(symbology.rawValue))
  case .applicationIndicator: failure(.applicationIndicator)
  case .wideRatio(let ratio): failure(.linear, 0, ratio)
  case .height(let height, _, let maximum): failure(.linear, 1, height, maximum)
  case .addOn: failure(.linear, 2)
  case .rowPairs(let pairs, let maximum): failure(.linear, 3, pairs, maximum)
  case .size(let columns, let rows): failure(.size, columns, rows)
  case .number(let setting, let value, _, let maximum):
    failure(.number, Int(setting.rawValue), value, maximum)
  case .postalCode: failure(.postalCode)
  case .aspectRatio: failure(.number, 255)
  case .setIdentity: failure(.number, 0)
  case .characterSet: failure(.unencodable)
  case .symbology(let symbology): failure(.symbology, Int(symbology.rawValue))
  }
}

func failure(_ code: ErrorCode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> [UInt8] {
  var out = ByteLayout()
  out.add(UInt32(code.rawValue))
  for number in [a, b, c] { out.add(UInt32(bitPattern: Int32(clamping: number))) }
  return out.bytes
}
