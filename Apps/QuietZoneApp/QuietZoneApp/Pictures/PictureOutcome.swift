import CoreTransferable
import Foundation
import PhotosUI
import QuietZone
import QuietZoneUI
import SwiftUI
import UIKit

/// What reading a picture came to.
enum PictureOutcome: Sendable {
  case nothingChosen
  case reading
  /// It is no picture that the system can open.
  case unreadable
  /// In reading order; none is no fault.
  case codes([Barcode])

  /// Loads the picture and reads it, off the main actor: a large one takes up to a second.
  nonisolated init(_ item: PhotosPickerItem) async {
    self = .unreadable
    guard let data = try? await item.loadTransferable(type: Data.self), let image = UIImage(data: data) else {
      return
    }
    if let barcodes = try? BarcodeReader(ReaderOptions(effort: .thorough)).read(image) {
      self = .codes(barcodes)
    }
  }
}
