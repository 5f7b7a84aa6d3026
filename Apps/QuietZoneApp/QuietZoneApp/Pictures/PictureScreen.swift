import QuietZone
import QuietZonePayloads
import QuietZoneUI
import SwiftUI
import UIKit

/// Every code of a picture from the library, in the picture and in a list, or why there is none.
struct PictureScreen: View {
  var body: some View { PictureScanner { CodeRow(barcode: $0) } }
}

/// What a code says, to be copied, and opened where it is a link; what is odd about the link is said first.
struct CodeRow: View {
  var barcode: Barcode

  var body: some View {
    let link = LinkInspection(barcode.content.bytes)
    let warnings = link?.warnings ?? []
    VStack(alignment: .leading) {
      Text(verbatim: barcode.text)
      Text(verbatim: "\(barcode.symbology.name)").foregroundStyle(.secondary)
      ForEach(warnings, id: \.self) { Text(verbatim: $0).foregroundStyle(.orange) }
      HStack {
        Button("result.copy") { UIPasteboard.general.string = barcode.text }
        if let link, let url = URL(string: barcode.text) {
          Button(role: warnings.isEmpty ? nil : .destructive) {
            UIApplication.shared.open(url)
          } label: {
            Text(verbatim: link.openTitle)
          }
        }
      }
      // In a list, buttons without a style of their own are pressed all at once.
      .buttonStyle(.bordered)
    }
  }
}
