import CIgzip
import Geometry
import GoldenTesting
import PNGCoding
import Pixels
import Strut

extension FuzzTarget {
  /// Reads a visual format string and writes its equations.
  func read(visualFormat text: String) {
    do throws(VisualFormatError) {
      let format = try VisualFormat(parsing: text)
      _ = try format.equations(
        options: [.alignAllLeft, .alignAllTop], metrics: ["m": 8], views: ["a", "b", "c"], withoutSuperview: ["c"])
    } catch {
      require(error.offset >= 0 && error.length >= 0, "a mistake at no place: \(error)")
      require(error.offset <= text.unicodeScalars.count, "a mistake behind the end: \(error)")
    }
  }

  /// Reads a golden and writes it again.
  func read(golden bytes: [UInt8]) {
    guard let geometry = try? SolvedGeometry(bytes: bytes) else { return }
    guard let again = try? SolvedGeometry(text: geometry.text) else {
      fatalError("a golden cannot be read again:\n\(geometry.text)")
    }
    require(again == geometry, "a golden has changed: \(geometry) is \(again)")
    require(geometry.changes(since: again).isEmpty, "a golden differs from itself")
  }

  /// Decodes a PNG file, and what it would be if its checksums were right: few changed files come past them.
  func decode(png bytes: [UInt8]) {
    for file in [bytes, bytes.withRightChecksums] {
      _ = try? PNGHeader.verify(file)
      guard let picture = try? decodePNG(file, largestPixelCount: 1 << 16) else { continue }
      require(picture.pixels.count == 4 * picture.pixelCount, "a picture of \(picture.size) lacks pixels")
      require((try? decodePNG(encodePNG(picture))) == picture, "a picture of \(picture.size) is not kept")
    }
  }
}

extension [UInt8] {
  /// The bytes of a PNG file with the checksum of each chunk put right.
  fileprivate var withRightChecksums: [UInt8] {
    var file = self
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { break }
      let end = offset + 8 + length
      let checksum = file.withUnsafeBufferPointer {
        crc32_gzip_refl(0, $0.baseAddress! + offset + 4, UInt64(length + 4))
      }
      for index in 0..<4 { file[end + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * UInt32(index))) }
      offset = end + 4
    }
    return file
  }
}
