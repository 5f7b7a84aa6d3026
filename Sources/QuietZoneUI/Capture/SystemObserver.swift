#if os(iOS)
  import AVFoundation
  import QuietZoneScanning
  import UIKit

  /// Listens to what the system does with the camera and passes it on.
  @available(iOS 17.0, *)
  final class SystemObserver {
    private let send: CameraSource.Send
    private let session = NotificationTokens()
    private var device = NotificationTokens()
    private var pressure: NSKeyValueObservation?
    private var light: NSKeyValueObservation?

    init(_ session: AVCaptureSession, send: @escaping CameraSource.Send) {
      self.send = send
      self.session.add(AVCaptureSession.wasInterruptedNotification, of: session) {
        send(.system(.interrupted(CaptureSupervisor.Interruption($0))))
      }
      self.session.add(AVCaptureSession.interruptionEndedNotification, of: session) { _ in
        send(.system(.interruptionEnded))
      }
      self.session.add(AVCaptureSession.runtimeErrorNotification, of: session) {
        let error = $0.userInfo?[AVCaptureSessionErrorKey] as? AVError
        send(.system(.runtimeError(isMediaReset: error?.code == .mediaServicesWereReset)))
      }
      self.session.add(UIApplication.didEnterBackgroundNotification) { _ in send(.system(.enteredBackground))
      }
      self.session.add(UIApplication.willEnterForegroundNotification) { _ in
        send(.system(.enteredForeground))
      }
      self.session.add(.NSProcessInfoPowerStateDidChange) { _ in
        send(.system(.lowPower(ProcessInfo.processInfo.isLowPowerModeEnabled)))
      }
      send(.system(.lowPower(ProcessInfo.processInfo.isLowPowerModeEnabled)))
    }

    /// From now on the heat and load of this camera count, its light, what it sees, and whether it is there.
    func watch(_ camera: AVCaptureDevice) {
      let send = send
      device = NotificationTokens()
      device.add(AVCaptureDevice.subjectAreaDidChangeNotification, of: camera) { _ in
        send(.subjectAreaChanged)
      }
      device.add(AVCaptureDevice.wasDisconnectedNotification, of: camera) { _ in
        send(.system(.cameraChanged))
      }
      pressure = camera.observe(\.systemPressureState, options: [.initial, .new]) { camera, _ in
        send(.system(.pressure(SystemPressure(camera.systemPressureState.level))))
      }
      light = camera.observe(\.isTorchActive, options: [.initial, .new]) { camera, _ in
        send(.lit(camera.isTorchActive))
      }
    }
  }

  /// Observes notifications for as long as it lives.
  @available(iOS 17.0, *)
  private final class NotificationTokens {
    private var tokens: [any NSObjectProtocol] = []

    func add(
      _ name: Notification.Name, of object: AnyObject? = nil,
      using block: @escaping @Sendable (Notification) -> Void
    ) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil, using: block))
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @available(iOS 17.0, *)
  extension CaptureSupervisor.Interruption {
    /// Why the notification says that the camera was taken away.
    init(_ notification: Notification) {
      let number = notification.userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int
      switch number.flatMap(AVCaptureSession.InterruptionReason.init(rawValue:)) {
      case .videoDeviceNotAvailableInBackground: self = .background
      case .videoDeviceInUseByAnotherClient: self = .otherClient
      case .videoDeviceNotAvailableWithMultipleForegroundApps: self = .multipleApps
      case .videoDeviceNotAvailableDueToSystemPressure: self = .pressure
      default: self = .unknown
      }
    }
  }

  @available(iOS 17.0, *)
  extension SystemPressure {
    init(_ level: AVCaptureDevice.SystemPressureState.Level) {
      switch level {
      case .nominal: self = .nominal
      case .fair: self = .fair
      case .serious: self = .serious
      case .critical: self = .critical
      case .shutdown: self = .shutdown
      default: self = .serious
      }
    }
  }
#endif
