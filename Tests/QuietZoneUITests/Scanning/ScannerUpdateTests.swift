#if os(iOS)
  import QuietZone
  import QuietZoneScanning
  import SwiftUI
  import TestSupport
  import Testing
  import UIKit

  @testable import QuietZoneUI

  /// What views around a scanner may do: be updated, as often as they like.
  @MainActor
  @Suite struct ScannerUpdateTests {
    /// A view that is not about the scanner, and changes all the time.
    @available(iOS 17.0, *)
    private struct Parent: View {
      var count: Int
      var screen: ScannerScreen

      var body: some View {
        VStack {
          Text(verbatim: "\(count)")
          screen
        }
      }
    }

    @available(iOS 17.0, *)
    @MainActor
    private final class Made {
      var isTorchWished = true
      var isPaused = false
      var sets: [String] = []
      var controllers: [ReaderViewController] = []
      var texts: [String] = []
    }

    @available(iOS 17.0, *)
    private func screen(_ stage: Stage, _ made: Made, isTorchOn: Binding<Bool>? = nil) -> ScannerScreen {
      var screen = ScannerScreen(
        codeTypes: .all, mode: .oncePerCode, isTorchOn: isTorchOn, isPaused: nil, guides: [],
        acceptance: .any, controls: .all, simulatedCodes: [], onCode: { made.texts.append($0.text) },
        onEvent: nil, onTap: nil)
      screen.makeController = {
        made.controllers.append(ReaderViewController(ReaderView(Capture(stage))))
        return made.controllers[made.controllers.count - 1]
      }
      return screen
    }

    /// The light that the screen's own button switched on stays on.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func theTorchIsKeptOverUpdates() async throws {
      let stage = Stage(), made = Made()
      let screen = screen(stage, made)
      let controller = screen.makeController()
      screen.update(controller)
      controller.readerView.start()
      await stage.show(LuminanceImage(width: 160, height: 120))
      controller.readerView.torch = .on
      for _ in 0..<100 { screen.update(controller) }
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(controller.readerView.torch == .on)
      #expect(stage.state.lights == [true], "switched once")
    }

    /// A Binding is followed both ways, and only where it changes.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func theTorchFollowsItsBinding() async throws {
      let stage = Stage(), made = Made()
      let wish = Binding<Bool> { @MainActor in
        made.isTorchWished
      } set: { @MainActor in
        made.isTorchWished = $0
      }
      let screen = screen(stage, made, isTorchOn: wish)
      let controller = screen.makeController()
      screen.update(controller)
      controller.readerView.start()
      await stage.show(LuminanceImage(width: 160, height: 120))
      for _ in 0..<100 { screen.update(controller) }
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(stage.state.lights == [true])
      controller.onTorchWish?(false)
      #expect(!made.isTorchWished, "the screen's button")
      screen.update(controller)
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(stage.state.lights == [true, false])
    }

    /// In mode `once` a code ends reading, of a set the last one.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func aSetIsReadWholeBeforeItPauses() async throws {
      let stage = Stage(), made = Made()
      var screen = screen(stage, made)
      screen.mode = .once
      screen.isPaused = Binding<Bool> { @MainActor in
        made.isPaused
      } set: { @MainActor in
        made.isPaused = $0
      }
      screen.onSet = { made.sets.append(String(decoding: $0.content.bytes, as: UTF8.self)) }
      let controller = screen.makeController()
      screen.update(controller)
      let statuses = controller.readerView.statuses
      controller.readerView.start()
      let parts = try LuminanceImage.set("One message in two symbols.", count: 2)
      await stage.show(parts[0])
      screen.update(controller)
      #expect(!made.isPaused)
      await stage.show(parts[1])
      for await status in statuses where status == .stop(byPerson: false) { break }
      #expect(made.texts.count == 2 && made.sets == ["One message in two symbols."])
      #expect(made.isPaused)
    }

    /// What the region means reaches the reader.
    @available(iOS 17.0, *)
    @Test func theRegionsRuleIsPassedOn() {
      let made = Made()
      var screen = screen(Stage(), made)
      let controller = screen.makeController()
      screen.update(controller)
      #expect(controller.readerView.configuration.regionRule == .hint)
      screen.regionRule = .strict
      screen.update(controller)
      #expect(controller.readerView.configuration.regionRule == .strict)
    }

    /// Frames that say nothing alone are put together while a parent is updated 100 times.
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func joinedFramesOutliveUpdates() async throws {
      let stage = Stage(), made = Made()
      let screen = screen(stage, made)
      let host = UIHostingController(rootView: Parent(count: 0, screen: screen))
      let window = UIWindow.showing(host)
      let controller = try #require(made.controllers.first)
      let statuses = controller.readerView.statuses
      controller.readerView.start()
      let frames = SyntheticCamera.Sequence(
        Print(try BarcodeWriter(.qrCode).write("QUIETZONE")), noise: 28, seed: 11
      ).frames(25)
      for (index, frame) in frames.enumerated() {
        for count in 4 * index..<4 * index + 4 {
          host.rootView = Parent(count: count, screen: screen)
          window.layoutIfNeeded()
        }
        await stage.show(frame)
      }
      controller.readerView.stop()
      var heard: [String?] = []
      for await status in statuses {
        if status == .stop(byPerson: true) { break }
        heard.append(status.scan?.text)
      }
      #expect(heard == ["QUIETZONE"], "after 100 updates")
      #expect(made.controllers.count == 1, "one scanner for all of them")
    }
  }
#endif
