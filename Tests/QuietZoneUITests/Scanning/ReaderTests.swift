#if os(iOS)
  import QuietZone
  import QuietZoneScanning
  import Testing
  import UIKit

  @testable import QuietZoneUI

  /// What a reader does that is asked again, covered, or has one camera alone.
  @MainActor
  @Suite struct ReaderTests {
    @available(iOS 17.0, *)
    private func reader(_ stage: Stage) -> ReaderView {
      let reader = ReaderView(Capture(stage))
      reader.frame = CGRect(x: 0, y: 0, width: 202, height: 150)
      reader.configuration = ScanConfiguration(mode: .oncePerCode)
      return reader
    }

    /// Shows the reader a picture for as long as the test lasts.
    @available(iOS 17.0, *)
    private func showing(_ picture: LuminanceImage, on stage: Stage) -> Task<Void, Never> {
      Task { while !Task.isCancelled { await stage.show(picture) } }
    }

    /// The stop that ended one reading is heard while the next has begun.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func oneCodeIsReadAfterTheOther() async throws {
      let stage = Stage(), reader = reader(stage)
      let showing = showing(try LuminanceImage.code("ONE"), on: stage)
      for _ in 0..<5 {
        #expect(try await reader.scanOne().text == "ONE")
        #expect(!reader.isRunning)
      }
      showing.cancel()
    }

    /// A stop before it does not concern it, one after it does.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func aPersonsStopEndsIt() async throws {
      let stage = Stage(), reader = reader(stage)
      reader.start()
      reader.stop()
      let scan = Task { try await reader.scanOne() }
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(reader.isRunning)
      reader.stop()
      await #expect(throws: CancellationError.self) { try await scan.value }
    }

    /// One that was cancelled leaves the reader to the one that came after it.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func theLastOneHasTheReader() async throws {
      let stage = Stage(), reader = reader(stage)
      let first = Task { try await reader.scanOne() }
      await stage.show(LuminanceImage(width: 160, height: 120))
      let second = Task { try await reader.scanOne() }
      await stage.show(LuminanceImage(width: 160, height: 120))
      first.cancel()
      await #expect(throws: CancellationError.self) { try await first.value }
      let showing = showing(try LuminanceImage.code("LAST"), on: stage)
      #expect(try await second.value.text == "LAST")
      showing.cancel()
    }

    /// Frames come again when nothing lies over the picture any more, unless the app wants none.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func coveredItPauses() async throws {
      let stage = Stage(), reader = reader(stage)
      var states = reader.states.makeAsyncIterator()
      reader.start()
      while let state = await states.next(), state != .running {}
      reader.isCovered = true
      #expect(await states.next() == .paused)
      reader.isPaused = true
      reader.isCovered = false
      reader.isCovered = true
      reader.isPaused = false
      reader.isCovered = false
      #expect(await states.next() == .running, "by the last of them alone")
      reader.isPaused = true
      #expect(await states.next() == .paused)
    }

    /// Of a set the last code ends it, with the message of all.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1)), arguments: [ScanMode.once, .oncePerCode])
    func aSetIsOneCode(_ mode: ScanMode) async throws {
      let stage = Stage(), reader = reader(stage)
      reader.configuration.mode = mode
      let parts = try LuminanceImage.set("One message in two symbols.", count: 2)
      let scan = Task { try await reader.scanOne() }
      for part in parts { await stage.show(part) }
      #expect(try await scan.value.text == "One message in two symbols.")
      #expect(!reader.isRunning)
    }

    /// Heat takes the light; the button, or the same wish once more, switches it on again.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func theLightIsTriedAgain() async {
      let stage = Stage(), controller = ReaderViewController(reader(stage))
      let window = UIWindow.showing(controller)
      let reader = controller.readerView
      reader.torch = .on
      await stage.show(LuminanceImage(width: 160, height: 120))
      reader.capture.send(.lit(false))
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(!reader.isTorchOn && stage.state.lights == [true])
      controller.torchButton.sendActions(for: .primaryActionTriggered)
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(stage.state.lights == [true, true])
      window.isHidden = true
    }

    /// Where nothing counts unasked, the screen has a button to ask with.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func aButtonLetsTheNextCodeCount() async throws {
      let stage = Stage(), controller = ReaderViewController(reader(stage))
      let window = UIWindow.showing(controller)
      let reader = controller.readerView
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(controller.captureButton.isHidden, "codes count by themselves")
      reader.configuration.mode = .manual
      #expect(!controller.captureButton.isHidden)
      controller.controls.remove(.capture)
      #expect(controller.captureButton.isHidden)
      controller.controls = .all
      var statuses = reader.statuses.makeAsyncIterator()
      let picture = try LuminanceImage.code("ASKED FOR")
      for _ in 0..<3 { await stage.show(picture) }
      controller.captureButton.sendActions(for: .primaryActionTriggered)
      let showing = showing(picture, on: stage)
      #expect(await statuses.next()?.scan?.text == "ASKED FOR")
      showing.cancel()
      window.isHidden = true
    }

    /// The screen stays on while a reader wants it, and then does what the app had set.
    @available(iOS 17.0, *)
    @Test func theScreenStaysOnForThoseThatRun() async {
      let app = UIApplication.shared
      app.isIdleTimerDisabled = false
      let first = reader(Stage())
      first.start()
      #expect(app.isIdleTimerDisabled)
      var second: ReaderView? = reader(Stage())
      second?.start()
      first.stop()
      #expect(app.isIdleTimerDisabled, "for the second")
      second = nil
      for _ in 0..<100 where app.isIdleTimerDisabled { await Task.yield() }
      #expect(!app.isIdleTimerDisabled, "freed while it ran")
      app.isIdleTimerDisabled = true
      first.keepsScreenOn = false
      first.start()
      first.stop()
      #expect(app.isIdleTimerDisabled, "as the app wants it")
      app.isIdleTimerDisabled = false
    }

    /// The button is there where it changes to another camera.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1)), arguments: [false, true])
    func theCameraIsChangedWhereThereAreTwo(_ hasFront: Bool) async {
      let stage = Stage()
      if !hasFront { stage.change { $0.cameras[.front] = nil } }
      let controller = ReaderViewController(reader(stage))
      let window = UIWindow.showing(controller)
      #expect(controller.cameraButton.isHidden, "no camera is open yet")
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(controller.readerView.openCamera != nil)
      #expect(controller.cameraButton.isHidden == !hasFront)
      controller.controls = .torch
      #expect(controller.cameraButton.isHidden)
      window.isHidden = true
    }
  }

  @available(iOS 17.0, *)
  extension ReaderView {
    /// What the session becomes from now on.
    fileprivate var states: AsyncCompactMapSequence<AsyncStream<ScanAction>, ScanSession.State> {
      actions.compactMap { if case .state(let state) = $0 { state } else { nil } }
    }
  }
#endif
