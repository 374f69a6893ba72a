import Geometry
import Graphics

/// Places bars across their axes where they disturb least, and keeps those that are placed.
struct BarPlacer {
  let site: AnnotationSite
  private(set) var bars: [PlacedBar] = []
  private(set) var neighbours = BarNeighbours()
  /// The space that was taken before the first of them.
  var free: Occupancy?
  /// The lines of constraints, whose places are given.
  var lines: [LineSketch] = []
  /// Where they stood in the panel before, or stand in all panels.
  var habits = BarHabits()
  /// The sides on which sizes join rows of others.
  var rowSides: [BarHabits.Key: Double] = [:]

  init(site: AnnotationSite) { self.site = site }

  var scene: PanelScene { site.scene }

  func length(_ points: Double) -> Double { site.length(points) }

  /// Places a bar among those that are placed already.
  ///
  /// - Returns: The bar and its number from 1, by which labels know their own bar; `nil` for a bar that cannot be
  ///   drawn.
  mutating func place(_ sketch: BarSketch, in occupancy: inout Occupancy) -> (bar: PlacedBar, owner: Int)? {
    if free == nil { free = occupancy }
    guard let bar = bestPlace(of: sketch, beside: neighbours, in: occupancy)?.bar else { return nil }
    return (keep(bar, in: &occupancy), bars.count)
  }

  /// Adds a bar in its place.
  mutating func keep(_ bar: PlacedBar, in occupancy: inout Occupancy) -> PlacedBar {
    bars.append(bar)
    neighbours.append(bar)
    for obstacle in bar.obstacles(owner: bars.count) { occupancy.note(obstacle) }
    return bar
  }

  /// Places bars again, now that all have a place: the place of a later bar was not known when an earlier one was placed.
  ///
  /// - Parameters:
  ///   - free: The space that was taken before there were bars.
  ///   - occupancy: The space that is taken with them.
  mutating func settle(from free: Occupancy, in occupancy: inout Occupancy) {
    guard bars.count <= Self.mostSettled else { return }
    settleCrossings(from: free)
    settleLines(from: free)
    settleKin(from: free)
    settleSplitSigns(from: free)
    neighbours = BarNeighbours(bars)
    occupancy = free.taken(by: bars)
  }

  mutating func turnArrowsOut(ofBarAt index: Int) { bars[index].shape.isShort = true }

  /// Draws short lines to the ends of bars in a row with longer ones.
  mutating func leadAlike() {
    let led = bars.map(\.shape).filter { !$0.seenWitnessLines.isEmpty }
    for index in bars.indices {
      let own = bars[index].shape
      bars[index].shape.hasShortLines = led.contains { $0.axis == own.axis && abs($0.cross - own.cross) < own.unit }
    }
  }

  /// Places bars that cross others again.
  private mutating func settleCrossings(from free: Occupancy) {
    for index in bars.indices where bars.contains(where: { $0.shape.isAcross(bars[index].shape) }) {
      var others = bars
      let bar = others.remove(at: index)
      let again = bestPlace(of: bar.sketch, beside: BarNeighbours(others), in: free.taken(by: others))?.bar
      guard let again else { continue }
      func crossings(_ bar: PlacedBar) -> Int { others.count { $0.shape.isAcross(bar.shape) } }
      if crossings(again) < crossings(bar) { bars[index] = again }
    }
  }

  /// Places bars that are to stand on one line again where one of them could not: on the line of the outermost, which
  /// found a free one.
  private mutating func settleLines(from free: Occupancy) {
    var lines: [Int: [Int]] = [:]
    for index in bars.indices {
      if let line = bars[index].sketch.line { lines[line, default: []].append(index) }
    }
    for (number, members) in lines.sorted(by: { $0.key < $1.key }) {
      let outward = bars[members[0]].sketch.outward
      guard let cross = members.map({ bars[$0].shape.cross }).max(by: { $0 * outward < $1 * outward }) else { continue }
      for index in members where abs(bars[index].shape.cross - cross) > 0.5 {
        var others = bars
        var sketch = others.remove(at: index).sketch
        sketch.prefer(cross, number: number)
        let again = bestPlace(of: sketch, beside: BarNeighbours(others), in: free.taken(by: others))?.bar
        guard let again, abs(again.shape.cross - cross) < 0.5 else { continue }
        bars[index] = again
      }
    }
  }

  /// Places bars that say the same of equal distances, and the distances of a chain, again where they stand on different
  /// lines, and one of these lines has room for all.
  private mutating func settleKin(from free: Occupancy) {
    let kin = Dictionary(grouping: bars.indices.filter { bars[$0].sketch.line == nil }) { BadgeKin(of: bars[$0]) }
    let alike = kin.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    for (members, bond) in alike.map({ ($0, Bond.likeness) }) + chains().map({ ($0, Bond.chain) }) {
      let crosses = members.map { bars[$0].shape.cross }
      guard let lowest = crosses.min(), let highest = crosses.max(), highest - lowest > length(1) else { continue }
      let others = bars.indices.filter { !members.contains($0) }.map { bars[$0] }
      // The line that most of them can stand on.
      let inLine = crosses.map { cross in
        standing(members.map { bars[$0].sketch }, preferring: cross, for: bond, among: others, from: free)
      }
      guard let chosen = inLine.min(by: { ($1.members, $0.cost) < ($0.members, $1.cost) }), chosen.members > 1,
        chosen.bars.count == members.count
      else { continue }
      for (index, bar) in zip(members, chosen.bars) { bars[index] = bar }
    }
  }

  /// Why bars are to stand on one line.
  private enum Bond {
    /// They say the same.
    case likeness
    /// They follow one another.
    case chain
  }

  /// Places the signs of equal sizes on one line where another bar keeps them from it, and that bar elsewhere: on two
  /// sides of their views, each of them seems to measure something else.
  private mutating func settleSplitSigns(from free: Occupancy) {
    // All of a chain, or else the two of one constraint.
    let pairs = Dictionary(grouping: bars.indices.filter { bars[$0].sketch.equalBar != nil }) {
      bars[$0].sketch.constraint
    }.values.sorted { $0[0] < $1[0] }
    for members in (signsOfEqualSizes() + pairs).filter({ $0.count > 1 }) {
      let crosses = Set(members.map { bars[$0].shape.cross }).sorted()
      guard let first = crosses.first, let last = crosses.last, last - first > length(1) else { continue }
      var best: (bars: [PlacedBar], cost: Double)?
      for cross in crosses {
        guard let moved = bars(with: members, at: cross, from: free), moved.cost < best?.cost ?? Self.splitWorth else {
          continue
        }
        best = moved
      }
      if let best { bars = best.bars }
    }
  }

  /// The distances that lead from one edge to another over what lies between, each from the view in which the one
  /// before ends, where one line can cross all of them: it shows that they add up.
  private func chains() -> [[Int]] {
    var waiting = bars.indices.filter { bars[$0].canBeInChain }.sorted { bars[$0].shape.low < bars[$1].shape.low }
    var chains: [[Int]] = []
    while let first = waiting.first {
      var (chain, common) = ([first], bars[first].sketch.shared)
      for next in waiting.dropFirst() {
        guard let last = chain.last, let shared = common, follows(next, last),
          let both = bars[next].sketch.shared?.shared(with: shared)
        else { continue }
        chain.append(next)
        common = both
      }
      waiting.removeAll(where: chain.contains)
      if chain.count > 1 { chains.append(chain) }
    }
    return chains
  }

  /// Whether a distance begins behind another one, at a view in which that ends.
  private func follows(_ next: Int, _ last: Int) -> Bool {
    let (one, two) = (bars[last], bars[next])
    guard one.shape.axis == two.shape.axis, two.shape.low > one.shape.high - 0.5 else { return false }
    let views = one.sketch.own.union(two.sketch.own)
    let common = one.sketch.own.intersection(two.sketch.own)
    return common.contains { view in !views.contains { $0 != view && scene.isAncestor(view, of: $0) } }
  }

  /// The bars that say that sizes are equal, those together that are of one chain of equalities: of three equal
  /// views, one has the sign of two constraints.
  private func signsOfEqualSizes() -> [[Int]] {
    var chains: [(axis: Axis, views: Set<Int>, members: [Int])] = []
    for index in bars.indices {
      guard let sign = bars[index].sketch.equalBar, sign.term == nil else { continue }
      let constraint = scene.panel.constraints[bars[index].sketch.constraint]
      let isOfOneAttribute = constraint.equation.firstAttribute == constraint.equation.secondAttribute
      let views = isOfOneAttribute ? constraint.equation.viewNames.compactMap(scene.index(of:)) : []
      // What is around both says nothing of one to the other.
      let beside = views.filter { !scene.isAncestor($0, of: sign.view) }
      var chain = (axis: sign.axis, views: Set(beside + [sign.view]), members: [index])
      for other in chains where other.axis == chain.axis && !other.views.isDisjoint(with: chain.views) {
        chain.views.formUnion(other.views)
        chain.members += other.members
      }
      chains.removeAll { $0.axis == chain.axis && !$0.views.isDisjoint(with: chain.views) }
      chains.append(chain)
    }
    return chains.map { $0.members.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// What it may cost others that the signs of an equality stand on one line.
  private static let splitWorth = 12.0

  /// With more bars than this, crossings cannot be avoided, and placing them again takes long. No one compares panels
  /// with more.
  static let mostSettled = 60

  /// How much worse a bar's place may be for being on one line with bars that say the same, and for signs of equal sizes,
  /// which say it together.
  private static let (likenessWorth, equalityWorth) = (3.0, 6.0)

  /// What it costs the bar of a chain to stand on its line where it has no place of its own, between what it connects; no
  /// more than that is the line worth.
  private static let costOffItsPlaces = 2.0

  /// Bars placed one after another, each on a line unless it is much worse there, how many stand on the line, and what
  /// all of it costs.
  private func standing(
    _ sketches: [BarSketch], preferring cross: Double, for bond: Bond, among others: [PlacedBar], from free: Occupancy
  ) -> (bars: [PlacedBar], members: Int, cost: Double) {
    var (placed, members, cost) = ([PlacedBar](), 0, 0.0)
    for sketch in sketches {
      let all = others + placed
      let (beside, occupancy) = (BarNeighbours(all), free.taken(by: all))
      guard let best = bestPlace(of: sketch, beside: beside, in: occupancy) else { continue }
      let (onLine, worth) = standing(sketch, at: cross, for: bond)
      if var other = bestPlace(of: onLine, beside: beside, in: occupancy), other.cost <= best.cost + worth {
        other.bar.sketch.places = sketch.places
        // In other panels a bar of a chain is to stand on its line, too.
        if bond == .chain { other.bar.sketch.places += onLine.places.map { ($0.cross, $0.cost - worth) } }
        placed.append(other.bar)
        (members, cost) = (members + 1, cost + other.cost)
      } else {
        placed.append(best.bar)
        cost += best.cost
      }
    }
    return (placed, members, cost)
  }

  /// A bar with its places on a line alone, and how much worse these may be.
  private func standing(_ sketch: BarSketch, at cross: Double, for bond: Bond) -> (sketch: BarSketch, worth: Double) {
    var onLine = sketch
    onLine.places = sketch.places.filter { abs($0.cross - cross) <= length(6) }.map { (cross, $0.cost) }
    guard bond == .chain else { return (onLine, sketch.equalBar == nil ? Self.likenessWorth : Self.equalityWorth) }
    let cap = length(BarShape.capReach)
    if let between = sketch.shared, between.lowerBound + cap < cross, cross < between.upperBound - cap {
      onLine.places.append((cross, Self.costOffItsPlaces))
    }
    return (onLine, Self.costOffItsPlaces)
  }

  /// The position across the axis at which a bar disturbs least, and what it costs; `nil` for a bar that cannot be
  /// drawn.
  func bestPlace(
    of sketch: BarSketch, beside bars: BarNeighbours, in occupancy: Occupancy
  ) -> (bar: PlacedBar, cost: Double)? {
    guard abs(sketch.low) < PanelScene.farthest, abs(sketch.high) < PanelScene.farthest else { return nil }
    let habit = habits.habit(of: sketch, on: site)
    let size = sketch.badge.size
    var best: (shape: BarShape, cost: Double)?
    for place in places(of: sketch, beside: bars) {
      guard let (bar, weighed) = weigh(place, of: sketch, beside: bars, in: occupancy) else { return nil }
      var cost = weighed
      cost -= habit?.bonus(for: bar) ?? 0
      let limit = best?.cost ?? .infinity
      // Its badge can be better than free of cost where it stood before.
      guard cost < limit + (habit?.worth ?? 0) else { continue }
      if !sketch.badge.isEmpty {
        // A good position for a bar has a good position for its badge too.
        guard let badge = expectedPlace(ofBadge: size, on: bar, habit, in: occupancy, below: limit - cost) else {
          continue
        }
        let room = badge.rect.insetBy(dx: -2, dy: -2)
        cost += badge.cost + bars.costOfCovering(room, atMost: Self.mostOfNumberOnNumber)
      }
      if cost < limit { best = (bar, cost) }
    }
    guard let best else { return nil }
    var bar = PlacedBar(sketch: sketch, shape: best.shape)
    if !sketch.badge.isEmpty { bar.badge = expectedBadge(on: bar, habit, in: occupancy) }
    return (bar, best.cost)
  }

  /// The places across its axis that a bar may take, off the dark ring around the screen.
  func places(of sketch: BarSketch, beside bars: BarNeighbours) -> [(cross: Double, cost: Double)] {
    let seen = scene.uncut.extent(sketch.axis.other)
    return (sketch.places + inLinePlaces(sketch, with: bars)).map {
      offBezel($0, of: sketch)
    }.filter { sketch.isBeyondCrop || seen.contains($0.cross) }
  }

  /// How far from a bar another one can disturb it, in points of an annotation: the numbers of two bars side by side are
  /// read as one.
  static let reach = 34.0

  /// The place, moved outside the device where the bar or the number on it would lie on the dark ring around the screen.
  func offBezel(
    _ place: (cross: Double, cost: Double), of sketch: BarSketch
  ) -> (cross: Double, cost: Double) {
    guard let bezel = site.contents.bezel else { return place }
    let across = sketch.axis.other
    let (body, screen) = (bezel.body.extent(across), bezel.screen.extent(across))
    // What stands beside the line does not hold it far from the body.
    let half = max(length(7), sketch.isAside ? 0 : sketch.badge.size[across] / 2) + length(1)
    let distance = max(length(BarShape.distance), half + length(2))
    let band = place.cross - half...place.cross + half
    if band.upperBound > screen.upperBound, band.lowerBound < body.upperBound, place.cross > screen.upperBound {
      return (body.upperBound + distance, place.cost + Self.costOffBezel)
    }
    if band.lowerBound < screen.lowerBound, band.upperBound > body.lowerBound, place.cross < screen.lowerBound {
      return (body.lowerBound - distance, place.cost + Self.costOffBezel)
    }
    return place
  }

  /// What it costs a bar that its place had to be moved off the ring.
  private static let costOffBezel = 1.0

  /// Where the gap of a broken bar is drawn: beside the number in its middle, or in the middle itself where there is no
  /// room for both, unless a line crosses it there.
  func gapShare(of bar: BarShape, besideNumber number: Double) -> Double {
    let rest = (bar.span - number) / 2
    let beside = rest < length(BarShape.leastRestWithGap) ? [] : [1 - rest / 2 / bar.span, rest / 2 / bar.span]
    let shares = beside + [0.5, 0.62, 0.38, 0.75, 0.25]
    return shares.first { share in
      let point = bar.point(bar.low + bar.span * share)
      let room = Rect(center: point, size: Size(length(10), length(10)))
      return !lines.contains { sketch in
        !sketch.line.isDiagonal && Rect(between: sketch.start, sketch.end).intersection(room) != nil
      }
    } ?? 0.5
  }

  /// Positions slightly beside those of the sketch, in line with another bar: two bars that are almost in line look
  /// like a mistake.
  private func inLinePlaces(
    _ sketch: BarSketch, with bars: BarNeighbours
  ) -> [(cross: Double, cost: Double)] {
    let shared = sketch.lowExtent.shared(with: sketch.highExtent)
    let bar = BarShape(sketch, cross: 0, on: site)
    var places: [(cross: Double, cost: Double)] = []
    for cross in bars.crosses(sketch.axis, ofSizes: sketch.isSize) {
      for place in sketch.places where place.cross != cross && abs(place.cross - cross) <= length(6) {
        // Two places of the sketch can lead to one.
        guard !places.contains(where: { $0 == (cross, place.cost - Self.worthOfLine) }) else { continue }
        if bar.isShort {
          site.budget?.spend(bars.all.count * WorkBudget.unitsPerPlacementTest, on: .annotations)
          guard site.budget?.isExhausted != true else { return places }
          let isMet = bars.all.contains {
            abs($0.shape.cross - cross) < length(12) && meetsTailToTail(bar, $0.shape)
          }
          guard !isMet else { continue }
        }
        // A bar between the views stays between them.
        if let shared, shared.contains(place.cross), !shared.contains(cross) { continue }
        places.append((cross, place.cost - Self.worthOfLine))
      }
    }
    return places
  }

  /// How much better a place is in line with another bar than a little beside that.
  private static let worthOfLine = 5.0
}

extension AnnotationSite {
  /// Whether a distance is too short for a bar between its ends. Arrows then point at the ends from outside. The limit
  /// is less than 12 points, so that rounding to pixels does not matter.
  func isShort(_ distance: Double) -> Bool { distance < length(11.5) }

  /// Whether words on an upright bar would hold it far from what it measures: they stand beside it.
  func isTooWide(_ badge: Badge, onBarAlong axis: Axis) -> Bool {
    axis == .vertical && badge.size.width > length(BarShape.broadest)
  }

  /// Whether a number is on a line of that span rather than beside it.
  func holdsNumber(_ number: Double, on span: Double) -> Bool {
    !isShort(span) && BarShape.hasRoom(for: number, on: span, unit: unit)
  }
}

extension PlacedBar {
  /// Whether it is an upright distance without a side or a line of its own, and without arrows, which would lie on what
  /// it connects. The numbers of level ones are as wide as their gaps, and stand where there is room for each.
  fileprivate var canBeInChain: Bool {
    !sketch.isSize && sketch.dimension == nil && sketch.outward == 0 && sketch.line == nil && sketch.equalBar == nil
      && !shape.isShort && shape.axis == .vertical
  }
}
