import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The classification of a pixel that differs between the pictures.
enum PixelVerdict {
  case different
  /// The difference is within the channel tolerance and not counted.
  case similar
  /// The difference is greater, but excused by a perceptual metric.
  case belowThreshold, antialiased
}

/// Calls `body` for each pixel that differs, from the top left, with its position, its greatest difference over the
/// channels, and its classification.
///
/// - Precondition: Both pictures have the same size.
@inline(__always)
func forEachDifference(
  _ expected: PixelBuffer, _ actual: PixelBuffer, rule: ComparisonRule,
  _ body: (_ x: Int, _ y: Int, _ difference: Int, PixelVerdict) -> Void
) {
  expected.pixels.withUnsafeBytes { expectedBytes in
    actual.pixels.withUnsafeBytes { actualBytes in
      let pixelmatch = PixelmatchMetric(
        rule.metric, first: PixelView(expectedBytes, of: expected), second: PixelView(actualBytes, of: actual))
      forEachDifferentPixel(expectedBytes, actualBytes, width: expected.width, height: expected.height) {
        x, y, first, second in
        let difference = greatestDifference(first, second)
        let isNear = difference <= rule.channelTolerance
        guard let pixelmatch else {
          body(x, y, difference, isNear ? .similar : .different)
          return
        }
        let verdict = pixelmatch.verdict(x: x, y: y)
        body(x, y, difference, verdict != .different && isNear ? .similar : verdict)
      }
    }
  }
}

/// The greatest difference over the four channels of two pixels.
private func greatestDifference(_ first: UInt32, _ second: UInt32) -> Int {
  let first = unsafeBitCast(first, to: SIMD4<UInt8>.self)
  let second = unsafeBitCast(second, to: SIMD4<UInt8>.self)
  let larger = first.replacing(with: second, where: first .< second)
  let smaller = first.replacing(with: second, where: first .> second)
  return Int((larger &- smaller).max())
}

/// Calls `body` with the position and both values of each pixel that differs.
///
/// Compares whole rows first, then blocks of eight pixels: most pixels of two pictures are equal, and `memcmp` runs at
/// memory speed.
@inline(__always)
private func forEachDifferentPixel(
  _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, width: Int, height: Int,
  _ body: (_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32) -> Void
) {
  guard let first = first.baseAddress, let second = second.baseAddress else { return }
  let rowCount = 4 * width
  let block = 8
  for y in 0..<height {
    let firstRow = first + y * rowCount
    let secondRow = second + y * rowCount
    guard memcmp(firstRow, secondRow, rowCount) != 0 else { continue }
    for start in stride(from: 0, to: width, by: block) {
      let end = min(start + block, width)
      if end - start == block {
        let firstBlock = firstRow.loadUnaligned(fromByteOffset: 4 * start, as: SIMD4<UInt64>.self)
        let secondBlock = secondRow.loadUnaligned(fromByteOffset: 4 * start, as: SIMD4<UInt64>.self)
        if firstBlock == secondBlock { continue }
      }
      for x in start..<end {
        let firstPixel = firstRow.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
        let secondPixel = secondRow.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
        if firstPixel != secondPixel { body(x, y, firstPixel, secondPixel) }
      }
    }
  }
}
