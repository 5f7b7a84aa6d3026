/// What a code is to be made of.
struct MakeInput: Equatable {
  var bytes: [UInt8]
  /// Whether the bytes go into the code as they are; else they are text, UTF-8, which may be written in any
  /// character set.
  var isExact = false
}
