public import QuietZone

extension ScanConfiguration {
  /// The same as seen in a view: with its viewport and, where no region is set, the one that the guides point
  /// at.
  public func seen(
    in viewport: Viewport, guides: [Guide], safeArea: Rectangle2D? = nil
  ) -> ScanConfiguration {
    var placed = self
    placed.viewport = viewport
    if region == nil, let asked = guides.region(in: viewport.view, safeArea: safeArea) {
      placed.region = .view(asked)
    }
    return placed
  }
}

extension [Guide] {
  /// Where a code is to be held, points of the view: the region of the first guide that is a frame, else what
  /// the first one points at; `nil` where there are no guides.
  public func region(in view: Size2D, safeArea: Rectangle2D? = nil) -> Rectangle2D? {
    for guide in self {
      if let region = guide.region(in: view, safeArea: safeArea) { return region }
    }
    return first?.target(in: view, safeArea: safeArea)
  }
}
