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

  /// Adds bars and spaces in turn.
  mutating func add(_ runs: [UInt8]) {
    for run in runs {
      if widths.count & 1 == 0 { insets.append(inset) }
      widths.append(run)
      width += Int(run)
    }
  }

  /// A guard of full height.
  mutating func addGuard(_ runs: [UInt8]) {
    inset = BarPattern.Inset()
    add(runs)
    inset = BarPattern.Inset(bottom: Self.guardExtension)
  }

  /// Left of the middle: sets A and, where `sets` has a bit (the first digit's highest), B.
  mutating func addLeft(_ digits: some Collection<UInt8>, sets: UInt8) {
    var bit = digits.count
    for digit in digits {
      bit -= 1
      let runs = EANUPC.widths[Int(min(digit, 9))]
      add(sets >> UInt8(bit) & 1 == 0 ? runs : runs.reversed())
    }
  }

  /// Right of the middle: set C.
  mutating func addRight(_ digits: some Collection<UInt8>) {
    for digit in digits { add(EANUPC.widths[Int(min(digit, 9))]) }
  }

  mutating func addText(
    _ digits: some Sequence<UInt8>, _ columns: Range<Int>, side: SymbolText.Side = .below,
    size: SymbolText.Size = .normal
  ) {
    text.append(
      SymbolText(characters: EANUPC.ascii(digits), columns: columns, side: side, size: size))
  }

  /// An add-on behind `gap` modules of space.
  mutating func addAddOn(_ digits: [UInt8], gap: UInt8) {
    add([gap])
    let start = width
    inset = BarPattern.Inset(top: Self.addOnInset)
    add([1, 1, 2])
    let sets = EANUPC.addOnSets(digits)
    for (index, digit) in digits.enumerated() {
      if index > 0 { add([1, 1]) }
      addLeft([digit], sets: sets >> UInt8(digits.count - 1 - index) & 1)
    }
    addText(digits, start..<width, side: .above)
  }
}
