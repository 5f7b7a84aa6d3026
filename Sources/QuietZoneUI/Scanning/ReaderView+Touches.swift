#if canImport(UIKit)
  import AVFoundation
  import QuietZone
  import QuietZoneScanning
  public import UIKit

  // Tap to focus, pinch to zoom: what touches mean is decided by PreviewGestures.
  extension ReaderView {
    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { gestures.began(touch.hash, at: point(of: touch)) }
    }

    override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { perform(gestures.moved(touch.hash, to: point(of: touch))) }
    }

    override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { perform(gestures.ended(touch.hash)) }
    }

    override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      gestures.cancelled()
    }

    /// Magnifies the picture, as far as the camera can.
    func zoom(to factor: Double) {
      capture.send(.zoom(gestures.zoom.set(factor)))
    }

    private func perform(_ gesture: PreviewGestures.Gesture?) {
      switch gesture {
      case .tap(let point): capture.send(.focus(at: viewport.sensor(point, ofPicture: pictureSize)))
      case .zoom(let factor): zoom(to: factor)
      case nil: break
      }
    }

    private func point(of touch: UITouch) -> Point {
      let location = touch.location(in: self)
      return Point(x: Double(location.x), y: Double(location.y))
    }
  }
#endif
