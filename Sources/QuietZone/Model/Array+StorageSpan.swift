/// The elements of an array as a span, on every system that has spans.
///
/// `Span` itself goes back to the first systems with Swift in them, but `Array.span` needs the systems of
/// 2025 (iOS 26, macOS 26): it has to cope with arrays of Objective-C. Arrays of plain values are none of
/// those.
extension Array where Element: BitwiseCopyable {
  /// The elements, borrowed: no copy, checked bounds.
  package var storageSpan: Span<Element> {
    @_lifetime(borrow self)
    @inline(__always)
    borrowing get {
      #if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
        // The storage of such an array stays where it is as long as the array is borrowed, which the span's
        // lifetime says again.
        let elements = unsafe withUnsafeBufferPointer { unsafe $0 }
        return unsafe _overrideLifetime(Span(_unsafeElements: elements), borrowing: self)
      #else
        return span
      #endif
    }
  }

  /// The elements, to be changed in place; they are copied before if another array shares them.
  package var mutableStorageSpan: MutableSpan<Element> {
    @_lifetime(&self)
    @inline(__always)
    mutating get {
      #if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
        let elements = unsafe withUnsafeMutableBufferPointer { unsafe $0 }
        return unsafe _overrideLifetime(MutableSpan(_unsafeElements: elements), mutating: &self)
      #else
        return mutableSpan
      #endif
    }
  }
}
