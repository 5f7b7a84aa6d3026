/// The order in which people read: rows from top to bottom, each from left to right.
///
/// A row is what stands side by side: each two of its members overlap in height by at least half of the
/// smaller one's. So neighbours in a row keep their order however their edges differ by fractions of a pixel,
/// and a tall symbol beside a column of small ones comes with the first of them. Up, down, left and right are
/// the picture's; a picture on its side is read on its side.
enum ReadingOrder {
  /// `barcodes` in their order.
  static func sorted(_ barcodes: [Barcode]) -> [Barcode] {
    var rest = barcodes.map { Place($0) }.sorted { $0.middle < $1.middle }
    var result: [Barcode] = []
    while let first = rest.first {
      var row = [first]
      var others: [Place] = []
      for place in rest.dropFirst() {
        if row.allSatisfy({ $0.stands(beside: place) }) { row.append(place) } else { others.append(place) }
      }
      row.sort { $0.across != $1.across ? $0.across < $1.across : $0.middle < $1.middle }
      for place in row { result.append(place.barcode) }
      rest = others
    }
    return result
  }

  /// A barcode and where it is, pixels.
  private struct Place {
    let barcode: Barcode
    let top: Double
    let bottom: Double
    /// The centre, down and across.
    let middle: Double
    let across: Double

    init(_ barcode: Barcode) {
      self.barcode = barcode
      let bounds = barcode.outline.bounds
      top = bounds.y
      bottom = bounds.y + bounds.height
      middle = bounds.y + bounds.height / 2
      across = bounds.x + bounds.width / 2
    }

    /// Whether the two overlap by half of the smaller one's height.
    func stands(beside other: Place) -> Bool {
      let overlap = min(bottom, other.bottom) - max(top, other.top)
      return overlap >= min(bottom - top, other.bottom - other.top) / 2
    }
  }
}
