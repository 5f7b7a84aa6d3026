#if os(iOS)
  import QuietZone
  import QuietZoneScanning
  import Testing

  @testable import QuietZoneUI

  /// The camera's actor, from wishes to reports, with pictures in place of a lens.
  @Suite struct CaptureTests {
    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func fromAPixelBufferToACode() async throws {
      let stage = Stage(), capture = Capture(stage)
      capture.send(.start)
      let picture = try LuminanceImage.code("FRAME")
      await stage.show(picture)
      let seen = await capture.first { report -> ([ScanStatus], [TrackedCode], Size2D)? in
        guard case .scanned(_, let codes, let picture, _) = report, !report.statuses.isEmpty else {
          return nil
        }
        return (report.statuses, codes, picture)
      }
      let (statuses, codes, size) = try #require(seen)
      #expect(statuses.map { $0.scan?.text } == ["FRAME", nil])
      #expect(statuses.last == .stop(byPerson: false), "in mode `once` the first code ends it")
      #expect(size == Size2D(width: 202, height: 150))
      let expected = try #require(BarcodeReader().read(picture.view).first).outline
      #expect(codes.map { $0.barcode.text } == ["FRAME"])
      #expect(try #require(codes.first).barcode.outline.distance(expected.corners) < 1)
      #expect(!stage.state.isRunning)
    }

    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func theCameraIsOpenedAsTheSessionSays() async throws {
      let stage = Stage(), capture = Capture(stage)
      capture.send(.configure(ScanConfiguration(mode: .oncePerCode)))
      capture.send(.start)
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(stage.state.isRunning)
      #expect(stage.state.opened == [.back])
      #expect(stage.state.zoom == 2, "what the wide lens shows")
      #expect(stage.state.rate > 0)
      #expect(stage.state.focused == .continuous)
      capture.send(.use(.front))
      #expect(await capture.first { $0.opened == .front ? true : nil } == true)
      capture.send(.zoom(99))
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(stage.state.opened == [.back, .front])
      #expect(stage.state.zoom == 4, "as far as that camera can")
      #expect(stage.state.isRunning)
    }

    @available(iOS 17.0, *)
    @Test(
      .timeLimit(.minutes(1)),
      arguments: [
        (CameraPermission.denied, ScanFailure.permissionDenied), (.restricted, .permissionRestricted),
      ])
    func withoutPermissionNoCameraIsOpened(_ answer: CameraPermission, _ failure: ScanFailure) async {
      let stage = Stage(), capture = Capture(stage)
      stage.change { $0.permission = answer }
      capture.send(.start)
      #expect(await capture.status() == .fail(failure))
      #expect(stage.state.opened == [])
    }

    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func aDeviceWithoutCamerasSaysSo() async {
      let stage = Stage(), capture = Capture(stage)
      stage.change { $0.cameras = [:] }
      capture.send(.start)
      #expect(await capture.status() == .fail(.noCamera))
      #expect(!stage.state.isRunning)
    }

    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func theLightIsWhatTheCameraSays() async throws {
      let stage = Stage(), capture = Capture(stage)
      capture.send(.configure(ScanConfiguration(mode: .oncePerCode, torch: .on)))
      capture.send(.start)
      #expect(await light(of: capture) == true)
      #expect(stage.state.isLit)
      // Heat takes it.
      capture.send(.lit(false))
      #expect(await light(of: capture) == false)
      // Asked for once more, it is switched on again, though the wish is what it was.
      capture.send(.configure(ScanConfiguration(mode: .oncePerCode, torch: .on)))
      #expect(await light(of: capture) == true)
      #expect(stage.state.lights == [true, true])
      capture.send(.pause)
      #expect(await light(of: capture) == false)
      capture.send(.resume)
      #expect(await light(of: capture) == true)
    }

    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func anInterruptionIsToldAndEnds() async {
      let stage = Stage(), capture = Capture(stage)
      capture.send(.configure(ScanConfiguration(mode: .oncePerCode)))
      capture.send(.start)
      await stage.show(LuminanceImage(width: 160, height: 120))
      capture.send(.system(.interrupted(.otherClient)))
      #expect(await interruption(of: capture) == .some(.otherClient))
      capture.send(.system(.interruptionEnded))
      #expect(await interruption(of: capture) == .some(nil))
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(stage.state.isRunning)
    }

    @available(iOS 17.0, *)
    @Test(.timeLimit(.minutes(1))) func theSystemsFinderIsToldWhatIsWanted() async {
      let stage = Stage(), capture = Capture(stage)
      capture.send(.configure(ScanConfiguration(symbologies: .qrCode, mode: .oncePerCode)))
      capture.send(.useSystemFinder(true))
      capture.send(.start)
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(stage.state.finding == .qrCode)
      capture.send(.configure(ScanConfiguration(symbologies: .ean13, mode: .oncePerCode)))
      await stage.show(LuminanceImage(width: 160, height: 120))
      #expect(stage.state.finding == .ean13)
      #expect(stage.state.opened == [.back], "the camera goes on")
    }

    @available(iOS 17.0, *)
    private func light(of capture: Capture) async -> Bool? {
      await capture.first { if case .lit(let isOn) = $0 { isOn } else { nil } }
    }

    @available(iOS 17.0, *)
    private func interruption(of capture: Capture) async -> CaptureSupervisor.Interruption?? {
      await capture.first { report -> CaptureSupervisor.Interruption?? in
        if case .interrupted(let reason) = report { .some(reason) } else { nil }
      }
    }
  }
#endif
