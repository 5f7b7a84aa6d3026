/// How the grey along a line is prepared before its edges are traced.
struct LineFilter {
  /// Pixels averaged along the bars, odd.
  var width = 3
  /// Least swing that is an edge, 1/256 of the contrast around.
  var sensitivity: Int32 = 64
  /// 0: none; else reach in pixels.
  var sharpening = 0
  /// How often neighbouring samples are mixed.
  var smoothing = 0
  /// Whether lines without a reading are tried with light and dark exchanged.
  var alsoInverted = false
  /// Whether bars that grow or shrink along the line are made even: lines whose bars do not show nothing.
  var unbends = false
  /// Whether lines are rows or columns of pixels, and edges are put where modules of one width have them:
  /// lines without such edges show nothing.
  var snaps = false
}
