import Geometry
import Graphics
import Staging
import ViewLayout

/// Constraints as I-bars and lines, with numbers in pills.
extension AnnotationPlacer {
  /// Finds the constraints to show, and where their lines lie, which names avoid.
  mutating func sketchConstraints() {
    plan = ConstraintPlan(
      site: site, crowdedAxes: bars.habits.crowdedRows, outerSides: bars.habits.outerSides)
    placed.habits.outerSides = plan.outerSides
    placed.habits.chainedRows = plan.chainedAxes.union(bars.habits.chainedRows)
    plan.chain(along: placed.habits.chainedRows)
    placed.habits.crowdedRows = plan.crowdedAxes.union(bars.habits.crowdedRows)
    place(plan.outlines)
  }

  /// Places the sketches: bars around the lines and the labels that are placed, then badges around all bars, so that no
  /// badge covers the end of a bar.
  mutating func placeConstraints() {
    plan.chainShort(along: bars.habits.meetingAxes, on: site)
    standOnScreen()
    // 1. Bars. Those of sizes come last because they have more candidates.
    bars.lines = plan.lines
    let free = occupancy
    for bar in plan.bars.filter({ !$0.isSize }) { _ = bars.place(bar, in: &occupancy) }
    for size in plan.bars.filter(\.isSize) { _ = bars.place(bars.joiningRows(size), in: &occupancy) }
    placed.habits.rowSides = bars.rowSides
    bars.settle(from: free, in: &occupancy)
    if !bars.turnArrowsOut(among: bars.bars.indices, in: free).isEmpty { occupancy = free.taken(by: bars.bars) }
    bars.leadAlike()
    for bar in bars.bars { placed.habits.note(bar, on: site) }
    // 2. Badges, those with the least space first.
    var drawings: [Int: ConstraintDrawing] = [:]
    for bar in bars.bars { drawings[bar.sketch.constraint, default: ConstraintDrawing()].bars.append(bar) }
    let tightest = bars.bars.enumerated().sorted {
      ($0.element.shape.span, $0.offset) < ($1.element.shape.span, $1.offset)
    }
    //    Numbers that have no room on their bars stand on one side of them, and so do all of a row.
    let rows = numberRows()
    placed.habits.numbersAside.formUnion(rows.keys.compactMap { site.habitKey(of: bars.bars[$0].sketch) })
    //    Those that say the same of distances that are alike stand alike.
    let kin = Dictionary(grouping: bars.bars.indices) { BadgeKin(of: bars.bars[$0]) }
    var choices: [BadgeKin: Int] = [:]
    var settled: Set<BadgeKin> = []
    for (number, bar) in tightest {
      let own = BadgeKin(of: bar)
      if settled.insert(own).inserted, let alike = kin[own], alike.count > 1 {
        choices[own] = occupancy.commonChoice(
          of: alike.compactMap { index in
            bars.badge(of: bars.bars[index]).map { ($0.badge.size, $0.candidates, index + 1) }
          }, worth: Self.worthOfRow)
      }
      var places = bars.badge(of: bar)
      let row = rows[number]?.filter { occupancy.isFree(bar.sketch.badge.size, at: $0) } ?? []
      if !row.isEmpty { places?.candidates = row }
      if let center = bar.sketch.number?.center(beside: bar.shape) {
        places?.candidates.insert(.init(center, cost: -Self.worthOfScreenRow), at: 0)
      }
      let choice = row.isEmpty && bar.sketch.number == nil ? choices[own] : nil
      guard let badge = place(places, owner: number + 1, preferring: choice) else { continue }
      placed.habits.note(bar, badgeAt: badge.place.center, on: site)
      drawings[bar.sketch.constraint]?.add(badge)
    }
    for line in plan.lines {
      if let badge = place(bars.badge(of: line)) { drawings[line.constraint, default: ConstraintDrawing()].add(badge) }
    }
    // 3. Lines, with the gaps of broken ones beside the badges.
    for var line in plan.lines {
      if line.style.isBroken { line.gap = LineGap(on: line.line, among: occupancy, unit: site.unit) }
      drawings[line.constraint, default: ConstraintDrawing()].lines += site.alongScreen(line)
    }
    // 4. One group per item of the document, in the order of the document.
    add(drawings)
  }

  /// How much better the place of a number in a row on the screen is than others: as much as it costs to cover
  /// letters.
  private static let worthOfScreenRow = 20.0

  /// - Parameter owner: The bar of the badge, which the badge may cover.
  /// - Parameter choice: The kind of the candidate that it takes if it is free.
  mutating func place(_ badge: BadgePlaces?, owner: Int? = nil, preferring choice: Int? = nil) -> PlacedBadge? {
    guard let (badge, candidates) = badge else { return nil }
    if let preferred = choice.flatMap(candidates.first(ofKind:)), occupancy.isFree(badge.size, at: preferred) {
      return noted(badge.in(occupancy.take(badge.size, at: preferred.center)))
    }
    let weighed = candidates.map { candidate in
      guard let way = badge.way(from: Rect(center: candidate.center, size: badge.size)) else { return candidate }
      return Occupancy.Candidate(
        candidate.center, cost: candidate.cost + occupancy.cost(ofWay: way), kind: candidate.kind)
    }
    return noted(badge.in(occupancy.place(badge.size, at: weighed, notCounting: owner)))
  }

  /// The badge, whose line to what it labels others keep off.
  private mutating func noted(_ badge: PlacedBadge) -> PlacedBadge {
    if let way = badge.way(from: badge.place) { note([.leader(way)]) }
    return badge
  }

  private mutating func add(_ drawings: [Int: ConstraintDrawing]) {
    let items = Dictionary(grouping: drawings.keys.sorted()) { site.scene.panel.constraints[$0].item }
    for (item, members) in items.sorted(by: { $0.key < $1.key }) {
      let states = members.map { ConstraintState(of: $0, in: site.scene) }
      let shown = members.compactMap { drawings[$0] }
      let classes = states.flatMap(\.classes).reduce(into: [String]()) { classes, name in
        if !classes.contains(name) { classes.append(name) }
      }
      let id = "c-\(item)"
      let fact = Group.Fact("constraint", states.first?.constraint.identifier ?? id)
      add(
        marks: MarkGroup(
          id: site.scene.identifier(id), classes: classes, data: [fact],
          title: states.map(\.constraint.text).joined(separator: ", "), marks: shown.flatMap(\.marks)))
      let badges = shown.flatMap(\.badges)
      guard !badges.isEmpty else { continue }
      add(signs: [
        MarkGroup(id: site.scene.identifier("\(id)-values"), classes: classes, data: [fact], marks: badges)
      ])
    }
  }
}

extension AnnotationSite {
  /// A line along an edge of the screen of a device ends where the screen is rounded.
  fileprivate func alongScreen(_ line: LineSketch) -> [any Mark] {
    guard !line.line.isDiagonal else { return [line] }
    let axis: Axis = line.start.x == line.end.x ? .horizontal : .vertical
    let edges = scene.rootRect.extent(axis)
    let distance = min(abs(line.start[axis] - edges.lowerBound), abs(line.start[axis] - edges.upperBound))
    return distance < length(2) ? marks([line], alongEdgesOfViewAt: 0) : [line]
  }
}

/// The marks of one constraint.
private struct ConstraintDrawing {
  var bars: [PlacedBar] = []
  var lines: [any Mark] = []
  /// The badges. The lines to those that are farther away lie behind them.
  private(set) var badges: [any Mark] = []

  mutating func add(_ badge: PlacedBadge) { badges = badge.leader + badges + [badge] }

  var marks: [any Mark] { lines + bars + [link].compactMap { $0 } }

  /// A thin line between the two bars of a constraint with a factor.
  private var link: ExplainedMarks? {
    guard bars.count == 2, bars[1].sketch.isWholeOfMultiple else { return nil }
    let unit = bars[0].shape.unit
    // What both say stands between them, and so may words of views.
    let line = LineMark(
      from: bars[0].shape.point(bars[0].shape.middle), to: bars[1].shape.point(bars[1].shape.middle),
      pen: Pen(ink: bars[0].sketch.style.ink, width: 0.5 * unit, dash: SignDash.witness.map { $0 * unit }),
      isCutByText: true)
    return ExplainedMarks(meaning: .multiple, marks: [line])
  }
}
