public import CQuietZone
internal import QuietZone

extension Symbology {
  init(_ symbology: qz_symbology) throws(Failure) {
    guard let known = UInt8(exactly: symbology.rawValue).flatMap({ Symbology(rawValue: $0) }) else {
      throw .argument(
        "symbology is \(symbology.rawValue); 0 to \(Symbology.allCases.count - 1) are expected")
    }
    self = known
  }
}

extension SymbologySet {
  /// A set as C says it: the sum of bits.
  init(checking bits: UInt64) throws(Failure) {
    guard bits >> UInt64(Symbology.allCases.count) == 0, bits != 0 else {
      throw .argument(
        "symbologies has no bit set, or one above \(Symbology.allCases.count - 1); a sum of QZ_SET(…), or "
          + "qz_symbologies_all(), is expected")
    }
    self.init(rawValue: bits)
  }
}

@c @implementation
public func qz_version() -> UnsafePointer<CChar>! { constant("0.1.0") }

@c @implementation
public func qz_symbology_count() -> Int32 { Int32(Symbology.allCases.count) }

@c @implementation
public func qz_symbology_name(_ symbology: qz_symbology) -> UnsafePointer<CChar>! {
  (try? Symbology(symbology)).map { constant($0.name) }
}

@c @implementation
public func qz_symbology_token(_ symbology: qz_symbology) -> UnsafePointer<CChar>! {
  (try? Symbology(symbology)).map { constant($0.token) }
}

@c @implementation
public func qz_symbology_from_token(_ token: UnsafePointer<CChar>!) -> Int32 {
  let wanted = bytes(token)
  for symbology in Symbology.allCases where bytes(constant(symbology.token)) == wanted {
    return Int32(symbology.rawValue)
  }
  return -1
}

@c @implementation
public func qz_symbologies_all() -> UInt64 { SymbologySet.all.rawValue }
