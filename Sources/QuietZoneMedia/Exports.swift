// What files are read into and written from are values of the engine: one import is enough.
@_exported public import QuietZone
@_exported public import QuietZoneRendering
@_exported public import QuietZoneText
