/// corefoundation/cfallocator · iOS 2.0
public class CFAllocator {
  init() { fatalError() }
}
