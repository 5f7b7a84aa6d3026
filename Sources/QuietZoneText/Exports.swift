// What is converted are values of the engine: one import is enough.
@_exported public import QuietZone
