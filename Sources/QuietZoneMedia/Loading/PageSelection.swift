/// Which pages or frames of a file are wanted.
public struct PageSelection: Hashable, Sendable {
  /// Counted from 0; ascending, none next to another.
  public let ranges: [ClosedRange<Int>]
  /// Where the last of the ranges that were given begins: a file that ends before it lacks what was asked
  /// for. -1 if there is none.
  let lastStart: Int

  /// The pages of `ranges`, in any order, counted from 0; negative numbers stand for no page.
  public init(_ ranges: [ClosedRange<Int>]) {
    lastStart = ranges.map { $0.lowerBound }.max() ?? -1
    var joined: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound >= 0 {
      let range = max(range.lowerBound, 0)...range.upperBound
      if let last = joined.last, range.lowerBound - 1 <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  public func contains(_ page: Int) -> Bool { ranges.contains { $0.contains(page) } }

  /// The last page; -1 if there is none.
  public var last: Int { ranges.last?.upperBound ?? -1 }
}

/// Which pages of one file are still to be delivered.
struct PagePlan {
  let selection: PageSelection?
  let maximum: Int
  /// Whether an animation ends with its first frame.
  let isStill: Bool
  /// Until when the next page must be delivered.
  let deadline: Deadline?
  private(set) var delivered = 0

  init(
    selection: PageSelection?, limits: PictureLimits, frames: PictureLoader.Frames = .all,
    deadline: Deadline? = nil
  ) {
    self.selection = selection
    self.deadline = deadline
    maximum = limits.maximumPages
    isStill = frames == .first && selection == nil
  }

  /// What to do with a page.
  enum Step { case deliver, skip, stop }

  /// - Throws: `tooManyPages` where the page is wanted and so many have been delivered; `timedOut` where it
  ///   is not and the time is over: a frame that is skipped costs as much, for the next one needs it.
  func step(_ page: Int, _ source: String, _ kind: PictureKind) throws(PictureError) -> Step {
    if isStill, delivered > 0 { return .stop }
    if let selection, !selection.contains(page) {
      guard page <= selection.last else { return .stop }
      if let deadline, deadline.isOver { throw .timedOut(source: source, limit: deadline.limit) }
      return .skip
    }
    guard delivered < maximum else { throw .tooManyPages(source: source, kind: kind, limit: maximum) }
    return .deliver
  }

  /// Counts a page that was handed over.
  mutating func count() { delivered += 1 }

  /// Says that a file of `pages` pages has none that is wanted, or none of a range.
  func checkEnd(pages: Int, _ source: String, _ kind: PictureKind) throws(PictureError) {
    guard let selection, delivered == 0 || selection.lastStart >= pages else { return }
    throw .noSuchPage(source: source, kind: kind, count: pages)
  }
}
