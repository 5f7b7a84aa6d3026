import QuietZone

/// How many frames must agree on a value before it counts.
///
/// Error correction or a check character that every symbol has makes a misread so rare that one frame is
/// enough. A symbology without either is told from its own fragments, and from chance, only by frames that
/// agree.
enum ScanConfirmation {
  /// Frames needed for `barcode`, 1…3.
  static func framesNeeded(_ barcode: Barcode) -> Int {
    guard case .linear(let details) = barcode.details else { return 1 }
    if barcode.symbology == .pharmacode { return 3 }
    let isSure = details.check == .verified && details.confidence >= 0.6
    switch barcode.symbology {
    // Few bars, all of them used up by one check digit.
    case .upcE, .ean8: return isSure ? 2 : 3
    default: return isSure ? 1 : details.check == .none ? 3 : 2
    }
  }
}
