import PhotosUI
import QuietZone
import QuietZoneUI
import SwiftUI

/// Every code of a picture from the library, or that there is none.
struct PictureScreen: View {
  @State private var item: PhotosPickerItem?
  @State private var outcome = PictureOutcome.nothingChosen

  var body: some View {
    List {
      PhotosPicker(selection: $item, matching: .images) {
        Label("picture.choose", systemImage: "photo.on.rectangle")
      }
      OutcomeView(outcome: outcome)
    }
    .task(id: item) {
      guard let item else { return }
      outcome = .reading
      outcome = await PictureOutcome(item)
    }
  }
}

/// What became of the picture.
struct OutcomeView: View {
  var outcome: PictureOutcome

  var body: some View {
    switch outcome {
    case .nothingChosen: Text("picture.explanation")
    case .reading: ProgressView()
    case .unreadable: Label("picture.unreadable", systemImage: "exclamationmark.triangle")
    case .codes(let barcodes):
      if barcodes.isEmpty { Label("picture.none", systemImage: "viewfinder") }
      ForEach(barcodes, id: \.self) { barcode in
        VStack(alignment: .leading) {
          Text(verbatim: barcode.text)
          Text(verbatim: "\(barcode.symbology.name)").foregroundStyle(.secondary)
        }
      }
    }
  }
}
