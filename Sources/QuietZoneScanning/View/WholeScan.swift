import QuietZone

/// What a person calls one scan: a code that belongs to no set, or all codes of a set.
///
/// ```swift
/// var whole = WholeScan()
/// for action in todo { if let scan = whole.take(action) { show(scan) } }
/// ```
package struct WholeScan: Hashable, Sendable {
  private var last: Scan?

  package init() {}

  /// What is whole with this: the code, or the code of a set that was read last, with the message of all;
  /// `nil`: nothing.
  package mutating func take(_ action: ScanAction) -> Scan? {
    switch action {
    case .status(.success(let scan)):
      last = scan
      return scan.barcode.structuredAppend == nil ? scan : nil
    case .completed(let set):
      last?.barcode.content = set.content
      last?.barcode.structuredAppend = nil
      return last
    default: return nil
    }
  }
}
