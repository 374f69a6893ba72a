/// A PNG file put together from its parts, by a hand that knows nothing of the project's own writer.
struct RawPNG {
  var width: Int
  var height: Int
  var bitDepth: Int
  /// As the header has it: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha.
  var colorType: Int
  var isInterlaced = false
  /// Chunks between the header and the data.
  var extras: [(type: String, data: [UInt8])] = []
  /// A pixel's samples by its place.
  var samples: (_ x: Int, _ y: Int) -> [Int]

  var bytes: [UInt8] {
    let header =
      Self.number(width) + Self.number(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0].map(UInt8.init)
    let chunks = [("IHDR", header)] + extras + [("IDAT", Self.deflated(rows)), ("IEND", [])]
    return Self.signature + chunks.flatMap { Self.chunk($0.0, $0.1) }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(crc32(body)))
  }

  /// A zlib stream (RFC 1950) that stores its bytes as they are.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let blocks = stride(from: 0, to: max(bytes.count, 1), by: 65_535).map { start in
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let isLast: UInt8 = start + 65_535 >= bytes.count ? 1 : 0
      let count = UInt16(block.count)
      return [isLast] + [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + block
    }
    return [0x78, 0x01] + blocks.joined() + number(adler32(bytes))
  }

  private static func adler32(_ bytes: [UInt8]) -> Int {
    let sums = bytes.reduce((low: 1, high: 0)) { sums, byte in
      let low = (sums.low + Int(byte)) % 65_521
      return (low, (sums.high + low) % 65_521)
    }
    return sums.high << 16 | sums.low
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { checksum, byte in
      (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  /// The passes of Adam7: first column and row, and the steps from there; one pass where it is not interlaced.
  private var passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] {
    guard isInterlaced else { return [(0, 0, 1, 1)] }
    return [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
  }

  /// All rows of all passes, each after its filter's number; the filters take turns.
  private var rows: [UInt8] {
    var bytes: [UInt8] = []
    for pass in passes where pass.x < width && pass.y < height {
      var above: [UInt8] = []
      for (index, y) in stride(from: pass.y, to: height, by: pass.stepY).enumerated() {
        var bits: [UInt8] = []
        for x in stride(from: pass.x, to: width, by: pass.stepX) {
          for sample in samples(x, y) {
            bits += (0..<bitDepth).reversed().map { UInt8(truncatingIfNeeded: sample >> $0 & 1) }
          }
        }
        bits += Array(repeating: 0, count: (8 - bits.count % 8) % 8)
        let row = stride(from: 0, to: bits.count, by: 8).map { start in
          bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | $1 }
        }
        bytes += filtered(row, above: above, filter: index % 5)
        above = row
      }
    }
    return bytes
  }

  private func filtered(_ row: [UInt8], above: [UInt8], filter: Int) -> [UInt8] {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    let step = max(1, bitDepth * channels / 8)
    return [UInt8(filter)]
      + row.indices.map { index in
        let left = index >= step ? Int(row[index - step]) : 0
        let up = above.isEmpty ? 0 : Int(above[index])
        let corner = above.isEmpty || index < step ? 0 : Int(above[index - step])
        let prediction = [0, left, up, (left + up) / 2, Self.paeth(left, up, corner)][filter]
        return row[index] &- UInt8(prediction)
      }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let distances = [left, up, corner].map { abs($0 - estimate) }
    if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? up : corner
  }
}
