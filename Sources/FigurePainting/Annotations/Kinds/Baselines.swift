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
          joined.append(JoinedLine(parts: [line], pen: pen))
        }
      }
    }
    return joined.map { line in
      var line = line
      line.overshoot = overshoot(of: line, on: site)
      line.tails = site.tails(at: line.whole)
      return Annotation("strut-baseline", [line])
    }
  }

  /// How far a line of several views goes on beyond the texts at its ends, in points of an annotation.
  private static let reach = 8.0
  /// The least distance from its end to another view, which would seem to stand on it, in points of an annotation.
  private static let distanceToView = 4.0

  /// How far a line goes on beyond the texts at its ends, the left one first: nowhere up to a view that is not on it.
  private static func overshoot(of line: JoinedLine, on site: AnnotationSite) -> [Double] {
    guard line.parts.count > 1 else { return [0, 0] }
    let (whole, reach, distance) = (line.whole, site.length(reach), site.length(distanceToView))
    let (left, right) = (whole.start.x, whole.end.x)
    let near = Rect(
      x: left - reach - distance, y: whole.start.y - distance, width: right - left + 2 * (reach + distance),
      height: 2 * distance)
    let boxes = site.scene.visibleViews(near: near).map(site.scene.box(ofViewAt:)).filter { $0.overlaps(near) }
    let gaps = [
      boxes.map { left - $0.maxX }.filter { $0 >= 0 }.min(), boxes.map { $0.minX - right }.filter { $0 >= 0 }.min(),
    ]
    return gaps.map { gap in gap.map { min(reach, max(0, $0 - distance)) } ?? reach }
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
  /// How far it goes on beyond the texts at its left and its right end.
  var overshoot = [0.0, 0.0]
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
    return Segment(
      Point((ends.min() ?? 0) - overshoot[0], height), Point((ends.max() ?? 0) + overshoot[1], height))
  }

  /// Where it runs over grounds of different lightness, each of its stretches is seen on its own.
  func items(with brush: Brush) -> [Item] {
    LineMark(whole.pieces(beside: tails, distance: brush.unit), pen: pen).items(with: brush)
  }

  var description: String { "baseline \(parts.map { placeText($0.start) }.joined(separator: ", ")), \(pen)" }
}
