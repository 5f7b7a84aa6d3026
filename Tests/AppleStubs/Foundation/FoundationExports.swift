@_exported import CoreFoundation
@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC
