import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// The author's own annotations: lettered discs, texts, arrows and circles. Dimensions are in `Dimensions.swift`.
struct Callouts {
  let site: AnnotationSite
  let anchors: AnchorReader

  init(site: AnnotationSite) {
    self.site = site
    anchors = AnchorReader(scene: site.scene)
  }

  /// The annotations of a callout.
  ///
  /// - Returns: `nil` if it refers to a view that is not in the picture; an empty array if a crop hides it.
  func annotations(of callout: Callout) -> [Annotation]? {
    switch callout.mark {
    case .label(let text, let anchor):
      return anchors.point(of: anchor).map { point in
        anchors.isSeen(point) ? [letter(text, at: point, of: anchor, color: callout.color)] : []
      }
    case .text(let text, let anchor):
      return anchors.point(of: anchor).map { point in
        let away = anchor.isPoint ? nil : anchors.direction(of: anchor)
        return anchors.isSeen(point) ? [words(text, at: point, away: away, color: callout.color)] : []
      }
    case .arrow(let from, let to):
      guard let start = anchors.point(of: from), let end = anchors.point(of: to) else { return nil }
      return [arrow(along: Segment(start, end), color: callout.color)]
    case .circle(let anchor):
      return anchors.point(of: anchor).map { point in
        let pen = site.pen(callout.color.map(Ink.color) ?? .token(.measure), width: 1.5)
        return [Annotation("strut-callout", [PathMark(.circle(center: point, radius: site.length(5)), pen: pen)])]
      }
    case .dimension: return []
    }
  }

  /// A lettered disc: next to the point that it names, with a line to it, or at an end of the line that it names.
  private func letter(_ text: String, at point: Point, of anchor: CalloutAnchor, color: Color?) -> Annotation {
    let line = site.line(text, size: 10, weight: .bold)
    let size = Size(max(site.length(16), site.labelSize(line).width + site.length(6)), site.length(16))
    let axis = anchors.line(of: anchor, overhang: site.length(8))
    let disc = LetteredDisc(
      line: line, size: size, color: color, target: axis.map(LetteredDisc.Target.line) ?? .point(point),
      unit: site.unit)
    let places = axis.map(places(atEndsOf:)) ?? places(beside: point, away: anchors.direction(of: anchor), size: size)
    return Annotation("strut-callout", labels: [LabelRequest(disc, at: places)])
  }

  private func places(beside point: Point, away: Point, size: Size) -> [Occupancy.Candidate] {
    // A word is wider than a letter, so it is farther away from the point.
    let excess = (size.width - site.length(16)) / 2
    return [22.0, 32, 46, 64].enumerated().flatMap { ring, distance in
      [0.0, 0.5, -0.5, 1, -1].enumerated().map { turn, angle in
        let turned = Transform.rotation(radians: angle).apply(to: away)
        let center = Point(
          point.x + turned.x * (site.length(distance) + excess), point.y + turned.y * site.length(distance))
        return .init(center, cost: Double(ring * 2 + turn))
      }
    }
  }

  private func places(atEndsOf axis: AnchorLine) -> [Occupancy.Candidate] {
    [(axis.line.end, axis.away), (axis.line.start, Point.zero - axis.away)].enumerated().flatMap { number, end in
      [12.0, 24, 36].enumerated().map { ring, distance in
        let center = Point(end.0.x + end.1.x * site.length(distance), end.0.y + end.1.y * site.length(distance))
        return .init(center, cost: Double(ring * 3 + number * 2))
      }
    }
  }

  /// A few words at a point, or next to the point of a view: preferably away from the view.
  private func words(_ text: String, at point: Point, away: Point?, color: Color?) -> Annotation {
    let note = site.note(text, size: 11, ink: color.map(Ink.color) ?? .readable)
    let (dx, dy) = (note.size.width / 2 + site.length(5), note.size.height / 2 + site.length(4))
    var candidates = [Occupancy.Candidate(point)]
    if let away {
      let sign = Point(away.x.sign(besides: 0.1), away.y.sign(besides: 0.1))
      let around = [sign, Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)]
      candidates = around.enumerated().map {
        .init(Point(point.x + $1.x * dx, point.y + $1.y * dy), cost: $0 == 0 ? 0 : 3 + Double($0))
      }
    }
    return Annotation("strut-callout", labels: [LabelRequest(note, at: candidates)])
  }

  private func arrow(along line: Segment, color: Color?) -> Annotation {
    guard line.length > 1e-6 else { return Annotation("strut-callout") }
    let (distance, (start, end)) = (line.length, (line.start, line.end))
    let unit = Point((end.x - start.x) / distance, (end.y - start.y) / distance)
    let head = ArrowHead(tip: end, direction: unit, length: min(site.length(8), distance / 2), slope: 0.45)
    let ink = color.map(Ink.color) ?? .adapted(.ink, at: [start, end])
    return Annotation(
      "strut-callout",
      [LineMark(from: start, to: head.base, pen: site.pen(ink, width: 1.5)), PathMark(head.path, fill: ink)])
  }
}

extension AnnotationPlacer {
  /// Places the author's own annotations in the order of the document.
  mutating func placeCallouts() {
    let callouts = Callouts(site: site)
    for callout in site.scene.panel.callouts {
      if case .dimension = callout.mark {
        if !placeDimension(callout, anchors: callouts.anchors) { lostCallouts.append(callout.range) }
      } else if let annotations = callouts.annotations(of: callout) {
        for annotation in annotations { place(annotation) }
      } else {
        lostCallouts.append(callout.range)
      }
    }
  }
}

extension CalloutAnchor {
  fileprivate var isPoint: Bool {
    if case .point = self { true } else { false }
  }
}

extension Double {
  /// −1, 0 or 1; 0 if the magnitude is less than `least`.
  fileprivate func sign(besides least: Double) -> Double {
    abs(self) < least ? 0 : self < 0 ? -1 : 1
  }
}
