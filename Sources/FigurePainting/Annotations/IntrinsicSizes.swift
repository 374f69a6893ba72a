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
      let color = details.color ?? theme[.ok]
      addMarks(
        [
          outline(rect.corners, stroke: stroke(theme[.guide].opacity(0.6), width: 0.5)),
          outline(content.corners, stroke: stroke(theme[.guide], dash: [2, 2])),
        ], class: "strut-intrinsic-size")
      for axis in Axis.allCases {
        guard let length = intrinsic[axis], abs(rect.size[axis] - length) > 1 else { continue }
        let hugs = rect.size[axis] > length
        let priority =
          hugs ? view.contentHuggingPriority[axis] : view.contentCompressionResistancePriority[axis]
        drawPull(
          axis, in: rect, isInward: hugs, priority: priority, color: color, showsValue: details.showsValues ?? true)
      }
    }
  }

  private mutating func drawPull(
    _ axis: Axis, in rect: Rect, isInward: Bool, priority: Double, color: Color, showsValue: Bool
  ) {
    var chevrons = Path()
    let (reach, half) = (length(3), length(4))
    for (end, direction) in [(rect.extent(axis).lowerBound, 1.0), (rect.extent(axis).upperBound, -1)] {
      var tip = rect.center
      let inset = min(length(12), rect.size[axis] / 4)
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
      [.shape(Shape(chevrons, stroke: Stroke(color: color, width: length(1.5), cap: .round, join: .round)))],
      class: isInward ? "strut-hugging" : "strut-compression")
    guard showsValue else { return }
    let badge = Badge(text: formatted(priority))
    let size = badgeSize(badge)
    var below = rect.center
    var beside = rect.center
    below[axis.other] = rect.extent(axis.other).upperBound + size[axis.other] / 2 + length(3)
    beside[axis.other] = rect.extent(axis.other).lowerBound - size[axis.other] / 2 - length(3)
    let place = occupancy.place(
      size, at: [Occupancy.Candidate(below), Occupancy.Candidate(beside, cost: 2)])
    let style = ConstraintStyle(
      color: color, badgeColor: color, badgeTextColor: theme[.badgeText], width: 1, dash: [], isHollow: false,
      isBroken: false, classes: [])
    labels += draw(badge, in: place, style: style)
  }
}
