import Geometry
import Staging
import ViewLayout

/// Baselines: a dotted line below the first line of each view's text, and below the last line if that is another.
///
/// Baselines at one height are one line through all of them: that texts stand on one line is what a reader looks for.
enum Baselines {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    var joined: [JoinedLine] = []
    for shown in site.views(with: .baselines) {
      for line in lines(of: shown) {
        let pen = site.pen(shown.ink(or: .adapted(.ok, at: [line.middle])), dash: [1, 3])
        if let place = joined.firstIndex(where: { $0.pen.ink.source == pen.ink.source && $0.takes(line) }) {
          joined[place].extend(to: line)
        } else {
          joined.append(JoinedLine(line: line, pen: pen))
        }
      }
    }
    return joined.map { Annotation("strut-baseline", [LineMark([$0.reaching(site.length(8))], pen: $0.pen)]) }
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
private struct JoinedLine {
  private(set) var line: Segment
  /// On grounds of different lightness, that of the panel's theme.
  private(set) var pen: Pen
  private var isShared = false

  init(line: Segment, pen: Pen) {
    (self.line, self.pen) = (line, pen)
  }

  /// Baselines that are rounded to pixels differ by less than a point.
  private static let tolerance = 0.75

  /// Whether a baseline lies on the line: a turned one lies on none.
  func takes(_ other: Segment) -> Bool {
    [line.end, other.start, other.end].allSatisfy { abs($0.y - line.start.y) < Self.tolerance }
  }

  mutating func extend(to other: Segment) {
    let columns = [line.start.x, line.end.x, other.start.x, other.end.x]
    line = Segment(Point(columns.min() ?? 0, line.start.y), Point(columns.max() ?? 0, line.start.y))
    pen.ink.points += [other.middle]
    isShared = true
  }

  /// The line, which goes on beyond the texts at its ends if it has several.
  func reaching(_ distance: Double) -> Segment {
    guard isShared else { return line }
    return Segment(Point(line.start.x - distance, line.start.y), Point(line.end.x + distance, line.end.y))
  }
}
