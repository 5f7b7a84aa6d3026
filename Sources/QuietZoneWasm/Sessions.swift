import QuietZone
import QuietZoneScanning

/// What a host tells a session, by number; `argument` as each says.
enum SessionCommand: Int32 {
  case start = 0
  /// 1: by the person.
  case stop = 1
  case pause = 2
  case resume = 3
  case capture = 4
  /// The raw value of a ``CameraPermission``.
  case permission = 5
  /// 1: there is a torch.
  case opened = 6
  /// The raw value of a ``ScanFailure``.
  case failed = 7
}

extension ScanSession {
  /// Does a command; none, and nothing, for a number without one.
  mutating func perform(_ command: Int32, _ argument: Int32, at time: ScanTime) -> [ScanAction] {
    guard let command = SessionCommand(rawValue: command) else { return [] }
    let code = UInt8(truncatingIfNeeded: argument)
    switch command {
    case .start: return start(at: time)
    case .stop: return stop(byPerson: argument == 1, at: time)
    case .pause: return pause(at: time)
    case .resume: return resume(at: time)
    case .capture: return capture(at: time)
    case .permission: return permission(CameraPermission(rawValue: code) ?? .notDetermined, at: time)
    case .opened: return opened(CameraCapabilities(hasTorch: argument == 1), at: time)
    case .failed: return failed(ScanFailure(rawValue: code) ?? .notSupported, at: time)
    }
  }
}

/// A session's configuration as a host hands it over; all zero means once, every code, the whole picture:
///
///     offset  size
///          0     8  symbologies, a bit each; 0: all
///          8     1  effort plus 1; 0: fast
///          9     1  mode: 0 once, 1 once a code, 2 continuous, 3 manual
///         10     1  frames that must agree; 0: by symbology
///         11     1  torch: 0 off, 1 on, 2 automatic
///         12     4  milliseconds until a code counts again, mode 2
///         16     1  acceptance: 0 any, 1 links, 2 prefix, 3 pattern
///         17     1  region: 0 none, 1 in the view, 2 in the picture, 3 in the sensor
///         18     1  1: a viewport is given
///         19     1  1: frames are not put together; 2: carriers of one trade item count as one
///         20     1  gravity: 0 fill, 1 fit, 2 stretch
///         21     1  quarter turns clockwise
///         22     1  1: mirrored
///         23     1  what the region means: 0 hint, 1 strict, 2 crop
///         24    32  region: x, y, width, height, 64-bit reals
///         56    16  the view's width and height, 64-bit reals
///         72     8  symbologies that count, a bit each; 0: all
///         80     …  the prefix or pattern
func scanConfiguration(_ bytes: [UInt8]) -> ScanConfiguration {
  var cursor = ByteCursor(bytes)
  var configuration = ScanConfiguration()
  let symbologies = cursor.word64()
  if symbologies != 0 { configuration.symbologies = SymbologySet(rawValue: symbologies) }
  let effort = cursor.byte()
  if effort != 0 { configuration.effort = ReaderOptions.Effort(rawValue: effort - 1) ?? .fast }
  let mode = cursor.byte()
  let confirmations = cursor.byte()
  if confirmations != 0 { configuration.confirmations = Int(confirmations) }
  configuration.torch = TorchMode(rawValue: cursor.byte()) ?? .off
  let rearm = Int(clamping: cursor.word32())
  configuration.mode =
    mode == 1 ? .oncePerCode : mode == 2 ? .continuous(rearm: rearm) : mode == 3 ? .manual : .once
  let acceptance = cursor.byte()
  let space = cursor.byte()
  let hasViewport = cursor.byte() == 1
  let joins = cursor.byte()
  configuration.joinsFrames = joins & 1 == 0
  configuration.joinsCarriers = joins & 2 != 0
  let gravity = Viewport.Gravity(rawValue: cursor.byte()) ?? .fill
  let rotation = Viewport.Rotation(rawValue: cursor.byte()) ?? .none
  let isMirrored = cursor.byte() == 1
  configuration.regionRule = RegionRule(rawValue: cursor.byte()) ?? .hint
  let region = Rectangle2D(x: cursor.real(), y: cursor.real(), width: cursor.real(), height: cursor.real())
  switch space {
  case 1: configuration.region = .view(region)
  case 2: configuration.region = .picture(region)
  case 3: configuration.region = .sensor(region)
  default: break
  }
  let view = Size2D(width: cursor.real(), height: cursor.real())
  if hasViewport {
    configuration.viewport = Viewport(
      view: view, gravity: gravity, rotation: rotation, isMirrored: isMirrored)
  }
  let accepted = SymbologySet(rawValue: cursor.word64())
  let text = Array(bytes.dropFirst(80))
  var rules: [AcceptanceRule] = accepted.isEmpty ? [] : [.symbologies(accepted)]
  switch acceptance {
  case 1: rules.append(.web)
  case 2: rules.append(.prefix(text))
  case 3: rules.append(.pattern(text))
  default: break
  }
  configuration.acceptance = rules.isEmpty ? .any : .all(rules)
  return configuration
}

/// Actions as the host gets them: their number as 32 bits, then each with its length, 32 bits, in front; the
/// first byte of an action says which it is:
///
///     0 ask for permission   1 open the camera   2 close it   3 torch: 0 off, 1 on   4 state: its raw value
///     5 success: number, frames, 32 bits each; time, 64-bit real; the barcode
///     6 failure: its raw value   7 stop: 1 by the person
///     8 added, 9 updated, 11 ignored: number, frames, 32 bits each; standing: 0 seen, 1 accepted, 2 waiting,
///       3 and more: ignored for the reason with the raw value 3 less; eight 64-bit reals, x and y of the
///       outline's corners; the barcode
///    10 removed: number, 32 bits
///    12 progress: have, of how many, 32 bits each   13 a whole set: the content of all its symbols
///    14 hint: its raw value, or 255 for none
///
/// Barcodes as those of ``answer(_:)``, content as theirs.
func answer(_ actions: [ScanAction]) -> [UInt8] {
  var out = ByteLayout()
  out.add(count: actions.count)
  for action in actions { out.add(block: record(action)) }
  return out.bytes
}

private func record(_ action: ScanAction) -> [UInt8] {
  var out = ByteLayout()
  switch action {
  case .askPermission: out.add(UInt8(0))
  case .openCamera: out.add(UInt8(1))
  case .closeCamera: out.add(UInt8(2))
  case .setTorch(let on): out.add(bytes: [3, on ? 1 : 0])
  case .state(let state): out.add(bytes: [4, state.rawValue])
  case .status(.success(let scan)):
    out.add(UInt8(5))
    out.add(count: scan.id)
    out.add(count: scan.frames)
    out.add(Double(scan.time.milliseconds))
    out.add(block: record(scan.barcode))
  case .status(.fail(let failure)): out.add(bytes: [6, failure.rawValue])
  case .status(.stop(let byPerson)): out.add(bytes: [7, byPerson ? 1 : 0])
  case .added(let code): add(8, code, standing(code), to: &out)
  case .updated(let code): add(9, code, standing(code), to: &out)
  case .removed(let id):
    out.add(UInt8(10))
    out.add(count: id)
  case .ignored(let code, let reason): add(11, code, 3 + reason.rawValue, to: &out)
  case .progress(let have, let count):
    out.add(UInt8(12))
    out.add(count: have)
    out.add(count: count)
  case .completed(let set):
    out.add(UInt8(13))
    add(set.content, to: &out)
  case .hint(let hint): out.add(bytes: [14, hint?.rawValue ?? 255])
  }
  return out.bytes
}

private func standing(_ code: TrackedCode) -> UInt8 {
  switch code.standing {
  case .seen: 0
  case .accepted: 1
  case .waiting: 2
  case .refused(let reason): 3 + reason.rawValue
  }
}

private func add(_ kind: UInt8, _ code: TrackedCode, _ standing: UInt8, to out: inout ByteLayout) {
  out.add(kind)
  out.add(count: code.id)
  out.add(count: code.frames)
  out.add(standing)
  add(code.outline, to: &out)
  out.add(block: record(code.barcode))
}
