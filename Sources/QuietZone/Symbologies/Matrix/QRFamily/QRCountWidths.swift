/// How many bits the character count of a segment has, in each mode; 0 where a symbol has no such mode.
struct QRCountWidths: Hashable, Sendable {
  let numeric: Int
  let alphanumeric: Int
  let byte: Int
  let kanji: Int
}
