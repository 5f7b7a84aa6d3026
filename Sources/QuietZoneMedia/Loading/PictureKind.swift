/// What a picture file is, told from its first bytes, never from its name.
public enum PictureKind: String, Hashable, Sendable, CaseIterable {
  case jpeg = "JPEG"
  case png = "PNG"
  case webp = "WebP"
  case gif = "GIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case heic = "HEIC"
  case avif = "AVIF"
  case pnm = "PNM"
  case pdf = "PDF"

  /// The kind of a file that starts with `bytes`, or `nil` if no known one does.
  public init?(bytes: [UInt8]) {
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool { bytes.matches(signature, at: offset) }
    if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("RIFF".bytes), has("WEBP".bytes, at: 8) {
      self = .webp
    } else if has("GIF87a".bytes) || has("GIF89a".bytes) {
      self = .gif
    } else if has([0x49, 0x49, 42, 0]) || has([0x4D, 0x4D, 0, 42]) || has([0x49, 0x49, 43, 0])
      || has([0x4D, 0x4D, 0, 43])
    {
      self = .tiff
    } else if has("BM".bytes) {
      self = .bmp
    } else if let kind = PictureKind(brandsOf: bytes) {
      self = kind
    } else if bytes.count > 2, bytes[0] == 0x50, (0x31...0x36).contains(bytes[1]),
      bytes[2].isPNMSpace || bytes[2] == 0x23
    {
      self = .pnm
    } else if bytes.prefix(1024).containsPDFHeader {
      self = .pdf
    } else {
      return nil
    }
  }

  /// ISO/IEC 14496-12 file type box: the major brand, then the compatible ones.
  private init?(brandsOf bytes: [UInt8]) {
    guard bytes.matches("ftyp".bytes, at: 4), let size = bytes.uint32BE(at: 0) else { return nil }
    var at = 8
    while at + 4 <= min(Int(size), bytes.count, 256) {
      if bytes.matches("avif".bytes, at: at) || bytes.matches("avis".bytes, at: at) {
        self = .avif
        return
      }
      if ["heic", "heix", "hevc", "hevx", "heim", "heis"].contains(where: { bytes.matches($0.bytes, at: at) })
      {
        self = .heic
        return
      }
      at += at == 8 ? 8 : 4
    }
    guard bytes.matches("mif1".bytes, at: 8) || bytes.matches("msf1".bytes, at: 8) else { return nil }
    self = .heic
  }
}

extension ArraySlice<UInt8> {
  /// ISO 32000-1, implementation note 13: the header may stand anywhere in the first 1024 bytes.
  fileprivate var containsPDFHeader: Bool {
    let bytes = [UInt8](self)
    return bytes.indices.contains { bytes.matches("%PDF-".bytes, at: $0) }
  }
}
