import PNGCoding
import Pixels
import TestSupport
import Testing

@Suite struct EncodePNGTests {
  /// Rows in runs, as pictures of interfaces have them.
  @Test(arguments: 1...60) func repeatedRowsAreReadAsTheyWereWritten(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let different = PixelBuffer.random(using: &generator, isOpaque: seed % 2 == 0)
    let rowByteCount = 4 * different.width
    var pixels: [UInt8] = []
    var height = 0
    for y in 0..<different.height {
      let row = different.pixels[(y * rowByteCount)..<((y + 1) * rowByteCount)]
      for _ in 0...Int.random(in: 0...4, using: &generator) {
        pixels += row
        height += 1
      }
    }
    let picture = PixelBuffer(width: different.width, height: height, pixels: pixels)
    #expect(try decodePNG(encodePNG(picture)) == picture)
  }

  /// A row need not be within the 32 kB that deflate looks back to be written once.
  @Test func rowsThatRepeatCostNextToNothing() {
    var generator = SeededGenerator(seed: 1)
    let row = (0..<12_000).flatMap { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } + [255] }
    func file(rowCount: Int) -> [UInt8] {
      encodePNG(
        PixelBuffer(width: 12_000, height: rowCount, pixels: Array(repeatElement(row, count: rowCount).joined())))
    }
    let oneRow = file(rowCount: 1).count
    #expect(oneRow >= 36_000)
    #expect(file(rowCount: 21).count < oneRow + oneRow / 4)
  }
}
