@testable import PNGCoding
import Pixels

/// The frames of an APNG, put together as the format says.
struct DecodedAnimation {
  struct Frame {
    var pixels: PixelBuffer
    /// In seconds.
    var duration: Double
    /// The number of pixels that are stored of it.
    var storedPixelCount: Int
  }

  private(set) var frames: [Frame] = []
  private(set) var playCount = 0
  /// What programs show that play nothing.
  let still: PixelBuffer

  init(_ file: [UInt8]) throws {
    still = try decodePNG(file)
    var offset = 8
    var (header, control): ([UInt8], [UInt8]) = ([], [])
    var numbers: [Int] = []
    while offset < file.count {
      let length = file.number(at: offset, bytes: 4)
      let type = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let data = [UInt8](file[(offset + 8)..<(offset + 8 + length)])
      offset += 12 + length
      switch type {
      case "IHDR": header = data
      case "acTL": playCount = data.number(at: 4, bytes: 4)
      case "fcTL":
        control = data
        numbers.append(data.number(at: 0, bytes: 4))
      case "fdAT":
        numbers.append(data.number(at: 0, bytes: 4))
        try add([UInt8](data[4...]), control: control, header: header)
      default: break
      }
    }
    guard numbers == Array(0..<numbers.count) else { throw ProgramError(description: "chunks are numbered \(numbers)") }
  }

  private mutating func add(_ data: [UInt8], control: [UInt8], header: [UInt8]) throws {
    // A part is a PNG file of its own size.
    var part = [UInt8]([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    part.appendChunk("IHDR", Array(control[4..<12]) + Array(header[8...]))
    part.appendChunk("IDAT", data)
    part.appendChunk("IEND", [])
    let area = try decodePNG(part)
    let (x, y) = (control.number(at: 12, bytes: 4), control.number(at: 16, bytes: 4))
    var pixels = frames.last?.pixels.pixels ?? still.pixels.map { _ in 0 }
    for row in 0..<area.height {
      let start = 4 * ((y + row) * still.width + x)
      let own = area.pixels[(4 * row * area.width)..<(4 * (row + 1) * area.width)]
      pixels.replaceSubrange(start..<(start + own.count), with: own)
    }
    let (numerator, denominator) = (control.number(at: 20, bytes: 2), control.number(at: 22, bytes: 2))
    frames.append(
      Frame(
        pixels: PixelBuffer(width: still.width, height: still.height, pixels: pixels),
        duration: Double(numerator) / Double(denominator),
        storedPixelCount: area.width * area.height))
  }
}

extension [UInt8] {
  fileprivate func number(at offset: Int, bytes count: Int) -> Int {
    self[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
