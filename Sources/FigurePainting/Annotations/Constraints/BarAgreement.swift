import Geometry

/// The bars of a panel in the space that was there before them: what places other than their own would have cost.
struct PanelBars {
  /// With all bars.
  let placer: BarPlacer
  let free: Occupancy
  /// Where the bars and their badges stand.
  let habits: BarHabits

  /// Whether it has dimensions or distances that would be drawn otherwise with what those of all panels share.
  func isChanged(by shared: BarHabits) -> Bool {
    let stacks = shared.chainedStacks.subtracting(habits.chainedStacks)
    if !stacks.isEmpty, placer.site.scene.panel.views.contains(where: { stacks.contains($0.name) }) { return true }
    if habits.stackSides.contains(where: { $1.isChanged(by: shared.commonSides[$0]) }) { return true }
    let rows = shared.chainedRows.subtracting(habits.chainedRows)
    if placer.bars.contains(where: { $0.shape.isShort && $0.sketch.outward != 0 && rows.contains($0.shape.axis) }) {
      return true
    }
    let crowded = shared.crowdedRows.subtracting(habits.crowdedRows)
    if placer.bars.contains(where: { $0.sketch.outward != 0 && crowded.contains($0.shape.axis) }) { return true }
    let outer = shared.outerSides.subtracting(habits.outerSides)
    if placer.bars.contains(where: { outer.contains(OuterSide(axis: $0.shape.axis, outward: $0.sketch.outward)) }) {
      return true
    }
    let aside = shared.numbersAside.subtracting(habits.numbersAside)
    let sides = shared.rowSides.filter { $0.value != 0 && habits.rowSides[$0.key] != $0.value }
    let changed = aside.union(sides.keys)
    if !changed.isEmpty,
      placer.bars.contains(where: { placer.site.habitKey(of: $0.sketch).map(changed.contains) == true })
    {
      return true
    }
    // One that is far from its view in another panel, as those are that stand outside of others, does so in all of them.
    let isFartherElsewhere = habits.distances.contains { dimension, distance in
      let other = shared.outerDistances[dimension] ?? distance
      return other > distance + 0.5 && other < distance + BarHabits.farthestMove
    }
    if isFartherElsewhere || habits.hasRule(atOtherEndIn: shared) { return true }
    var axes = shared.crowdedAxes.subtracting(habits.crowdedAxes)
      .union(shared.chainedAxes.subtracting(habits.chainedAxes))
      .union(shared.narrowAxes.subtracting(habits.narrowAxes).intersection(shared.crowdedAxes))
    if shared.broadestNumber > habits.broadestNumber + 0.5 { axes.insert(.vertical) }
    return !axes.isEmpty && placer.bars.contains { $0.sketch.dimension != nil && axes.contains($0.sketch.axis) }
  }

  /// Where its bars stood in other panels when it was placed.
  var known: BarHabits { placer.habits }

  /// The axes along which a bar has arrows that is as long in another panel and has caps there, or another one as
  /// long whose number has no room on it, either.
  static func axesToCap(in panels: [PanelBars]) -> Set<Axis> {
    let (turned, capped) = (
      panels.map { $0.placer.spans(withArrows: true) }, panels.map { $0.placer.spans(withArrows: false) }
    )
    let spans = panels.flatMap(\.placer.spansBetweenCaps)
    return turned.reduce(into: []) { axes, bars in
      for (key, span) in bars {
        let isCapped = capped.contains { abs(($0[key] ?? .infinity) - span) < 0.5 }
        if isCapped || spans.contains(where: { abs($0 - span) < 0.5 }) { axes.insert(key.axis) }
      }
    }
  }

  /// The axes along which the arrows of two short bars of a panel look like one that points in both directions.
  static func meetingAxes(in panels: [PanelBars]) -> Set<Axis> {
    panels.reduce(into: []) { axes, panel in axes.formUnion(panel.placer.meetingAxes) }
  }

  /// Whether it has bars of constraints that are too short for a line with a number, along some axes.
  func hasShortBars(along axes: Set<Axis>) -> Bool {
    placer.bars.contains { $0.shape.isShort && axes.contains($0.shape.axis) }
  }

  /// Whether it has bars with arrows that point from outside, along some axes.
  func hasArrows(along axes: Set<Axis>) -> Bool {
    placer.spans(withArrows: true).keys.contains { axes.contains($0.axis) }
  }

  /// What each way to stand costs a bar among all others more than the best one; empty for one that the panel does not
  /// have.
  fileprivate func costs(of key: BarHabits.Key) -> [BarWay: Double] {
    guard let index = placer.bars.firstIndex(where: { placer.site.habitKey(of: $0.sketch) == key }) else { return [:] }
    let costs = placer.costs(ofBarAt: index, in: free)
    let least = costs.values.min() ?? 0
    return costs.mapValues { $0 - least }
  }
}

/// How the bars that several panels have stand in all of them.
///
/// Each panel alone would put a number where it has most room, so that one constraint had its number on the bar before a
/// step and beside it afterwards. So the ways to stand are weighed over all panels together, and those of bars that are
/// alike in a panel with them.
struct BarAgreement {
  /// The common ways, for each panel those that are possible there.
  private(set) var habits: [BarHabits]

  /// - Returns: `nil` where the panels agree by themselves, and where one has too many bars to be compared.
  init?(of panels: [PanelBars]) {
    guard panels.count > 1, panels.allSatisfy({ $0.placer.bars.count <= BarPlacer.mostSettled }) else { return nil }
    var none = BarHabits()
    none.worth = Self.worth
    none.share(panels.map(\.habits))
    habits = Array(repeating: none, count: panels.count)
    var isNeeded = false
    for bars in Self.alike(in: panels) {
      let own = bars.map { bar in panels.compactMap { $0.habits.ways[bar.key].map(bar.turned) } }
      let isCommon = own.allSatisfy { ways in ways.allSatisfy { $0 == ways[0] } }
      let costs = isCommon ? [] : bars.map { bar in panels.map { bar.turned($0.costs(of: bar.key)) } }
      let way = Self.common(of: costs.flatMap { $0 }.filter { !$0.isEmpty })
      isNeeded = isNeeded || way != nil
      for (number, bar) in bars.enumerated() {
        guard let way = way ?? own[number].first else { continue }
        for panel in panels.indices {
          guard let own = isCommon ? way : Self.nearest(to: way, of: costs[number][panel]).way else { continue }
          habits[panel].note(bar.turned(own), of: bar.key)
        }
      }
    }
    guard isNeeded else { return nil }
  }

  /// How many bars of a panel could stand as in the others, and do not.
  func deviations(of bars: BarHabits, inPanel panel: Int) -> Int {
    bars.ways.count { key, way in habits[panel].ways[key].map { $0 != way } ?? false }
  }

  /// A bar, whichever panel it is in.
  private struct Bar {
    var key: BarHabits.Key
    /// Whether it is counted in a mirror: bars that are alike at both sides of a view are.
    var isTurned: Bool

    func turned(_ way: BarWay) -> BarWay { isTurned ? way.mirrored : way }

    func turned(_ costs: [BarWay: Double]) -> [BarWay: Double] {
      isTurned ? Dictionary(uniqueKeysWithValues: costs.map { ($0.mirrored, $1) }) : costs
    }
  }

  /// The bars that more than one panel has, those together that are alike in a panel.
  private static func alike(in panels: [PanelBars]) -> [[Bar]] {
    var groups: [[Bar]] = []
    for panel in panels {
      var kin: [BadgeKin: Int] = [:]
      let site = panel.placer.site
      for bar in panel.placer.bars {
        guard let key = site.habitKey(of: bar.sketch) else { continue }
        let isBefore = bar.shape.middle < site.scene.shownRect.extent(bar.shape.axis).middle
        let known = groups.firstIndex { $0.contains { $0.key == key } }
        let like = kin[BadgeKin(of: bar)]
        switch (known, like) {
        case (let known?, let like?) where known != like:
          groups[like] += groups[known]
          groups[known] = []
          for (kind, number) in kin where number == known { kin[kind] = like }
        case (nil, _):
          if like == nil { groups.append([]) }
          let isMirrored = site.isRightToLeft && bar.shape.axis == .horizontal
          groups[like ?? groups.count - 1].append(Bar(key: key, isTurned: isBefore != isMirrored))
        default: break
        }
        kin[BadgeKin(of: bar)] = like ?? known ?? groups.count - 1
      }
    }
    return groups.filter { bars in bars.contains { bar in panels.count { $0.habits.ways[bar.key] != nil } > 1 } }
  }

  /// The way that costs all together the least.
  private static func common(of costs: [[BarWay: Double]]) -> BarWay? {
    var best: (way: BarWay, cost: Double)?
    for way in Set(costs.flatMap(\.keys)).sorted() {
      let cost = costs.reduce(0.0) { $0 + nearest(to: way, of: $1).cost }
      if cost < best?.cost ?? .infinity { best = (way, cost) }
    }
    return best?.way
  }

  /// Of the ways that are possible in a panel, the one that is most like a common one for what it costs, and that
  /// cost with what it lacks of the common one; no way where all cost more than to be unlike it.
  private static func nearest(to common: BarWay, of costs: [BarWay: Double]) -> (way: BarWay?, cost: Double) {
    var best: (way: BarWay?, cost: Double) = (nil, deviation)
    for way in costs.keys.sorted() where way.isAlike(common) {
      let cost = (costs[way] ?? .infinity) + (way.share == common.share ? 0 : shift)
      if cost < best.cost { best = (way, cost) }
    }
    return best
  }

  /// What it costs that a bar stands in one panel in another way than in the others: where the common way costs more, it
  /// does.
  private static let deviation = 12.0

  /// What it costs that a bar on what it connects stands a piece farther along that than in the others, with its number
  /// on the same side.
  private static let shift = 4.0

  /// How much better the common way is than others: a panel keeps to it as far as it can.
  private static let worth = 16.0
}
