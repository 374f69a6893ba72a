import Pixels
import TestSupport
import Testing

@testable import PNGCoding

@Suite struct CompressorTests {
  private static func compressed(_ rows: [UInt8], pixelSize: Int, rowSize: Int) throws -> [UInt8] {
    try #require(
      rows.withUnsafeBytes { Compressor().compress($0, pixelSize: pixelSize, rowSize: rowSize) })
  }

  /// Rows of a picture: areas of one colour, noise, and rows that repeat.
  private static func rows(
    pixelSize: Int, width: Int, height: Int, using generator: inout SeededGenerator
  ) -> [UInt8] {
    var rows: [UInt8] = []
    var colour = (0..<pixelSize).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for y in 0..<height {
      if y > 0, Int.random(in: 0..<3, using: &generator) == 0 {
        rows += [PNGFilter.up] + Array(repeating: 0, count: width * pixelSize)
        continue
      }
      rows.append(PNGFilter.none)
      let noise = Int.random(in: 0...40, using: &generator)
      for _ in 0..<width {
        if Int.random(in: 0...40, using: &generator) < noise {
          colour = colour.map { $0 &+ UInt8.random(in: 0...1, using: &generator) }
        }
        rows += colour
      }
    }
    return rows
  }

  /// A picture is read by another library than the one that wrote it: what that makes of the stream are the pixels.
  @Test(arguments: 1...40) func streamsOfAllWidthsAreRead(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let pixelSize = seed % 2 == 0 ? 3 : 4
    let width = seed <= 20 ? seed : Int.random(in: 1...12_000, using: &generator)
    let height = Int.random(in: 1...40, using: &generator)
    let rows = Self.rows(pixelSize: pixelSize, width: width, height: height, using: &generator)
    let file = PNGFile(width: width, height: height, hasAlpha: pixelSize == 4)
    var bytes = file.beginning
    bytes.appendChunk("IDAT", try Self.compressed(rows, pixelSize: pixelSize, rowSize: width * pixelSize + 1))
    bytes.appendChunk("IEND", [])
    let picture = try decodePNG(bytes)
    var expected: [UInt8] = []
    for y in 0..<height {
      let row = rows[(y * (width * pixelSize + 1))...].prefix(width * pixelSize + 1)
      if row.first == PNGFilter.up {
        expected += expected.suffix(4 * width)
        continue
      }
      let pixels = Array(row.dropFirst())
      for x in 0..<width {
        expected += pixels[(x * pixelSize)..<(x * pixelSize + 3)] + [pixelSize == 4 ? pixels[x * 4 + 3] : 255]
      }
    }
    let isSame = picture.pixels == expected
    #expect(isSame)
  }

  /// A compressor is used for one picture after the other, and its memory was another's before.
  @Test func bytesDoNotDependOnWhatWasCompressedBefore() throws {
    var generator = SeededGenerator(seed: 3)
    let compressor = Compressor()
    for _ in 0..<20 {
      let rows = Self.rows(pixelSize: 3, width: 640, height: 30, using: &generator)
      let again = rows.withUnsafeBytes { compressor.compress($0, pixelSize: 3, rowSize: 1_921) }
      let isSame = try again == Self.compressed(rows, pixelSize: 3, rowSize: 1_921)
      #expect(isSame)
    }
  }

  /// Noise does not shrink, and there has to be room for it.
  @Test func noiseIsCompressedToItsEnd() throws {
    var generator = SeededGenerator(seed: 7)
    let rows = (0..<250).flatMap { _ in
      [PNGFilter.none] + (0..<3_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    let count = try Self.compressed(rows, pixelSize: 3, rowSize: 3_001).count
    #expect((rows.count..<(rows.count + rows.count / 50)).contains(count))
  }

  /// The same pixels on another ground are found again, at the distance that deflate can say.
  @Test func whatStoodBeforeCostsLittle() throws {
    var generator = SeededGenerator(seed: 9)
    let letter = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let paper = [UInt8](repeating: 255, count: 900)
    let once = [PNGFilter.none] + letter + paper + paper
    let twice = [PNGFilter.none] + letter + paper + letter + Array(paper.dropLast(300))
    let sizes = try [once, twice].map { try Self.compressed($0, pixelSize: 3, rowSize: $0.count).count }
    #expect(sizes[1] < sizes[0] + 20)
  }
}

@Suite struct PrefixCodeTests {
  /// Frequencies as Fibonacci's numbers give the longest words.
  private static let fibonacci: [UInt32] = (0..<30).reduce(into: [1, 1]) { list, _ in
    list.append(list[list.count - 1] + list[list.count - 2])
  }

  @Test(arguments: [7, 9, 15]) func wordsHaveAtMostSoManyBits(longest: Int) {
    let code = PrefixCode(frequencies: Self.fibonacci, longest: longest)
    #expect(code.lengths.allSatisfy { (1...UInt8(longest)).contains($0) })
    #expect(code.lengths.reduce(0) { $0 + 1 << (longest - Int($1)) } == 1 << longest)
  }

  @Test func frequentSymbolsHaveShortWords() {
    let code = PrefixCode(frequencies: [10, 1, 0, 1, 2], longest: 15)
    #expect(code.lengths == [1, 3, 0, 3, 2])
    // Each is written from its lowest bit.
    #expect(code.words == [0b0, 0b011, 0, 0b111, 0b01])
  }

  @Test func oneSymbolHasAWord() {
    #expect(PrefixCode(frequencies: [0, 9, 0], longest: 15).lengths == [0, 1, 0])
    #expect(PrefixCode(frequencies: [0, 0], longest: 15).lengths == [0, 0])
  }
}
