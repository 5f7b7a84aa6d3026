#if canImport(CoreGraphics)
  public import QuietZone

  extension BarcodeEncodingError {
    /// Why the content can't become a code of `symbology`, in the person's language: a sentence.
    public func localizedMessage(_ symbology: Symbology) -> String { wording(symbology.name).text }

    private func wording(_ name: StaticString) -> Wording {
      switch self {
      case .tooLong(let bits, let capacity, _): Wording("encoding.tooLong", name, bits, capacity)
      // People count from 1.
      case .unencodable(let offset): Wording("encoding.unencodable", name, offset + 1)
      case .wrongLength(let count, let minimum, let maximum):
        minimum == maximum
          ? Wording("encoding.exactLength", name, minimum, count)
          : Wording("encoding.wrongLength", name, minimum, maximum, count)
      case .wrongCheckCharacter(let offset, let expected):
        Wording("encoding.wrongCheckCharacter", offset + 1, String(decoding: [expected], as: UTF8.self))
      case .tooManyCodewords(let needed, let capacity):
        Wording("encoding.tooManyCodewords", name, needed, capacity)
      case .invalidOption(let option): option.wording
      }
    }
  }

  extension BarcodeEncodingError.Option {
    var wording: Wording {
      switch self {
      case .version(let version, let minimum, let maximum):
        Wording("option.version", version, minimum, maximum)
      case .mask(let mask, let maximum): Wording("option.mask", mask, maximum)
      case .level(let level): Wording("option.level", String(decoding: [level.letter], as: UTF8.self))
      case .structuredAppendCount(let count, let minimum, let maximum):
        Wording("option.structuredAppendCount", count, minimum, maximum)
      case .foreign(let option, let symbology): Wording("option.foreign", symbology.name, option.name)
      case .unsupported(let symbology): Wording("option.unsupported", symbology.name)
      case .applicationIndicator: Wording("option.applicationIndicator")
      case .wideRatio(let ratio): Wording("option.wideRatio", ratio)
      case .height(let height, let minimum, let maximum): Wording("option.height", height, minimum, maximum)
      case .rowPairs(let pairs, let maximum): Wording("option.rowPairs", pairs, maximum)
      case .addOn: Wording("option.addOn")
      case .size(let columns, let rows): Wording("option.size", columns, rows)
      case .number(let setting, let value, let minimum, let maximum):
        Wording("option.number", setting.wording.text, value, minimum, maximum)
      case .postalCode: Wording("option.postalCode")
      case .aspectRatio: Wording("option.aspectRatio")
      case .setIdentity(let symbology): Wording("option.setIdentity", symbology.name)
      case .characterSet(let eci): Wording("option.characterSet", Int(eci.rawValue))
      case .symbology(let symbology): Wording("option.symbology", symbology.name)
      }
    }
  }

  extension BarcodeEncodingError.Setting {
    /// What it is called at the beginning of a sentence.
    var wording: Wording {
      switch self {
      case .level: Wording("setting.level")
      case .percentage: Wording("setting.percentage")
      case .columns: Wording("setting.columns")
      case .rows: Wording("setting.rows")
      case .layers: Wording("setting.layers")
      case .rune: Wording("setting.rune")
      case .rowHeight: Wording("setting.rowHeight")
      case .mode: Wording("setting.mode")
      case .country: Wording("setting.country")
      case .serviceClass: Wording("setting.serviceClass")
      case .eci: Wording("setting.eci")
      }
    }
  }
#endif
