/// From content to symbols, for every member of the QR family: chooses version and level and fills the
/// codewords.
struct QREncoder {
  let member: QRMember

  /// What was chosen for a message.
  private struct Choice {
    var version: Int
    var level: QRCodeLevel
    var capacity: Int
    var message: QRMessage
  }

  /// One symbol that holds all of `content`.
  func encode(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> Symbol {
    let source = try source(content, options, converter: converter)
    return symbol(try choose(source, options.qrCode), options.qrCode.mask)
  }

  /// `count` symbols of one version and level that together hold `content`.
  func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> [Symbol] {
    let maximum = 16
    guard (2...maximum).contains(count) else {
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: maximum))
    }
    let whole = try source(content, options, converter: converter)
    let format = member.bitFormat(member.order(options.qrCode).last ?? member.versions.upperBound)
    guard let settled = whole.settled(format), var parts = settled.split(into: count) else {
      let characters = whole.sections.reduce(0) { $0 + ($1.first?.text.units.count ?? 0) }
      throw .invalidOption(.structuredAppendCount(count, minimum: 2, maximum: min(characters, maximum)))
    }
    for index in parts.indices {
      parts[index].structuredAppend = StructuredAppend(index: index, count: count, identity: 0)
    }
    return try series(parts, options.qrCode)
  }

  /// The symbols of a set: all in the version that the longest needs, and at the level that all reach.
  private func series(
    _ parts: [QRSource], _ options: QRCodeOptions
  ) throws(BarcodeEncodingError) -> [Symbol] {
    var options = options
    var version = member.versions.lowerBound
    for part in parts { version = max(version, try choose(part, options).version) }
    options.version = .exactly(version)
    var level = QRCodeLevel.high
    for part in parts { level = min(level, try choose(part, options).level) }
    options.level = level
    options.boostsLevel = false
    var choices: [Choice] = []
    for part in parts { choices.append(try choose(part, options)) }
    let parity = choices.reduce(0) { $0 ^ $1.message.parity }
    for index in choices.indices { choices[index].message.identify(parity) }
    return choices.map { symbol($0, options.mask) }
  }

  private func source(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> QRSource {
    if let mask = options.qrCode.mask, !(0...member.maximumMask).contains(mask) {
      throw .invalidOption(.mask(mask, maximum: member.maximumMask))
    }
    switch options.qrCode.version {
    case .smallest: break
    case .atLeast(let version), .exactly(let version):
      guard member.versions.contains(version) else {
        let (minimum, maximum) = (member.versions.lowerBound, member.versions.upperBound)
        throw .invalidOption(.version(version, minimum: minimum, maximum: maximum))
      }
    }
    let format = member.bitFormat(member.versions.upperBound)
    try checkLength(content)
    return try QRSource(
      content, options, converter: converter, hasECI: format.eci != nil, symbology: member.symbology)
  }

  /// Refuses unread what is hundreds of times too long, so that it costs no memory; the bits named are then
  /// the least that so many bytes can take, all digits.
  private func checkLength(_ content: Content) throws(BarcodeEncodingError) {
    let count = content.bytes.count
    guard count > 1 << 20 else { return }
    let largest = member.versions.upperBound
    let capacity = member.level(version: largest, atLeast: .low).flatMap {
      member.capacity(largest, $0)
    }
    throw .tooLong(bits: Int(clamping: Int64(count) &* 10 / 3), capacity: capacity ?? 0, version: largest)
  }

  /// The first version in the order of preference that holds the source, with the highest level it has room
  /// for.
  private func choose(_ source: QRSource, _ options: QRCodeOptions) throws(BarcodeEncodingError) -> Choice {
    let leastBits = source.leastBits
    var messages: [(format: QRBitFormat, message: QRMessage?)] = []
    var largest: (version: Int, capacity: Int)?
    for version in member.order(options) {
      guard let level = member.level(version: version, atLeast: options.level),
        let capacity = member.capacity(version, level)
      else { continue }
      if capacity > largest?.capacity ?? -1 { largest = (version, capacity) }
      guard leastBits <= capacity else { continue }
      let format = member.bitFormat(version)
      let known = messages.firstIndex { $0.format == format }
      if known == nil { messages.append((format, source.message(format))) }
      guard let message = messages[known ?? messages.count - 1].message, message.bits <= capacity else {
        continue
      }
      let choice = Choice(version: version, level: level, capacity: capacity, message: message)
      return options.boostsLevel ? boosted(choice) : choice
    }
    guard let largest else { throw .invalidOption(.level(options.level)) }
    throw failure(source, version: largest.version, capacity: largest.capacity)
  }

  private func boosted(_ choice: Choice) -> Choice {
    var best = choice
    for level in QRCodeLevel.allCases where level > choice.level {
      guard let capacity = member.capacity(choice.version, level) else { continue }
      if choice.message.bits <= capacity { (best.level, best.capacity) = (level, capacity) }
    }
    return best
  }

  /// Why the source does not go into the largest version allowed.
  private func failure(_ source: QRSource, version: Int, capacity: Int) -> BarcodeEncodingError {
    let format = member.bitFormat(version)
    if let message = source.message(format) {
      return .tooLong(bits: Int(clamping: message.bits), capacity: capacity, version: version)
    }
    return .unencodable(offset: source.firstMisfit(format))
  }

  private func symbol(_ choice: Choice, _ mask: Int?) -> Symbol {
    let data = codewords(choice)
    return member.symbol(data, choice.version, choice.level, mask)
  }

  /// Data, terminator, and padding up to the capacity (ISO/IEC 18004:2015, 7.4.10).
  private func codewords(_ choice: Choice) -> [UInt8] {
    let format = member.bitFormat(choice.version)
    var writer = BitWriter(capacity: (choice.capacity + 7) / 8)
    choice.message.write(to: &writer, format)
    writer.append(0, count: min(format.terminatorBits, choice.capacity - writer.bitCount))
    writer.append(0, count: min(-writer.bitCount & 7, choice.capacity - writer.bitCount))
    var pad: UInt32 = 0xEC
    while choice.capacity - writer.bitCount >= 8 {
      writer.append(pad, count: 8)
      pad ^= 0xEC ^ 0x11
    }
    // Micro QR M1 and M3 end in a codeword of four bits, which stay zero.
    writer.append(0, count: choice.capacity - writer.bitCount)
    return writer.bytes
  }
}

extension QRSource {
  /// Offset in the content of the first character that no mode of `format` carries.
  func firstMisfit(_ format: QRBitFormat) -> Int {
    for ways in sections {
      guard let text = ways.first?.text else { continue }
      let misfit = text.units.first { unit in
        !QRMode.allCases.contains { format.headerBits($0) != nil && unit.fits($0) }
      }
      if let misfit { return Int(misfit.offset) }
    }
    return 0
  }
}
