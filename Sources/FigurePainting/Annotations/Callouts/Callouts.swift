import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// The author's own annotations: lettered discs, texts, arrows and circles. Dimensions are in `Dimensions.swift`.
struct Callouts {
  let site: AnnotationSite
  let places: PlaceLocator

  init(site: AnnotationSite) {
    self.site = site
    places = PlaceLocator(scene: site.scene, platform: site.figure.platform)
  }

  /// The annotations of a callout; none if a crop hides it.
  func annotations(of callout: Callout) throws(PlaceLocator.Absence) -> [Annotation] {
    switch callout.mark {
    case .label(let text, let place):
      let point = try places.point(of: place)
      return places.isSeen(point) ? [letter(text, at: point, of: place, color: callout.color)] : []
    case .text(let text, let place):
      let point = try places.point(of: place)
      let away = place.viewName == nil ? nil : places.direction(of: place)
      return places.isSeen(point) ? [words(text, at: point, away: away, color: callout.color)] : []
    case .arrow(let from, let to):
      return [arrow(along: Segment(try places.point(of: from), try places.point(of: to)), color: callout.color)]
    case .circle(let place):
      let pen = site.pen(callout.color.map(Ink.color) ?? .token(.measure), width: 1.5)
      return [Annotation("strut-callout", [PathMark(try ring(around: place), pen: pen)])]
    case .dimension: return []
    }
  }

  /// A circle around a point, or an outline around a view or a part as a whole.
  private func ring(around place: Place) throws(PlaceLocator.Absence) -> Path {
    guard place.isArea, let area = try places.area(of: place) else {
      return .circle(center: try places.point(of: place), radius: site.length(5))
    }
    let margin = site.length(4)
    let box = area.offsetBy(dx: place.offset.x, dy: place.offset.y).insetBy(dx: -margin, dy: -margin)
    return .roundedRect(box, radius: min(site.length(10), min(box.width, box.height) / 2))
  }

  /// A lettered disc: next to the point that it names, with a line to it, or at an end of the line that it names.
  private func letter(_ text: String, at point: Point, of place: Place, color: Color?) -> Annotation {
    let line = site.line(text, size: 10, weight: .bold)
    let size = Size(max(site.length(16), site.labelSize(line).width + site.length(6)), site.length(16))
    let axis = places.line(of: place, overhang: site.length(8))
    let disc = LetteredDisc(
      line: line, size: size, color: color, target: axis.map(LetteredDisc.Target.line) ?? .point(point),
      unit: site.unit)
    let candidates =
      axis.map(candidates(atEndsOf:)) ?? candidates(beside: point, away: places.direction(of: place), size: size)
    return Annotation("strut-callout", labels: [LabelRequest(disc, at: candidates)])
  }

  private func candidates(beside point: Point, away: Point, size: Size) -> [Occupancy.Candidate] {
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

  private func candidates(atEndsOf axis: AnchorLine) -> [Occupancy.Candidate] {
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
      do throws(PlaceLocator.Absence) {
        for annotation in try callouts.annotations(of: callout) { place(annotation) }
        try placeDimension(callout, places: callouts.places)
      } catch {
        lostCallouts.append((callout.range, error))
      }
    }
  }
}

extension Double {
  /// −1, 0 or 1; 0 if the magnitude is less than `least`.
  fileprivate func sign(besides least: Double) -> Double {
    abs(self) < least ? 0 : self < 0 ? -1 : 1
  }
}
