#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes PNG files with eight bits per channel.
///
/// A row that equals the row above is written as its difference, which is zero, and is known to repeat without looking at
/// it. Other rows are not filtered, because filters make pictures of interfaces larger. Cairo's own writer takes twenty
/// times as long.
package struct PNGFile {
  package var width: Int
  package var height: Int
  /// Whether pixels have an alpha channel.
  package var hasAlpha: Bool
  /// The resolution, from which viewers derive the size in points; `nil` to omit it.
  package var pixelsPerMeter: UInt32?

  package init(width: Int, height: Int, hasAlpha: Bool, pixelsPerMeter: UInt32? = nil) {
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.pixelsPerMeter = pixelsPerMeter
  }

  /// The bytes of one row: the filter and the pixels.
  private var rowByteCount: Int { width * (hasAlpha ? 4 : 3) + 1 }

  /// The bytes of all rows together.
  package var packedByteCount: Int { rowByteCount * height }

  /// Encodes a picture whose rows are packed one after the other.
  ///
  /// Rows may be packed over their own pixels, if those take four bytes each: no row extends into the pixels of the next
  /// one, and `repeats` is called for a row before the row above is packed.
  ///
  /// - Parameters:
  ///   - memory: The buffer for the packed rows, at least `packedByteCount` bytes.
  ///   - repeats: Whether a row equals the row above. It may return `false` if the check is expensive.
  ///   - pack: Writes the pixels of a row to the given address.
  /// - Returns: The file, or `nil` if the rows exceed 4 GiB, the limit of one call.
  package func encode(
    packingRowsInto memory: UnsafeMutableRawBufferPointer, repeats: (_ row: Int) -> Bool,
    pack: (_ row: Int, UnsafeMutableRawPointer) -> Void
  ) -> [UInt8]? {
    guard let compressed = compress(packingRowsInto: memory, repeats: repeats, pack: pack) else { return nil }
    var file = beginning
    file.reserveCapacity(compressed.count + 96)
    file.appendChunk("IDAT", compressed)
    file.appendChunk("IEND", [])
    return file
  }

  /// Packs and compresses the rows of a picture: the data of its chunks.
  ///
  /// - Returns: `nil` if the rows exceed 4 GiB, the limit of one call.
  package func compress(
    packingRowsInto memory: UnsafeMutableRawBufferPointer, repeats: (_ row: Int) -> Bool,
    pack: (_ row: Int, UnsafeMutableRawPointer) -> Void
  ) -> [UInt8]? {
    precondition(memory.count >= packedByteCount)
    guard var row = memory.baseAddress else { return nil }
    var last: UnsafeMutableRawPointer?
    var isRepeated = false
    var checksum = Adler32()
    for y in 0..<height {
      let nextIsRepeated = y + 1 < height && repeats(y + 1)
      let pixels = row + 1
      if !isRepeated { pack(y, pixels) }
      // Pixels that are told apart by what is not packed of them are the same here.
      if let last, isRepeated || memcmp(last, pixels, rowByteCount - 1) == 0 {
        memset(row, 0, rowByteCount)
        row.storeBytes(of: PNGFilter.up, as: UInt8.self)
        checksum.add(PNGFilter.up, zeros: rowByteCount - 1)
      } else {
        row.storeBytes(of: PNGFilter.none, as: UInt8.self)
        checksum.add(UnsafeRawBufferPointer(start: row, count: rowByteCount))
        last = pixels
      }
      row += rowByteCount
      isRepeated = nextIsRepeated
    }
    let rows = UnsafeRawBufferPointer(rebasing: memory[..<packedByteCount])
    return Compressor.borrowed {
      $0.compress(rows, pixelSize: hasAlpha ? 4 : 3, rowSize: rowByteCount, checksum: checksum)
    }
  }

  /// The signature, and the chunks before the pixels.
  var beginning: [UInt8] {
    var file = PNGChunks.signature
    let kind = hasAlpha ? PNGHeader.ColorType.rgbWithAlpha : .rgb
    file.appendChunk(
      "IHDR", UInt32(clamping: width).bytes + UInt32(clamping: height).bytes + [8, UInt8(kind.rawValue), 0, 0, 0])
    if let pixelsPerMeter {
      file.appendChunk("pHYs", pixelsPerMeter.bytes + pixelsPerMeter.bytes + [1])
    }
    return file
  }
}

/// The PNG filters in use.
enum PNGFilter {
  static let none: UInt8 = 0
  /// The difference from the row above.
  static let up: UInt8 = 2
}

extension [UInt8] {
  /// Appends a chunk: its length, its type, the data and a checksum.
  mutating func appendChunk(_ type: String, _ data: [UInt8]) {
    self += UInt32(clamping: data.count).bytes
    let start = count
    self += type.utf8
    self += data
    self += PNGChunks.checksum(of: self, in: start..<count).bytes
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, most significant first.
  var bytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
