import CoreGraphics
import CoreVideo
import QuietZone
import QuietZoneUI
import UIKit

func texts(in image: UIImage) throws(PictureError) -> [String] {
  try BarcodeReader().read(image).map(\.text)
}

func codes(in picture: CGImage) throws(PictureError) -> [Barcode] {
  try BarcodeReader(ReaderOptions(symbologies: [.qrCode, .dataMatrix], effort: .thorough)).read(picture)
}

func codes(in frame: CVPixelBuffer) throws(PictureError) -> [Barcode] {
  try BarcodeReader(ReaderOptions(effort: .fast)).read(frame)
}
