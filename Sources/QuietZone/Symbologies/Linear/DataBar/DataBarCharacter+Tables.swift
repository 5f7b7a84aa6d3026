extension DataBarCharacter {
  /// The outer characters of Omnidirectional and Stacked (ISO/IEC 24724:2011, Table 3).
  static let outside = DataBarCharacter(
    modules: 16, elements: 4, isOddNarrow: false, isOddFaster: false, count: 2841,
    groups: [
      Group(oddModules: 12, oddWidest: 8, first: 0, period: 1),
      Group(oddModules: 10, oddWidest: 6, first: 161, period: 10),
      Group(oddModules: 8, oddWidest: 4, first: 961, period: 34),
      Group(oddModules: 6, oddWidest: 3, first: 2015, period: 70),
      Group(oddModules: 4, oddWidest: 1, first: 2715, period: 126),
    ])

  /// The inner characters of Omnidirectional and Stacked (ISO/IEC 24724:2011, Table 4).
  static let inside = DataBarCharacter(
    modules: 15, elements: 4, isOddNarrow: true, isOddFaster: true, count: 1597,
    groups: [
      Group(oddModules: 5, oddWidest: 2, first: 0, period: 4),
      Group(oddModules: 7, oddWidest: 4, first: 336, period: 20),
      Group(oddModules: 9, oddWidest: 6, first: 1036, period: 48),
      Group(oddModules: 11, oddWidest: 8, first: 1516, period: 81),
    ])

  /// The two data characters of Limited (ISO/IEC 24724:2011, Table 6).
  static let limited = DataBarCharacter(
    modules: 26, elements: 7, isOddNarrow: false, isOddFaster: false, count: 2_013_571,
    groups: [
      Group(oddModules: 17, oddWidest: 6, first: 0, period: 28),
      Group(oddModules: 13, oddWidest: 5, first: 183_064, period: 728),
      Group(oddModules: 9, oddWidest: 3, first: 820_064, period: 6454),
      Group(oddModules: 15, oddWidest: 5, first: 1_000_776, period: 203),
      Group(oddModules: 11, oddWidest: 4, first: 1_491_021, period: 2408),
      Group(oddModules: 19, oddWidest: 8, first: 1_979_845, period: 1),
      Group(oddModules: 7, oddWidest: 1, first: 1_996_939, period: 16632),
    ])

  /// All characters of Expanded (ISO/IEC 24724:2011, Table 9); data uses 12 bits of it.
  static let expanded = DataBarCharacter(
    modules: 17, elements: 4, isOddNarrow: true, isOddFaster: false, count: 4192,
    groups: [
      Group(oddModules: 12, oddWidest: 7, first: 0, period: 4),
      Group(oddModules: 10, oddWidest: 5, first: 348, period: 20),
      Group(oddModules: 8, oddWidest: 4, first: 1388, period: 52),
      Group(oddModules: 6, oddWidest: 3, first: 2948, period: 104),
      Group(oddModules: 4, oddWidest: 1, first: 3988, period: 204),
    ])
}
