import PNGCoding
import Pixels
import TestSupport
import Testing

/// A file that is no whole PNG is never a picture, and each reason has a sentence.
@Suite struct BrokenPNGTests {
  private static let good = RawPNG(
    width: 30, height: 20, bitDepth: 8, colorType: 6, samples: { x, y in [x * 8, y * 12, x ^ y, 255 - x] }
  ).bytes

  private func problem(_ file: [UInt8], largestPixelCount: Int = PNGHeader.largestPixelCount) -> String? {
    do throws(PNGError) {
      _ = try decodePNG(file, largestPixelCount: largestPixelCount)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func filesOfOtherKindsAreNamed() {
    #expect(problem([]) == "is empty")
    #expect(problem(Array("GIF89a".utf8)) == "is not a PNG file")
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    #expect(
      problem(Array(pointer.utf8)) == "is a Git LFS pointer, not the picture; 'git lfs pull' fetches it")
  }

  @Test func fileThatEndsTooEarlyIsNeverAPicture() {
    for length in 1..<Self.good.count {
      #expect(problem(Array(Self.good.prefix(length))) == "is a truncated PNG file", "\(length)")
    }
    #expect(problem(Self.good) == nil)
  }

  @Test func wrongChecksumIsNamedWithItsChunk() throws {
    var file = Self.good
    file[file.count - 20] ^= 1
    #expect(problem(file) == "is a damaged PNG file: the checksum of its chunk 'IDAT' at byte 33 is wrong")
  }

  @Test func damagedDataWithGoodChecksumsIsFound() throws {
    var rows = [UInt8](repeating: 0, count: 7 * 4)
    rows[7] = 9
    let cases: [(String, [UInt8])] = [
      ("a filter that does not exist", RawPNG.deflated(rows)),
      ("too few rows", RawPNG.deflated(Array(rows.prefix(7)))),
      ("data that is not compressed", Array(repeating: 0x55, count: 40)),
    ]
    for (name, data) in cases {
      let header = RawPNG.number(2) + RawPNG.number(4) + [8, 2, 0, 0, 0]
      let file =
        RawPNG.signature + RawPNG.chunk("IHDR", header) + RawPNG.chunk("IDAT", data) + RawPNG.chunk("IEND", [])
      #expect(problem(file)?.hasPrefix("is a damaged PNG file: ") == true, "\(name)")
    }
  }

  @Test func sizesAreNotBelieved() {
    func file(_ width: Int, _ height: Int) -> [UInt8] {
      RawPNG.signature + RawPNG.chunk("IHDR", RawPNG.number(width) + RawPNG.number(height) + [8, 6, 0, 0, 0])
        + RawPNG.chunk("IDAT", [1, 2, 3]) + RawPNG.chunk("IEND", [])
    }
    #expect(problem(file(0, 5)) == "is a PNG file without pixels")
    #expect(problem(file(1 << 31, 1)) == "declares 2147483648 × 1 pixels, which is too many")
    #expect(problem(file(30_000, 30_000)) == "declares 30000 × 30000 pixels, which is too many")
    #expect(
      problem(file(8000, 8000)) == "declares 8000 × 8000 pixels, but has too little data for them")
    #expect(
      problem(Self.good, largestPixelCount: 599) == "declares 30 × 20 pixels, which is too many")
  }

  @Test func kindsThatTheStandardDoesNotHaveAreRefused() {
    for (bitDepth, colorType) in [(8, 1), (8, 7), (3, 0), (16, 3), (4, 2), (0, 6), (255, 255)] {
      let header = RawPNG.number(2) + RawPNG.number(4) + [UInt8(bitDepth), UInt8(colorType), 0, 0, 0]
      let file = RawPNG.signature + RawPNG.chunk("IHDR", header) + RawPNG.chunk("IEND", [])
      #expect(
        problem(file) == "is a PNG file of an unsupported kind: \(bitDepth) bits, colour type \(colorType)")
    }
  }

  /// Bytes changed, dropped, doubled and exchanged, with checksums made right again half of the time so that the
  /// decoder itself gets to see them.
  @Test(arguments: 1...40) func mutatedFilesAreAPictureOrASentence(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var file = Self.good
      for _ in 0...Int.random(in: 0...3, using: &generator) { file.mutate(using: &generator) }
      if Bool.random(using: &generator) { file = file.withRightChecksums }
      do throws(PNGError) {
        let picture = try decodePNG(file)
        #expect(picture.pixels.count == 4 * picture.width * picture.height)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func mutate(using generator: inout SeededGenerator) {
    guard count > 2 else { return }
    let index = Int.random(in: 0..<count, using: &generator)
    switch Int.random(in: 0...4, using: &generator) {
    case 0: self[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: self[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
    case 2: removeSubrange(index..<Swift.min(count, index + Int.random(in: 1...20, using: &generator)))
    case 3: insert(contentsOf: self[index..<Swift.min(count, index + 12)], at: index)
    default: swapAt(index, Int.random(in: 0..<count, using: &generator))
    }
  }

  /// The file with the checksum of every chunk that can be found made right.
  fileprivate var withRightChecksums: [UInt8] {
    var file = Array(prefix(8))
    var offset = 8
    while offset + 12 <= count {
      let length = self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= count - offset - 12 else { break }
      let type = String(decoding: self[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let data = Array(self[(offset + 8)..<(offset + 8 + length)])
      // A type that is no text cannot be written again as it was.
      file += type.utf8.count == 4 ? RawPNG.chunk(type, data) : Array(self[offset..<(offset + 12 + length)])
      offset += 12 + length
    }
    return file + self[Swift.min(offset, count)...]
  }
}
