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
  /// By how much lines move aside at a time, in points of an annotation.
  private static let step = 6.0

  init(of masks: [SpringMask], on site: AnnotationSite) {
    let distance = site.length(Self.distance)
    let torn = site.contents.torn
    let edged = Set(site.scene.panel.views.indices.filter { !site.hasNoEdges(viewAt: $0) })
    for axis in Axis.allCases {
      let extents = masks.map { $0.frame.extent(axis.other) }
      var crosses = extents.map(\.middle)
      let shown = masks.indices.filter { masks[$0].axes.contains(axis) }
      // Each line looks at them at many places.
      let neighbours = masks.map { mask in
        mask.axes.contains(axis) ? Neighbours(of: mask, axis, torn: torn, edged: edged, on: site) : nil
      }
      let reaches = masks.map { $0.around.extent(axis) }
      for row in Self.rows(of: shown, at: crosses, along: reaches, within: distance) {
        let first = row.map { crosses[$0] }.reduce(0, +) / Double(row.count) - distance * Double(row.count - 1) / 2
        func places(movedBy shift: Double) -> [Double] {
          row.enumerated().map { number, member in
            let (low, high) = (extents[member].lowerBound, extents[member].upperBound)
            return min(max(first + shift + distance * Double(number), low), high)
          }
        }
        let others = shown.filter { !row.contains($0) }
        let narrowest = row.map { extents[$0].span }.min() ?? 0
        let best = places(
          movedBy: Self.shift(within: narrowest, on: site) { shift in
            zip(row, places(movedBy: shift)).reduce(0) { sum, line in
              sum + cost(of: line.0, at: line.1, beside: others, through: false)
            }
          })
        for (member, place) in zip(row, best) { crosses[member] = place }
      }
      // Those that together find no free place, each on its own: a wide view has more room than a narrow one.
      for member in shown.sorted(by: { (extents[$0].span, $1) > (extents[$1].span, $0) }) {
        let others = shown.filter { $0 != member && reaches[$0].overlaps(reaches[member]) }
        let middle = extents[member].middle
        let before = cost(of: member, at: crosses[member], beside: others, through: true)
        if before == 0, crosses[member] == middle { continue }
        let shift = Self.shift(within: extents[member].span, on: site) {
          cost(of: member, at: middle + $0, beside: others, through: true)
        }
        let alone = cost(of: member, at: middle + shift, beside: others, through: true)
        if alone < before || alone == before && abs(shift) < abs(crosses[member] - middle) {
          crosses[member] = middle + shift
        }
      }
      self.crosses[axis] = crosses

      /// What is in the way of a line, and how many others are as near to it as two of one row are not.
      ///
      /// - Parameter through: Whether views beside it are in its way: a row that moves off one together comes to others.
      func cost(of member: Int, at place: Double, beside others: [Int], through: Bool) -> Int {
        let met = others.count {
          abs(crosses[$0] - place) < distance - 1e-6
            && reaches[$0].shared(with: reaches[member]).map { $0.span > 0 } ?? false
        }
        return met + (neighbours[member]?.disturbance(at: place, through: through) ?? 0)
      }
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
}

/// What may be in the way of the lines of a view along an axis, wherever across it they are.
private struct Neighbours {
  private var mask: SpringMask
  private var axis: Axis
  /// The boxes of the views near it, and whether each has edges of its own and is neither around it nor in it.
  private var views: [(box: Rect, isBeside: Bool)]
  private var torn: [TextBlank]
  private var breadth: Double
  private var crowding: Double

  /// The distance of a line from the edge of a view along which it would seem to run, in points of an annotation.
  private static let crowding = 6.0
  /// The breadth of a spring on either side of its line, in points of an annotation.
  private static let breadth = 3.0

  /// - Parameters:
  ///   - torn: The texts and symbols of the panel.
  ///   - edged: The views with edges of their own.
  init(of mask: SpringMask, _ axis: Axis, torn: [TextBlank], edged: Set<Int>, on site: AnnotationSite) {
    let (scene, own) = (site.scene, mask.shown.index)
    (self.mask, self.axis) = (mask, axis)
    (crowding, breadth) = (site.length(Self.crowding), site.length(Self.breadth))
    let (along, across) = (mask.around.extent(axis), mask.frame.extent(axis.other))
    let lines = Rect(
      between: Point(along: axis, along.lowerBound, across: across.lowerBound),
      Point(along: axis, along.upperBound, across: across.upperBound)
    ).insetBy(dx: -crowding, dy: -crowding)
    views = scene.visibleViews(near: lines).filter { $0 != 0 && $0 != own }.map { index in
      let isBeside =
        edged.contains(index) && !scene.isAncestor(index, of: own) && !scene.isAncestor(own, of: index)
      return (scene.box(ofViewAt: index), isBeside)
    }
    self.torn = torn.filter { !mask.frame.contains($0.rect) }
  }

  /// How many things the lines would run through or along: controls and symbols of others, which would tear them, views
  /// beside the view, whose lines they would seem to be, and edges of others, of which they would seem to be a part.
  ///
  /// - Parameter through: Whether views beside it are in their way.
  func disturbance(at cross: Double, through: Bool) -> Int {
    let (outer, inner) = (mask.around.extent(axis), mask.frame.extent(axis))
    let margins = [(outer.lowerBound, inner.lowerBound), (inner.upperBound, outer.upperBound)].filter { $0.0 < $0.1 }
    return margins.map { start, end in
      let line = Rect(between: Point(along: axis, start, across: cross), Point(along: axis, end, across: cross))
      let sides = [-breadth, 0, breadth].map { Segment(across: axis.other, at: cross + $0, over: start...end) }
      let torn = torn.count { blank in sides.contains { blank.share(of: $0) != nil } }
      let along = views.count { box, isBeside in
        if through, isBeside, box.overlaps(line), !box.contains(line) { return true }
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
