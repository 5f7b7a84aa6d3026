/// Runs `body` on room for `count` elements, each `value` at first, which is gone afterwards: on the stack
/// where it is small, so that a search of many symbols allocates nothing. Its bounds are checked.
@inline(__always)
func withScratch<Element: BitwiseCopyable, Result>(
  _ count: Int, of value: Element, _ body: (inout MutableSpan<Element>) -> Result
) -> Result {
  unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { room in
    unsafe room.initialize(repeating: value)
    var span = unsafe MutableSpan(_unsafeElements: room)
    return body(&span)
  }
}
