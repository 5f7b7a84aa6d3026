import QuietZone

/// A code as the carrier of a trade item that may bear another of the same item beside it, as packages do
/// while shops change from EAN and UPC to codes that say more (GS1 General Specifications, 4.15: the two lie
/// within 50 mm of each other).
struct ItemCarrier {
  /// The farthest that two carriers of one item lie apart, millimetres.
  static let reach = 50.0

  /// Linear codes at tills, all of which have one width.
  private static let shopCodes: SymbologySet = [
    .ean13, .ean8, .upcA, .upcE, .dataBar, .dataBarStacked, .dataBarLimited,
  ]

  /// The number of the code.
  let id: Int
  let item: TradeItem
  private let outline: Quadrilateral
  /// Pixels of the picture that a millimetre takes, by the size that modules have in shops; `nil`: how many
  /// modules the code has is not known.
  private let scale: Double?
  /// EAN, UPC and GS1 DataBar are printed closer to their usual size than matrix codes.
  private let isLinear: Bool

  /// `nil` for a code of no trade item.
  init?(_ code: TrackedCode) {
    guard let item = TradeItem(code.barcode) else { return nil }
    self.item = item
    id = code.id
    outline = code.outline
    let columns: Int?
    switch code.barcode.details {
    case .qrCode(let details): (columns, isLinear) = (details.columns, false)
    case .dataMatrix(let details): (columns, isLinear) = (details.columns, false)
    case .linear(let details) where details.addOn == nil && Self.shopCodes.contains(code.barcode.symbology):
      (columns, isLinear) = (SymbologyCatalogue.entry(code.barcode.symbology)?.sizes.minimumColumns, true)
    default: (columns, isLinear) = (nil, false)
    }
    // X-dimensions: 0.33 mm of EAN-13 at 100 %, 0.495 mm as the target of matrix codes in retail.
    let module = isLinear ? 0.33 : 0.495
    let width = (outline.topRight - outline.topLeft).length
    scale = columns.flatMap { $0 > 0 && width > 0 ? width / (Double($0) * module) : nil }
  }

  /// Whether the two are carriers of one item: they say the same, as far as both say it, and lie close enough
  /// to each other.
  func isBeside(_ other: ItemCarrier) -> Bool {
    guard item.gtin == other.item.gtin else { return false }
    for element in item.elements.elements {
      if let theirs = other.item.elements.element(element.identifier), theirs != element { return false }
    }
    guard let scale = isLinear ? scale ?? other.scale : other.scale ?? scale else { return false }
    return outline.distance(to: other.outline) <= Self.reach * scale
  }

  /// Whether it says more than `other`, a batch or a date perhaps.
  func saysMore(than other: ItemCarrier) -> Bool {
    item.elements.elements.count > other.item.elements.elements.count
  }
}

extension Quadrilateral {
  /// How far apart the nearest points of two outlines are.
  fileprivate func distance(to other: Quadrilateral) -> Double {
    let (mine, theirs) = (corners, other.corners)
    var least = Double.infinity
    for index in 0..<4 {
      let next = (index + 1) & 3
      for corner in 0..<4 {
        least = min(least, theirs[corner].distance(from: mine[index], to: mine[next]))
        least = min(least, mine[corner].distance(from: theirs[index], to: theirs[next]))
      }
    }
    return least
  }
}

extension Point2D {
  /// From the nearest point of the line between two others.
  fileprivate func distance(from start: Point2D, to end: Point2D) -> Double {
    let along = end - start, here = self - start
    let square = along.x * along.x + along.y * along.y
    let share = square > 0 ? min(max((here.x * along.x + here.y * along.y) / square, 0), 1) : 0
    return (here - along * share).length
  }
}
