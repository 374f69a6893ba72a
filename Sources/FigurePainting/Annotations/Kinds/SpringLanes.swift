import Geometry
import Graphics
import ViewLayout

/// Where the lengths of each view are drawn across their axis: in its middle, or beside that where those of siblings,
/// of its superview or of its subviews run. The lengths of a view go from one side of its superview to the other, and
/// two springs on one line cannot be read.
struct SpringLanes {
  private var crosses: [Axis: [Double]] = [:]

  /// The distance of two lines whose caps do not touch, in points of an annotation.
  private static let distance = 12.0
  /// The distance of a line from the edge of a view along which it would seem to run, in points of an annotation.
  private static let crowding = 6.0
  /// By how much lines move aside at a time, in points of an annotation.
  private static let step = 6.0

  init(of masks: [SpringMask], on site: AnnotationSite) {
    let distance = site.length(Self.distance)
    let torn = site.contents.torn
    for axis in Axis.allCases {
      let extents = masks.map { $0.frame.extent(axis.other) }
      var crosses = extents.map(\.middle)
      let shown = masks.indices.filter { masks[$0].axes.contains(axis) }
      let reaches = masks.map { $0.around.extent(axis) }
      for row in Self.rows(of: shown, at: crosses, along: reaches, within: distance) {
        let first = row.map { crosses[$0] }.reduce(0, +) / Double(row.count) - distance * Double(row.count - 1) / 2
        func places(movedBy shift: Double) -> [Double] {
          row.enumerated().map { number, member in
            let (low, high) = (extents[member].lowerBound, extents[member].upperBound)
            return min(max(first + shift + distance * Double(number), low), high)
          }
        }
        // Not as near to the lines of others as two of one row are not.
        let others = shown.filter { !row.contains($0) }
        func isMet(_ place: Double, _ member: Int) -> Bool {
          others.contains {
            abs(crosses[$0] - place) < distance - 1e-6
              && reaches[$0].shared(with: reaches[member]).map { $0.span > 0 } ?? false
          }
        }
        let narrowest = row.map { extents[$0].span }.min() ?? 0
        let best = places(
          movedBy: Self.shift(within: narrowest, on: site) { shift in
            zip(row, places(movedBy: shift)).reduce(0) { sum, line in
              let (member, place) = line
              return sum + (isMet(place, member) ? 1 : 0)
                + Self.disturbance(of: masks[member], axis, at: place, by: torn, on: site)
            }
          })
        for (member, place) in zip(row, best) { crosses[member] = place }
      }
      self.crosses[axis] = crosses
    }
  }

  func cross(of number: Int, _ axis: Axis) -> Double { crosses[axis]?[number] ?? 0 }

  /// Those of the views that are too near to the one before, together.
  ///
  /// - Parameter reaches: From where to where the lengths of each go.
  private static func rows(
    of views: [Int], at crosses: [Double], along reaches: [ClosedRange<Double>], within distance: Double
  ) -> [[Int]] {
    views.sorted { (crosses[$0], $0) < (crosses[$1], $1) }.reduce(into: []) { rows, index in
      if let last = rows.last?.last, crosses[index] - crosses[last] < distance,
        reaches[index].shared(with: reaches[last]).map({ $0.span > 0 }) ?? false
      {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
  }

  /// How far the lines of a row move aside together: not at all where nothing is in their way, and to a third of the
  /// narrowest of the views at most, so that they are seen to be its.
  ///
  /// - Parameter disturbance: What is in their way after a move.
  private static func shift(
    within span: Double, on site: AnnotationSite, disturbance: (Double) -> Int
  ) -> Double {
    var best = (shift: 0.0, disturbance: disturbance(0))
    let step = site.length(step)
    for distance in stride(from: step, through: span / 3, by: step) where best.disturbance > 0 {
      for shift in [-distance, distance] {
        let own = disturbance(shift)
        if own < best.disturbance { best = (shift, own) }
      }
    }
    return best.shift
  }

  /// How many things the lines of a view would run through or along: controls and symbols of others, which would tear
  /// them, and edges of others, of which they would seem to be a part.
  private static func disturbance(
    of mask: SpringMask, _ axis: Axis, at cross: Double, by torn: [TextBlank], on site: AnnotationSite
  ) -> Int {
    let (outer, inner) = (mask.around.extent(axis), mask.frame.extent(axis))
    let margins = [(outer.lowerBound, inner.lowerBound), (inner.upperBound, outer.upperBound)].filter { $0.0 < $0.1 }
    let breadth = site.length(3)
    let scene = site.scene
    return margins.map { start, end in
      let line = Rect(between: Point(along: axis, start, across: cross), Point(along: axis, end, across: cross))
      let sides = [-breadth, 0, breadth].map { Segment(across: axis.other, at: cross + $0, over: start...end) }
      let torn = torn.count { blank in
        !mask.frame.contains(blank.rect) && sides.contains { blank.share(of: $0) != nil }
      }
      let crowding = site.length(Self.crowding)
      let near = line.insetBy(dx: -crowding, dy: -crowding)
      let along = scene.visibleViews(near: near).count { index in
        guard index != 0, index != mask.shown.index else { return false }
        let box = scene.box(ofViewAt: index)
        guard let shared = box.extent(axis).shared(with: line.extent(axis)), shared.span > crowding else {
          return false
        }
        let across = box.extent(axis.other)
        return min(abs(across.lowerBound - cross), abs(across.upperBound - cross)) < crowding
      }
      return torn + along
    }.reduce(0, +)
  }
}
