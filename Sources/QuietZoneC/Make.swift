public import CQuietZone
internal import QuietZone
internal import QuietZoneRendering

@c @implementation
public func qz_make(
  _ symbology: qz_symbology, _ content: UnsafeRawPointer?, _ length: Int,
  _ options: UnsafePointer<qz_make_options>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_symbol>? {
  answer(error) { () throws(Failure) in
    let request = try MakeRequest(symbology, content, length, options)
    let writer = BarcodeWriter(request.symbology, options: request.options, converter: .system)
    do throws(BarcodeEncodingError) {
      let symbol = try writer.write(request.content)
      var result = Reply()
      return result.add(symbol)
    } catch {
      throw Failure(error, request.symbology)
    }
  }
}

@c @implementation
public func qz_make_series(
  _ symbology: qz_symbology, _ content: UnsafeRawPointer?, _ length: Int, _ count: Int32,
  _ options: UnsafePointer<qz_make_options>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_symbols>? {
  answer(error) { () throws(Failure) in
    let request = try MakeRequest(symbology, content, length, options)
    let writer = BarcodeWriter(request.symbology, options: request.options, converter: .system)
    let symbols: [Symbol]
    do throws(BarcodeEncodingError) {
      symbols = try writer.writeSeries(request.content, count: Int(count))
    } catch {
      throw Failure(error, request.symbology)
    }
    var result = Reply()
    let list = result.add(qz_symbols())
    var items: [UnsafePointer<qz_symbol>?] = []
    for symbol in symbols { items.append(UnsafePointer(result.add(symbol))) }
    list.pointee.count = items.count
    list.pointee.items = result.add(array: items)
    return list
  }
}

extension Reply {
  mutating func add(_ symbol: Symbol) -> UnsafeMutablePointer<qz_symbol> {
    let place = add(qz_symbol())
    var record = qz_symbol()
    record.symbology = qz_symbology(rawValue: UInt32(symbol.symbology.rawValue))
    let shown = ShownDetails(symbol.details)
    (record.version, record.level, record.mask) = (shown.version, shown.level, shown.mask)
    let zone = symbol.quietZone
    (record.quiet_left, record.quiet_top) = (Int32(zone.left), Int32(zone.top))
    (record.quiet_right, record.quiet_bottom) = (Int32(zone.right), Int32(zone.bottom))
    var text: [UInt8] = []
    for part in symbol.text { text += (text.isEmpty ? [] : [32]) + part.characters }
    record.text = UnsafePointer(add(text: text))
    switch symbol.shape {
    case .bars(let pattern, let height):
      (record.shape, record.bar_height) = (QZ_BARS, Int32(height))
      (record.columns, record.rows) = (Int32(pattern.width), 1)
      record.modules = add(bytes: modules(pattern))
    case .grid(let grid), .hexagons(let grid):
      if case .grid = symbol.shape { record.shape = QZ_MODULES } else { record.shape = QZ_HEXAGONS }
      (record.columns, record.rows) = (Int32(grid.width), Int32(grid.height))
      record.modules = add(bytes: modules(grid))
    }
    record.drawn = UnsafeRawPointer(add(symbol, .symbol))
    place.pointee = record
    return place
  }

  private func modules(_ pattern: BarPattern) -> [UInt8] {
    var modules: [UInt8] = []
    for (index, width) in pattern.widths.enumerated() {
      modules += [UInt8](repeating: index & 1 == 0 ? 1 : 0, count: Int(width))
    }
    return modules
  }

  private func modules(_ grid: ModuleGrid) -> [UInt8] {
    var modules: [UInt8] = []
    for y in 0..<grid.height {
      for x in 0..<grid.width { modules.append(grid[x, y] ? 1 : 0) }
    }
    return modules
  }
}
