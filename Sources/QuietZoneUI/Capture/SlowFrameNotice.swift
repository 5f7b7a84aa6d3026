#if os(iOS)
  import os

  /// Tells whoever builds an app, once, that frames are read slowly because the package was built
  /// unoptimised.
  @available(iOS 17.0, *)
  final class SlowFrameNotice {
    private static let logger = Logger(subsystem: "QuietZone", category: "camera")
    /// Milliseconds: an optimised build needs a tenth.
    private static let limit = 200
    private var isTold = false

    /// `milliseconds` that a frame took. True always, so that it can stand in an `assert`, which only builds
    /// that are not optimised come to.
    func note(_ milliseconds: Int) -> Bool {
      if milliseconds > Self.limit, !isTold {
        isTold = true
        Self.logger.notice(
          "A frame took \(milliseconds) ms: not optimised; a Release build reads ten times as fast"
        )
      }
      return true
    }
  }
#endif
