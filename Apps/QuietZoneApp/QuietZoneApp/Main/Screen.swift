import QuietZone
import QuietZoneScanning
import QuietZoneUI
import SwiftUI
import UIKit

/// What the main screen leads to.
enum Screen: String, CaseIterable {
  /// Makes a code.
  case make
  /// Reads links in QR codes anywhere in the picture, under a plus.
  case reader
  /// The same, inside a square of 200 × 200 points.
  case region
  /// A view with a button below that starts and stops it; any code.
  case startStop
  /// A square hole in a mask, and a light that goes on in the dark.
  case mask
  /// Every code of a picture.
  case picture
  /// SwiftUI, code after code.
  case live

  var title: String { localized("\(rawValue).title") }
  var subtitle: String { localized("\(rawValue).subtitle") }

  /// Name of an SF Symbol.
  var symbol: String {
    switch self {
    case .make: "qrcode"
    case .reader: "plus.viewfinder"
    case .region: "viewfinder"
    case .startStop: "playpause"
    case .mask: "square.dashed"
    case .picture: "photo"
    case .live: "swift"
    }
  }

  @MainActor func makeController() -> UIViewController {
    switch self {
    case .make: MakeViewController()
    case .reader: links(under: .plus(Guide.Plus()), .hint)
    case .region: links(under: .brackets(Guide.Brackets()), .strict)
    case .startStop: StartStopViewController()
    case .mask: codes(under: .mask(Guide.Mask()))
    case .picture: UIHostingController(rootView: PictureScreen())
    case .live: UIHostingController(rootView: LiveScreen())
    }
  }

  /// QR codes that hold links; others are passed over, and the reader goes on.
  @MainActor private func links(under guide: Guide, _ rule: RegionRule) -> UIViewController {
    reader(ScanConfiguration(symbologies: .qrCode, acceptance: .web, regionRule: rule), guide)
  }

  /// QR codes, whatever they hold, with a light that goes on by itself.
  @MainActor private func codes(under guide: Guide) -> UIViewController {
    reader(ScanConfiguration(symbologies: .qrCode, regionRule: .strict, torch: .automatic), guide)
  }

  @MainActor private func reader(_ configuration: ScanConfiguration, _ guide: Guide) -> UIViewController {
    let reader = ReaderViewController(configuration: configuration, guides: [guide])
    reader.onStatus = { [weak reader] status in
      guard case .success(let scan) = status else { return }
      reader?.show(scan) { reader?.start() }
    }
    return reader
  }
}
