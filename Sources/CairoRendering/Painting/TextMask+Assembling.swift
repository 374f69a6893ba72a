import PangoText

extension TextMask {
  /// Puts a run's mask together from those of its glyphs: what their outlines cover when they are filled as one shape.
  ///
  /// - Returns: `nil` where Cairo fills the run otherwise than glyph by glyph: if two may cover the same pixel, and
  ///   if no line is a curve, or if nothing is covered.
  convenience init?(assembling glyphs: [PlacedGlyphMask]) {
    guard let first = glyphs.first, glyphs.contains(where: \.mask.hasCurves), !glyphs.mayOverlap else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.endX, first.endY)
    for glyph in glyphs.dropFirst() {
      (left, top) = (min(left, glyph.x), min(top, glyph.y))
      (right, bottom) = (max(right, glyph.endX), max(bottom, glyph.endY))
    }
    let (width, height) = (right - left, bottom - top)
    guard width * height <= Self.largestByteCount else { return nil }
    // 1. A row is taken whole if it is in all glyphs that reach into it.
    var wholeRows = [Bool](repeating: true, count: height)
    for glyph in glyphs {
      for (row, isWhole) in glyph.mask.wholeRows.enumerated() where !isWhole { wholeRows[glyph.y - top + row] = false }
    }
    // 2. Each row of each glyph, as it is taken.
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { coverage, count in
      coverage.initialize(repeating: 0)
      count = width * height
      for glyph in glyphs {
        let start = (glyph.y - top) * width + glyph.x - left
        glyph.mask.copyRows(to: coverage[start...], stride: width, wholeRows: wholeRows[(glyph.y - top)...])
      }
    }
    self.init(coverage: coverage, width: width, height: height, left: left, top: top)
  }
}

extension GlyphMask {
  /// - Parameters:
  ///   - coverage: From the mask's first pixel on, rows of `stride` bytes.
  ///   - wholeRows: From the mask's first row on.
  fileprivate func copyRows(
    to coverage: Slice<UnsafeMutableBufferPointer<UInt8>>, stride: Int, wholeRows: ArraySlice<Bool>
  ) {
    self.coverage.withUnsafeBufferPointer { whole in
      steppedCoverage.withUnsafeBufferPointer { stepped in
        for row in 0..<height {
          let source = wholeRows[wholeRows.startIndex + row] ? whole : stepped
          let place = coverage.startIndex + row * stride
          _ = UnsafeMutableBufferPointer(rebasing: coverage.base[place..<(place + width)])
            .update(from: source[(row * width)..<((row + 1) * width)])
        }
      }
    }
  }
}

extension PlacedGlyphMask {
  fileprivate var endX: Int { x + mask.width }
  fileprivate var endY: Int { y + mask.height }

  /// Whether the boxes of both have a pixel in common.
  fileprivate func meets(_ other: PlacedGlyphMask) -> Bool {
    x < other.endX && other.x < endX && y < other.endY && other.y < endY
  }
}

extension [PlacedGlyphMask] {
  /// Whether there is a pixel that two glyphs may have a part in. What they cover of it together is not the sum of two
  /// rounded numbers.
  fileprivate var mayOverlap: Bool {
    var end = Int.min
    for (index, glyph) in enumerated() {
      // Nearly always a glyph is to the right of all before it.
      if glyph.x < end, self[..<index].contains(where: glyph.meets) { return true }
      end = Swift.max(end, glyph.endX)
    }
    return false
  }
}
