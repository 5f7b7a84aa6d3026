#if os(iOS)
  public import QuietZone
  public import QuietZoneScanning
  public import SwiftUI

  /// A screen that scans, in SwiftUI.
  ///
  /// ```swift
  /// ScannerView(codeTypes: [.qrCode, .ean13], mode: .oncePerCode, isTorchOn: $isTorchOn) { scan in
  ///   values.append(scan.text)
  /// }
  /// ```
  ///
  /// Updates of the views around it cost nothing: what is as it was is not told to the camera.
  @available(iOS 17.0, *)
  public struct ScannerView: UIViewControllerRepresentable {
    public var codeTypes: SymbologySet
    public var mode: ScanMode
    /// Whether the light is wished, by your own views or by the screen's button; `nil`: by the button alone.
    public var isTorchOn: Binding<Bool>?
    /// Whether nothing is read, by your wish or because a code ended it in mode `.once`; `false` reads on.
    public var isPaused: Binding<Bool>?
    public var guides: [Guide]
    public var acceptance: AcceptanceRule
    public var controls: ReaderControls
    public var onCode: @MainActor (Scan) -> Void
    public var onEvent: (@MainActor (ReaderStatus) -> Void)?

    /// - Parameters:
    ///   - onCode: Called with each code that counts.
    ///   - onEvent: Called with everything that a ``ReaderViewDelegate`` hears, codes too.
    public init(
      codeTypes: SymbologySet = .all, mode: ScanMode = .once, isTorchOn: Binding<Bool>? = nil,
      isPaused: Binding<Bool>? = nil, guides: [Guide] = [.plus(Guide.Plus())],
      acceptance: AcceptanceRule = .any, controls: ReaderControls = .all,
      onCode: @escaping @MainActor (Scan) -> Void, onEvent: (@MainActor (ReaderStatus) -> Void)? = nil
    ) {
      self.codeTypes = codeTypes
      self.mode = mode
      self.isTorchOn = isTorchOn
      self.isPaused = isPaused
      self.guides = guides
      self.acceptance = acceptance
      self.controls = controls
      self.onCode = onCode
      self.onEvent = onEvent
    }

    public func makeUIViewController(context: Context) -> ReaderViewController { ReaderViewController() }

    public func updateUIViewController(_ controller: ReaderViewController, context: Context) {
      let reader = controller.readerView
      controller.onStatus = hear
      controller.onTorchWish = { isTorchOn?.wrappedValue = $0 }
      controller.controls = controls
      reader.guides = guides
      reader.configuration = ScanConfiguration(
        symbologies: codeTypes, mode: mode, acceptance: acceptance,
        torch: isTorchOn.map { $0.wrappedValue ? .on : .off } ?? reader.torch)
      if let isPaused { controller.pause(isPaused.wrappedValue) }
    }

    private func hear(_ status: ReaderStatus) {
      if case .success(let scan) = status {
        if mode == .once { isPaused?.wrappedValue = true }
        onCode(scan)
      }
      onEvent?(status)
    }
  }
#endif
