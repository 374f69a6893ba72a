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
          places: distance.extents.enumerated().flatMap { number, extent in
            places(across: extent).map { ($0.cross, $0.cost + 0.5 * Double(number)) }
          },
          lowExtent: distance.extent, highExtent: distance.extent, badge: Badge(text: number, on: site), style: style,
          own: distance.views
        ).standing(at: site.side(shown.details.side), on: site)
      }
      var placed: [(bar: PlacedBar, owner: Int)] = []
      // The margins across have few places. Those along the axis stand in one line, which the panel before has chosen, or
      // the shortest: it has the least room.
      let start = site.scene.alignmentRect(ofViewAt: shown.index).extent(shown.view.stack.axis.other).lowerBound
      var line = bars.habits[lineOf: shown.view.name].map { start + $0 }
      let isBetween = { (sketch: BarSketch) in sketch.axis == shown.view.stack.axis }
      let sorted = sketches.filter { !isBetween($0) } + sketches.filter(isBetween).sorted { $0.span < $1.span }
      for var sketch in sorted {
        if isBetween(sketch), let line, sketch.canStand(at: line) { sketch.places.insert((line, -8), at: 0) }
        guard let (bar, owner) = bars.place(sketch, in: &occupancy) else { continue }
        if isBetween(sketch), line == nil { line = bar.shape.cross }
        if isBetween(sketch) { self.placed.habits[lineOf: shown.view.name] = bar.shape.cross - start }
        placed.append((bar, owner))
      }
      // Their numbers too, as far as there is room.
      let between = placed.filter { isBetween($0.bar.sketch) }
      let choice = occupancy.commonChoice(
        of: between.compactMap { bar, owner in
          bars.badge(of: bar).map { ($0.badge.size, $0.candidates, owner) }
        }, worth: 5)
      for (bar, owner) in placed {
        let preferred = isBetween(bar.sketch) ? choice : nil
        guard let badge = place(bars.badge(of: bar), owner: owner, preferring: preferred) else { continue }
        add(signs: badge.leader + [badge])
      }
      add(marks: MarkGroup(classes: ["strut-spacing"], marks: placed.map(\.bar)))
    }
  }

  /// In the middle of the views, or beside it.
  private func places(across extent: ClosedRange<Double>) -> [(cross: Double, cost: Double)] {
    let lane = site.length(7)
    let beside = (1..<7).flatMap { number in
      [-1.0, 1].map { (extent.middle + $0 * Double(number) * lane, Double(number) / 2) }
    }
    let outside = [extent.upperBound, extent.lowerBound].enumerated().map { number, edge in
      (edge + (number == 0 ? 1 : -1) * site.length(10), 4 + Double(number))
    }
    return [(extent.middle, 0)] + beside.filter { extent.contains($0.0) } + outside
  }
}

extension BarSketch {
  fileprivate var span: Double { high - low }

  /// Whether a place across the axis is one of its own, or between the views.
  fileprivate func canStand(at cross: Double) -> Bool {
    lowExtent.contains(cross) || places.contains { abs($0.cross - cross) < 0.5 }
  }
}

/// The distances along a stack view's axis, and its margins across it.
private struct StackDistances {
  struct Distance {
    var axis: Axis
    var low: Double
    var high: Double
    /// What both sides share across the axis, the best place first.
    var extents: [ClosedRange<Double>]
    var views: Set<Int>

    /// All of it.
    var extent: ClosedRange<Double> { extents.dropFirst().reduce(extents[0]) { $0.joined(with: $1) } }
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
        extents: [across(one.rect, other.rect, axis)], views: [stack, one.view, other.view])
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
            extents: members.map { $0.rect.extent(axis) }, views: Set([stack] + members.map(\.view))))
      }
    }
    return distances.filter { $0.high - $0.low > 0.5 }
  }

  private func across(_ one: Rect, _ other: Rect, _ axis: Axis) -> ClosedRange<Double> {
    let (first, second) = (one.extent(axis.other), other.extent(axis.other))
    return first.shared(with: second) ?? first.joined(with: second)
  }
}
