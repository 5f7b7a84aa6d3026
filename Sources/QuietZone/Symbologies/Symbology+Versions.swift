extension Symbology {
  /// A version as people write it: `7`, `M2`, `R11x59`.
  public func name(ofVersion version: Int) -> String {
    switch self {
    case .microQRCode: return "M\(version)"
    case .rectangularMicroQRCode where RectangularMicroQRCode.versions.contains(version):
      let size = RectangularMicroQRCode.size(version: version)
      return "R\(size.rows)x\(size.columns)"
    default: return "\(version)"
    }
  }
}
