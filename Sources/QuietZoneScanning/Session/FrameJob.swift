public import QuietZone

/// The reading of one frame, which needs nothing of its session: a host that reads on a thread of its own
/// takes one with ``ScanSession/beginFrame()``, reads, and gives what came of it to
/// ``ScanSession/endFrame(_:)``. Meanwhile the session takes whatever else happens.
///
/// ```swift
/// if let job = session.beginFrame() {
///   let reading = job.read(frame.view, at: now)   // on any thread; the session may be stopped meanwhile
///   todo += session.endFrame(reading)
/// }
/// ```
public struct FrameJob: Sendable {
  let number: Int
  var reader: FrameReader
  let configuration: ScanConfiguration
  /// Whether the reading is to end.
  let shouldStop: (@Sendable () -> Bool)?
  let codes: [TrackedCode]
  /// Where somebody else found codes, 0…1 of the picture.
  let places: [Rectangle2D]
  /// Whether the light goes by what is seen.
  let judgesLight: Bool

  /// Reads grey bytes as the camera gave them at a time, borrowed for the call.
  public consuming func read(_ view: borrowing LuminanceView, at time: ScanTime) -> FrameReading {
    let isLightJudged = judgesLight
    var reading = look(at: view, time)
    if isLightJudged, reading.isRegionSeen {
      reading.light = .picture(view.meanLuminance(of: reading.region))
    }
    return reading
  }

  /// Reads a frame of a camera that tells how it exposed it: an automatic light goes by how bright the scene
  /// is, not by how bright the frame is.
  public consuming func read(
    _ view: borrowing LuminanceView, exposure: CameraExposure, at time: ScanTime
  ) -> FrameReading {
    let isLightJudged = judgesLight
    var reading = look(at: view, time)
    if isLightJudged, reading.size.width > 0 {
      reading.light = .scene(exposure.sceneValue(ofMean: view.meanLuminance(of: nil)))
    }
    return reading
  }

  /// The same of a picture of its own.
  public consuming func read(_ image: LuminanceImage, at time: ScanTime) -> FrameReading {
    read(image.view, at: time)
  }

  private consuming func look(at view: borrowing LuminanceView, _ time: ScanTime) -> FrameReading {
    // Taken out of the job, so that what was put together of many frames is not copied for each.
    var reading = FrameReading(number: number, time: time, reader: FrameReader())
    swap(&reading.reader, &reader)
    guard view.width > 0, view.height > 0 else { return reading }
    let size = Size2D(width: Double(view.width), height: Double(view.height))
    let region = configuration.region(ofPicture: size)
    (reading.size, reading.region) = (size, region)
    reading.isRegionSeen = !configuration.isCropped || region != nil
    if reading.isRegionSeen {
      let part = configuration.isCropped ? region : nil
      reading.barcodes = reading.reader.read(
        view, part, configuration, codes, places: places, shouldStop: shouldStop, at: time)
    }
    return reading
  }
}

/// What a ``FrameJob`` saw.
public struct FrameReading: Sendable {
  /// What the light is judged by.
  enum Light: Sendable {
    case picture(Int)
    case scene(Double)
  }

  let number: Int
  let time: ScanTime
  var reader: FrameReader
  /// Pixels of the frame; one without any is passed over.
  package var size = Size2D(width: 0, height: 0)
  /// Where a code was to be held when the reading began, 0…1 of the frame.
  var region: Rectangle2D?
  /// Whether there are pixels, and anything of a region that alone is looked at lies in the frame.
  var isRegionSeen = false
  var barcodes: [Barcode] = []
  var light: Light?
}
