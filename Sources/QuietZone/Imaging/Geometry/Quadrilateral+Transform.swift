extension Quadrilateral {
  /// Every corner where `move` takes it, under its own name.
  package func mapped(_ move: (Point2D) -> Point2D) -> Quadrilateral {
    Quadrilateral(
      topLeft: move(topLeft), topRight: move(topRight), bottomRight: move(bottomRight),
      bottomLeft: move(bottomLeft))
  }

  /// The outline of the same square seen from behind: top right and bottom left change places.
  var transposed: Quadrilateral {
    Quadrilateral(topLeft: topLeft, topRight: bottomLeft, bottomRight: bottomRight, bottomLeft: topRight)
  }

  /// Every corner times `factor`, then moved by (dx, dy).
  func scaled(by factor: Double, dx: Double, dy: Double) -> Quadrilateral {
    mapped { Point2D(x: $0.x * factor + dx, y: $0.y * factor + dy) }
  }
}
