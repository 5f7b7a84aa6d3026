extension Quadrilateral {
  /// The outline of the same square seen from behind: top right and bottom left change places.
  var transposed: Quadrilateral {
    Quadrilateral(topLeft: topLeft, topRight: bottomLeft, bottomRight: bottomRight, bottomLeft: topRight)
  }

  /// Every corner times `factor`, then moved by (dx, dy).
  func scaled(by factor: Double, dx: Double, dy: Double) -> Quadrilateral {
    func place(_ p: Point) -> Point { Point(x: p.x * factor + dx, y: p.y * factor + dy) }
    return Quadrilateral(
      topLeft: place(topLeft), topRight: place(topRight), bottomRight: place(bottomRight),
      bottomLeft: place(bottomLeft))
  }
}
