/// avfoundation/averror-swift.struct · iOS 4.0
public struct AVError: Error {
  /// Part of _BridgedStoredNSError
  public var code: Code { fatalError() }

  /// avfoundation/averror-swift.struct/code · iOS 4.0
  public enum Code: Int, Sendable {
    /// avfoundation/averror-swift.struct/code/applicationisnotauthorizedtousedevice · iOS 4.0
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// avfoundation/averror-swift.struct/code/devicealreadyusedbyanothersession · iOS 4.0
    case deviceAlreadyUsedByAnotherSession = -11804
    /// avfoundation/averror-swift.struct/code/deviceinusebyanotherapplication · iOS 4.0
    case deviceInUseByAnotherApplication = -11815
    /// avfoundation/averror-swift.struct/code/devicelockedforconfigurationbyanotherprocess · iOS 4.0
    case deviceLockedForConfigurationByAnotherProcess = -11817
    /// avfoundation/averror-swift.struct/code/devicewasdisconnected · iOS 4.0
    case deviceWasDisconnected = -11808
    /// avfoundation/averror-swift.struct/code/devicenotconnected · iOS 4.0
    case deviceNotConnected = -11814
    /// avfoundation/averror-swift.struct/code/mediaserviceswerereset · iOS 4.0
    case mediaServicesWereReset = -11819
  }
}
