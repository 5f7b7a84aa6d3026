extension ECI {
  /// The name under which IANA's register of character sets lists this one (RFC 2978), for converters of the
  /// system; `nil` for numbers that are no character set (899: bytes) or not assigned.
  ///
  /// Assignments 0…35 and 170 of AIM ITS/04-023, Part 3: the register (the same list in zxing-cpp,
  /// core/src/ECI.h). 14 and 19 are not assigned. 0 and 1 are older forms of 2 and 3.
  public var characterSetName: StaticString? {
    switch rawValue {
    case 0, 2: "IBM437"
    case 1, 3: "ISO-8859-1"
    case 4: "ISO-8859-2"
    case 5: "ISO-8859-3"
    case 6: "ISO-8859-4"
    case 7: "ISO-8859-5"
    case 8: "ISO-8859-6"
    case 9: "ISO-8859-7"
    case 10: "ISO-8859-8"
    case 11: "ISO-8859-9"
    case 12: "ISO-8859-10"
    case 13: "ISO-8859-11"
    case 15: "ISO-8859-13"
    case 16: "ISO-8859-14"
    case 17: "ISO-8859-15"
    case 18: "ISO-8859-16"
    case 20: "Windows-31J"
    case 21: "windows-1250"
    case 22: "windows-1251"
    case 23: "windows-1252"
    case 24: "windows-1256"
    case 25: "UTF-16BE"
    case 26: "UTF-8"
    case 27, 170: "US-ASCII"
    case 28: "Big5"
    case 29: "GB2312"
    case 30: "EUC-KR"
    case 31: "GBK"
    case 32: "GB18030"
    case 33: "UTF-16LE"
    case 34: "UTF-32BE"
    case 35: "UTF-32LE"
    default: nil
    }
  }
}
