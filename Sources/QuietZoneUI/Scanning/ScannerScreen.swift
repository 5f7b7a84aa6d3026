#if os(iOS)
  import QuietZone
  import QuietZoneScanning
  import SwiftUI

  /// A ``ReaderViewController`` in SwiftUI.
  @available(iOS 17.0, *)
  struct ScannerScreen: UIViewControllerRepresentable {
    var codeTypes: SymbologySet
    var mode: ScanMode
    var isTorchOn: Binding<Bool>?
    var isPaused: Binding<Bool>?
    var guides: [Guide]
    var regionRule = RegionRule.hint
    var acceptance: AcceptanceRule
    var controls: ReaderControls
    var simulatedCodes: [String]
    var onCode: @MainActor (Scan) -> Void
    var onEvent: (@MainActor (ReaderStatus) -> Void)?
    var onSet: (@MainActor (StructuredAppendCollector.Whole) -> Void)?
    var onTap: (@MainActor (SeenCode) -> Void)?
    var onSeeing: (@MainActor ([SeenCode]) -> Void)?
    var makeController: @MainActor () -> ReaderViewController = { ReaderViewController() }

    /// The same, told of the codes in view.
    func seeing(_ onSeeing: @escaping @MainActor ([SeenCode]) -> Void) -> ScannerScreen {
      var screen = self
      screen.onSeeing = onSeeing
      return screen
    }

    func makeUIViewController(context: Context) -> ReaderViewController { makeController() }

    func updateUIViewController(_ controller: ReaderViewController, context: Context) { update(controller) }

    /// Tells what may have changed since the last time; the controller passes on what did.
    func update(_ controller: ReaderViewController) {
      let reader = controller.readerView
      controller.onStatus = { [weak reader] in hear($0, isDone: reader?.isDone == true) }
      controller.onSet = { [weak reader] in hear($0, isDone: reader?.isDone == true) }
      controller.onTorchWish = { isTorchOn?.wrappedValue = $0 }
      controller.onSeeing = onSeeing
      controller.onTap = onTap
      controller.controls = controls
      controller.simulatedCodes = simulatedCodes
      reader.guides = guides
      reader.configuration = ScanConfiguration(
        symbologies: codeTypes, mode: mode, acceptance: acceptance, regionRule: regionRule,
        torch: isTorchOn.map { $0.wrappedValue ? .on : .off } ?? reader.torch)
      if let isPaused { controller.pause(isPaused.wrappedValue) }
    }

    private func hear(_ status: ReaderStatus, isDone: Bool) {
      if let scan = status.scan {
        if isDone { isPaused?.wrappedValue = true }
        onCode(scan)
      }
      onEvent?(status)
    }

    private func hear(_ set: StructuredAppendCollector.Whole, isDone: Bool) {
      if isDone { isPaused?.wrappedValue = true }
      onSet?(set)
    }
  }
#endif
