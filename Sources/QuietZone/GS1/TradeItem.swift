/// What a code says of a trade item, whatever carries it: EAN, UPC, ITF-14, GS1 DataBar, GS1-128, GS1
/// DataMatrix, GS1 QR Code, or a QR Code or Data Matrix with a ``GS1DigitalLink``.
///
/// ```swift
/// let item = barcodes.compactMap { TradeItem($0) }.first
/// item?.gtin            // the ASCII digits of 09501101530003, the same of every carrier
/// item?.expirationDate  // 2026-12-31
/// ```
public struct TradeItem: Hashable, Sendable {
  /// A weight.
  public struct Weight: Hashable, Sendable {
    public enum Unit: UInt8, Hashable, Sendable {
      case kilogram = 0
      case pound = 1
    }
    public var amount: GS1Decimal
    public var unit: Unit
  }

  /// What is to be paid for an item of variable measure.
  public struct Price: Hashable, Sendable {
    public var amount: GS1Decimal
    /// ASCII digits of ISO 4217, 978 for the euro; `nil` for the money of the country.
    public var currency: [UInt8]?
  }

  /// The Global Trade Item Number, 14 ASCII digits, shorter ones behind zeros; its check digit is right.
  ///
  /// Of an EAN-13 that begins with 02 or 2 it is a number of the retailer's own, whose price or weight each
  /// country has rules of its own for; they are not taken apart.
  public var gtin: [UInt8]
  /// What else the code says; of an EAN, a UPC or an ITF-14 the GTIN alone.
  public var elements: GS1ElementString

  /// What a GS1 message, or the elements of several codes on the item, say; `nil` without a GTIN (01) with
  /// the right check digit.
  public init?(_ elements: GS1ElementString) {
    guard let gtin = elements["01"], gtin.count == 14, CheckDigits.gs1(gtin.dropLast()) == gtin.last else {
      return nil
    }
    self.gtin = gtin
    self.elements = elements
  }

  /// What `barcode` says; `nil` where it is of no trade item.
  public init?(_ barcode: Barcode) {
    if barcode.identifier.isGS1 {
      guard let elements = GS1ElementString(structureOf: barcode.content.bytes) else { return nil }
      self.init(elements)
    } else if case .linear(let details) = barcode.details {
      guard let gtin = details.gtin else { return nil }
      self.init(GS1ElementString(elements: [GS1ElementString.Element("01", gtin)]))
    } else {
      self.init(link: barcode.content.bytes)
    }
  }

  /// What the address of a GS1 Digital Link says; `nil` where it is none of a trade item.
  @inline(never)
  package init?(link: [UInt8]) {
    #if QUIETZONE_WITHOUT_GS1_DICTIONARY
      return nil
    #else
      guard let link = try? GS1DigitalLink(structureOf: link) else { return nil }
      self.init(link.elementString)
    #endif
  }

  /// Batch or lot, (10).
  public var batch: [UInt8]? { elements["10"] }
  /// Serial number, (21).
  public var serialNumber: [UInt8]? { elements["21"] }
  /// (11).
  public var productionDate: GS1Date? { elements.element("11")?.date }
  /// (13).
  public var packagingDate: GS1Date? { elements.element("13")?.date }
  /// (15), the day up to which quality is kept.
  public var bestBeforeDate: GS1Date? { elements.element("15")?.date }
  /// (16).
  public var sellByDate: GS1Date? { elements.element("16")?.date }
  /// (17), the day after which it must not be sold or used.
  public var expirationDate: GS1Date? { elements.element("17")?.date }

  /// The net weight, (3100) to (3105) in kilograms or (3200) to (3205) in pounds.
  public var netWeight: Weight? {
    for element in elements.elements {
      let isMetric = element.identifier.matches("310n")
      guard isMetric || element.identifier.matches("320n"), let amount = element.decimal else { continue }
      return Weight(amount: amount, unit: isMetric ? .kilogram : .pound)
    }
    return nil
  }

  /// What is to be paid, (3920) to (3929), or (3930) to (3939) with its currency.
  public var price: Price? {
    for element in elements.elements {
      guard element.identifier.matches("392n") || element.identifier.matches("393n"),
        let amount = element.decimal
      else { continue }
      return Price(amount: amount, currency: element.currency)
    }
    return nil
  }
}
