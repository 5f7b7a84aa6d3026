#if canImport(UIKit) && !os(watchOS)
  import QuartzCore

  extension CATransaction {
    /// Changes layers without the fading and sliding that Core Animation adds: outlines would trail behind
    /// their codes.
    static func atOnce(_ change: () -> Void) {
      begin()
      setDisableActions(true)
      change()
      commit()
    }
  }
#endif
