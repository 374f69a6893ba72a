import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Content sizes: a finely dashed box of each view's intrinsic size in its middle, and along each axis whether the
  /// view is larger or smaller: what pulls it back is hugging (chevrons inwards) or compression resistance (outwards),
  /// with its priority.
  mutating func drawIntrinsicSizes() {
    for (index, details) in views(with: .intrinsicSizes) {
      let view = scene.panel.views[index]
      let intrinsic = view.intrinsicContentSize
      guard intrinsic.horizontal != nil || intrinsic.vertical != nil, view.transform.isIdentity else { continue }
      let rect = scene.alignmentRect(ofViewAt: index)
      let content = Rect(
        center: rect.center, size: Size(intrinsic.horizontal ?? rect.width, intrinsic.vertical ?? rect.height))
      guard content.isFinite else { continue }
      let guide = theme(inside: content.corners)[.guide]
      occupancy.avoidEdges(of: content)
      addMarks(
        [
          outline(rect.corners, stroke: stroke(guide.opacity(0.6), width: 0.5)),
          outline(content.corners, stroke: stroke(guide, dash: [2, 2])),
        ], class: "strut-intrinsic-size")
      for axis in Axis.allCases {
        guard let length = intrinsic[axis], abs(rect.size[axis] - length) > 1 else { continue }
        let hugs = rect.size[axis] > length
        let priority =
          hugs ? view.contentHuggingPriority[axis] : view.contentCompressionResistancePriority[axis]
        drawPull(
          axis, in: rect, around: content.union(rect), isInward: hugs, priority: priority, color: details.color,
          showsValue: details.showsValues ?? true)
      }
    }
  }

  private mutating func drawPull(
    _ axis: Axis, in rect: Rect, around whole: Rect, isInward: Bool, priority: Priority, color: Color?, showsValue: Bool
  ) {
    var chevrons = Path()
    let (reach, half) = (length(3), length(4))
    let extent = rect.extent(axis)
    // 1. Inside the view's ends, or outside them where the view's own text is in the way.
    var inset = min(length(12), rect.size[axis] / 4)
    let isCovering = [extent.lowerBound + inset, extent.upperBound - inset].contains { end in
      var center = rect.center
      center[axis] = end
      let sign = Rect(center: center, size: Size(half * 2, half * 2))
      return texts.contains { $0.rect.overlaps(sign) }
    }
    if isCovering { inset = -length(8) }
    var tips: [Point] = []
    for (end, direction) in [(extent.lowerBound, 1.0), (extent.upperBound, -1)] {
      var tip = rect.center
      defer { tips.append(tip) }
      tip[axis] = end + direction * inset
      let pointing = isInward ? direction : -direction
      var (one, other) = (tip, tip)
      one[axis] -= pointing * reach
      other[axis] -= pointing * reach
      one[axis.other] -= half
      other[axis.other] += half
      chevrons.append(.polyline([one, tip, other]))
    }
    addMarks(
      [
        .shape(
          Shape(
            chevrons,
            stroke: Stroke(color: color ?? theme(at: tips)[.ok], width: length(1.5), cap: .round, join: .round)))
      ],
      class: isInward ? "strut-hugging" : "strut-compression")
    guard showsValue else { return }
    // 2. The priority behind one of the chevrons, or across from the middle.
    let badge = Badge(text: formatted(priority.rawValue))
    let size = badgeSize(badge)
    var (below, above, behind, before) = (rect.center, rect.center, rect.center, rect.center)
    below[axis.other] = rect.extent(axis.other).upperBound + size[axis.other] / 2 + length(3)
    above[axis.other] = rect.extent(axis.other).lowerBound - size[axis.other] / 2 - length(3)
    let away = size[axis] / 2 + length(5) + max(0, -inset + reach)
    behind[axis] = max(extent.upperBound + away, whole.extent(axis).upperBound + size[axis] / 2 + length(4))
    before[axis] = min(extent.lowerBound - away, whole.extent(axis).lowerBound - size[axis] / 2 - length(4))
    let place = occupancy.place(
      size,
      at: [
        Occupancy.Candidate(below, cost: isCovering ? 2 : 0), Occupancy.Candidate(above, cost: 3),
        Occupancy.Candidate(behind, cost: isCovering ? 0 : 4), Occupancy.Candidate(before, cost: isCovering ? 1 : 5),
      ])
    var style = ConstraintStyle(
      color: color ?? .black, badgeColor: color ?? .black, badgeTextColor: theme[.badgeText], width: 1, dash: [],
      isHollow: false, isBroken: false, classes: [])
    if color == nil { style.state = .ok }
    labels += draw(badge, in: place, style: style)
  }
}
