#if os(iOS)
  import AVFoundation
  import QuietZone
  import QuietZoneScanning
  import UIKit

  // Tap a code or to focus, pinch to zoom: what touches mean is decided by PreviewGestures.
  @available(iOS 17.0, *)
  extension ReaderView {
    func began(_ touches: Set<UITouch>) {
      for touch in touches { gestures.began(touch.hash, at: point(of: touch)) }
    }

    func moved(_ touches: Set<UITouch>) {
      for touch in touches { perform(gestures.moved(touch.hash, to: point(of: touch))) }
    }

    func ended(_ touches: Set<UITouch>) {
      for touch in touches { perform(gestures.ended(touch.hash)) }
    }

    /// Magnifies the picture, as far as the camera can.
    func zoom(to factor: Double) {
      capture.send(.zoom(gestures.zoom.set(factor)))
    }

    private func perform(_ gesture: PreviewGestures.Gesture?) {
      switch gesture {
      case .tap(let point): tapped(point)
      case .zoom(let factor): zoom(to: factor)
      case nil: break
      }
    }

    private func tapped(_ point: Point2D) {
      if let index = codes.map({ $0.outline }).index(touchedAt: point) {
        delegate?.readerView(self, didTap: codes[index])
      } else {
        capture.send(.focus(at: viewport.sensor(point, ofPicture: pictureSize)))
      }
    }

    private func point(of touch: UITouch) -> Point2D { Point2D(touch.location(in: self)) }
  }
#endif
