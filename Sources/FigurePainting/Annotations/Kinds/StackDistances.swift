import Geometry
import Staging
import ViewLayout

/// The distances along a stack view's axis, and its margins across it.
struct StackDistances {
  struct Distance {
    var axis: Axis
    var low: Double
    var high: Double
    /// What both sides share across the axis, the best place first.
    var extents: [ClosedRange<Double>]
    var views: Set<Int>
    /// Where along the stack view's axis nothing stands in the way, of a margin across it.
    var spare: [Double] = []
    /// From where to where the views at its two ends reach across the axis, where there are two.
    var sides: (low: ClosedRange<Double>, high: ClosedRange<Double>)?

    var lowExtent: ClosedRange<Double> { sides?.low ?? reach }
    var highExtent: ClosedRange<Double> { sides?.high ?? reach }
    /// All of it.
    var reach: ClosedRange<Double> {
      sides.map { $0.low.joined(with: $0.high) } ?? extents.dropFirst().reduce(extents[0]) { $0.joined(with: $1) }
    }
  }

  let scene: PanelScene
  let stack: Int

  var distances: [Distance] {
    let view = scene.panel.views[stack]
    let axis = view.stack.axis
    let whole = scene.alignmentRect(ofViewAt: stack)
    let arranged = view.subviews.filter(takesSpace)
      .map { (view: $0, rect: scene.alignmentRect(ofViewAt: $0)) }
      .filter { $0.rect.isFinite }.sorted { $0.rect.extent(axis).lowerBound < $1.rect.extent(axis).lowerBound }
    guard let first = arranged.first, let last = arranged.last else { return [] }
    var distances = zip(arranged, arranged.dropFirst()).map { one, other in
      Distance(
        axis: axis, low: one.rect.extent(axis).upperBound, high: other.rect.extent(axis).lowerBound,
        extents: [across(one.rect, other.rect, axis)], views: [stack, one.view, other.view],
        sides: (one.rect.extent(axis.other), other.rect.extent(axis.other)))
    }
    if view.stack.isLayoutMarginsRelativeArrangement {
      let extent = whole.extent(axis)
      distances += [
        Distance(
          axis: axis, low: extent.lowerBound, high: first.rect.extent(axis).lowerBound,
          extents: [first.rect.extent(axis.other)], views: [stack, first.view]),
        Distance(
          axis: axis, low: last.rect.extent(axis).upperBound, high: extent.upperBound,
          extents: [last.rect.extent(axis.other)], views: [stack, last.view]),
      ]
    }
    if view.stack.isLayoutMarginsRelativeArrangement {
      // Across the axis, views keep a margin that they reach to.
      let (extent, margins) = (whole.extent(axis.other), view.layoutMargins)
      let (near, far) = axis == .vertical ? (margins.left, margins.right) : (margins.top, margins.bottom)
      let low = extent.lowerBound + near
      let high = extent.upperBound - far
      func reaching(_ edge: Double, _ end: (ClosedRange<Double>) -> Double) -> [(view: Int, rect: Rect)] {
        arranged.filter { abs(end($0.rect.extent(axis.other)) - edge) < 1 }
      }
      for (ends, members) in [
        (extent.lowerBound...max(extent.lowerBound, low), reaching(low, \.lowerBound)),
        (min(high, extent.upperBound)...extent.upperBound, reaching(high, \.upperBound)),
      ] where !members.isEmpty {
        distances.append(
          Distance(
            axis: axis.other, low: ends.lowerBound, high: ends.upperBound,
            extents: members.map { $0.rect.extent(axis) }, views: Set([stack] + members.map(\.view)),
            spare: [(last.rect.extent(axis).upperBound + whole.extent(axis).upperBound) / 2]))
      }
    }
    return distances.filter { $0.high - $0.low > 0.5 }
  }

  /// Hidden views take no space; those that are merely transparent take theirs.
  private func takesSpace(_ index: Int) -> Bool {
    scene.panel.views[index].isArranged && (scene.isVisible(viewAt: index) || scene.isTransparent(viewAt: index))
  }

  private func across(_ one: Rect, _ other: Rect, _ axis: Axis) -> ClosedRange<Double> {
    let (first, second) = (one.extent(axis.other), other.extent(axis.other))
    return first.shared(with: second) ?? first.joined(with: second)
  }
}
