/// Builds the bars of an EAN or UPC and the text next to them.
struct EANUPCPattern {
  private(set) var widths: [UInt8] = []
  private(set) var insets: [BarPattern.Inset] = []
  private(set) var text: [SymbolText] = []
  /// Modules so far.
  private(set) var width = 0
  /// What the bars added from now on leave free above and below.
  var inset = BarPattern.Inset()

  /// How far guard bars reach below the others, modules (GS1 General Specifications, 5.2.1.5).
  static let guardExtension: UInt8 = 5
  /// What the bars of an add-on leave free above, for its digits.
  static let addOnInset: UInt8 = 8

  init() {
    // An EAN-13 with five digits of an add-on.
    widths.reserveCapacity(60 + 32)
    insets.reserveCapacity(30 + 16)
    text.reserveCapacity(5)
  }

  /// Adds a bar or a space.
  private mutating func add(_ run: UInt8) {
    if widths.count & 1 == 0 { insets.append(inset) }
    widths.append(run)
    width += Int(run)
  }

  /// Adds the four runs of a digit.
  private mutating func add(pattern: UInt16) {
    for shift in stride(from: UInt16(12), through: 0, by: -4) {
      add(UInt8(truncatingIfNeeded: pattern >> shift & 15))
    }
  }

  /// A guard of full height: so many bars and spaces of one module.
  mutating func addGuard(_ runs: Int) {
    inset = BarPattern.Inset()
    for _ in 0..<runs { add(1) }
    inset = BarPattern.Inset(bottom: Self.guardExtension)
  }

  /// Left of the middle: sets A and, where `sets` has a bit (the first digit's highest), B.
  mutating func addLeft(_ digits: ArraySlice<UInt8>, sets: UInt8) {
    var bit = digits.count
    for digit in digits {
      bit -= 1
      let pattern = EANUPC.patterns[Int(min(digit, 9))]
      add(pattern: sets >> UInt8(bit) & 1 == 0 ? pattern : EANUPC.reversed(pattern))
    }
  }

  /// Right of the middle: set C.
  mutating func addRight(_ digits: ArraySlice<UInt8>) {
    for digit in digits { add(pattern: EANUPC.patterns[Int(min(digit, 9))]) }
  }

  mutating func addText(
    _ digits: ArraySlice<UInt8>, _ columns: Range<Int>, side: SymbolText.Side = .below,
    size: SymbolText.Size = .normal
  ) {
    text.append(
      SymbolText(characters: EANUPC.ascii(digits), columns: columns, side: side, size: size))
  }

  /// An add-on behind `gap` modules of space.
  mutating func addAddOn(_ digits: [UInt8], gap: UInt8) {
    add(gap)
    let start = width
    inset = BarPattern.Inset(top: Self.addOnInset)
    for run: UInt8 in [1, 1, 2] { add(run) }
    let sets = EANUPC.addOnSets(digits)
    for index in digits.indices {
      if index > 0 {
        add(1)
        add(1)
      }
      addLeft(digits[index..<index + 1], sets: sets >> UInt8(digits.count - 1 - index) & 1)
    }
    addText(digits[...], start..<width, side: .above)
  }
}
