import QuietZone
import QuietZoneScanning

/// A session that is told anything at any time: it must answer, and keep its order.
enum SessionsEntry {
  static func run(_ input: Input) {
    var input = input
    var session = ScanSession(configuration(&input))
    var now = ScanTime(milliseconds: 0)
    var shown: Set<Int> = []
    for _ in 0..<40 {
      now.milliseconds &+= Int64(input.number(-50...900))
      let before = session.isRunning
      let actions = call(&session, &input, at: now)
      var ends = 0
      for action in actions {
        switch action {
        case .added(let code): precondition(shown.insert(code.id).inserted, "a number came twice")
        case .updated(let code): precondition(shown.contains(code.id), "a code that was not added")
        case .removed(let id): precondition(shown.remove(id) != nil, "a code that was not there")
        case .status(.stop), .status(.fail): ends += 1
        default: break
        }
      }
      precondition(ends == (before && !session.isRunning ? 1 : 0), "a session ends with one status")
      precondition(session.isRunning || shown.isEmpty, "codes are left behind")
    }
  }

  private static func configuration(_ input: inout Input) -> ScanConfiguration {
    var configuration = ScanConfiguration()
    let modes: [ScanMode] = [.once, .oncePerCode, .continuous(rearm: input.number(-9...900)), .manual]
    configuration.mode = modes[input.number(0...3)]
    configuration.torch = [TorchMode.off, .on, .automatic][input.number(0...2)]
    configuration.confirmations = input.byte() & 1 == 0 ? nil : input.number(-2...4)
    if input.byte() & 1 != 0 {
      func part() -> Double { Double(input.number(0...400)) / 100 - 1 }
      let region = Rectangle2D(x: part(), y: part(), width: part(), height: part())
      configuration.region = input.byte() & 1 == 0 ? .sensor(region) : .view(region)
      configuration.regionRule = RegionRule.allCases[input.number(0...2)]
      configuration.viewport = Viewport(
        view: Size2D(width: part() * 100, height: part() * 100),
        gravity: Viewport.Gravity.allCases[input.number(0...2)],
        rotation: Viewport.Rotation.allCases[input.number(0...3)], isMirrored: input.byte() & 1 != 0)
    }
    return configuration
  }

  private static func call(
    _ session: inout ScanSession, _ input: inout Input, at now: ScanTime
  ) -> [ScanAction] {
    switch input.number(0...9) {
    case 0: return session.start(at: now)
    case 1: return session.stop(byPerson: input.byte() & 1 != 0, at: now)
    case 2: return session.pause(at: now)
    case 3: return session.resume(at: now)
    case 4: return session.capture(at: now)
    case 5: return session.permission(CameraPermission.allCases[input.number(0...3)], at: now)
    case 6: return session.opened(CameraCapabilities(hasTorch: input.byte() & 1 != 0), at: now)
    case 7: return session.failed(ScanFailure.allCases[input.number(0...6)], at: now)
    default: return session.frame(frame(&input).view, at: now)
    }
  }

  /// A QR Code somewhere, or noise, or next to nothing.
  private static func frame(_ input: inout Input) -> LuminanceImage {
    let (width, height) = (input.number(0...120), input.number(0...120))
    var image = LuminanceImage(width: width, height: height, luminance: input.byte())
    if input.byte() & 1 == 0 {
      for index in image.pixels.indices { image.pixels[index] ^= UInt8(truncatingIfNeeded: index &* 97) & 63 }
    }
    let text = ["A", "https://a.example", "B"][input.number(0...2)]
    guard let symbol = try? BarcodeWriter(.qrCode).write(text), case .grid(let grid) = symbol.shape else {
      return image
    }
    let (left, top) = (input.number(0...40), input.number(0...40))
    for y in 0..<58 {
      for x in 0..<58 where left + x < width && top + y < height {
        let (column, row) = ((x - 8) / 2, (y - 8) / 2)
        let isInside = x >= 8 && y >= 8 && column < grid.width && row < grid.height
        image.pixels[(top + y) * width + left + x] = isInside && grid[column, row] ? 10 : 240
      }
    }
    return image
  }
}
