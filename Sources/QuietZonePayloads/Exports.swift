// What the functions of this module take and give are values of the engine: one import is enough.
@_exported public import QuietZone
