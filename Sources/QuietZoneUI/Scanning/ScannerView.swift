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
  /// Views of your own over the picture get the codes in view, whose corners are points of it:
  ///
  /// ```swift
  /// ScannerView(mode: .oncePerCode) { print($0.text) } overlay: { codes in
  ///   ForEach(codes) { code in Text(verbatim: code.text).position(code.corners[0]) }
  /// }
  /// ```
  ///
  /// Updates of the views around it cost nothing: what is as it was is not told to the camera.
  @available(iOS 17.0, *)
  public struct ScannerView<Overlay: View>: View {
    private let screen: ScannerScreen
    private let overlay: (@MainActor ([SeenCode]) -> Overlay)?
    @State private var codes: [SeenCode] = []

    /// - Parameters: - isTorchOn: Whether the light is wished, by your own views or by the screen's button;
    /// `nil`: by the button alone. - isPaused: Whether nothing is read, by your wish or because a code, of
    /// a set the last one, ended it in mode `.once`; `false` reads on. - regionRule: What the region that
    /// the guides point at means for codes beside it; with `.strict` they do not count. - simulatedCodes:
    /// Texts of codes that can be chosen where there is no camera: in the simulator and in previews.
    /// - onCode: Called with each code that counts, also those of a set. - onEvent: Called with each
    /// status, codes too. - onSet: Called with the message of a set of codes, once all of them have been
    /// read. - onTap: Called with a code in view that is touched. - overlay: What lies over the picture,
    /// made anew after each frame.
    public init(
      codeTypes: SymbologySet = .all, mode: ScanMode = .once, isTorchOn: Binding<Bool>? = nil,
      isPaused: Binding<Bool>? = nil, guides: [Guide] = [.plus(Guide.Plus())], regionRule: RegionRule = .hint,
      acceptance: AcceptanceRule = .any, controls: ReaderControls = .all, simulatedCodes: [String] = [],
      onCode: @escaping @MainActor (Scan) -> Void, onEvent: (@MainActor (ReaderStatus) -> Void)? = nil,
      onSet: (@MainActor (StructuredAppendCollector.Whole) -> Void)? = nil,
      onTap: (@MainActor (SeenCode) -> Void)? = nil,
      @ViewBuilder overlay: @escaping @MainActor ([SeenCode]) -> Overlay
    ) {
      screen = ScannerScreen(
        codeTypes: codeTypes, mode: mode, isTorchOn: isTorchOn, isPaused: isPaused, guides: guides,
        regionRule: regionRule, acceptance: acceptance, controls: controls, simulatedCodes: simulatedCodes,
        onCode: onCode, onEvent: onEvent, onSet: onSet, onTap: onTap)
      self.overlay = overlay
    }

    public var body: some View {
      if let overlay {
        screen.seeing { codes = $0 }.overlay { overlay(codes) }
      } else {
        screen
      }
    }
  }

  @available(iOS 17.0, *)
  extension ScannerView where Overlay == EmptyView {
    /// The same with nothing of yours over the picture.
    public init(
      codeTypes: SymbologySet = .all, mode: ScanMode = .once, isTorchOn: Binding<Bool>? = nil,
      isPaused: Binding<Bool>? = nil, guides: [Guide] = [.plus(Guide.Plus())], regionRule: RegionRule = .hint,
      acceptance: AcceptanceRule = .any, controls: ReaderControls = .all, simulatedCodes: [String] = [],
      onCode: @escaping @MainActor (Scan) -> Void, onEvent: (@MainActor (ReaderStatus) -> Void)? = nil,
      onSet: (@MainActor (StructuredAppendCollector.Whole) -> Void)? = nil,
      onTap: (@MainActor (SeenCode) -> Void)? = nil
    ) {
      screen = ScannerScreen(
        codeTypes: codeTypes, mode: mode, isTorchOn: isTorchOn, isPaused: isPaused, guides: guides,
        regionRule: regionRule, acceptance: acceptance, controls: controls, simulatedCodes: simulatedCodes,
        onCode: onCode, onEvent: onEvent, onSet: onSet, onTap: onTap)
      overlay = nil
    }
  }
#endif
