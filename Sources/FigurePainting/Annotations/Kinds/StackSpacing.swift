import Geometry
import Staging
import ViewLayout

/// The distances that a stack view keeps: between its views, and, if they stay inside its margins, to its edges.
extension AnnotationPlacer {
  mutating func placeStackSpacing() {
    for shown in site.views(with: .spacing) where shown.view.kind == .stackView && shown.view.transform.isIdentity {
      let style = ConstraintStyle(badge: BadgeStyle(measureIn: shown.details.color))
      let sketches = StackDistances(scene: site.scene, stack: shown.index).distances.map { distance in
        let number = shown.details.showsValues == false ? nil : formatted(distance.high - distance.low)
        return BarSketch(
          constraint: BarSketch.noConstraint, axis: distance.axis, low: distance.low, high: distance.high,
          places: places(across: distance.extent), lowExtent: distance.extent, highExtent: distance.extent,
          badge: Badge(text: number, on: site), style: style,
          own: distance.views
        ).standing(at: site.side(shown.details.side), on: site)
      }
      var marks: [any Mark] = []
      for sketch in sketches {
        guard let (bar, owner) = bars.place(sketch, in: &occupancy) else { continue }
        if let badge = place(bars.badge(of: bar), owner: owner) { add(signs: badge.leader + [badge]) }
        marks.append(bar)
      }
      add(marks: MarkGroup(classes: ["strut-spacing"], marks: marks))
    }
  }

  /// In the middle of the views, or beside it.
  private func places(across extent: ClosedRange<Double>) -> [(cross: Double, cost: Double)] {
    let lane = site.length(14)
    let beside = (1..<4).flatMap { number in
      [-1.0, 1].map { (extent.middle + $0 * Double(number) * lane, Double(number)) }
    }
    let outside = [extent.upperBound, extent.lowerBound].enumerated().map { number, edge in
      (edge + (number == 0 ? 1 : -1) * site.length(10), 4 + Double(number))
    }
    return [(extent.middle, 0)] + beside.filter { extent.contains($0.0) } + outside
  }
}

/// The distances along a stack view's axis.
private struct StackDistances {
  struct Distance {
    var axis: Axis
    var low: Double
    var high: Double
    /// What both sides share across the axis.
    var extent: ClosedRange<Double>
    var views: Set<Int>
  }

  let scene: PanelScene
  let stack: Int

  var distances: [Distance] {
    let view = scene.panel.views[stack]
    let axis = view.stack.axis
    let whole = scene.alignmentRect(ofViewAt: stack)
    // Hidden views take no space.
    let arranged = view.subviews.filter { scene.isVisible(viewAt: $0) && scene.panel.views[$0].isArranged }
      .map { (view: $0, rect: scene.alignmentRect(ofViewAt: $0)) }
      .filter { $0.rect.isFinite }.sorted { $0.rect.extent(axis).lowerBound < $1.rect.extent(axis).lowerBound }
    guard let first = arranged.first, let last = arranged.last else { return [] }
    var distances = zip(arranged, arranged.dropFirst()).map { one, other in
      Distance(
        axis: axis, low: one.rect.extent(axis).upperBound, high: other.rect.extent(axis).lowerBound,
        extent: across(one.rect, other.rect, axis), views: [stack, one.view, other.view])
    }
    if view.stack.isLayoutMarginsRelativeArrangement {
      let extent = whole.extent(axis)
      distances += [
        Distance(
          axis: axis, low: extent.lowerBound, high: first.rect.extent(axis).lowerBound,
          extent: first.rect.extent(axis.other), views: [stack, first.view]),
        Distance(
          axis: axis, low: last.rect.extent(axis).upperBound, high: extent.upperBound,
          extent: last.rect.extent(axis.other), views: [stack, last.view]),
      ]
    }
    return distances.filter { $0.high - $0.low > 0.5 }
  }

  private func across(_ one: Rect, _ other: Rect, _ axis: Axis) -> ClosedRange<Double> {
    let (first, second) = (one.extent(axis.other), other.extent(axis.other))
    return first.shared(with: second) ?? first.joined(with: second)
  }
}
