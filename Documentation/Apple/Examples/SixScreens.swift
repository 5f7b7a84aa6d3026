import QuietZoneUI
import SwiftUI
import UIKit

struct OneCode: View {
  var body: some View {
    ScannerView(codeTypes: .qrCode) { print($0.text) }
  }
}

struct EachCodeOnce: View {
  @State private var texts: [String] = []

  var body: some View {
    ScannerView(mode: .oncePerCode) { texts.append($0.text) }
  }
}

struct InASquare: View {
  var body: some View {
    ScannerView(guides: [.brackets(Guide.Brackets())], regionRule: .strict) { print($0.text) }
  }
}

struct ColouredCode: View {
  var body: some View {
    BarcodeImage("https://www.swift.org", foreground: .green, background: nil)
  }
}

struct CodesOfAPhotograph: View {
  var body: some View {
    PictureScanner { print($0.text) }
  }
}

struct OverThePicture: View {
  var body: some View {
    ScannerView(mode: .oncePerCode, simulatedCodes: ["https://www.swift.org"]) {
      print($0.text)
    } overlay: { codes in
      ForEach(codes, id: \.id) { Text(verbatim: $0.text).position($0.corners[0]) }
    }
  }
}

@MainActor func scanOne(with reader: ReaderView) async throws -> String {
  try await reader.scanOne().text
}
