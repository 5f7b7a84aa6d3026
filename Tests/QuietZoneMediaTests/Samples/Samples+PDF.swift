@testable import QuietZoneMedia

extension Samples {
  /// A document of ISO 32000-1, clause 7.5, written here: pages of `size` points, the first black in its
  /// upper left quarter, the others grey in the lower right one.
  static func pdf(pages: Int, size: String = "72 36") -> [UInt8] {
    let kids = (0..<pages).map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[\(kids)]/Count \(pages)/MediaBox[0 0 \(size)]>>",
    ]
    for page in 0..<pages {
      let drawing = page == 0 ? "0 g 0 18 36 18 re f" : "0.5 g 36 0 36 18 re f"
      objects.append("<</Type/Page/Parent 2 0 R/Contents \(4 + 2 * page) 0 R>>")
      objects.append("<</Length \(drawing.utf8.count)>>\nstream\n\(drawing)\nendstream")
    }
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (number, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return [UInt8](text.utf8)
  }
}
