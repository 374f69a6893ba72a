package import Geometry
package import Graphics
import Typography

/// What text runs cover, remembered: a label stands in several panels, in light and in dark pictures, in one figure after
/// another, and to rasterise its outlines is a third of what a picture costs.
///
/// A mask is what the run's outlines fill, to the last bit, and depends on nothing but its key, so that no picture
/// depends on what was drawn before it.
///
/// A mask is kept when a run is met for the second time, or at once where it is known to come again. A run that is
/// met for the first time is put together from the masks of its glyphs if they are there.
package final class TextMasks {
  private var masks = BoundedCache<TextMaskKey, Memory>(capacity: 1 << 21)
  /// Those of single glyphs.
  package let glyphs: GlyphMasks

  private enum Memory {
    case metOnce
    /// `nil` for a run that has none.
    case mask(TextMask?)
  }

  package init(glyphs: GlyphMasks = GlyphMasks()) { self.glyphs = glyphs }

  /// How many runs are remembered.
  package var count: Int { masks.count }

  /// The mask of a run, if it is worth one.
  ///
  /// - Parameters:
  ///   - recurs: Whether it will be met again.
  ///   - assemble: Puts the mask together from those of the run's glyphs, its origin at zero, and makes them if it is
  ///     told so; `nil` where it cannot.
  ///   - rasterize: Makes the mask of the run from its outlines, its origin at zero; `nil` for a run that can have none.
  package func mask(
    of run: TextRun, _ key: TextMaskKey, recurs: Bool,
    assemble: (_ run: TextRun, _ makesMasks: Bool) -> TextMask?, rasterize: (_ run: TextRun) -> TextMask?
  ) -> TextMask? {
    let known = masks[key]
    if case .mask(let mask) = known { return mask }
    var run = run
    run.origin = .zero
    switch known {
    case nil where !recurs:
      masks.store(.metOnce, for: key, cost: 256 + run.text.utf8.count)
      return assemble(run, true)
    default:
      // It is filled once and then no more: masks of its glyphs alone would cost more.
      let mask = assemble(run, false) ?? rasterize(run)
      masks.store(.mask(mask), for: key, cost: (mask?.coverage.count ?? 0) + 512)
      return mask
    }
  }
}

/// What a text run's outlines cover of each pixel, ready to be filled with a colour.
package final class TextMask {
  /// From 0 to 255, row by row.
  package let coverage: [UInt8]
  package let width: Int
  package let height: Int
  /// The mask's first pixel, counted from the one that holds the run's origin.
  package let left: Int
  package let top: Int

  package init(coverage: [UInt8], width: Int, height: Int, left: Int, top: Int) {
    precondition(coverage.count == width * height)
    self.coverage = coverage
    (self.width, self.height) = (width, height)
    (self.left, self.top) = (left, top)
  }
}

/// What decides a text run's mask.
package struct TextMaskKey: Hashable {
  private let text: String
  private let font: Font
  private let width: Double
  private let isRightToLeft: Bool
  /// From the coordinates of a run with its origin at zero to pixels, the origin in the first pixel.
  package let toPixels: Transform
  /// Whether the run's origin in the picture is a number of few digits: sums with it are not rounded, wherever it is.
  package let isExactlyPlaced: Bool

  private static let longestText = 1024

  /// The key of a run, and the pixel that its origin is in; `nil` for a run that is too long, too far away
  /// or not a number.
  package static func place(
    _ run: TextRun, through transform: Transform
  ) -> (key: TextMaskKey, pixel: (x: Int, y: Int))? {
    let origin = transform.apply(to: run.origin)
    let numbers = [run.width, run.font.size, transform.a, transform.b, transform.c, transform.d]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), abs(origin.x) < 1e6, abs(origin.y) < 1e6,
      run.text.utf8.count <= longestText
    else { return nil }
    let pixel = Point(origin.x.rounded(.down), origin.y.rounded(.down))
    let key = TextMaskKey(
      text: run.text, font: run.font, width: run.width, isRightToLeft: run.isRightToLeft,
      toPixels: Transform(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: fraction(origin.x - pixel.x),
        ty: fraction(origin.y - pixel.y)),
      isExactlyPlaced: transform.isExact && run.origin.x.isExact && run.origin.y.isExact)
    return (key, (Int(pixel.x), Int(pixel.y)))
  }

  /// Without what sums of lengths differ by according to how far from zero they are; Cairo counts in 256ths.
  static func fraction(_ value: Double) -> Double {
    let precision = Double(1 << 32)
    return (value * precision).rounded() / precision
  }
}

extension Double {
  /// Whether the number is a multiple of 2⁻²⁰ and below a million: sums of such numbers, and their products with
  /// small whole numbers, are not rounded.
  package var isExact: Bool {
    let steps = self * Double(1 << 20)
    return steps == steps.rounded() && magnitude < 1e6
  }
}

extension Transform {
  /// Whether coordinates that are exact are so after the transform, each for itself.
  fileprivate var isExact: Bool {
    b == 0 && c == 0 && [a, d].allSatisfy { $0 == $0.rounded() && $0.magnitude <= 64 } && tx.isExact && ty.isExact
  }
}
