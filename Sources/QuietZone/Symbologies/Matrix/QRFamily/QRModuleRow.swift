/// A row of modules held in whole words, module x at bit x; what the mask evaluation does its arithmetic on.
///
/// Bits past the symbol's width are whatever the operations left there: the caller masks them off.
protocol QRModuleRow {
  static var zero: Self { get }
  /// The row at `words`, which has `count` words.
  init(_ words: Span<UInt64>, from: Int, count: Int)
  /// A row whose first `count` modules are set.
  init(ones count: Int)
  static func & (a: Self, b: Self) -> Self
  static func | (a: Self, b: Self) -> Self
  static func ^ (a: Self, b: Self) -> Self
  static prefix func ~ (a: Self) -> Self
  /// Module x + `distance` moved to x; 1…63.
  func down(_ distance: UInt64) -> Self
  /// Module x − `distance` moved to x; 1…63.
  func up(_ distance: UInt64) -> Self
  /// Number of set modules.
  var count: Int { get }
  /// Whether no module is set.
  var isEmpty: Bool { get }
}

/// Rows of up to 64 modules: QR Code to version 11.
struct QRNarrowRow: QRModuleRow {
  var word: UInt64
  static var zero: QRNarrowRow { QRNarrowRow(word: 0) }

  @inline(__always) init(word: UInt64) { self.word = word }
  @inline(__always) init(_ words: Span<UInt64>, from: Int, count: Int) { word = words[from] }
  @inline(__always) init(ones count: Int) { word = count >= 64 ? .max : 1 &<< UInt64(count) &- 1 }

  @inline(__always) static func & (a: Self, b: Self) -> Self { Self(word: a.word & b.word) }
  @inline(__always) static func | (a: Self, b: Self) -> Self { Self(word: a.word | b.word) }
  @inline(__always) static func ^ (a: Self, b: Self) -> Self { Self(word: a.word ^ b.word) }
  @inline(__always) static prefix func ~ (a: Self) -> Self { Self(word: ~a.word) }
  @inline(__always) func down(_ distance: UInt64) -> Self { Self(word: word &>> distance) }
  @inline(__always) func up(_ distance: UInt64) -> Self { Self(word: word &<< distance) }
  @inline(__always) var count: Int { word.nonzeroBitCount }
  @inline(__always) var isEmpty: Bool { word == 0 }
}

/// Rows of up to 192 modules: every QR Code.
struct QRWideRow: QRModuleRow {
  var a: UInt64
  var b: UInt64
  var c: UInt64
  static var zero: QRWideRow { QRWideRow(0, 0, 0) }

  @inline(__always) init(_ a: UInt64, _ b: UInt64, _ c: UInt64) {
    self.a = a
    self.b = b
    self.c = c
  }
  @inline(__always) init(_ words: Span<UInt64>, from: Int, count: Int) {
    a = words[from]
    b = count > 1 ? words[from &+ 1] : 0
    c = count > 2 ? words[from &+ 2] : 0
  }
  init(ones count: Int) {
    func word(_ ones: Int) -> UInt64 { ones >= 64 ? .max : ones <= 0 ? 0 : 1 &<< UInt64(ones) &- 1 }
    self.init(word(count), word(count - 64), word(count - 128))
  }

  @inline(__always) static func & (x: Self, y: Self) -> Self { Self(x.a & y.a, x.b & y.b, x.c & y.c) }
  @inline(__always) static func | (x: Self, y: Self) -> Self { Self(x.a | y.a, x.b | y.b, x.c | y.c) }
  @inline(__always) static func ^ (x: Self, y: Self) -> Self { Self(x.a ^ y.a, x.b ^ y.b, x.c ^ y.c) }
  @inline(__always) static prefix func ~ (x: Self) -> Self { Self(~x.a, ~x.b, ~x.c) }
  @inline(__always) func down(_ distance: UInt64) -> Self {
    let rest = 64 &- distance
    return Self(a &>> distance | b &<< rest, b &>> distance | c &<< rest, c &>> distance)
  }
  @inline(__always) func up(_ distance: UInt64) -> Self {
    let rest = 64 &- distance
    return Self(a &<< distance, b &<< distance | a &>> rest, c &<< distance | b &>> rest)
  }
  @inline(__always) var isEmpty: Bool { a | b | c == 0 }
  @inline(__always) var count: Int { a.nonzeroBitCount &+ b.nonzeroBitCount &+ c.nonzeroBitCount }
}
