import Foundation
import QuietZone
import QuietZonePayloads
import QuietZoneScanning
import QuietZoneUI
import UIKit

extension UIViewController {
  /// Tells what was read, and offers to open it where it is a link, then goes on.
  func show(_ scan: Scan, then goOn: @escaping @MainActor () -> Void) {
    let text = scan.text
    let link = LinkInspection(scan.barcode.content.bytes)
    let warnings = link?.warnings ?? []
    let alert = UIAlertController(
      title: "\(scan.barcode.symbology.name)", message: ([text] + warnings).joined(separator: "\n\n"),
      preferredStyle: .alert)
    if let link, let url = URL(string: text) {
      // What is odd about a link is said above, and it is not opened by a careless tap.
      let style: UIAlertAction.Style = warnings.isEmpty ? .default : .destructive
      alert.addAction(
        UIAlertAction(title: link.openTitle, style: style) { _ in
          UIApplication.shared.open(url)
          goOn()
        })
    }
    alert.addAction(
      UIAlertAction(title: localized("result.copy"), style: .default) { _ in
        UIPasteboard.general.string = text
        announce(localized("result.copied"))
        goOn()
      })
    alert.addAction(UIAlertAction(title: localized("result.done"), style: .cancel) { _ in goOn() })
    present(alert, animated: true)
  }
}

extension LinkInspection {
  /// What a button says that opens the link: its host, which is what people are to look at.
  var openTitle: String {
    localized("result.open").replacing("%@", with: String(decoding: host, as: UTF8.self))
  }
}
