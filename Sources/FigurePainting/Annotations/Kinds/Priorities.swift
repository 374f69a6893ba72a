import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Priorities: hugging and compression resistance of each view, beside the view, in a row for each axis along which its
/// content has a size. The signs are those of content sizes: chevrons that point inwards, and chevrons that point
/// outwards.
enum Priorities {
  /// - Parameter atSides: Whether those are placed for which the author names a side, or the others.
  static func annotations(on site: AnnotationSite, atSides: Bool) -> [Annotation] {
    let asked = [AnnotationKind.priorities, .hugging, .compressionResistance].flatMap { kind in
      site.views(with: kind).map { (shown: $0, kind: kind) }
    }
    let rows = Rows(of: asked.map(\.shown.index), on: site)
    let own = asked.filter { ($0.shown.details.side != nil) == atSides }
    return own.sorted { $0.shown.index < $1.shown.index }.compactMap { shown, kind in
      let box = site.scene.alignmentRect(ofViewAt: shown.index)
      guard box.isFinite, shown.view.kind != .layoutGuide else { return nil }
      // A length that no content asks for is neither kept nor defended.
      let axes = Axis.allCases.filter {
        shown.details.axis ?? $0 == $0 && shown.view.intrinsicContentSize[$0] != nil
      }
      guard !axes.isEmpty else { return nil }
      let style = shown.details.color.map { BadgeStyle(color: $0) } ?? BadgeStyle(state: .ok)
      let tag = PriorityTag(
        rows: axes.map { axis in
          let priorities = [shown.view.contentHuggingPriority, shown.view.contentCompressionResistancePriority]
          return zip([true, false], priorities).compactMap { isInward, priority in
            guard kind != (isInward ? .compressionResistance : .hugging) else { return nil }
            return PriorityTag.Part(
              axis: axis, isInward: isInward, badge: Badge(text: formatted(priority[axis].rawValue), on: site))
          }
        }, style: style, target: box,
        leader: Leader(pen: site.pen(.token(.guide), width: 0.75), toViewAt: shown.index, on: site), unit: site.unit)
      let row = rows.extent(ofViewAt: shown.index)
      let places =
        site.side(shown.details.side).map { side in
          let rowBox = Rect(x: box.minX, y: row.lowerBound, width: box.width, height: row.span)
          let beside = [Occupancy.Candidate].places(
            for: tag.size, at: side, of: rowBox, gap: site.length(0.5), step: site.length(8))
          return site.offBorders(beside, for: tag.size, at: side, aroundViewAt: shown.index)
        } ?? places(of: tag.size, beside: box, in: row, on: site)
      var request = LabelRequest(tag, at: places)
      request.isOffBorder = true
      // A line that would strike a number between the view and its tag through leads past it.
      request.others = [20.0, -20, 32, -32].enumerated().map { number, shift in
        var aside = tag
        aside.shift = site.length(shift)
        return LabelRequest(
          aside,
          at: places.map {
            .init($0.center, cost: $0.cost + Self.costOfAside + Double(number) / 2, kind: $0.kind)
          })
      }
      request.kin = .init(
        superview: shown.view.superview, numbers: [row.lowerBound, row.upperBound, Double(tag.rows.count)])
      return Annotation("strut-priorities", labels: [request])
    }
  }

  /// What it costs that the line to a view leads past a number.
  private static let costOfAside = 1.0

  /// Below the view, above it, at its sides.
  ///
  /// - Parameter row: From the top of the highest to the bottom of the lowest view in its row, whose priorities stand on
  ///   one line.
  private static func places(
    of size: Size, beside box: Rect, in row: ClosedRange<Double>, on site: AnnotationSite
  ) -> [Occupancy.Candidate] {
    let gap = site.length(0.5)
    let (dx, dy) = (size.width / 2 + gap, size.height / 2 + gap)
    // At the edge of the screen the tag moves along the view, as far as it has to.
    let root = site.scene.shownRect.insetBy(dx: size.width / 2, dy: 0)
    let inside = root.width > 0 ? min(max(box.midX, root.minX), root.maxX) : box.midX
    return (0..<5).flatMap { ring -> [Occupancy.Candidate] in
      let (away, cost) = (site.length(8) * Double(ring), Occupancy.costOfStep * Double(ring))
      return [
        .init(Point(inside, row.upperBound + dy + away), cost: cost),
        .init(Point(inside, row.lowerBound - dy - away), cost: cost + 1),
        .init(Point(box.maxX + dx + away, box.midY), cost: cost + 2),
        .init(Point(box.minX - dx - away, box.midY), cost: cost + 2.5),
        .init(Point(box.minX + size.width / 2, row.upperBound + dy + away), cost: cost + 3),
        .init(Point(box.maxX - size.width / 2, row.upperBound + dy + away), cost: cost + 3),
      ]
    }
  }
}

extension AnnotationSite {
  /// Places at a side, the worse where an edge of a view around it runs through what stands there.
  fileprivate func offBorders(
    _ places: [Occupancy.Candidate], for size: Size, at side: CalloutLook.Side, aroundViewAt index: Int
  ) -> [Occupancy.Candidate] {
    guard let axis = Axis.allCases.first(where: { side.direction[$0] != 0 }) else { return places }
    let borders = outlinedViews(aroundViewAt: index).map { scene.box(ofViewAt: $0).extent(axis) }
      .map { side.direction[axis] > 0 ? $0.upperBound : $0.lowerBound }
    return places.map { place in
      var place = place
      let extent = Rect(center: place.center, size: size).insetBy(dx: length(2), dy: length(2)).extent(axis)
      if borders.contains(where: extent.contains) { place.cost += Self.costOnBorder }
      return place
    }
  }

  /// What it costs that an edge runs through what stands there: more than a step farther away.
  private static let costOnBorder = 6.0
}

/// Views beside each other that are nearly as high: what is compared should stand on one line.
private struct Rows {
  private var extents: [Int: ClosedRange<Double>] = [:]

  init(of views: [Int], on site: AnnotationSite) {
    let boxes = views.map { site.scene.alignmentRect(ofViewAt: $0) }
    for (number, view) in views.enumerated() where boxes[number].isFinite {
      let own = boxes[number].extent(.vertical)
      let mates = views.indices.filter { other in
        let extent = boxes[other].extent(.vertical)
        return boxes[other].isFinite && extent.joined(with: own).span - min(extent.span, own.span) < site.length(24)
          && extent.shared(with: own) != nil
          && site.scene.panel.views[views[other]].superview == site.scene.panel.views[view].superview
      }
      extents[view] = mates.reduce(own) { $0.joined(with: boxes[$1].extent(.vertical)) }
    }
  }

  func extent(ofViewAt index: Int) -> ClosedRange<Double> { extents[index] ?? 0...0 }
}

/// The priorities of a view: for each axis, hugging and compression resistance.
private struct PriorityTag: Label {
  struct Part: Sendable {
    var axis: Axis
    /// Whether it is hugging; otherwise it is compression resistance.
    var isInward: Bool
    var badge: Badge
  }

  var rows: [[Part]]
  var style: BadgeStyle
  /// The view.
  var target: Rect
  /// The line to it from farther away.
  var leader: Leader
  /// How far from its middle that begins, where the tag is above the view or below it.
  var shift = 0.0
  /// The size of a point of an annotation, in points of the panel.
  var unit: Double

  private var signWidth: Double { 14 * unit }
  private var gap: Double { 3 * unit }
  private var partGap: Double { 8 * unit }
  private var rowHeight: Double { 16 * unit }
  private var margin: Double { 4 * unit }

  private func width(of part: Part) -> Double { signWidth + gap + part.badge.size.width }

  private func width(of row: [Part]) -> Double {
    row.map(width(of:)).reduce(partGap * Double(row.count - 1), +)
  }

  /// With a distance to the edges of other views: less at the ends, whose signs are no boxes.
  var size: Size {
    Size((rows.map(width(of:)).max() ?? 0) + margin, rowHeight * Double(rows.count) + 2 * margin)
  }

  func way(from place: Rect) -> Segment? {
    var way = Segment(from: place, to: target)
    guard way.length > 12 * unit else { return nil }
    if shift != 0, way.start.x == way.end.x {
      let x = way.start.x + shift
      guard x > max(place.minX, target.minX), x < min(place.maxX, target.maxX) else { return way }
      (way.start.x, way.end.x) = (x, x)
    }
    return way
  }

  func placed(in place: Rect) -> PlacedLabel {
    var marks: [any Mark] = []
    for (number, row) in rows.enumerated() {
      let middle = place.minY + margin + (Double(number) + 0.5) * rowHeight
      var x = place.midX - width(of: row) / 2
      for part in row {
        marks.append(
          ExplainedMarks(
            meaning: part.isInward ? .hugging : .compressionResistance,
            marks: [sign(of: part, at: Point(x + signWidth / 2, middle))]))
        let (left, badge) = (x + signWidth + gap, part.badge.size)
        marks.append(
          PlacedBadge(badge: part.badge, style: style).in(
            Rect(x: left, y: middle - badge.height / 2, width: badge.width, height: badge.height)))
        x += width(of: part) + partGap
      }
    }
    var label = PlacedLabel(signs: [MarkGroup(classes: ["strut-priorities"], marks: marks)])
    if let way = way(from: place) {
      label.leader = MarkGroup(classes: ["strut-leader"], marks: leader.marks(from: way.start, to: way.end))
    }
    return label
  }

  private func sign(of part: Part, at center: Point) -> PathMark {
    PathMark(
      Chevrons.path(isInward: part.isInward, at: center, along: part.axis, unit: unit),
      pen: .round(style.ink.at(center), width: Chevrons.width * unit))
  }
}
