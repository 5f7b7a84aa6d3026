extension QRCode {
  /// What the modules say.
  ///
  /// - Parameters:
  ///   - grid: upright (finder patterns top left, top right, bottom left), not mirrored, dark is true.
  ///   - erasures: modules whose grey was ambiguous. Where plain correction fails, the codewords they belong
  ///     to are erased, if enough check codewords are then left to be sure of the result.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid? = nil) throws(BarcodeDecodingError)
    -> DecodedSymbol
  {
    guard grid.width == grid.height, let version = version(dimension: grid.width) else {
      throw .sizeUnknown(columns: grid.width, rows: grid.height)
    }
    let first = QRFamily.word(at: firstFormatModules, in: grid)
    let second = QRFamily.word(at: secondFormatModules(dimension: grid.width), in: grid)
    let formats = formats(first: first, second: second)
    guard !formats.isEmpty else {
      let distance = min(formatCode.nearest(to: first).distance, formatCode.nearest(to: second).distance)
      throw .formatUnreadable(distance: distance, limit: formatLimit)
    }
    var failure: BarcodeDecodingError?
    for format in formats where format.model == 2 || model1Versions.contains(version) {
      do throws(BarcodeDecodingError) {
        return try decode(grid, erasures: erasures, version: version, format: format)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? .sizeUnknown(columns: grid.width, rows: grid.height)
  }

  /// What the modules say if the format is as given.
  static func decode(
    _ grid: ModuleGrid, erasures: ModuleGrid?, version: Int, format: Format
  ) throws(BarcodeDecodingError) -> DecodedSymbol {
    let isModel1 = format.model == 1
    let layout = isModel1 ? model1Layout(version: version) : layout(version: version)
    let blocks =
      isModel1
      ? model1Blocks(version: version, level: format.level) : blocks(version: version, level: format.level)
    let (data, corrected) = try layout.data(of: grid, erasures: erasures, mask: format.mask, blocks: blocks)
    let model1 = model1BitFormat(version: version)
    let message =
      isModel1
      ? try QRSegmentParser.parse(data, skipping: 4, format: model1)
      : try QRSegmentParser.parse(data, format: bitFormat(version: version))
    let details = QRCodeDetails(
      model: format.model, version: version, level: format.level, mask: format.mask, columns: grid.width,
      rows: grid.height)
    return DecodedSymbol(
      symbology: symbology, identifier: message.identifier(model: format.model), content: message.content,
      correction: Barcode.Correction(corrected: corrected, capacity: blocks.capacity),
      structuredAppend: message.structuredAppend, details: .qrCode(details))
  }
}
