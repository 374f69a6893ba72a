import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

extension AnnotationCanvas {
  /// The author's own marks: lettered discs, texts, dimension lines, arrows and circles.
  ///
  /// - Parameter report: Is told of a callout that points at a view that is not there.
  mutating func drawCallouts(report: (Callout) -> Void) {
    for callout in scene.panel.callouts where !draw(callout) { report(callout) }
  }

  /// Whether the callout's views are there.
  private mutating func draw(_ callout: Callout) -> Bool {
    let color = callout.color
    switch callout.mark {
    case .label(let text, let anchor):
      guard let point = point(of: anchor) else { return false }
      guard isSeen(point) else { return true }
      if let line = line(of: anchor) {
        drawDisc(text, onLine: line, color: color)
      } else {
        drawDisc(text, at: point, away: direction(of: anchor), color: color)
      }
    case .text(let text, let anchor):
      guard let point = point(of: anchor) else { return false }
      guard isSeen(point) else { return true }
      drawText(text, at: point, away: anchor.isPoint ? nil : direction(of: anchor), color: color)
    case .dimension(let from, let to, let text):
      guard let start = point(of: from), let end = point(of: to) else { return false }
      drawDimension(
        from: start, to: end, along: sharedAxis(from, to), of: sharedView(from, to), text: text,
        color: color ?? theme[.measure])
    case .arrow(let from, let to):
      guard let start = point(of: from), let end = point(of: to) else { return false }
      drawArrow(from: start, to: end, color: color ?? theme(at: [start, end])[.ink])
    case .circle(let anchor):
      guard let point = point(of: anchor) else { return false }
      let ring = Shape(.circle(center: point, radius: length(5)), stroke: stroke(color ?? theme[.measure], width: 1.5))
      addMarks([.shape(ring)], class: "strut-callout")
    }
    return true
  }

  /// Whether a point is not beyond a torn edge.
  private func isSeen(_ point: Point) -> Bool { scene.uncut.insetBy(dx: -0.5, dy: -0.5).contains(point) }

  // MARK: Anchors

  /// Where an anchor is in the panel, through the view's transform; `nil` where the view is gone.
  func point(of anchor: CalloutAnchor) -> Point? {
    switch anchor {
    case .point(let point): return point.x.isFinite && point.y.isFinite ? point : nil
    case .view(let name, let place):
      guard let index = scene.index(of: name) else { return nil }
      let view = scene.panel.views[index]
      let point = scene.toPanel[index].apply(to: place.point(in: view))
      return point.x.isFinite && point.y.isFinite ? point : nil
    }
  }

  /// Away from the view, where a disc may stand.
  private func direction(of anchor: CalloutAnchor) -> Point {
    guard case .view(let name, let place) = anchor, let view = scene.view(named: name) else {
      return direction(of: anchor, from: scene.shownRect.center)
    }
    let mirrored = view.direction == .rightToLeft
    switch place {
    case .left: return Point(-1, 0)
    case .leading: return Point(mirrored ? 1 : -1, 0)
    case .right: return Point(1, 0)
    case .trailing: return Point(mirrored ? -1 : 1, 0)
    case .top, .centerX, .width: return Point(0, -1)
    case .bottom: return Point(0, 1)
    case .height, .centerY: return Point(1, 0)
    case .baseline, .firstBaseline, .lastBaseline: return Point(-1, 0)
    case .topLeft, .origin: return Point(-0.7, -0.7)
    case .topRight: return Point(0.7, -0.7)
    case .bottomLeft: return Point(-0.7, 0.7)
    case .bottomRight: return Point(0.7, 0.7)
    case .center: return Point(0.7, -0.7)
    }
  }

  /// Away from the middle of the picture, where a point is of no view.
  private func direction(of anchor: CalloutAnchor, from middle: Point) -> Point {
    guard let point = point(of: anchor), point.distance(to: middle) > 1 else { return Point(-1, -0.4) }
    let distance = point.distance(to: middle)
    return Point((point.x - middle.x) / distance, (point.y - middle.y) / distance)
  }

  /// The whole line that a middle or a baseline is, a little longer than an upright view; `nil` for another place.
  private func line(of anchor: CalloutAnchor) -> AnchorLine? {
    guard case .view(let name, let place) = anchor, let index = scene.index(of: name),
      scene.toPanel[index].isTranslation
    else { return nil }
    let box = scene.box(ofViewAt: index).insetBy(dx: -length(8), dy: -length(8))
    guard box.isFinite, let point = point(of: anchor) else { return nil }
    switch place {
    case .centerX:
      return AnchorLine(
        start: Point(point.x, box.maxY), end: Point(point.x, box.minY), away: Point(0, -1),
        dash: [8, 3, 2, 3])
    case .centerY:
      return AnchorLine(
        start: Point(box.minX, point.y), end: Point(box.maxX, point.y), away: Point(1, 0), dash: [8, 3, 2, 3])
    case .baseline, .firstBaseline, .lastBaseline:
      return AnchorLine(
        start: Point(box.maxX, point.y), end: Point(box.minX, point.y), away: Point(-1, 0), dash: [1, 3],
        isCutByText: false)
    default: return nil
    }
  }

  // MARK: Marks

  /// A lettered disc beside what it names, with a line to a dot there.
  private mutating func drawDisc(_ text: String, at point: Point, away: Point, color: Color?) {
    var candidates: [Occupancy.Candidate] = []
    // A word is wider than a letter, and stands farther out beside the point.
    let excess = (discSize(text).width - length(16)) / 2
    for (ring, distance) in [22.0, 32, 46, 64].enumerated() {
      for (turn, angle) in [0.0, 0.5, -0.5, 1, -1].enumerated() {
        let turned = Transform.rotation(radians: angle).apply(to: away)
        let center = Point(
          point.x + turned.x * (length(distance) + excess), point.y + turned.y * length(distance))
        candidates.append(Occupancy.Candidate(center, cost: Double(ring * 2 + turn)))
      }
    }
    let place = drawDisc(text, at: candidates, color: color)
    let middle = Point((place.midX + point.x) / 2, (place.midY + point.y) / 2)
    let ink = color ?? theme(at: [middle])[.ink]
    addMarks(
      [
        line(from: place.center, to: point, stroke: stroke(ink, width: 0.75)),
        .shape(Shape(.circle(center: point, radius: length(1.8)), fill: .color(ink))),
      ], class: "strut-callout")
    avoidLine(from: place.center, to: point, cost: 10)
  }

  /// A disc at an end of the line that it names.
  private mutating func drawDisc(_ text: String, onLine ends: AnchorLine, color: Color?) {
    var candidates: [Occupancy.Candidate] = []
    for (number, (end, away)) in [(ends.end, ends.away), (ends.start, Point.zero - ends.away)].enumerated() {
      for (ring, distance) in [12.0, 24, 36].enumerated() {
        let center = Point(end.x + away.x * length(distance), end.y + away.y * length(distance))
        candidates.append(Occupancy.Candidate(center, cost: Double(ring * 3 + number * 2)))
      }
    }
    let place = drawDisc(text, at: candidates, color: color)
    let isAtEnd = place.center.distance(to: ends.end) < place.center.distance(to: ends.start)
    let (start, end) = isAtEnd ? (ends.start, place.center) : (place.center, ends.end)
    let pen = stroke(color ?? theme(at: [start, end])[.ink], dash: ends.dash)
    // A middle's line would strike text through; a baseline runs under it.
    let pieces = ends.isCutByText ? pieces(from: start, to: end) : [(start, end)]
    addMarks(pieces.map { line(from: $0.start, to: $0.end, stroke: pen) }, class: "strut-callout")
  }

  /// The disc alone, at the best of the places, and that place.
  private mutating func drawDisc(_ text: String, at candidates: [Occupancy.Candidate], color: Color?) -> Rect {
    let place = occupancy.place(discSize(text), at: candidates)
    // A white disc is lost on a light ground in a dark picture.
    let colors = theme(at: [place.center])
    let ink = color ?? colors[.ink]
    let textColor = color == nil ? colors[.badgeText] : ink.luminance < 0.4 ? .white : Color(hex: 0x1C1C1E)
    labels.append(
      .group(
        Group(
          classes: ["strut-callout"],
          items: [
            .shape(Shape(.roundedRect(context.grid.rect(place), radius: length(8)), fill: .color(ink))),
            context.textItem(text, font: discFont, color: textColor, at: place.center),
          ])))
    return place
  }

  private var discFont: Font { font(10, weight: .bold) }

  private func discSize(_ text: String) -> Size {
    Size(max(length(16), labelSize(text, font: discFont).width + length(6)), length(16))
  }

  /// A few words at a point, or beside a view's: away from the view first, then round about.
  private mutating func drawText(_ text: String, at point: Point, away: Point?, color: Color?) {
    let font = font(11)
    let size = labelSize(text, font: font)
    let (dx, dy) = (size.width / 2 + length(5), size.height / 2 + length(4))
    var candidates = [Occupancy.Candidate(point)]
    if let away {
      let sign = Point(away.x.sign(besides: 0.1), away.y.sign(besides: 0.1))
      let around = [sign, Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)]
      candidates = around.enumerated().map {
        Occupancy.Candidate(Point(point.x + $1.x * dx, point.y + $1.y * dy), cost: $0 == 0 ? 0 : 3 + Double($0))
      }
    }
    let place = occupancy.place(size, at: candidates)
    labels.append(context.textItem(text, font: font, color: color ?? readableInk(at: place.center), at: place.center))
  }

  private mutating func drawArrow(from start: Point, to end: Point, color: Color) {
    let distance = start.distance(to: end)
    guard distance > 1e-6 else { return }
    let unit = Point((end.x - start.x) / distance, (end.y - start.y) / distance)
    let head = min(length(8), distance / 2)
    let base = Point(end.x - unit.x * head, end.y - unit.y * head)
    let side = Point(-unit.y * head * 0.45, unit.x * head * 0.45)
    addMarks(
      [
        line(from: start, to: base, stroke: stroke(color, width: 1.5)),
        .shape(Shape(.polyline([end, base + side, base - side], closed: true), fill: .color(color))),
      ], class: "strut-callout")
  }
}

/// A middle or a baseline as a line, with the end that a letter prefers and where that end points.
private struct AnchorLine {
  var start: Point
  var end: Point
  var away: Point
  var dash: [Double]
  var isCutByText = true
}

extension CalloutAnchor {
  fileprivate var isPoint: Bool {
    if case .point = self { true } else { false }
  }
}

extension CalloutAnchor.Place {
  /// The place in a view's own coordinates.
  func point(in view: SolvedView) -> Point {
    let bounds = view.bounds
    let mirrored = view.direction == .rightToLeft
    func baseline(_ offset: Double?) -> Point { Point(bounds.minX, offset.map { bounds.minY + $0 } ?? bounds.maxY) }
    switch self {
    case .left: return Point(bounds.minX, bounds.midY)
    case .right: return Point(bounds.maxX, bounds.midY)
    case .leading: return Point(mirrored ? bounds.maxX : bounds.minX, bounds.midY)
    case .trailing: return Point(mirrored ? bounds.minX : bounds.maxX, bounds.midY)
    case .top: return Point(bounds.midX, bounds.minY)
    case .bottom: return Point(bounds.midX, bounds.maxY)
    // A size is named at the side that shows it, away from the middle that the edge's own letter has.
    case .width: return Point(bounds.minX + bounds.width * 0.75, bounds.minY)
    case .height: return Point(bounds.maxX, bounds.minY + bounds.height * 0.75)
    case .center, .centerX, .centerY: return bounds.center
    case .topLeft, .origin: return bounds.origin
    case .topRight: return Point(bounds.maxX, bounds.minY)
    case .bottomLeft: return Point(bounds.minX, bounds.maxY)
    case .bottomRight: return Point(bounds.maxX, bounds.maxY)
    case .firstBaseline: return baseline(view.firstBaseline)
    case .baseline, .lastBaseline: return baseline(view.lastBaseline)
    }
  }
}

extension Double {
  /// −1, 0 or 1; what is about nothing is 0.
  fileprivate func sign(besides least: Double) -> Double {
    abs(self) < least ? 0 : self < 0 ? -1 : 1
  }
}
