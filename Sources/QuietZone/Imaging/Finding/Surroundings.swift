/// What is expected to lie around a symbol, right behind its quiet zone.
enum Surroundings {
  /// Paper, or little else: edges end where there is nothing to follow.
  case plain
  /// Noise, metal, cardboard: beyond the end of an edge there is a change from light to dark near any line.
  case textured
}
