import Geometry
import Graphics
import Typography
import ViewLayout

/// Rulers: ticks every 10 points along the top and the left of the root, outside the screen, with numbers every 50
/// points.
enum Rulers {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    guard let details = site.scene.panel.show[.rulers] else { return [] }
    let (root, screen) = (site.scene.rootRect, site.scene.screenRect)
    let pen = site.pen(details.ink(or: .token(.guide)), width: 0.5)
    let gap = site.length(4)
    var ticks: [Segment] = []
    var rulers = Annotation("strut-rulers")
    for axis in Axis.allCases {
      let extent = root.extent(axis)
      let edge = screen.extent(axis.other).lowerBound
      guard extent.span < 20_000 else { continue }
      for number in 0...max(0, Int((extent.span / 10).rounded(.down))) {
        let place = extent.lowerBound + Double(number) * 10
        let reach = site.length(number % 10 == 0 ? 7 : number % 5 == 0 ? 5 : 3)
        let (start, end) = (edge + -gap, edge + (-gap - reach))
        ticks.append(
          Segment(Point(along: axis, place, across: start), Point(along: axis, place, across: end)))
        guard number % 5 == 0 else { continue }
        let line = site.line(formatted(Double(number) * 10), size: 7.5)
        let size = site.labelSize(line)
        let center = Point(along: axis, place, across: edge - (gap + site.length(8) + size[axis.other] / 2))
        rulers.obstacles.append(.label(Rect(center: center, size: size)))
        rulers.signs.append(TextMark(line: line, point: center, ink: pen.ink))
      }
    }
    rulers.marks.marks = [Ticks(segments: ticks, pen: pen)]
    return [rulers]
  }
}

/// Many short lines as one shape, each aligned with pixels.
private struct Ticks: Mark {
  var segments: [Segment]
  var pen: Pen

  func items(with brush: Brush) -> [Item] {
    let stroke = brush.stroke(pen)
    let path = segments.reduce(into: Path()) { $0.append(brush.path($1, width: stroke.width)) }
    return [.shape(Shape(path, stroke: stroke))]
  }

  var description: String { "\(segments.count) ticks, \(pen)" }
}
