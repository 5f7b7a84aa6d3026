#if canImport(UIKit)
  import AVFoundation
  import QuietZoneScanning
  import UIKit

  /// Listens to what the system does with the camera, and passes it on as the supervisor's events.
  final class SystemObserver {
    private let center = NotificationCenter.default
    private var tokens: [any NSObjectProtocol] = []
    private var pressure: NSKeyValueObservation?

    init(_ session: AVCaptureSession, report: @escaping @Sendable (CaptureSupervisor.Event) -> Void) {
      observe(AVCaptureSession.wasInterruptedNotification, of: session) {
        report(.interrupted(CaptureSupervisor.Interruption($0)))
      }
      observe(AVCaptureSession.interruptionEndedNotification, of: session) { _ in report(.interruptionEnded) }
      observe(AVCaptureSession.runtimeErrorNotification, of: session) {
        let error = $0.userInfo?[AVCaptureSessionErrorKey] as? AVError
        report(.runtimeError(isMediaReset: error?.code == .mediaServicesWereReset))
      }
      observe(UIApplication.didEnterBackgroundNotification) { _ in report(.enteredBackground) }
      observe(UIApplication.willEnterForegroundNotification) { _ in report(.enteredForeground) }
      observe(.NSProcessInfoPowerStateDidChange) { _ in
        report(.lowPower(ProcessInfo.processInfo.isLowPowerModeEnabled))
      }
      report(.lowPower(ProcessInfo.processInfo.isLowPowerModeEnabled))
    }

    deinit { for token in tokens { center.removeObserver(token) } }

    /// From now on the heat and load of this camera count.
    func watch(_ device: AVCaptureDevice, report: @escaping @Sendable (CaptureSupervisor.Event) -> Void) {
      pressure = device.observe(\.systemPressureState, options: [.initial, .new]) { device, _ in
        report(.pressure(SystemPressure(device.systemPressureState.level)))
      }
    }

    private func observe(
      _ name: Notification.Name, of object: AnyObject? = nil,
      using block: @escaping @Sendable (Notification) -> Void
    ) {
      tokens.append(center.addObserver(forName: name, object: object, queue: nil, using: block))
    }
  }

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
