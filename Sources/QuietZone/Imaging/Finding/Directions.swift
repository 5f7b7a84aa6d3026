/// 32 unit vectors, a thirty-second of a turn apart, from 0 clockwise on screen.
enum Directions {
  static let all: [(x: Double, y: Double)] = {
    var all = firstQuarter
    for (c, s) in firstQuarter { all.append((-s, c)) }
    for (c, s) in firstQuarter { all.append((-c, -s)) }
    for (c, s) in firstQuarter { all.append((s, -c)) }
    return all
  }()

  /// Cosines and sines of the first eight; the rest follow by turning a quarter.
  private static let firstQuarter: [(x: Double, y: Double)] = [
    (1, 0), (0.980_785_280_403_230_4, 0.195_090_322_016_128_3),
    (0.923_879_532_511_286_7, 0.382_683_432_365_089_8), (0.831_469_612_302_545_2, 0.555_570_233_019_602_2),
    (0.707_106_781_186_547_6, 0.707_106_781_186_547_6), (0.555_570_233_019_602_2, 0.831_469_612_302_545_2),
    (0.382_683_432_365_089_8, 0.923_879_532_511_286_7), (0.195_090_322_016_128_3, 0.980_785_280_403_230_4),
  ]
}
