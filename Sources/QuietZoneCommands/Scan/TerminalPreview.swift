import QuietZoneMedia
import Foundation
import QuietZone
import QuietZoneScanning

/// What the camera sees, drawn with half blocks on the terminal's second screen; the first one is back after
/// `close`.
final class TerminalPreview: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var isClosed = false
    var caption = ""
    var next = ContinuousClock.now
  }

  /// Between two pictures, so that slow terminals keep up.
  private static let interval = Duration.milliseconds(100)
  private let write: @Sendable (String) -> Void
  private let state = Locked(State())

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// A line below the picture.
  func caption(_ text: String) { state.withLock { $0.caption = text } }

  /// Draws a frame, unless one was drawn just before.
  func show(_ image: LuminanceImage, _ codes: [TrackedCode]) {
    let now = ContinuousClock.now
    let drawn = state.withLock { state -> (caption: String, isFirst: Bool)? in
      guard !state.isClosed, now >= state.next else { return nil }
      state.next = now + Self.interval
      defer { state.isOpen = true }
      return (state.caption, !state.isOpen)
    }
    guard let drawn else { return }
    let terminal = Self.size()
    let picture = HalfBlockPicture(image, columns: terminal.columns, rows: terminal.rows - 1)
    let outlines = codes.map { (outline: $0.outline, isAccepted: $0.isAccepted) }
    // Second screen, no cursor; then from the top left corner, each line cleared to its end.
    write((drawn.isFirst ? "\u{1B}[?1049h\u{1B}[?25l" : "") + "\u{1B}[H" + picture.text(outlines))
    write("\u{1B}[0m" + String(drawn.caption.prefix(terminal.columns - 1)) + "\u{1B}[K\u{1B}[J")
  }

  /// Gives the terminal back as it was.
  func close() {
    let wasOpen = state.withLock { state in
      defer { state.isClosed = true }
      return state.isOpen && !state.isClosed
    }
    if wasOpen { write("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l") }
  }

  /// Of the terminal on standard error.
  private static func size() -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
