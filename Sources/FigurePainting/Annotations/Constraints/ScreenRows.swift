import Figures
import Geometry

/// Short bars on the screen of a device.
///
/// A distance to the edge of the screen is short where the screen is drawn small. Its outer arrow would lie on the dark
/// ring around the screen, as would a part of its number, which is wider than the bar.
extension AnnotationPlacer {
  /// Has all short bars of a panel caps alone where the arrow of one would lie on the ring or on keys: one distance with
  /// arrows and another one without them would seem to mean different things. Those that end at the edge of the screen
  /// stand on one line with their neighbours, beside what they connect, with their numbers on the screen.
  mutating func standOnScreen() {
    chainAtDimensions()
    guard let bezel = site.contents.bezel else { return }
    // 1. Distances from above and below that are less than their numbers are high.
    for index in plan.bars.indices where isHidden(plan.bars[index], on: bezel.screen) {
      plan.change(barAt: index) { $0.stand(besideBodyOf: bezel, at: site.length(BarShape.distance), on: site) }
    }
    // 2. Caps alone.
    let short = plan.bars.indices.filter { site.isShort(plan.bars[$0].high - plan.bars[$0].low) }
    let atEdge = short.filter { isAtEdge(plan.bars[$0], of: bezel.screen) }
    guard !atEdge.isEmpty || short.contains(where: { plan.bars[$0].endsAtKeyboard }) else { return }
    for index in short { plan.change(barAt: index) { $0.isChained = true } }
    // 3. Rows, from bars at the edge on.
    var waiting = Set(atEdge)
    while let first = waiting.min() {
      let row = row(around: first, among: short)
      waiting.subtract(row + [first])
      let line = ScreenRow.best(of: row.map { plan.bars[$0] }, beside: bezel, on: site, in: occupancy)
      for (index, number) in zip(row, line?.numbers ?? []) {
        plan.change(barAt: index) { bar in
          if let line { bar.prefer(line.cross, number: first) }
          bar.number = number
        }
      }
    }
  }

  /// Has bars that a dimension of the author continues on their side caps alone, as the links of a chain have.
  private mutating func chainAtDimensions() {
    guard plan.bars.contains(where: { $0.outward != 0 }) else { return }
    let places = PlaceLocator(scene: site.scene, figure: site.figure)
    findWhatIsShared(of: drawnCallouts, places: places)
    let dimensions = drawnCallouts.compactMap { (try? Dimension($0, places: places)).flatMap(\.self) }
    for index in plan.bars.indices {
      let next = dimensions.filter { $0.continues(plan.bars[index]) }
      // That with the broadest number, from which all keep their line off the device.
      let distances = next.map { standardDistance(of: badge(of: $0), for: $0) }
      guard let standard = distances.max() else { continue }
      let isBeside = zip(next, distances).contains { besideDevice($0, on: $0.side, $1) != nil }
      let bezel = isBeside ? site.contents.bezel : nil
      plan.change(barAt: index) { bar in
        bar.isChained = true
        if let bezel { bar.stand(besideBodyOf: bezel, at: standard, on: site) }
      }
    }
  }

  /// Whether the arrow of a bar would lie on the ring.
  private func isAtEdge(_ bar: BarSketch, of screen: Rect) -> Bool {
    let (edges, reach) = (screen.extent(bar.axis), site.length(BarShape.tail))
    return abs(bar.low - edges.lowerBound) < reach || abs(bar.high - edges.upperBound) < reach
  }

  /// Whether the number of a bar would hide what it is between: an edge of the root or of its guides, such as that of the
  /// keyboard, and a view from which lines can lead to the side of the screen.
  private func isHidden(_ bar: BarSketch, on screen: Rect) -> Bool {
    guard bar.axis == .vertical, bar.own.contains(0), bar.outward == 0,
      bar.high - bar.low < Self.leastShare * bar.badge.size.height
    else { return false }
    let view = bar.smallerExtent
    let isLeft = view.lowerBound - screen.minX <= screen.maxX - view.upperBound
    let way = isLeft ? (screen.minX, view.lowerBound) : (view.upperBound, screen.maxX)
    let lines = Rect(between: Point(way.0, bar.low), Point(way.1, bar.high)).insetBy(dx: site.unit, dy: 0)
    return lines.width <= 0 || !site.contents.hasText(in: lines, within: site.budget)
  }

  /// How much of the height of its number a distance is at least, for the number to stand there.
  private static let leastShare = 0.6

  /// The bars without a side of their author that one line across a bar can cross, in their order along it.
  private func row(around first: Int, among short: [Int]) -> [Int] {
    let bar = plan.bars[first]
    let near = short.filter { index in
      let other = plan.bars[index]
      guard other.axis == bar.axis, other.outward == 0, let own = bar.shared, let shared = other.shared else {
        return false
      }
      return own.shared(with: shared) != nil
    }
    return near.sorted { plan.bars[$0].low < plan.bars[$1].low }.reduce(into: []) { row, index in
      if row.last.map({ plan.bars[$0].high < plan.bars[index].low + 0.5 }) ?? true { row.append(index) }
    }
  }
}

/// Bars on one line, with their numbers beside them.
struct ScreenRow {
  var cross: Double
  /// Where the numbers stand, in the order of the bars.
  var numbers: [BarSketch.NumberPlace]
  private var cost: Double

  /// The row above or below what bars connect that disturbs least.
  ///
  /// - Returns: `nil` if their numbers have no room on the screen.
  static func best(
    of bars: [BarSketch], beside bezel: Bezel, on site: AnnotationSite, in occupancy: Occupancy
  ) -> ScreenRow? {
    let extents = bars.map(\.smallerExtent)
    guard let axis = bars.first?.axis, let extent = extents.reduce(nil, { $0?.joined(with: $1) ?? $1 }),
      let alongs = alongs(of: bars, within: bezel.screen.extent(axis), unit: site.unit)
    else { return nil }
    let thickness = bars.map { $0.badge.size[axis.other] }.max() ?? 0
    let rows = [-1.0, 1].flatMap { outward in
      (0..<3).map { lane in
        let edge = outward < 0 ? extent.lowerBound : extent.upperBound
        let offset = outward * (thickness / 2 + site.length(BarShape.aside))
        return ScreenRow(
          cross: edge + outward * site.length(10 + 14 * Double(lane)),
          numbers: alongs.map { BarSketch.NumberPlace(along: $0, offset: offset) },
          cost: BarShape.costOfLane * Double(lane) + (outward > 0 ? costBelow : 0))
      }
    }
    let weighed = rows.map { row in
      var row = row
      for (bar, number) in zip(bars, row.numbers) {
        row.cost += Self.cost(of: bar, at: row.cross, number, beside: bezel, on: site, in: occupancy)
      }
      return row
    }
    return weighed.min { $0.cost < $1.cost }
  }

  /// Where numbers stand along their bars: at the middles, moved as far as it takes for all to be on the screen and
  /// apart.
  private static func alongs(of bars: [BarSketch], within screen: ClosedRange<Double>, unit: Double) -> [Double]? {
    let (halves, gap) = (bars.map { $0.badge.size[$0.axis] / 2 }, 2.01 * unit)
    var alongs: [Double] = []
    for (bar, half) in zip(bars, halves) {
      let least = alongs.last.map { $0 + halves[alongs.count - 1] + gap } ?? screen.lowerBound + gap
      alongs.append(max((bar.low + bar.high) / 2, least + half))
    }
    var most = screen.upperBound - gap
    for index in alongs.indices.reversed() {
      alongs[index] = min(alongs[index], most - halves[index])
      most = alongs[index] - halves[index] - gap
    }
    // One that is not beside its own bar would be read with another.
    let areBeside = bars.indices.allSatisfy { index in
      alongs[index] + halves[index] > bars[index].low && alongs[index] - halves[index] < bars[index].high
    }
    return areBeside && most + gap > screen.lowerBound ? alongs : nil
  }

  private static func cost(
    of bar: BarSketch, at cross: Double, _ number: BarSketch.NumberPlace, beside bezel: Bezel, on site: AnnotationSite,
    in occupancy: Occupancy
  ) -> Double {
    let shape = BarShape(bar, cross: cross, on: site)
    let line = shape.footprint
    let label = Rect(center: number.center(beside: shape), size: bar.badge.size)
    var cost = occupancy.cost(ofLine: line) + occupancy.cost(of: label)
    if !occupancy.isFree(label) { cost += Occupancy.costOfLabel }
    if !bezel.shows(label) || !bezel.shows(line.insetBy(dx: site.unit, dy: site.unit)) {
      cost += costOfHidden
    }
    let hidden = line.union(label)
    if let keyboard = site.keyboard, keyboard.overlaps(hidden) { cost += costOnKeyboard }
    let views = site.scene.visibleViews(near: hidden).filter { $0 != 0 }.map(site.scene.box(ofViewAt:))
    return cost + BarPlacer.costOverView * Double(views.count { $0.overlaps(hidden) && !$0.contains(hidden) })
  }

  /// What a row costs below or behind what its bars connect: less than a lane farther out.
  private static let costBelow = 1.0
  /// What a bar costs that is not all on the screen, as much as one on a label, and one on the keyboard, as much as one
  /// on two views.
  private static let (costOfHidden, costOnKeyboard) = (40.0, 14.0)
}

extension BarSketch {
  /// Where a number stands that is placed with others.
  struct NumberPlace {
    /// The place of its middle along the bar.
    var along: Double
    /// Its distance from the line across the bar.
    var offset: Double

    func center(beside bar: BarShape) -> Point { bar.point(along) + bar.offset(offset) }
  }

  /// What the two ends have in common across the axis.
  var shared: ClosedRange<Double>? { lowExtent.shared(with: highExtent) }

  fileprivate var smallerExtent: ClosedRange<Double> { lowExtent.span <= highExtent.span ? lowExtent : highExtent }

  /// Has the bar stand outside of a device's body, on its author's side, or that to which the lines from its ends are
  /// shorter.
  fileprivate mutating func stand(besideBodyOf bezel: Bezel, at distance: Double, on site: AnnotationSite) {
    let (screen, body, own) = (bezel.screen.extent(axis.other), bezel.body.extent(axis.other), smallerExtent)
    if outward == 0 { outward = own.lowerBound - screen.lowerBound <= screen.upperBound - own.upperBound ? -1 : 1 }
    let edge = outward < 0 ? body.lowerBound : body.upperBound
    let first = edge + outward * distance
    places = (0..<4).map { lane in
      (first + outward * Double(lane) * site.length(BarShape.lane), Double(lane) * BarShape.costOfLane)
    }
  }
}

extension Dimension {
  /// Whether it begins where a bar on its side ends.
  func continues(_ bar: BarSketch) -> Bool {
    axis == bar.axis && side != 0 && side == bar.outward && callout.look.offset == nil && bar.low < bar.high
      && reach.meets(bar.low...bar.high)
  }
}

extension AnnotationSite {
  /// What the keyboard covers, in the panel's coordinates; `nil` while it is hidden.
  var keyboard: Rect? {
    guard let keyboard = scene.panel.keyboard, !keyboard.isEmpty else { return nil }
    return scene.toPanel[0].apply(to: keyboard)
  }
}
