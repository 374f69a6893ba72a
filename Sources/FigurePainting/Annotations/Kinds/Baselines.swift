import Geometry
import Graphics
import Staging
import ViewLayout

/// Baselines: a dotted line below the first line of each view's text, and below the last line if that is another,
/// broken at the tails of letters.
///
/// Baselines at one height are one line through all of them: that texts stand on one line is what a reader looks for.
enum Baselines {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    var joined: [JoinedLine] = []
    for shown in site.views(with: .baselines) {
      let pen = site.pen(shown.ink(or: .adapted(.ok)), width: 1.25, dash: SignDash.baseline)
      for line in lines(of: shown, on: site) {
        if let place = joined.firstIndex(where: { $0.pen == pen && $0.takes(line) }) {
          joined[place].parts.append(line)
        } else {
          joined.append(JoinedLine(parts: [line], pen: pen, reach: site.length(8)))
        }
      }
    }
    return joined.map { line in
      var line = line
      line.tails = site.tails(at: line.whole)
      return Annotation("strut-baseline", [line])
    }
  }

  private static func lines(of shown: AnnotatedView, on site: AnnotationSite) -> [Segment] {
    let view = shown.view
    let drawn = view.kind == .label ? view.standingLines(on: site.figure.platform).map(\.offset) : []
    let own = [view.firstBaseline, view.lastBaseline == view.firstBaseline ? nil : view.lastBaseline]
    return (drawn.isEmpty ? own.compactMap(\.self) : drawn).filter(\.isFinite).map { offset in
      let y = view.bounds.minY + offset + site.length(AnnotationSite.belowBaseline)
      return Segment(
        shown.toPanel.apply(to: Point(view.bounds.minX, y)), shown.toPanel.apply(to: Point(view.bounds.maxX, y)))
    }
  }
}

/// A line through the baselines of one or several views.
private struct JoinedLine: Mark {
  /// The baselines, each as wide as its view.
  var parts: [Segment]
  let pen: Pen
  /// How far a line of several views goes on beyond the texts at its ends.
  let reach: Double
  /// What the tails of letters take of it.
  var tails: [ClosedRange<Double>] = []

  /// Baselines that are rounded to pixels differ by less than a point.
  private static let tolerance = 0.75

  private var height: Double { parts[0].start.y }

  /// Whether a baseline lies on the line: a turned one lies on none.
  func takes(_ other: Segment) -> Bool {
    [parts[0].end, other.start, other.end].allSatisfy { abs($0.y - height) < Self.tolerance }
  }

  /// All of it: that of one view is as wide as the view.
  var whole: Segment {
    guard parts.count > 1 else { return parts[0] }
    let ends = parts.flatMap { [$0.start.x, $0.end.x] }
    return Segment(Point((ends.min() ?? 0) - reach, height), Point((ends.max() ?? 0) + reach, height))
  }

  /// Where it runs over grounds of different lightness, each of its stretches is seen on its own.
  func items(with brush: Brush) -> [Item] {
    LineMark(whole.pieces(beside: tails, distance: brush.unit), pen: pen).items(with: brush)
  }

  var description: String { "baseline \(parts.map { placeText($0.start) }.joined(separator: ", ")), \(pen)" }
}
