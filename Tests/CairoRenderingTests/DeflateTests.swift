import CDeflate
import Testing

@testable import CairoRendering

/// What is compressed here is restored by another hand's decompressor.
@Suite struct DeflateTests {
  /// Pseudo-random numbers, the same each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    }
  }

  /// Rows of pixels from a few colours, in runs, at times a copy of the row before, or noise.
  private func rows(width: Int, height: Int, channels: Int, colors: Int, seed: UInt64) -> [UInt8] {
    var numbers = Numbers(state: seed)
    let palette = (0..<colors).map { _ in (0..<channels).map { _ in UInt8.random(in: 0...255, using: &numbers) } }
    var rows: [UInt8] = []
    var last: [UInt8] = []
    for _ in 0..<height {
      if last.isEmpty || Int.random(in: 0..<3, using: &numbers) > 0 {
        last = [0]
        while last.count < width * channels + 1 {
          let color = palette.randomElement(using: &numbers) ?? []
          for _ in 0..<Int.random(in: 1...12, using: &numbers) { last += color }
        }
        last = Array(last.prefix(width * channels + 1))
      }
      rows += last
    }
    return rows
  }

  private func restored(_ compressed: [UInt8], count: Int) throws -> [UInt8] {
    let decompressor = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(decompressor) }
    var bytes = [UInt8](repeating: 0, count: count + 1)
    var restored = 0
    let result = libdeflate_zlib_decompress(
      decompressor, compressed, compressed.count, &bytes, bytes.count, &restored)
    #expect(result == LIBDEFLATE_SUCCESS)
    return Array(bytes.prefix(restored))
  }

  private func check(_ rows: [UInt8], rowCount: Int, channels: Int) throws -> Int {
    let compressed = rows.withUnsafeBytes { RowDeflate.compress($0, rowCount: rowCount, pixelCount: channels) }
    #expect(try restored(compressed, count: rows.count) == rows)
    return compressed.count
  }

  @Test(arguments: [1, 2, 3, 7, 64, 301], [1, 2, 40])
  func everySizeIsRestored(width: Int, height: Int) throws {
    for channels in [3, 4] {
      for colors in [1, 2, 5, 200, 5_000] {
        let rows = rows(
          width: width, height: height, channels: channels, colors: colors, seed: UInt64(width * height + colors))
        _ = try check(rows, rowCount: width * channels + 1, channels: channels)
      }
    }
  }

  @Test func rowsLongerThanTheWindowAreRestored() throws {
    let rows = rows(width: 12_000, height: 5, channels: 3, colors: 9, seed: 1)
    _ = try check(rows, rowCount: 36_001, channels: 3)
  }

  /// A run's last piece may not be shorter than three bytes.
  @Test func runsOfEveryLengthAreRestored() throws {
    for width in 80..<180 {
      let row: [UInt8] = [0] + Array(repeating: 0xAB, count: width * 3)
      _ = try check(row + row, rowCount: row.count, channels: 3)
    }
  }

  @Test func plainPictureIsNearlyNothing() throws {
    let rows = [UInt8](repeating: 0, count: 1921 * 1136)
    #expect(try check(rows, rowCount: 1921, channels: 3) < 6_000)
  }

  @Test func noiseGrowsByLittle() throws {
    var numbers = Numbers(state: 7)
    let rows = (0..<(301 * 200)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    #expect(try check(rows, rowCount: 301, channels: 3) < rows.count * 102 / 100)
  }

  /// Frequencies like Fibonacci's numbers ask for codes as long as there are symbols.
  @Test(arguments: [7, 15]) func codesAreNoLongerThanAllowedAndComplete(longest: Int) {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 19 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let code = HuffmanCode(frequencies: frequencies, longest: longest)
    #expect(code.lengths.allSatisfy { (1...UInt8(longest)).contains($0) })
    #expect(code.lengths.reduce(0) { $0 + 1 << (longest - Int($1)) } == 1 << longest)
  }
}
