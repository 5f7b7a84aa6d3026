import CoreFoundation
import Foundation

/// audiotoolbox/systemsoundid · iOS 2.0
public typealias SystemSoundID = UInt32
/// audiotoolbox/kaudioservicesnoerror · iOS 2.0
public var kAudioServicesNoError: OSStatus { fatalError() }
/// audiotoolbox/audioservicescreatesystemsoundid(_:_:) · iOS 2.0
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { fatalError() }
/// audiotoolbox/audioservicesplaysystemsound(_:) · iOS 2.0
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { fatalError() }
