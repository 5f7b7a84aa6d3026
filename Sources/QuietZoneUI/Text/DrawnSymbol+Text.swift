#if canImport(CoreGraphics)
  public import QuietZone
  public import QuietZoneRendering

  extension DrawnSymbol.Failure {
    /// Why there is no picture of a code of `symbology`, in the person's language: a sentence.
    ///
    /// ```swift
    /// view.onChange = { view in label.text = view.error?.localizedMessage(view.symbology) }
    /// ```
    public func localizedMessage(_ symbology: Symbology) -> String {
      switch self {
      case .encoding(let error): error.localizedMessage(symbology)
      case .rendering(let error): error.localizedMessage
      case .unreadable(let warning): warning.localizedMessage
      }
    }
  }
#endif
