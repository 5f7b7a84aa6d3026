@testable import QuietZone

extension LinearDecoder {
  /// What `row` says from run `start` on.
  func decode(_ row: RunRow, _ start: Int, _ options: LinearDecodeOptions) -> LinearReading? {
    var readings: [LinearReading] = []
    decode(row, [start], options, &readings)
    return readings.first
  }
}
