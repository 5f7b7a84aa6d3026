public import QuietZone

extension ScanConfiguration {
  /// The same as seen in a view: with its viewport and, where no region is set, the region that the guides
  /// ask a code to be held in.
  public func seen(in viewport: Viewport, guides: [Guide]) -> ScanConfiguration {
    var placed = self
    placed.viewport = viewport
    if region == nil, let asked = guides.region(in: viewport.view) { placed.region = .view(asked) }
    return placed
  }
}

extension [Guide] {
  /// The region of the first guide that has one, points of the view.
  public func region(in view: Size) -> Rectangle? {
    for guide in self {
      if let region = guide.region(in: view) { return region }
    }
    return nil
  }
}
