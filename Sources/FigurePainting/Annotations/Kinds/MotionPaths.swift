import Geometry
import Graphics
import Staging

/// Motion paths: a thin line along which the position of each view moves, with ticks at equal times. Ticks that are
/// close to each other mean a slow motion. In a film, a dot is where the view is.
enum MotionPaths {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    guard let motion = site.scene.panel.motion else { return [] }
    return motion.paths.compactMap { path in
      guard let index = site.scene.index(of: path.view),
        let details = site.details(.motionPaths, forViewAt: index), path.length > 1
      else { return nil }
      let points = path.points
      let ink = details.ink(or: .adapted(.measure, at: points))
      let pen = site.pen(ink, width: 1)
      var marks: [any Mark] = [PathMark(.polyline(points), pen: pen)]
      marks.append(LineMark(ticks(along: points, on: site), pen: pen))
      let view = site.scene.panel.views[index]
      let center = site.scene.frameToPanel(ofViewAt: index).apply(to: view.center)
      marks.append(PathMark(.circle(center: center, radius: site.length(2.5)), fill: ink))
      return Annotation(
        "strut-motion-path", [CasedMarks(marks: marks, rim: site.length(1.5), isOnViews: true)],
        obstacles: zip(points, points.dropFirst()).map { Obstacle.line(Segment($0, $1), cost: costOfPath) })
    }
  }

  /// What covering a piece of a path costs: less than a line that is drawn straight.
  private static let costOfPath = 6.0

  /// Short lines across the path, at equal times.
  private static func ticks(along points: [Point], on site: AnnotationSite) -> [Segment] {
    stride(from: 0, to: points.count, by: PanelMotion.Path.samplesPerTick).compactMap { index in
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
      let length = before.distance(to: after)
      guard length > 0.01 else { return nil }
      let half = site.length(3)
      let (dx, dy) = (-(after.y - before.y) / length * half, (after.x - before.x) / length * half)
      let point = points[index]
      return Segment(Point(point.x - dx, point.y - dy), Point(point.x + dx, point.y + dy))
    }
  }
}
