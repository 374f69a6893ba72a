import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

extension AnnotationCanvas {
  /// Constraints as I-bars and lines, their numbers in pills: first what is shown, and where lines lie.
  mutating func planConstraints() -> ConstraintPlan {
    let shown = shownConstraints()
    outlineConstrainedViews(shown)
    var plan = ConstraintPlan()
    var equalBars: Set<EqualBar> = []
    for constraint in shown {
      for sketch in sketches(of: constraint.index, details: constraint.details) {
        switch sketch {
        case .line(let sketch):
          guard let line = sketch.shown(in: scene.uncut) else { continue }
          let reach = [line.start.x, line.start.y, line.end.x, line.end.y].map { abs($0) }.max() ?? 0
          guard reach < PanelScene.farthest else { continue }
          // Several views may be aligned on one line.
          if !plan.lines.contains(where: { $0.start == line.start && $0.end == line.end }) { avoid(line) }
          plan.lines.append(line)
        case .bar(var bar):
          bar.badge = fitted(bar.badge, to: bar)
          // In a chain of equal views one bar with its sign stands for each.
          guard bar.isSeen(in: scene.uncut), bar.equalBar.map({ equalBars.insert($0).inserted }) ?? true
          else { continue }
          plan.bars.append(bar)
        }
      }
    }
    return plan
  }

  /// Draws the constraints of a plan: bars find their places around the lines and around labels that are there, then
  /// badges theirs around all bars, so that no badge lies over a bar's end.
  mutating func drawConstraints(_ plan: ConstraintPlan) {
    // 1. Bars; those of sizes have more places to choose from, and come last.
    bars = []
    lines = plan.lines
    let free = occupancy
    for bar in plan.bars.filter({ !$0.isSize }) + plan.bars.filter(\.isSize) {
      guard let placed = place(bar, beside: bars) else { continue }
      bars.append(placed)
      avoid(placed, owner: bars.count)
    }
    settleCrossings(from: free)
    // 2. Badges, those with the least room first.
    var drawings: [Int: ConstraintDrawing] = [:]
    for bar in bars { drawings[bar.sketch.constraint, default: ConstraintDrawing()].bars.append(bar) }
    for (owner, bar) in bars.enumerated().sorted(by: { ($0.element.span, $0.offset) < ($1.element.span, $1.offset) }) {
      drawBadge(on: bar, owner: owner + 1, into: &drawings)
    }
    for line in plan.lines {
      drawings[line.constraint, default: ConstraintDrawing()].lines.append(line)
      drawBadge(on: line, into: &drawings)
    }
    // 3. A group an item of the document, in its order.
    emit(drawings)
  }

  /// Lets bars that lie across another choose again, now that all have their places: the one that came first could not
  /// know where the other would be.
  ///
  /// - Parameter free: What was taken before there were bars.
  private mutating func settleCrossings(from free: Occupancy) {
    // More bars than this cross here and there wherever they lie.
    guard bars.count <= 60 else { return }
    for index in bars.indices where bars.contains(where: { isAcross($0, bars[index]) }) {
      var others = bars
      let bar = others.remove(at: index)
      takeRoom(for: others, from: free)
      guard let again = place(bar.sketch, beside: others) else { continue }
      func crossings(_ bar: PlacedBar) -> Int { others.filter { isAcross($0, bar) }.count }
      if crossings(again) < crossings(bar) { bars[index] = again }
    }
    takeRoom(for: bars, from: free)
  }

  private mutating func takeRoom(for bars: [PlacedBar], from free: Occupancy) {
    occupancy = free
    for (number, bar) in bars.enumerated() { avoid(bar, owner: number + 1) }
  }

  /// The constraints that hold in the canvas's space and are asked for.
  private func shownConstraints() -> [(index: Int, details: AnnotationSet.Details)] {
    constraintsInAnySpace().filter { index, _ in
      constraintsInSpace.map { $0.contains(index) } ?? (scene.turnedHolder(of: scene.panel.constraints[index]) == nil)
    }
  }

  /// The constraints that the panel, one of its views or the selection asks for.
  func constraintsInAnySpace() -> [(index: Int, details: AnnotationSet.Details)] {
    guard isAsked(for: .constraints) || isAsked(for: .conflicts) else { return [] }
    return scene.panel.constraints.indices.compactMap { index in
      let constraint = scene.panel.constraints[index]
      guard constraint.isActive else { return nil }
      let names = constraint.viewNames
      if let selected = scene.panel.selected, !names.contains(selected) { return nil }
      let asked = names.compactMap { name in
        scene.index(of: name).flatMap { details(.constraints, forViewAt: $0) }
      }
      let axis = constraint.equation.firstAttribute.axis
      if let details = asked.first(where: { $0.axis ?? axis == axis }) { return (index, details) }
      // Those that contradict one another can be asked for alone.
      guard isInConflict(index) else { return nil }
      return names.lazy.compactMap { name in
        scene.index(of: name).flatMap { details(.conflicts, forViewAt: $0) }
      }.first.map { (index, $0) }
    }
  }

  private func sketches(of index: Int, details: AnnotationSet.Details) -> [ConstraintSketch] {
    let constraint = scene.panel.constraints[index]
    let conflict = scene.panel.conflicts.firstIndex { $0.members.contains(index) }
    let note = conflict.flatMap { scene.panel.conflicts.count > 1 ? "set \($0 + 1)" : nil }
    let sketcher = ConstraintSketcher(
      canvas: self, reader: ConstraintReader(scene: scene), constraint: constraint, index: index,
      style: style(of: constraint, isInConflict: conflict != nil, color: details.color),
      showsValues: details.showsValues ?? true, conflictNote: note, isInConflict: conflict != nil)
    return sketcher.sketches()
  }

  private func style(of constraint: SolvedConstraint, isInConflict: Bool, color: Color?) -> ConstraintStyle {
    let isOptional = constraint.equation.priority < .required
    let isBad = isInConflict || constraint.isBroken
    let isMisplaced = !isBad && constraint.viewNames.contains { scene.index(of: $0).map(scene.isMisplaced) ?? false }
    let isMissed = !constraint.isSatisfied && !constraint.isBroken
    var classes = ["strut-constraint"]
    if isOptional { classes.append("strut-optional") }
    if isInConflict { classes.append("strut-conflict") }
    if constraint.isBroken { classes.append("strut-broken") }
    if isMisplaced { classes.append("strut-misplaced") }
    if isMissed { classes.append("strut-unsatisfied") }
    let own = constraint.color ?? (isBad ? nil : color)
    let state: ThemeToken = isBad ? .conflict : isMisplaced ? .misplaced : .ok
    var style = ConstraintStyle(
      color: own ?? .black, badgeColor: own ?? .black,
      badgeTextColor: (own?.luminance ?? 0) > 0.4 ? Color(hex: 0x1C1C1E) : .white, width: isBad ? 1.5 : 1,
      dash: isOptional ? [4, 3] : [], isHollow: isMissed, isBroken: constraint.isBroken, classes: classes)
    if own == nil {
      style = style.colored(by: state, in: theme)
      style.state = state
    }
    return style
  }

  /// A hairline around views that show no edges of their own, so that bars end at something; and around what the
  /// constraints of a turned or scaled view hold, which is not what is seen.
  private mutating func outlineConstrainedViews(_ shown: [(index: Int, details: AnnotationSet.Details)]) {
    var items: [Item] = []
    var seen: Set<Int> = [0, scene.pivot ?? 0]
    for constraint in shown {
      for name in scene.panel.constraints[constraint.index].viewNames {
        guard let index = scene.index(of: name), seen.insert(index).inserted, scene.isVisible(viewAt: index) else {
          continue
        }
        let view = scene.panel.views[index]
        let color = theme(at: [scene.box(ofViewAt: index).center])[.guide]
        if !view.transform.isIdentity {
          let held = view.alignmentRect.corners.map(scene.frameToPanel(ofViewAt: index).apply(to:))
          items.append(outline(held, stroke: stroke(color, width: 0.75, dash: [2, 2])))
        } else if scene.hasNoEdges(viewAt: index, on: context.platform) {
          items.append(outline(scene.corners(ofViewAt: index), stroke: stroke(color.opacity(0.4), width: 0.5)))
          occupancy.avoidEdges(of: scene.box(ofViewAt: index))
        }
      }
    }
    addMarks(items, class: "strut-bounds")
  }

  private mutating func emit(_ drawings: [Int: ConstraintDrawing]) {
    var groups: [Int: (marks: [Item], labels: [Item], members: [Int])] = [:]
    for index in drawings.keys.sorted() {
      guard let drawing = drawings[index] else { continue }
      let item = scene.panel.constraints[index].item
      var group = groups[item] ?? ([], [], [])
      group.marks += drawing.lines.flatMap(draw) + drawing.bars.flatMap(draw)
      if let link = link(of: drawing.bars) { group.marks.append(link) }
      group.labels += drawing.badges
      group.members.append(index)
      groups[item] = group
    }
    for (item, group) in groups.sorted(by: { $0.key < $1.key }) {
      let members = group.members.map { scene.panel.constraints[$0] }
      let classes = group.members.reduce(into: [String]()) { classes, index in
        let style = style(of: scene.panel.constraints[index], isInConflict: isInConflict(index), color: nil)
        classes += style.classes.filter { !classes.contains($0) }
      }
      let id = "c-\(item)"
      let fact = Group.Fact("constraint", members.first?.identifier ?? id)
      marks.append(
        .group(
          Group(
            id: scene.identifier(id), classes: classes, data: [fact],
            title: members.map(\.text).joined(separator: ", "), items: group.marks)))
      guard !group.labels.isEmpty else { continue }
      labels.append(
        .group(Group(id: scene.identifier("\(id)-values"), classes: classes, data: [fact], items: group.labels)))
    }
  }

  private func isInConflict(_ index: Int) -> Bool {
    scene.panel.conflicts.contains { $0.members.contains(index) }
  }
}

/// The constraints that are shown, as what they are drawn as.
struct ConstraintPlan {
  var lines: [LineSketch] = []
  var bars: [BarSketch] = []
}

/// What is drawn for one constraint.
struct ConstraintDrawing {
  var bars: [PlacedBar] = []
  var lines: [LineSketch] = []
  var badges: [Item] = []
}

extension SolvedConstraint {
  /// The views that it speaks of.
  var viewNames: [String] {
    [equation.first, equation.second].compactMap { item in
      guard case .named(let name)? = item?.reference else { return nil }
      return name
    }
  }
}

extension PanelScene {
  /// Whether the editor's canvas has the view elsewhere than the solution, wherever it is drawn.
  func isMisplaced(viewAt index: Int) -> Bool {
    expectedFrame(ofViewAt: index) != nil || panel.views[index].isMisplaced
  }

  /// Whether nothing that the view paints shows where it ends.
  func hasNoEdges(viewAt index: Int, on platform: Platform) -> Bool {
    let view = panel.views[index]
    let looks = view.look
    guard looks.backgroundColor == nil, looks.backgroundPattern == nil, looks.borderWidth <= 0 else { return false }
    switch view.kind {
    case .button:
      return platform != .ios6 || ![.roundedRect, .system].contains(view.content.buttonType)
    case .label, .textView, .activityIndicator, .pageControl, .pickerView, .datePicker: return true
    case .textField: return view.content.borderStyle == .none
    default: return false
    }
  }
}
