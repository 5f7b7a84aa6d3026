#if canImport(CoreGraphics)
  extension PictureError {
    /// Why the picture could not be looked at, in the person's language: a sentence.
    public var localizedMessage: String { wording.text }

    private var wording: Wording {
      switch self {
      case .empty(let width, let height): Wording("picture.empty", width, height)
      case .tooLarge(let maximum): Wording("picture.tooLarge", maximum)
      case .outOfMemory(let width, let height): Wording("picture.outOfMemory", width, height)
      case .notRendered: Wording("picture.notRendered")
      }
    }
  }
#endif
