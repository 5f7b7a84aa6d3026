#if os(iOS)
  import Foundation
  import QuietZone
  import QuietZoneScanning

  /// What stands before a ``PictureCamera``, and what that was told to do. From any thread.
  @available(iOS 17.0, *)
  final class Stage: @unchecked Sendable {
    struct State {
      /// What the person answers.
      var permission = CameraPermission.authorized
      var cameras: [CameraPosition: CameraDescription] = [
        .back: CameraDescription(
          position: .back, lens: .triple, hasTorch: true, zoom: ZoomRange(minimum: 1, maximum: 10),
          wideLensZoom: 2),
        .front: CameraDescription(position: .front, lens: .wide, zoom: ZoomRange(minimum: 1, maximum: 4)),
      ]
      /// The positions that were opened, the latest last.
      var opened: [CameraPosition] = []
      /// What the system looks for; `nil`: it does not.
      var finding: SymbologySet?
      var isRunning = false
      /// Every time that the light was switched, and how.
      var lights: [Bool] = []
      var isLit: Bool { lights.last ?? false }
      var zoom = 1.0
      var rate = 0
      var focused: FocusPolicy.Command?
    }

    typealias Deliver = @Sendable (LuminanceImage) -> Void

    private let lock = NSLock()
    private var kept = State()
    /// A picture that nobody has asked for yet, or what asks for the next.
    private var picture: LuminanceImage?
    private var deliver: Deliver?
    private var isUnderWay = false
    private var showing: CheckedContinuation<Void, Never>?

    var state: State { lock.withLock { kept } }

    func change(_ body: (inout State) -> Void) { lock.withLock { body(&kept) } }

    /// Shows the camera a picture, and waits until the session has taken what was read of it, or has ended,
    /// or until nobody wants it shown any more.
    func show(_ image: LuminanceImage) async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { showing in
          let deliver: Deliver? = lock.withLock {
            self.showing = showing
            picture = image
            return nextDelivery()
          }
          deliver?(image)
          if Task.isCancelled { endShowing() }
        }
      } onCancel: {
        endShowing()
      }
    }

    private func endShowing() { lock.withLock { showing.take() }?.resume() }

    /// A frame is wanted; what was read of the one before has been taken.
    func wants(_ deliver: @escaping Deliver) {
      let (showing, image, next) = lock.withLock {
        let done = isUnderWay ? self.showing.take() : nil
        isUnderWay = false
        self.deliver = deliver
        let image = picture
        return (done, image, nextDelivery())
      }
      showing?.resume()
      if let image { next?(image) }
    }

    /// The camera stopped: what was shown may be the last. What asks for the next waits over a change of
    /// cameras, as a frame's job does.
    func stopped() {
      lock.withLock {
        (picture, isUnderWay) = (nil, false)
        return showing.take()
      }?.resume()
    }

    /// Where there is both a picture and who wants one.
    private func nextDelivery() -> Deliver? {
      guard picture != nil, let next = deliver.take() else { return nil }
      (picture, isUnderWay) = (nil, true)
      return next
    }
  }
#endif
