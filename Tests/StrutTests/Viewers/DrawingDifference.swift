import ImageComparison
import Pixels

/// How two drawings of one figure differ, measured by what two rasterisers may make of the same edges.
///
/// A pixel that no edge crosses has one right colour. One that an edge crosses mixes the colours of both sides by
/// coverage, and rasterisers reckon coverage on grids of their own: there, a difference is a share of the **contrast**,
/// the range of a channel over the pixel and its eight neighbours in the drawing where that is larger.
struct DrawingDifference {
  /// Of red, green and blue over all pixels, in 255ths.
  private(set) var mean = 0.0
  /// Pixels off every edge that clearly differ, as a share of all pixels.
  private(set) var shareOffEdges = 0.0
  /// Pixels that coverage does not explain: off an edge clearly different, or at one by more than half the contrast,
  /// where the edge is half a pixel elsewhere, or missing.
  private(set) var unexplained = 0
  /// The mean difference at edges as a share of the mean contrast there.
  private(set) var shareOfContrast = 0.0
  /// Of the unexplained pixels the one that differs most.
  private(set) var worst: (x: Int, y: Int, difference: Int)?

  /// What a pixel may be off without an edge, in 255ths: colours are rounded to bytes with every layer over them, and
  /// three box blurs, by which SVG allows a shadow to be drawn, are within 3 % of a Gaussian.
  static let tolerance = 8

  /// - Precondition: Both are opaque and of one size.
  init(_ drawing: PixelBuffer, _ reference: PixelBuffer) {
    precondition(drawing.width == reference.width && drawing.height == reference.height)
    var (total, edgeTotal, contrastTotal, offEdges) = (0, 0, 0, 0)
    withNeighbourhoods(of: drawing, reference) { x, y, neighbourhood in
      var (difference, isExplained, isAtEdge) = (0, true, false)
      for channel in 0..<3 {
        let (d, contrast) = neighbourhood.differenceAndContrast(of: channel)
        total += d
        if contrast > Self.tolerance {
          isAtEdge = true
          edgeTotal += d
          contrastTotal += contrast
        }
        if d > Self.tolerance + contrast / 2 { isExplained = false }
        difference = max(difference, d)
      }
      if isExplained { return }
      unexplained += 1
      if !isAtEdge { offEdges += 1 }
      if difference > worst?.difference ?? 0 { worst = (x, y, difference) }
    }
    let count = max(1, reference.pixelCount)
    mean = Double(total) / Double(count * 3)
    shareOffEdges = Double(offEdges) / Double(count)
    shareOfContrast = contrastTotal == 0 ? 0 : Double(edgeTotal) / Double(contrastTotal)
  }
}

/// A pixel and its eight neighbours in two drawings; at a border the border stands for what would be beyond it.
private struct Neighbourhood {
  let drawings: (UnsafePointer<UInt8>, UnsafePointer<UInt8>)
  /// Byte offsets of rows and columns, the pixel's own in the middle.
  let rows: (Int, Int, Int)
  let columns: (Int, Int, Int)

  func differenceAndContrast(of channel: Int) -> (difference: Int, contrast: Int) {
    let place = rows.1 + columns.1 + channel
    let difference = abs(Int(drawings.0[place]) - Int(drawings.1[place]))
    return (difference, max(range(drawings.0 + channel), range(drawings.1 + channel)))
  }

  private func range(_ bytes: UnsafePointer<UInt8>) -> Int {
    var (low, high) = (UInt8.max, UInt8.min)
    func visit(_ row: Int) {
      let (left, middle, right) = (bytes[row + columns.0], bytes[row + columns.1], bytes[row + columns.2])
      low = min(low, left, middle, right)
      high = max(high, left, middle, right)
    }
    visit(rows.0)
    visit(rows.1)
    visit(rows.2)
    return Int(high) - Int(low)
  }
}

/// Visits every pixel but those that are like their neighbours above, below, left and right, and alike in both drawings:
/// most are, and tests are not built to be fast, so that the loop has to be plain.
private func withNeighbourhoods(
  of drawing: PixelBuffer, _ reference: PixelBuffer, _ visit: (_ x: Int, _ y: Int, Neighbourhood) -> Void
) {
  let (width, height) = (reference.width, reference.height)
  drawing.pixels.withUnsafeBytes { drawn in
    reference.pixels.withUnsafeBytes { expected in
      guard let a = drawn.baseAddress, let b = expected.baseAddress else { return }
      let (wordsA, wordsB) = (a.assumingMemoryBound(to: UInt32.self), b.assumingMemoryBound(to: UInt32.self))
      let bytes = (a.assumingMemoryBound(to: UInt8.self), b.assumingMemoryBound(to: UInt8.self))
      var y = 0
      while y < height {
        let (above, row, below) = (y == 0 ? 0 : (y - 1) * width, y * width, (y + 1 == height ? y : y + 1) * width)
        var x = 0
        while x < width {
          let (left, right) = (x == 0 ? 0 : x - 1, x + 1 == width ? x : x + 1)
          let word = wordsB[row + x]
          if wordsA[row + x] != word || wordsB[row + left] != word || wordsB[row + right] != word
            || wordsB[above + x] != word || wordsB[below + x] != word
          {
            let neighbourhood = Neighbourhood(
              drawings: bytes, rows: (above * 4, row * 4, below * 4), columns: (left * 4, x * 4, right * 4))
            visit(x, y, neighbourhood)
          }
          x += 1
        }
        y += 1
      }
    }
  }
}
