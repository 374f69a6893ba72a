import Figures
import Geometry
import Staging
import ViewLayout

/// The distances that a stack view keeps: between its views, and, if they stay inside its margins, to its edges.
extension AnnotationPlacer {
  mutating func placeStackSpacing() {
    for shown in site.views(with: .spacing) where shown.view.kind == .stackView && shown.view.transform.isIdentity {
      if shown.details.style != "bare" { outlineTransparentViews(ofStackViewAt: shown.index) }
      let style = ConstraintStyle(badge: BadgeStyle(measureIn: shown.details.color))
      let sketches = StackDistances(scene: site.scene, stack: shown.index).distances.map { distance in
        let number = shown.details.showsValues == false ? nil : shown.details.text(distance.high - distance.low)
        return BarSketch(
          constraint: BarSketch.noConstraint, axis: distance.axis, low: distance.low, high: distance.high,
          places: places(of: distance),
          lowExtent: distance.lowExtent, highExtent: distance.highExtent, badge: Badge(text: number, on: site),
          style: style,
          own: distance.views
        )
      }
      let (name, axis, side) = (shown.view.name, shown.view.stack.axis, site.side(shown.details.side))
      let isBetween = { (sketch: BarSketch) in sketch.axis == axis }
      // 1. The margins across have few places.
      let margins = placeMargins(sketches.filter { !isBetween($0) }.map { $0.standing(at: side, on: site) })
      // 2. The distances along the axis, on one line.
      let start = site.scene.alignmentRect(ofViewAt: shown.index).extent(axis.other).lowerBound
      let known = bars.habits[lineOf: name, axis].map { start + $0 }
      let row = placeRow(sketches.filter(isBetween), ofStackViewAt: shown.index, at: side, preferring: known)
      if let line = row.first?.bar.shape.cross { self.placed.habits[lineOf: name, axis] = line - start }
      // 3. Their numbers, those of each on one side of it.
      let whole = site.scene.alignmentRect(ofViewAt: shown.index).extent(axis.other)
      for row in [margins, row.map { ($0.bar.standing(whole.side(of: $0.bar.shape.cross)), $0.owner) }] {
        let choice = occupancy.commonChoice(
          of: row.compactMap { bar, owner in
            bars.badge(of: bar).map { ($0.badge.size, $0.candidates, owner) }
          }, worth: Self.worthOfRow)
        let positions = positionsOfNumbers(beside: row.map(\.bar))
        for (number, (bar, owner)) in row.enumerated() {
          var places = bars.badge(of: bar)
          if let positions { places?.candidates.insert(placeInRow(beside: bar, at: positions[number]), at: 0) }
          guard let badge = place(places, owner: owner, preferring: positions == nil ? choice : nil) else { continue }
          add(signs: badge.leader + [badge])
        }
      }
      add(marks: MarkGroup(classes: ["strut-spacing"], marks: (margins + row).map(\.bar)))
    }
  }

  /// Where along their line the numbers of a row of distances beside a stack view stand beside it, in their order;
  /// `nil` where all have room on their bars, or the row is in the stack view.
  private func positionsOfNumbers(beside row: [PlacedBar]) -> [Double]? {
    guard let first = row.first, first.sketch.outward != 0, row.contains(where: { !bars.holdsNumber($0) }),
      row.allSatisfy({ abs($0.shape.cross - first.shape.cross) < site.length(1) && !$0.sketch.badge.isEmpty })
    else { return nil }
    let order = row.indices.sorted { row[$0].shape.middle < row[$1].shape.middle }
    let spread = SpreadNumbers(
      beside: order.map { row[$0].shape.low...max(row[$0].shape.low, row[$0].shape.high) },
      lengths: order.map { row[$0].sketch.badge.size[first.shape.axis] },
      gap: site.length(Self.gapInRow))
    guard spread.areAtTheirLines(within: site.length(Self.mostBesideOther)) else { return nil }
    return row.indices.map { index in spread.positions[order.firstIndex(of: index) ?? 0] }
  }

  /// The places of a distance: in the views that keep it, beside them, and where the stack view has nothing. Arrows of a
  /// short one that lie on a symbol are read as a part of it.
  private func places(of distance: StackDistances.Distance) -> [(cross: Double, cost: Double)] {
    let own = distance.extents.enumerated().flatMap { number, extent in
      places(across: extent, beyond: distance.reach).map {
        ($0.cross, $0.cost + Self.costOfOtherExtent * Double(number))
      }
    }
    let all = own + distance.spare.map { ($0, Self.costOfSpareRoom) }
    guard site.isShort(distance.high - distance.low) else { return all }
    return all.map { cross, cost in
      let (tail, half) = (site.length(BarShape.tail), site.length(2))
      let arrows = Rect(
        between: Point(along: distance.axis, distance.low - tail, across: cross - half),
        Point(along: distance.axis, distance.high + tail, across: cross + half))
      return (cross, cost + (site.contents.hasSymbol(in: arrows) ? Self.costOfSymbol : 0))
    }
  }

  /// What it costs to stand in another of the views that keep the distance.
  private static let costOfOtherExtent = 0.5
  /// More than to stand beside the views, and less than to stand on a symbol.
  private static let costOfSpareRoom = 5.0
  private static let costOfSymbol = 12.0

  /// Places the two margins across a stack view's axis on one line, unless that is much worse than a place for each:
  /// at two heights they would seem to be of different things.
  private mutating func placeMargins(_ sketches: [BarSketch]) -> [(bar: PlacedBar, owner: Int)] {
    func best(
      of lines: [(cross: Double, cost: Double)]
    ) -> (bars: BarPlacer, occupancy: Occupancy, row: [(bar: PlacedBar, owner: Int)], cost: Double)? {
      lines.compactMap { line in
        var (trial, space) = (bars, occupancy)
        return trial.place(sketches, at: line, in: &space).map { (trial, space, $0.bars, $0.cost) }
      }.min { $0.cost < $1.cost }
    }
    let free = bars
    let leasts = sketches.compactMap { free.bestPlace(of: $0, beside: free.neighbours, in: occupancy)?.cost }
    let lines = sketches.first?.places.filter { line in sketches.allSatisfy { $0.canStand(at: line.cross) } } ?? []
    let worth = Self.worthOfOneLine * Double(sketches.count)
    guard sketches.count > 1, leasts.count == sketches.count, let best = best(of: lines),
      best.cost <= leasts.reduce(worth, +)
    else { return sketches.compactMap { bars.place($0, in: &occupancy) } }
    (bars, occupancy) = (best.bars, best.occupancy)
    return best.row
  }

  /// How much worse the place of a margin may be for being on one line with the other.
  private static let worthOfOneLine = 6.0

  /// Outlines the transparent views that a stack view arranges: distances end at their edges, which nobody sees.
  private mutating func outlineTransparentViews(ofStackViewAt stack: Int) {
    for view in site.scene.panel.views[stack].subviews
    where site.scene.isTransparent(viewAt: view) && site.scene.panel.views[view].isArranged
      && !site.hasOutline(ofViewAt: view)
    {
      let edges = Obstacle.edges(of: site.scene.box(ofViewAt: view))
      place(Annotation("strut-bounds", [site.hairline(aroundViewAt: view)], obstacles: [edges]))
    }
  }

  /// Places the distances along a stack view's axis on one line: that of the panel before, or the one on which the
  /// shortest, which has the least room, leaves room for the others. Where one of them would leave it, all of them
  /// stand on the line on which they disturb least together, in the views or beside all of them.
  private mutating func placeRow(
    _ sketches: [BarSketch], ofStackViewAt stack: Int, at side: CalloutLook.Side?, preferring known: Double?
  ) -> [(bar: PlacedBar, owner: Int)] {
    guard let axis = sketches.first?.axis else { return [] }
    let name = site.scene.panel.views[stack].name
    let isTight = sketches.contains { !site.holdsNumber($0.badge.size[axis], on: $0.span) }
    // On one side in all panels, if their numbers have no room in the gaps.
    let key = StackSide.Key(stack: name, axis: axis)
    let shared = bars.habits.commonSides[key]
    // What has room in the gaps has no side, but stands beside its lines if others do so in their gaps.
    let common = isTight || side != nil || shared?.outward == 0 ? shared : nil
    let beside = sketches.map { $0.standing(at: side ?? common?.side(across: axis), like: common, on: site) }
    let row = placeRow(
      bars.habits.chainedStacks.contains(name) ? beside.chained : beside, ofStackViewAt: stack, preferring: known)
    if let bar = row.first?.bar.shape {
      placed.habits.stackSides[key] = site.side(
        ofStackViewAt: stack, beside: bar, hasNumbersAside: isTight || common?.hasNumbersAside == true)
    }
    return row
  }

  private mutating func placeRow(
    _ sketches: [BarSketch], ofStackViewAt stack: Int, preferring known: Double?
  ) -> [(bar: PlacedBar, owner: Int)] {
    let name = site.scene.panel.views[stack].name
    let (free, taken) = (bars, occupancy)
    var (line, row) = (known, [(bar: PlacedBar, owner: Int)]())
    for var sketch in sketches.sorted(by: { $0.span < $1.span }) {
      if let line, sketch.canStand(at: line) { sketch.places.insert((line, -8), at: 0) }
      guard let placed = bars.place(sketch, in: &occupancy) else { continue }
      line = line ?? placed.bar.shape.cross
      row.append(placed)
    }
    let crosses = row.map(\.bar.shape.cross)
    guard let line = crosses.first else { return row }
    let isApart = crosses.contains { abs($0 - line) > site.length(1) }
    let isTight = sketches.contains { !site.holdsNumber($0.badge.size[$0.axis], on: $0.span) }
    guard isApart || isTight else { return row }
    let lines = StackLines(of: sketches, inViewAt: stack, on: site)
    let own = sketches.withoutCrowdedArrows(on: site)
    if own.contains(where: \.isChained) { placed.habits.chainedStacks.insert(name) }
    var best: (bars: BarPlacer, occupancy: Occupancy, row: [(bar: PlacedBar, owner: Int)], cost: Double)?
    // A line that they share is left where numbers beside it lie on something. Beside the stack view it is one of the
    // lines there, and no better.
    if !isApart {
      var (trial, space) = (free, taken)
      let own = lines.cost(ofLineAt: line)
      guard let (_, cost) = trial.place(sketches, at: (line, own), in: &space) else { return row }
      best = (bars, occupancy, row, cost)
    }
    for line in lines.lines {
      var (trial, space) = (free, taken)
      let standing = own.standing(line.outward)
      guard let (row, cost) = trial.place(standing, at: (line.cross, line.cost), in: &space),
        cost < best?.cost ?? .infinity
      else { continue }
      best = (trial, space, row, cost)
    }
    guard let best else { return row }
    (bars, occupancy) = (best.bars, best.occupancy)
    return best.row
  }

  /// In the middle of the views, or beside it.
  ///
  /// - Parameter reach: From where to where one of the views reaches.
  private func places(
    across extent: ClosedRange<Double>, beyond reach: ClosedRange<Double>
  ) -> [(cross: Double, cost: Double)] {
    let lane = site.length(7)
    let beside = (1..<7).flatMap { number in
      [-1.0, 1].map { (extent.middle + $0 * Double(number) * lane, Self.costOffMiddle * Double(number)) }
    }
    let outside = [extent, reach].enumerated().flatMap { number, extent in
      [(extent.upperBound, 1.0), (extent.lowerBound, -1)].map { edge, outward in
        let cost = outward > 0 ? Self.costBehind : Self.costBefore
        return (edge + outward * site.length(BarShape.distance), cost + Self.costBeyondAll * Double(number))
      }
    }
    return [(extent.middle, 0)] + beside.filter { extent.contains($0.0) }
      + (extent == reach ? Array(outside.prefix(2)) : outside)
  }

  /// What it costs to stand half a lane off the middle of the views.
  private static let costOffMiddle = 0.5
  /// What it costs to stand behind the views and before them: more than in the views.
  private static let (costBehind, costBefore) = (4.0, 5.0)
  /// What it costs to stand beside all of the views and not beside those that keep the distance.
  private static let costBeyondAll = 2.0
}

/// The lines on which all distances along a stack view's axis can stand.
private struct StackLines {
  /// Those beside the views have a side, −1 or 1, on which numbers stand too.
  private(set) var lines: [(cross: Double, outward: Double, cost: Double)] = []
  /// From where to where the stack view reaches across the axis.
  private let whole: ClosedRange<Double>
  /// What a line in the gaps costs.
  private let gapCost: Double
  /// What it costs that arrows and a number that have no room in a gap lie on buttons or images, parts of which they
  /// seem to be.
  private static let coveringCost = 5.0
  /// What it costs that the arrows end at letters, with which they would be read.
  private static let costOfWords = 8.0

  /// Those on the author's side, or those in the gaps if all numbers have room there, and those beside the stack view:
  /// arrows and numbers in narrow gaps would lie on its views.
  init(of sketches: [BarSketch], inViewAt stack: Int, on site: AnnotationSite) {
    whole = site.scene.alignmentRect(ofViewAt: stack).extent(sketches.first?.axis.other ?? .horizontal)
    gapCost = sketches.reduce(0) { cost, sketch in
      let isTight = !site.holdsNumber(sketch.badge.size[sketch.axis], on: sketch.span)
      let covers = sketch.own.contains { site.scene.panel.views[$0].kind.costOfCovering != nil }
      guard isTight else { return cost }
      return cost + (covers ? Self.coveringCost : 0) + (sketch.hasArrowsAtWords(on: site) ? Self.costOfWords : 0)
    }
    guard let first = sketches.first else { return }
    let count = Double(sketches.count)
    if first.outward != 0 {
      add(sketches.compactMap { $0.places.first?.cross }, outward: first.outward, cost: 0, count, on: site)
      return
    }
    if sketches.allSatisfy({ site.holdsNumber($0.badge.size[$0.axis], on: $0.span) }) {
      let extents = sketches.flatMap { [$0.lowExtent, $0.highExtent] }
      let shared = extents.dropFirst().reduce(Optional(extents[0])) { $0?.shared(with: $1) }
      for place in sketches.flatMap(\.places) where shared?.contains(place.cross) == true {
        guard !lines.contains(where: { abs($0.cross - place.cross) < 0.5 }) else { continue }
        lines.append((place.cross, 0, place.cost * count))
      }
    }
    let sides: [CalloutLook.Side] = first.axis == .vertical ? [.right, .left] : [.bottom, .top]
    for (number, side) in sides.enumerated() {
      let beside = sketches.map { sketch in
        var sketch = sketch
        (sketch.lowExtent, sketch.highExtent) = (whole, whole)
        return sketch.standing(at: side, on: site)
      }
      add(
        beside.compactMap { $0.places.first?.cross }, outward: beside[0].outward,
        cost: BarShape.costOfLane + Double(number), count, on: site)
    }
  }

  /// What a line costs that is none of these: beside the stack view as much as the nearest one there.
  func cost(ofLineAt cross: Double) -> Double {
    let outward = whole.side(of: cross)
    return outward == 0 ? gapCost : lines.filter { $0.outward == outward }.map(\.cost).min() ?? 0
  }

  /// Adds lines on a side, from that of the one that stands farthest out.
  private mutating func add(
    _ crosses: [Double], outward: Double, cost: Double, _ count: Double, on site: AnnotationSite
  ) {
    let nearest = crosses.map { $0 * outward }.max() ?? 0
    lines += (0..<6).map { lane in
      let costOfOne = cost + Double(lane) * BarShape.costOfLane
      return ((nearest + Double(lane) * site.length(14)) * outward, outward, costOfOne * count)
    }
  }
}

extension [BarSketch] {
  /// The distances on a side of a stack view.
  fileprivate func standing(_ outward: Double) -> Self {
    map { sketch in
      var sketch = sketch
      sketch.outward = outward
      return sketch
    }
  }

  /// Short distances on one line, without arrows where there is no room for those of two neighbours: the caps of all of
  /// them say where they end.
  fileprivate func withoutCrowdedArrows(on site: AnnotationSite) -> Self {
    site.haveArrowsNoRoom(between: map(\.reach)) ? chained : self
  }

  fileprivate var chained: Self {
    map { sketch in
      var sketch = sketch
      sketch.isChained = true
      return sketch
    }
  }
}

extension PlacedBar {
  /// The bar with its number on a side; as it is for 0.
  fileprivate func standing(_ outward: Double) -> PlacedBar {
    guard outward != 0 else { return self }
    var bar = self
    (bar.sketch.outward, bar.shape.outward) = (outward, outward)
    return bar
  }
}

extension BarSketch {
  fileprivate var span: Double { high - low }

  /// Whether the arrows from both sides of a short distance, between the views, would nearly touch words.
  fileprivate func hasArrowsAtWords(on site: AnnotationSite) -> Bool {
    guard site.isShort(span), let shared = lowExtent.shared(with: highExtent) else { return false }
    let reach = site.length(BarShape.tail + 4)
    let ends = [(low - reach, low), (high, high + reach)].map { start, end in
      Rect(between: Point(along: axis, start, across: shared.middle), Point(along: axis, end, across: shared.middle))
        .insetBy(dx: site.length(-1), dy: site.length(-1))
    }
    return ends.contains { end in
      site.contents.texts(near: end).contains { !$0.isControl && $0.rect.overlaps(end) }
    }
  }

  /// Whether a place across the axis is one of its own, or between the views.
  fileprivate func canStand(at cross: Double) -> Bool {
    outward == 0 && lowExtent.contains(cross) || places.contains { abs($0.cross - cross) < 0.5 }
  }
}
