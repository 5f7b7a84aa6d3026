import QuietZone
import Testing

@testable import QuietZoneScanning

@Suite struct FocusAndFeedbackTests {
  @Test func aTouchHoldsUntilTheViewChanges() {
    var policy = FocusPolicy()
    #expect(policy.subjectAreaChanged() == nil)
    let place = Point2D(x: 0.25, y: 1)
    #expect(policy.tapped(place) == .point(place) && policy.isPointed)
    #expect(policy.tapped(Point2D(x: 0, y: 0)) == .point(Point2D(x: 0, y: 0)))
    #expect(policy.subjectAreaChanged() == .continuous && !policy.isPointed)
    #expect(policy.subjectAreaChanged() == nil)
  }

  @Test func placesOutsideChangeNothing() {
    for isPointed in [false, true] {
      var policy = FocusPolicy()
      if isPointed { _ = policy.tapped(Point2D(x: 0.5, y: 0.5)) }
      for bad in [-0.001, 1.001, .nan, .infinity] {
        #expect(
          policy.tapped(Point2D(x: bad, y: 0.5)) == nil && policy.tapped(Point2D(x: 0.5, y: bad)) == nil)
      }
      #expect(policy.tapped(nil) == nil && policy.isPointed == isPointed)
    }
  }

  @Test func signals() throws {
    let image = try Scene.qr("Hi")
    let read = try #require(BarcodeReader().read(image.view).first)
    let scan = Scan(id: 1, barcode: read, time: ScanTime(milliseconds: 0), frames: 1)
    expect(.status(.success(scan)), .success, sound: true)
    expect(.status(.fail(.noCamera)), .error)
    let code = TrackedCode(id: 1, read, at: ScanTime(milliseconds: 0))
    expect(.ignored(code, .rule), .warning)
    expect(.ignored(code, .set), .warning)
    for silent: ScanAction in [
      .status(.stop(byPerson: true)), .status(.stop(byPerson: false)), .ignored(code, .duplicate),
      .ignored(code, .outside), .hint(.moveIntoFrame), .askPermission, .openCamera, .closeCamera,
      .setTorch(true), .state(.running), .removed(1),
      .progress(have: 1, count: 2),
    ] {
      expect(silent, nil)
    }
  }

  /// What the action gives with everything on, and with each switched off.
  private func expect(_ action: ScanAction, _ haptic: ScanFeedback.Haptic?, sound: Bool = false) {
    for isHapticOn in [false, true] {
      for isSoundOn in [false, true] {
        let feedback = ScanFeedback(isHapticOn: isHapticOn, isSoundOn: isSoundOn)
        let signals = feedback.signals(for: action)
        #expect(signals.haptic == (isHapticOn ? haptic : nil))
        #expect(signals.sound == (isSoundOn && sound))
      }
    }
  }
}
