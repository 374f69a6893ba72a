import Testing

@testable import PNGCoding

/// The chunks of pictures that play.
@Suite struct AnimatedPNGTests {
  @Test func timesAreFractions() {
    #expect(AnimatedPNG.fraction(of: 1.0 / 30) == (1, 30))
    #expect(AnimatedPNG.fraction(of: 0.25 - 7.0 / 30) == (1, 60))
    #expect(AnimatedPNG.fraction(of: 0.1) == (1, 10))
    #expect(AnimatedPNG.fraction(of: 0) == (0, 1))
    #expect(AnimatedPNG.fraction(of: 61) == (61, 1))
    // No fraction of small numbers: to the millisecond.
    #expect(AnimatedPNG.fraction(of: 0.123_456) == (123, 1000))
    #expect(AnimatedPNG.fraction(of: 100_000) == (65_535, 1))
  }

  @Test func chunksStandInTheOrderOfTheFormat() throws {
    var file = AnimatedPNG(PNGFile(width: 2, height: 1, hasAlpha: false), still: [1], playCount: 0)
    for _ in 0..<2 { file.append(AnimatedPNG.Frame(x: 0, y: 0, width: 2, height: 1, data: [2], seconds: 0.5)) }
    file.holdLastFrame(for: 0.5)
    let bytes = file.bytes
    let chunks = try PNGChunks(bytes)
    #expect(chunks.all.map(\.type) == ["IHDR", "acTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    try chunks.verifyChecksums(of: bytes)
    let sequence = chunks.all.filter { ["fcTL", "fdAT"].contains($0.type) }
    #expect(sequence.map { bytes.bigEndianNumber(at: $0.data.lowerBound) } == [0, 1, 2, 3])
    #expect(Array(bytes[chunks.all[5].data].suffix(6)) == [0, 1, 0, 1, 0, 0])
  }
}
