#if os(iOS)
  public import QuietZone
  public import QuietZoneScanning
  public import SwiftUI

  /// A screen that scans, in SwiftUI.
  ///
  /// ```swift
  /// ScannerView(codeTypes: [.qrCode, .ean13], mode: .oncePerCode, isTorchOn: isTorchOn) { status in
  ///   if case .success(let scan) = status { values.append(scan.barcode.text) }
  /// }
  /// ```
  @available(iOS 17.0, *)
  public struct ScannerView: UIViewControllerRepresentable {
    public var codeTypes: SymbologySet
    public var mode: ScanMode
    public var isTorchOn: Bool
    public var isPaused: Bool
    public var guides: [Guide]
    public var acceptance: AcceptanceRule
    public var onEvent: @MainActor (ReaderStatus) -> Void

    public init(
      codeTypes: SymbologySet = .all, mode: ScanMode = .once, isTorchOn: Bool = false, isPaused: Bool = false,
      guides: [Guide] = [.plus(Guide.Plus())], acceptance: AcceptanceRule = .any,
      onEvent: @escaping @MainActor (ReaderStatus) -> Void
    ) {
      self.codeTypes = codeTypes
      self.mode = mode
      self.isTorchOn = isTorchOn
      self.isPaused = isPaused
      self.guides = guides
      self.acceptance = acceptance
      self.onEvent = onEvent
    }

    public func makeUIViewController(context: Context) -> ReaderViewController { ReaderViewController() }

    public func updateUIViewController(_ controller: ReaderViewController, context: Context) {
      controller.onStatus = onEvent
      controller.readerView.guides = guides
      controller.readerView.configuration = ScanConfiguration(
        symbologies: codeTypes, mode: mode, acceptance: acceptance, torch: isTorchOn ? .on : .off)
      controller.readerView.isPaused = isPaused
    }
  }
#endif
