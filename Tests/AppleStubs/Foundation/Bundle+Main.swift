extension Bundle {
  /// foundation/bundle/main · iOS 2.0
  public class var main: Bundle { fatalError() }
}
