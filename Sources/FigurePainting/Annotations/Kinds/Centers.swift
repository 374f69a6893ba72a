import Geometry
import Graphics
import ViewLayout

/// Centers: a cross with a dot at each view's center, around which transforms are applied, and the anchor point if the
/// center is not the view's middle.
enum Centers {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .centers).compactMap { shown in
      let view = shown.view
      let center = shown.frameToPanel.apply(to: view.center)
      guard center.x.isFinite, center.y.isFinite else { return nil }
      let ink = shown.ink(or: .readable.at(center))
      let arm = site.length(5)
      let area = Rect(center: center, size: Size(arm * 2, arm * 2))
      let isOnSign = site.contents.hasSymbol(in: area) || site.contents.hasText(in: area, within: site.budget)
      let cross = CrossMark(
        center: center, arm: arm, dot: site.length(1.8), pen: site.pen(ink), isOnSign: isOnSign)
      var annotation = Annotation(
        "strut-center", [cross], obstacles: [.sign(area, cost: Occupancy.costOfPointSign)])
      let anchor = view.anchorPoint
      let texts = [
        shown.details.showsValues == true ? shown.details.text(view.center) : nil,
        anchor == Point(0.5, 0.5) || shown.details.showsValues == false
          ? nil : "anchor \(placeText(anchor, maximumFractionDigits: 3))",
      ].compactMap(\.self)
      if !texts.isEmpty {
        let text = texts.joined(separator: ", ")
        // Words beside the view have another ground than the cross.
        let ink = shown.ink(or: .readable)
        var label = site.note(text, beside: center, distance: arm, ink: ink)
        let box = site.scene.box(ofViewAt: shown.index)
        label.candidates += beyondEdges(of: box, label.label.size, at: center, on: site)
        annotation.labels = [label]
      }
      return annotation
    }
  }

  /// Beside a view that is narrower than what is written at its centre, level with that, and above and below it: across the
  /// edge it would be hard to read.
  private static func beyondEdges(
    of box: Rect, _ size: Size, at center: Point, on site: AnnotationSite
  ) -> [Occupancy.Candidate] {
    let room = box.insetBy(dx: -size.width / 2 - site.length(gap), dy: -size.height / 2 - site.length(gap))
    let places = [
      Point(room.maxX, center.y), Point(room.minX, center.y), Point(center.x, room.maxY), Point(center.x, room.minY),
    ]
    return places.enumerated().map { .init($1, cost: costBeyondEdges + Double($0) / 2) }
  }

  /// What it costs to stand beside the view: more than at any side of the centre.
  private static let costBeyondEdges = 2.5

  /// Between the edge and what stands beside it, in points of an annotation.
  private static let gap = 3.0
}

/// A cross with a dot. At the edge of a view its arms can lie on different grounds, and on a symbol or a text it has
/// another one than beside their strokes; then a rim makes it seen on both.
private struct CrossMark: Mark {
  var center: Point
  var arm: Double
  var dot: Double
  var pen: Pen
  /// Whether a symbol or letters are under it.
  var isOnSign: Bool

  private var ends: [Point] { [Point(-arm, 0), Point(arm, 0), Point(0, -arm), Point(0, arm)].map { center + $0 } }

  func items(with brush: Brush) -> [Item] {
    let cross = LineMark([Segment(ends[0], ends[1]), Segment(ends[2], ends[3])], pen: pen).items(with: brush)
    let items = cross + PathMark(.circle(center: center, radius: dot), fill: pen.ink).items(with: brush)
    // An ink of the author is the same everywhere.
    guard pen.ink.source == Ink.readable.source else { return items }
    guard isOnSign || Set(ends.map { brush.color(.readable.at($0)).isLight }).count > 1 else { return items }
    if !isOnSign, let ink = ink(onAll: (ends + [center]).map(brush.seenPage)) {
      var mark = self
      mark.pen.ink = .plain(ink)
      return mark.items(with: brush)
    }
    let rim = Ink.plain(brush.color(pen.ink).isLight ? .darkInk : .white)
    let breadth = pen.width
    let under = [Segment(ends[0], ends[1]), Segment(ends[2], ends[3])].map { arm in
      Item.stroke(.line(from: arm.start, to: arm.end), brush.color(rim), width: pen.width + 2 * breadth)
    }
    return under + PathMark(.circle(center: center, radius: dot + breadth), fill: rim).items(with: brush) + items
  }

  /// Black or white, if one of them is seen on all grounds.
  private func ink(onAll grounds: [Color]) -> Color? {
    [Color.darkInk, .white].first { ink in grounds.allSatisfy { ink.contrast(to: $0) >= Self.leastContrast } }
  }

  /// WCAG 2.2, success criterion 1.4.11.
  private static let leastContrast = 3.0

  var description: String {
    let lines = LineMark([Segment(ends[0], ends[1]), Segment(ends[2], ends[3])], pen: pen)
    return "\(lines)\n\(PathMark(.circle(center: center, radius: dot), fill: pen.ink))"
  }
}
