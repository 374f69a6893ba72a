import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// The constraints to show in one coordinate space, as sketches without a place.
struct ConstraintPlan {
  /// Hairlines around views whose edges are invisible.
  private(set) var outlines = Annotation("strut-bounds")
  /// Those views.
  private(set) var outlined: Set<Int> = []
  private(set) var lines: [LineSketch] = []
  private(set) var bars: [BarSketch] = []
  /// The axes along which short bars of a row on a side have no arrows: these would run into one another.
  private(set) var chainedAxes: Set<Axis> = []
  /// The axes along which a level bar on a side has no room for its number.
  private(set) var crowdedAxes: Set<Axis> = []
  /// The sides of the screen beyond which a bar on a side stands.
  private(set) var outerSides: Set<OuterSide> = []

  /// Empty.
  init() {}

  /// - Parameters:
  ///   - crowdedAxes: Those along which such a bar has no room for its number in some panel: in all of them, the numbers
  ///     of bars on sides stand beside their lines.
  ///   - outerSides: Those beyond which such a bar stands in some panel: so do those of all that are near the screen's
  ///     border.
  init(site: AnnotationSite, crowdedAxes: Set<Axis>, outerSides: Set<OuterSide>) {
    let shown = site.constraintsInItsSpace
    outlineViews(of: shown.filter { $0.details.style != "bare" }.map(\.index), on: site)
    var equalBars: Set<EqualBar> = []
    for (index, details) in shown {
      for sketch in ConstraintSketcher(site: site, index: index, details: details).sketches() {
        let side = site.scene.panel.constraints[index].identifier.flatMap { details.sides[$0] } ?? details.side
        switch sketch {
        case .line(var sketch):
          sketch.badge.hasGap = sketch.style.isBroken && !LineGap.hasRoom(on: sketch.line, unit: site.unit)
          if sketch.line.isDiagonal, let side = site.side(side) {
            sketch.badgeSide = (Rect(between: sketch.start, sketch.end), side)
          }
          add(sketch, in: site.scene.uncut)
        case .bar(var sketch):
          // Arrows take the place of a line that is shorter than its gap.
          sketch.badge.hasGap = sketch.style.isBroken && !sketch.isChained && site.isShort(sketch.high - sketch.low)
          var bar = sketch.standing(at: site.side(side), on: site)
          // In a chain of views with equal sizes, each view has one bar with an equals sign.
          guard bar.isSeen(in: site.scene.uncut), bar.equalBar.map({ equalBars.insert($0).inserted }) ?? true
          else { continue }
          // Upright bars of different lengths stand apart, and numbers beside them would take much more room.
          if bar.outward != 0, bar.axis == .horizontal, !bar.badge.isEmpty {
            if !site.holdsNumber(bar.badge.size[bar.axis], on: bar.high - bar.low) { self.crowdedAxes.insert(bar.axis) }
            if crowdedAxes.contains(bar.axis) { bar.isAside = true }
          }
          bars.append(bar)
        }
      }
    }
    standInLine(on: site)
    standOutside(on: site, of: outerSides)
  }

  /// Moves bars on sides beyond the screen's border where those of another panel are, as far as they are near it.
  private mutating func standOutside(on site: AnnotationSite, of others: Set<OuterSide>) {
    // Nobody sees where a screen without a border ends.
    guard site.scene.isRootOutlined(by: site.contents.bezel) else { return }
    let screen = site.scene.shownRect
    for index in bars.indices where bars[index].outward != 0 {
      let (outward, across) = (bars[index].outward, bars[index].axis.other)
      let side = OuterSide(axis: bars[index].axis, outward: outward)
      let border = outward > 0 ? screen.extent(across).upperBound : screen.extent(across).lowerBound
      guard let cross = bars[index].places.first?.cross, (cross - border) * outward <= 0 else {
        outerSides.insert(side)
        continue
      }
      let way = site.length(BarShape.distance) - (cross - border) * outward
      guard others.contains(side), way < site.length(Self.farthestOut) else { continue }
      outerSides.insert(side)
      bars[index].places = bars[index].places.map { ($0.cross + outward * way, $0.cost) }
    }
  }

  /// How far a bar goes to stand beyond the border as in other panels, in points of an annotation.
  private static let farthestOut = 60.0

  /// Bars that their author wants on one side stand on one line there, as far as they do not cover one another: the
  /// outermost decides. What they connect ends at different places, which would put each bar on a line of its own. Where
  /// the outermost leaves another line for one that it would cover, the others are on that which is nearer to them.
  private mutating func standInLine(on site: AnnotationSite) {
    for (axis, outward) in [(Axis.horizontal, 1.0), (.horizontal, -1), (.vertical, 1), (.vertical, -1)] {
      var waiting = bars.indices.filter { bars[$0].axis == axis && bars[$0].outward == outward }
        .sorted { (bars[$0].places[0].cross * outward, $1) > (bars[$1].places[0].cross * outward, $0) }
      while let first = waiting.first {
        let line = bars[first].places[0].cross
        let covered = waiting.filter { $0 != first && !areApart(first, $0) }
        func isNearer(_ other: Int, to number: Int) -> Bool {
          let own = bars[number].places[0].cross
          return other != number && areApart(other, number)
            && abs(bars[other].places[0].cross - own) + site.length(Self.lane) < abs(line - own)
        }
        var members: [Int] = []
        waiting.removeAll { number in
          guard abs(bars[number].places[0].cross - line) <= site.length(Self.lineReach),
            members.allSatisfy({ areApart($0, number) }), !covered.contains(where: { isNearer($0, to: number) })
          else { return false }
          members.append(number)
          return true
        }
        guard members.count > 1 else { continue }
        let common = members.map { site.offBorders(line, besideNumberOf: bars[$0]) }.max { $0 * outward < $1 * outward }
        for member in members { bars[member].prefer(common ?? line, number: first) }
        if site.haveArrowsNoRoom(between: members.map { bars[$0].reach }) { chainedAxes.insert(axis) }
      }
    }
  }

  /// Whether two bars can stand on one line.
  private func areApart(_ one: Int, _ other: Int) -> Bool {
    bars[one].low > bars[other].high - 0.5 || bars[one].high < bars[other].low + 0.5
  }

  /// How much nearer a line is than another one, at least, to be another one to a reader.
  private static let lane = 14.0

  /// How far a bar goes to stand on one line with others, in points of an annotation.
  private static let lineReach = 128.0

  /// Leaves the arrows out of all bars on a side along some axes: one distance with caps and another one with arrows
  /// would seem to mean different things.
  mutating func chain(along axes: Set<Axis>) {
    for index in bars.indices where bars[index].outward != 0 && axes.contains(bars[index].axis) {
      bars[index].isChained = true
    }
  }

  /// The same of all bars along some axes that are too short for a line with a number.
  mutating func chainShort(along axes: Set<Axis>, on site: AnnotationSite) {
    for index in bars.indices where axes.contains(bars[index].axis) && site.isShort(bars[index].high - bars[index].low)
    {
      bars[index].isChained = true
    }
  }

  mutating func change(barAt index: Int, _ change: (inout BarSketch) -> Void) { change(&bars[index]) }

  private mutating func add(_ sketch: LineSketch, in whole: Rect) {
    guard let line = sketch.shown(in: whole) else { return }
    let reach = [line.start.x, line.start.y, line.end.x, line.end.y].map { abs($0) }.max() ?? 0
    guard reach < PanelScene.farthest else { return }
    // Several views can be aligned on one line.
    if !lines.contains(where: { $0.line == line.line }) {
      outlines.obstacles.append(.line(line.line, cost: Self.costOfLine))
    }
    lines.append(line)
  }

  /// What covering the line of a constraint costs, on which its own number stands: less than the line of a bar.
  private static let costOfLine = 4.0

  /// Hairlines around views whose edges are invisible, so that bars visibly end at something, and around the
  /// untransformed frames of transformed views, which constraints refer to.
  private mutating func outlineViews(of constraints: [Int], on site: AnnotationSite) {
    let scene = site.scene
    var seen: Set<Int> = [0, scene.pivot ?? 0]
    let names = constraints.flatMap { scene.panel.constraints[$0].equation.viewNames }
    for index in names.compactMap(scene.index(of:)) where seen.insert(index).inserted && scene.isVisible(viewAt: index)
    {
      let view = scene.panel.views[index]
      let box = scene.box(ofViewAt: index)
      if !view.transform.isIdentity {
        let guide = Ink.adapted(.guide, at: [box.center])
        let held = view.alignmentRect.corners.map(scene.frameToPanel(ofViewAt: index).apply(to:))
        outlines.marks.marks.append(OutlineMark(held, pen: site.pen(guide, width: 0.75, dash: SignDash.original)))
      } else if site.hasNoEdges(viewAt: index), !site.hasOutline(ofViewAt: index) {
        outlined.insert(index)
        outlines.marks.marks.append(site.hairline(aroundViewAt: index))
        outlines.obstacles.append(.edges(of: box))
      }
    }
  }
}

/// A side of the screen, beyond which bars along an axis can stand.
struct OuterSide: Hashable, Sendable {
  var axis: Axis
  /// Across the axis: −1 or 1.
  var outward: Double
}

extension BarSketch {
  /// Lets the bar stand on a line with others, in place of another line.
  ///
  /// - Parameter number: The line's own.
  mutating func prefer(_ cross: Double, number: Int) {
    if line != nil { places.removeFirst() }
    line = number
    places.insert((cross, -12), at: 0)
  }
}

extension AnnotationSite {
  /// The place of a bar across its axis, outside of the screen, or of a view around what it connects, where the
  /// border would run through the bar's number: one that has no room on it stands on its outer side.
  ///
  /// - Parameter beyond: How near behind the border it must not be either, where it would look like a part of it.
  func offBorders(_ cross: Double, besideNumberOf bar: BarSketch, orBeyondBy beyond: Double = 0) -> Double {
    guard bar.outward != 0, !bar.badge.isEmpty else { return cross }
    let screen = scene.isRootOutlined(by: contents.bezel) ? [scene.shownRect] : []
    let borders = (boxes(around: bar) + screen).map { $0.extent(bar.axis.other) }
      .map { bar.outward > 0 ? $0.upperBound : $0.lowerBound }
    // The inner ones first.
    return borders.sorted { $0 * bar.outward < $1 * bar.outward }
      .reduce(cross) { off(border: $1, $0, besideNumberOf: bar, orBeyondBy: beyond) }
  }

  /// The views around what a bar connects whose edges are to be seen, and that are beside it.
  private func boxes(around bar: BarSketch) -> [Rect] {
    Set(bar.own.flatMap(outlinedViews(aroundViewAt:))).map { scene.box(ofViewAt: $0) }
      .filter { $0.extent(bar.axis).shared(with: bar.low...max(bar.low, bar.high)) != nil }
  }

  /// The views that a view is in whose edges are to be seen, below the root.
  func outlinedViews(aroundViewAt index: Int) -> [Int] {
    sequence(first: index) { self.scene.panel.views[$0].superview }.dropFirst()
      .filter { $0 != 0 && !hasNoEdges(viewAt: $0) }
  }

  private func off(
    border edge: Double, _ cross: Double, besideNumberOf bar: BarSketch, orBeyondBy beyond: Double
  ) -> Double {
    let badge = bar.badge.size
    let (isOnBar, near) = (!bar.isAside && holdsNumber(badge[bar.axis], on: bar.high - bar.low), length(2))
    let breadth = badge[bar.axis.other]
    let margin = (edge - cross) * bar.outward
    let reach = isOnBar ? breadth / 2 : length(BarShape.aside) + breadth
    guard margin > -beyond, margin < reach + near else { return cross }
    return edge + bar.outward * max(length(BarShape.distance), isOnBar ? breadth / 2 + 2 * near : 0)
  }

  /// The requested constraints that belong to the site's coordinates.
  fileprivate var constraintsInItsSpace: [(index: Int, details: AnnotationSet.Details)] {
    shownConstraints.filter { index, _ in
      turnedConstraints.map { $0.contains(index) } ?? (scene.turnedHolder(of: scene.panel.constraints[index]) == nil)
    }
  }

  func requestedConstraints() -> [(index: Int, details: AnnotationSet.Details)] {
    scene.panel.constraints.indices.compactMap { index in
      let constraint = scene.panel.constraints[index]
      guard constraint.isActive else { return nil }
      let names = constraint.equation.viewNames
      if let selected = scene.panel.selected, !names.contains(selected) { return nil }
      let subjects = Set(names + [constraint.identifier].compactMap(\.self))
      func details(_ kind: AnnotationKind) -> [AnnotationSet.Details] {
        // Among the constraints of a view are not those that only hold another one.
        let held = kind == .constraints ? names.filter { constraint.heldView ?? $0 == $0 } : names
        let ofViews = held.compactMap { scene.index(of: $0).flatMap { self.details(kind, forViewAt: $0) } }
        let ofIdentifier = constraint.identifier.flatMap { scene.panel.show.details(kind, for: $0) }
        return (ofViews + [ofIdentifier].compactMap(\.self)).filter { $0.excluded.isDisjoint(with: subjects) }
      }
      let axis = constraint.equation.firstAttribute.axis
      if let details = details(.constraints).first(where: { $0.axis ?? axis == axis }) { return (index, details) }
      // Conflicting constraints can be requested alone.
      guard scene.panel.conflict(of: index) != nil else { return nil }
      return details(.conflicts).first.map { (index, $0) }
    }
  }
}

extension PanelLayout {
  /// The number of the conflict that a constraint is part of; `nil` if there is none.
  func conflict(of constraint: Int) -> Int? { conflicts.firstIndex { $0.members.contains(constraint) } }
}

extension PanelScene {
  /// Whether nothing that the view paints shows its edges.
  func hasNoEdges(viewAt index: Int, on platform: Platform) -> Bool {
    let view = panel.views[index]
    let looks = view.look
    guard looks.backgroundColor == nil, looks.backgroundPattern == nil, looks.borderWidth <= 0 else { return false }
    switch view.kind {
    case .button:
      if let configuration = view.content.configuration { return configuration.style.ground == .none }
      return platform != .ios6 || ![.roundedRect, .system].contains(view.content.buttonType)
    case .label, .textView, .activityIndicator, .pageControl, .pickerView, .datePicker: return true
    case .textField: return view.content.borderStyle == .none
    default: return false
    }
  }
}
