#if os(iOS)
  import SwiftUI
  import UIKit

  /// The person's pictures over a screen that scans.
  @available(iOS 17.0, *)
  final class PictureSheet: UIHostingController<PictureScanner<CodeButton>> {
    /// Hears that it covers the screen, and that it is gone, whoever sent it away.
    var onCover: (@MainActor (Bool) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onCover?(true)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // On a small screen the system's picker hides it for a while.
      if isBeingDismissed { onCover?(false) }
    }
  }
#endif
