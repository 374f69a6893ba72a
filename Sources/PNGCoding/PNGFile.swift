#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes PNG files of eight bits a channel.
///
/// A row that equals the one above is written as what it differs by, which is nothing: deflate says such rows in half a
/// byte each, where it would else point back to the row before in two. All other rows are left as they are, because
/// filters would make pictures of interfaces larger. Cairo's own writer takes twenty times as long.
package struct PNGFile {
  package var width: Int
  package var height: Int
  /// Whether a pixel is red, green, blue and alpha, or the first three alone.
  package var hasAlpha: Bool
  /// By which viewers know the size in points; `nil` to say nothing of it.
  package var pixelsPerMeter: UInt32?

  package init(width: Int, height: Int, hasAlpha: Bool, pixelsPerMeter: UInt32? = nil) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.pixelsPerMeter = pixelsPerMeter
  }

  /// Bytes of one row: a filter's number and the pixels.
  private var rowByteCount: Int { width * (hasAlpha ? 4 : 3) + 1 }

  /// Of all rows together.
  package var packedByteCount: Int { rowByteCount * height }

  /// The file of a picture whose rows are packed one after the other.
  ///
  /// Rows may be packed over the pixels that they come from, if those take four bytes each: no row reaches into the
  /// pixels of the next one, and a row is asked about before the one above it is packed.
  ///
  /// - Parameters:
  ///   - memory: Where rows are packed, `packedByteCount` bytes at least.
  ///   - repeats: Whether a row is the same as the one above. `false` is right where that costs much to know.
  ///   - pack: Writes the pixels of a row to where it is told.
  /// - Returns: `nil` when the rows are more than one call compresses, 4 GiB.
  package func encode(
    packingRowsInto memory: UnsafeMutableRawBufferPointer, repeats: (_ row: Int) -> Bool,
    pack: (_ row: Int, UnsafeMutableRawPointer) -> Void
  ) -> [UInt8]? {
    precondition(memory.count >= packedByteCount)
    guard var row = memory.baseAddress else { return nil }
    var last: UnsafeMutableRawPointer?
    var isRepeated = false
    for y in 0..<height {
      let nextIsRepeated = y + 1 < height && repeats(y + 1)
      let pixels = row + 1
      if !isRepeated { pack(y, pixels) }
      // Pixels that are told apart by what is not packed of them are the same here.
      if let last, isRepeated || memcmp(last, pixels, rowByteCount - 1) == 0 {
        memset(row, 0, rowByteCount)
        row.storeBytes(of: Filter.up, as: UInt8.self)
      } else {
        row.storeBytes(of: Filter.none, as: UInt8.self)
        last = pixels
      }
      row += rowByteCount
      isRepeated = nextIsRepeated
    }
    return encode(rows: UnsafeRawBufferPointer(rebasing: memory[..<packedByteCount]))
  }

  /// What the bytes of a row say.
  private enum Filter {
    static let none: UInt8 = 0
    /// The difference from the row above.
    static let up: UInt8 = 2
  }

  private func encode(rows: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let compressed = Compressor.borrowed({ $0.compress(rows) }) else { return nil }
    var file = PNGChunks.signature
    file.reserveCapacity(compressed.count + 96)
    let kind = hasAlpha ? PNGHeader.ColorType.rgbWithAlpha : .rgb
    append(
      "IHDR",
      UInt32(clamping: width).bytes + UInt32(clamping: height).bytes + [8, UInt8(kind.rawValue), 0, 0, 0], to: &file)
    if let pixelsPerMeter {
      append("pHYs", pixelsPerMeter.bytes + pixelsPerMeter.bytes + [1], to: &file)
    }
    append("IDAT", compressed, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += UInt32(clamping: data.count).bytes
    let start = file.count
    file += type.utf8
    file += data
    file += PNGChunks.checksum(of: file, in: start..<file.count).bytes
  }
}

extension UInt32 {
  /// Most significant first.
  fileprivate var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) }
  }
}
