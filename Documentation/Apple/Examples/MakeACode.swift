import QuietZone
import QuietZoneRendering
import QuietZoneUI
import SwiftUI
import UIKit

final class CodeViewController: UIViewController {
  private let codeView = QRCodeView()

  override func viewDidLoad() {
    super.viewDidLoad()
    codeView.frame = view.bounds
    view.addSubview(codeView)
    codeView.generateCode(
      "https://www.swift.org",
      foregroundColor: UIColor(red: 0.275, green: 0.486, blue: 0.141, alpha: 1),
      backgroundColor: UIColor(red: 0.722, green: 0.886, blue: 0.592, alpha: 1))
  }
}

struct CodeView: View {
  var body: some View {
    BarcodeImage("https://www.swift.org", background: nil).frame(width: 240, height: 240)
  }
}

func picture(of text: String) throws -> UIImage? {
  var options = WriterOptions()
  options.qrCode = QRCodeOptions(level: .medium)
  let symbol = try BarcodeWriter(.qrCode, options: options).write(text)
  return try symbol.uiImage(Artwork(background: nil, size: .totalPixels(600)))
}
