import CCairo
import Geometry
import Graphics
import PangoText

extension GlyphMask {
  /// Larger glyphs are drawn each time.
  private static let largestByteCount = 1 << 13

  /// Fills a glyph twice, and looks at how Cairo takes the rows of pixels.
  ///
  /// - Parameters:
  ///   - outline: In font units.
  ///   - key: Its place.
  /// - Returns: `nil` for a glyph that is too large, or covers other parts of pixels in other places.
  convenience init?(of outline: Path, _ key: GlyphMaskKey) {
    let glyph = PlacedGlyph(key: "", outline: outline, transform: .identity)
    guard let box = PixelArea(covering: [glyph], toPixels: key.toPixels), box.byteCount <= Self.largestByteCount,
      glyph.isPlacedAlikeEverywhere(toPixels: key.toPixels, isExactlyPlaced: key.isExactlyPlaced),
      let alone = RowProbe(outline, key.toPixels, box: box, companion: .witness),
      let stepped = RowProbe(outline, key.toPixels, box: box, companion: .breaker)
    else { return nil }
    self.init(
      coverage: alone.coverage, steppedCoverage: stepped.coverage, wholeRows: alone.wholeRows, width: box.size.width,
      left: box.x, top: box.y, hasCurves: outline.hasCurves(toPixels: key.toPixels))
  }
}

/// A glyph that is filled together with a shape beside it, which has a part in each row of pixels.
private struct RowProbe {
  enum Companion {
    /// Leaves rows whole, and looks otherwise where they are not.
    case witness
    /// Begins inside of each row, so that none is whole.
    case breaker
  }

  /// The glyph's, row by row.
  let coverage: [UInt8]
  /// Whether the companion looks as in a row without the glyph.
  let wholeRows: [Bool]

  /// - Parameters:
  ///   - toPixels: From the outline's coordinates.
  ///   - box: What the glyph may cover.
  init?(_ outline: Path, _ toPixels: Transform, box: PixelArea, companion: Companion) {
    let (width, height) = (box.size.width, box.size.height)
    let companionSize = companion.size
    // 1. The glyph below a row in which the companion is alone; beside each other they share no pixel.
    let canvas = Canvas(coverageWidth: width + 1 + companionSize.width, height: height + 1)
    let toCanvas = toPixels.concatenating(.translation(x: Double(-box.x), y: Double(1 - box.y)))
    cairo_new_path(canvas.context)
    guard canvas.append(outline, through: toCanvas) else { return nil }
    for row in 0...height {
      _ = canvas.append(companion.path, through: .translation(x: Double(width + 1), y: Double(row)))
    }
    canvas.setSource(.black)
    cairo_fill(canvas.context)
    // 2. What both cover.
    let glyphArea = PixelArea(x: 0, y: 1, size: box.size)
    let companionArea = PixelArea(x: width + 1, y: 0, size: PixelSize(width: companionSize.width, height: height + 1))
    guard let coverage = canvas.coverage(of: glyphArea), let beside = canvas.coverage(of: companionArea) else {
      return nil
    }
    self.coverage = coverage
    let rows = stride(from: 0, to: beside.count, by: companionSize.width).map {
      beside[$0..<($0 + companionSize.width)]
    }
    wholeRows = rows.dropFirst().map { $0.elementsEqual(rows[0]) }
  }
}

extension RowProbe.Companion {
  /// In a row of pixels that begins at zero. Lines begin at places of their own: Cairo takes no row whole in which
  /// two are out of order.
  var path: Path {
    switch self {
    case .witness:
      // So slanting a line that one of fifteen steps is two pixels.
      Path(polygon: [Point(0, 0), Point(1, 0), Point(31, 1), Point(0, 1)])
    case .breaker: Path(polygon: [Point(0, 0.5), Point(1, 1), Point(0, 1)])
    }
  }

  /// In pixels.
  var size: PixelSize {
    switch self {
    case .witness: PixelSize(width: 31, height: 1)
    case .breaker: PixelSize(width: 1, height: 1)
    }
  }
}

extension Path {
  fileprivate init(polygon corners: [Point]) {
    self.init(corners.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
  }

  /// Whether a curve of it leads to another pixel's 64th: Cairo has curves that lead nowhere for lines.
  fileprivate func hasCurves(toPixels: Transform) -> Bool {
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point): current = toPixels.apply(to: point)
      case .quadratic(let point, _), .cubic(let point, _, _):
        let end = toPixels.apply(to: point)
        if abs(end.x - current.x) > 1.0 / 64 || abs(end.y - current.y) > 1.0 / 64 { return true }
        current = end
      case .close: break
      }
    }
    return false
  }
}
