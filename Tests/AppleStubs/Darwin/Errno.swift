@_exported import CDarwin

/// Part of Darwin: a macro in C
public var errno: Int32 {
  get { fatalError() }
  set {}
}
