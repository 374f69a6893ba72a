import CIgzip
import Files

/// The chunks of a PNG file. A chunk has a type of four letters and data.
struct PNGChunks {
  struct Chunk {
    var type: String
    /// The range of the data in the file. The eight bytes before are length and type, the four after the checksum.
    var data: Range<Int>

    /// The range of the whole chunk, from its length to its checksum.
    var range: Range<Int> { (data.lowerBound - 8)..<(data.upperBound + 4) }

    /// Whether a decoder must understand it, by its first letter.
    var isCritical: Bool { type.utf8.first.map { $0 & 0x20 == 0 } ?? false }
  }

  /// The complete chunks, up to the end chunk.
  private(set) var all: [Chunk] = []
  /// Whether the last chunk is the end chunk.
  private(set) var isComplete = false

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Throws: An error if the file does not start as a PNG file does.
  init(_ file: [UInt8]) throws(PNGError) {
    guard !file.isEmpty else { throw .empty }
    guard file.starts(with: Self.signature) else {
      if LargeFilePointer.matches(file) { throw .gitLFSPointer }
      throw Self.signature.starts(with: file) ? .truncated : .notPNG
    }
    var offset = Self.signature.count
    while offset + 12 <= file.count, !isComplete {
      let length = file.bigEndianNumber(at: offset)
      guard length <= file.count - offset - 12 else { return }
      let type = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      all.append(Chunk(type: type, data: (offset + 8)..<(offset + 8 + length)))
      isComplete = type == "IEND"
      offset += 12 + length
    }
  }

  /// - Throws: An error if a chunk does not match its checksum.
  func verifyChecksums(of file: [UInt8]) throws(PNGError) {
    for chunk in all {
      let checksum = Self.checksum(of: file, in: (chunk.data.lowerBound - 4)..<chunk.data.upperBound)
      guard Int(checksum) == file.bigEndianNumber(at: chunk.data.upperBound) else {
        throw .badChecksum(chunk: chunk.type, offset: chunk.range.lowerBound)
      }
    }
  }

  /// The checksum of a chunk's type and data.
  static func checksum(of file: [UInt8], in range: Range<Int>) -> UInt32 {
    file.withUnsafeBytes { bytes in
      crc32_gzip_refl(
        0, bytes.baseAddress?.advanced(by: range.lowerBound).assumingMemoryBound(to: UInt8.self), UInt64(range.count))
    }
  }
}

extension [UInt8] {
  /// The number in four bytes, most significant first.
  func bigEndianNumber(at offset: Int) -> Int {
    self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
