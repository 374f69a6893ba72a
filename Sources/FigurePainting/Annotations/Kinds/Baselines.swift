import Geometry
import Graphics
import Staging
import ViewLayout

/// Baselines: a dotted line below the first line of each view's text, and below the last line if that is another.
///
/// Baselines at one height are one line through all of them: that texts stand on one line is what a reader looks for.
enum Baselines {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    var joined: [JoinedLine] = []
    for shown in site.views(with: .baselines) {
      let pen = site.pen(shown.ink(or: .adapted(.ok)), width: 1.25, dash: [1.25, 2.5])
      for line in lines(of: shown) {
        if let place = joined.firstIndex(where: { $0.pen == pen && $0.takes(line) }) {
          joined[place].parts.append(line)
        } else {
          joined.append(JoinedLine(parts: [line], pen: pen, reach: site.length(8)))
        }
      }
    }
    return joined.map { Annotation("strut-baseline", [$0]) }
  }

  private static func lines(of shown: AnnotatedView) -> [Segment] {
    let view = shown.view
    let (first, last) = view.drawnBaselines ?? (view.firstBaseline, view.lastBaseline)
    return [first, last == first ? nil : last].compactMap { $0 }.filter(\.isFinite).map { offset in
      let y = view.bounds.minY + offset
      return Segment(
        shown.toPanel.apply(to: Point(view.bounds.minX, y)), shown.toPanel.apply(to: Point(view.bounds.maxX, y)))
    }
  }
}

extension SolvedView {
  /// The distances from the top of a label to where its letters stand. Of a label that is higher than its text, layout
  /// measures the baselines from its edges, and the text is drawn in the middle. `nil` for other views.
  fileprivate var drawnBaselines: (first: Double?, last: Double?)? {
    guard kind == .label, let text = texts[.main], let first = text.lines.first, let last = text.lines.last else {
      return nil
    }
    let top = (bounds.height - text.height) / 2
    return (top + first.baseline, top + last.baseline)
  }
}

/// A line through the baselines of one or several views.
private struct JoinedLine: Mark {
  /// The baselines, each as wide as its view.
  var parts: [Segment]
  let pen: Pen
  /// How far a line of several views goes on beyond the texts at its ends.
  let reach: Double

  /// Baselines that are rounded to pixels differ by less than a point.
  private static let tolerance = 0.75

  private var height: Double { parts[0].start.y }

  /// Whether a baseline lies on the line: a turned one lies on none.
  func takes(_ other: Segment) -> Bool {
    [parts[0].end, other.start, other.end].allSatisfy { abs($0.y - height) < Self.tolerance }
  }

  /// The ends of the stretches over texts and between them, from left to right.
  private var stops: [Double] {
    let ends = parts.flatMap { [$0.start.x, $0.end.x] }.sorted()
    guard parts.count > 1, let first = ends.first, let last = ends.last else { return ends }
    return [first - reach] + ends + [last + reach]
  }

  /// One line, or where it runs over grounds of different lightness, stretches that are seen on theirs.
  func items(with brush: Brush) -> [Item] {
    guard parts.count > 1 else { return LineMark(parts, pen: pen.with(pen.ink.at(parts[0].middle))).items(with: brush) }
    let stretches = zip(stops, stops.dropFirst()).filter { $0 < $1 }.map {
      Segment(Point($0, height), Point($1, height))
    }
    let pens = stretches.map { pen.with(pen.ink.at($0.middle)) }
    if Set(pens.map { brush.color($0.ink) }).count == 1, let first = stretches.first, let last = stretches.last {
      return LineMark([Segment(first.start, last.end)], pen: pens[0]).items(with: brush)
    }
    return zip(stretches, pens).flatMap { LineMark([$0], pen: $1).items(with: brush) }
  }

  var description: String { "baseline \(parts.map { placeText($0.start) }.joined(separator: ", ")), \(pen)" }
}
