extension BarcodeEncodingError {
  /// Why the content can't become a symbol of `symbology` and by how much it misses, for people: English, one
  /// clause without a full stop.
  ///
  /// - Parameter level: the correction level asked for; `nil`: not worth telling.
  ///
  /// ```swift
  /// do { try writer.write(content) } catch { label.text = error.message(.qrCode) }
  /// ```
  public func message(_ symbology: Symbology, level: QRCodeLevel? = nil) -> String {
    message(named: "\(symbology.name)", symbology, level)
  }

  private func message(named name: String, _ symbology: Symbology?, _ level: QRCodeLevel?) -> String {
    switch self {
    case .tooLong(let bits, let capacity, let version):
      let missing = bits - capacity
      let at = level.map { " at level " + String(decoding: [$0.letter], as: UTF8.self) } ?? ""
      // Only QR Codes have versions that people know.
      let size =
        if let symbology, !SymbologySet.qrFamily.contains(symbology) {
          "the largest code allowed"
        } else { "version \(symbology?.name(ofVersion: version) ?? "\(version)")\(at)" }
      return "too long for \(name): \(bits) bits needed, \(size) holds "
        + "\(capacity); \(counted(missing, "bit")) (\(counted((missing + 7) / 8, "byte"))) too many"
    case .unencodable(let offset):
      guard let alphabet = symbology?.alphabet else {
        return "the character at byte \(offset) has no code in the character set or symbology asked for"
      }
      return "\(name) takes \(alphabet); what is at byte \(offset) is something else"
    case .wrongLength(let count, let minimum, let maximum) where (minimum...maximum).contains(count):
      return "\(name) takes an even number of characters, and not \(count)"
    case .wrongLength(let count, let minimum, let maximum):
      return minimum == maximum
        ? "\(name) takes \(minimum) characters and not \(count)"
        : "\(name) takes \(minimum) to \(maximum) characters and not \(count)"
    case .wrongCheckCharacter(_, let expected):
      return "the check character should be \(String(decoding: [expected], as: UTF8.self))"
    case .tooManyCodewords(let needed, let capacity):
      return "too long for \(name): \(needed) codewords needed, the largest code allowed holds "
        + "\(capacity)"
    case .invalidOption(let option): return option.message
    }
  }

  /// `1 bit`, `2 bits`.
  private func counted(_ count: Int, _ unit: StaticString) -> String {
    "\(count) \(unit)" + (count == 1 ? "" : "s")
  }
}

extension BarcodeEncodingError: CustomStringConvertible {
  /// ``message(_:level:)`` for who does not say which symbology was to be made.
  public var description: String { message(named: "this symbology", nil, nil) }
}

extension BarcodeEncodingError.Option {
  var message: String {
    switch self {
    case .version(let version, let minimum, let maximum):
      "version \(version) does not exist here: \(minimum) to \(maximum) do"
    case .mask(let mask, let maximum): "mask \(mask) does not exist here: 0 to \(maximum) do"
    case .level(let level):
      "level \(String(decoding: [level.letter], as: UTF8.self)) does not exist in this symbology or version"
    case .structuredAppendCount(let count, let minimum, let maximum):
      "a set of \(count) codes is not possible: \(minimum) to \(maximum) are"
    case .foreign(let option, let symbology):
      "\(symbology.name) has no option \(option.name); leave it as it is by default"
    case .unsupported(let symbology):
      "\(symbology.name) has no such mode (GS1, AIM, ECI or structured append)"
    case .applicationIndicator: "an AIM application indicator is two digits or one letter"
    case .wideRatio(let ratio): "wide bars of \(ratio) narrow ones are not possible: 2 or 3 are"
    case .height(let height, let minimum, let maximum):
      "a height of \(height) modules is not possible: \(minimum) to \(maximum) are"
    case .rowPairs(let pairs, let maximum): "\(pairs) pairs in a row are not possible: 1 to \(maximum) are"
    case .addOn: "an add-on is two or five digits next to an EAN or UPC"
    case .size(let columns, let rows): "no code has \(columns) columns and \(rows) rows"
    // Numbers that other modes know.
    case .number(.mode, let mode, _, 3):
      "a postal code, country and service class are for modes 2 and 3, and not for mode \(mode)"
    case .number(let setting, let value, let minimum, let maximum):
      "\(setting.name) of \(value) is not possible: \(minimum) to \(maximum) are"
    case .postalCode: "a postal code is nine digits, or six letters and digits"
    case .aspectRatio: "a ratio of width to height is between 0.01 and 100"
    case .symbology(let symbology): "\(symbology.name) can't be made"
    case .setIdentity(.aztec): "a set's name is 1 to 24 characters of ASCII, without spaces"
    case .setIdentity(.dataMatrix):
      "a set's identity is two numbers from 1 to 254: 256 times the first, plus the second"
    case .setIdentity: "a set's identity is 1 to 10 numbers from 0 to 899"
    case .characterSet(let eci): "text can't be written in the character set ECI \(eci.rawValue)"
    }
  }
}

extension BarcodeEncodingError.Setting {
  /// What it is, with its article.
  var name: String {
    switch self {
    case .level: "a correction level"
    case .percentage: "a percentage of correction"
    case .columns: "a number of columns"
    case .rows: "a number of rows"
    case .layers: "a number of layers"
    case .rune: "a rune"
    case .rowHeight: "a row height"
    case .mode: "a mode"
    case .country: "a country code"
    case .serviceClass: "a service class"
    case .eci: "an ECI"
    }
  }
}
