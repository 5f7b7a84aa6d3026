#if os(iOS)
  import QuietZone
  import SwiftUI

  /// Codes to choose from where there is no camera. Each is made, drawn and read, as from a camera.
  @available(iOS 17.0, *)
  struct SimulatedCodes: View {
    var texts: [String]
    var onCode: @MainActor (Barcode) -> Void

    var body: some View {
      ScrollView {
        VStack {
          Text(verbatim: Message.text("simulated.explanation"))
          ForEach(texts, id: \.self) { text in
            Button {
              read(text)
            } label: {
              VStack {
                BarcodeImage(text).frame(width: 160, height: 160)
                Text(verbatim: text)
              }
            }
          }
        }
        .padding()
      }
    }

    private func read(_ text: String) {
      guard let image = try? BarcodeWriter(.qrCode, converter: .system).write(text).cgImage(),
        let barcode = try? BarcodeReader().read(image).first
      else { return }
      onCode(barcode)
    }
  }
#endif
