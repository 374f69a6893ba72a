import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

extension AnnotationCanvas {
  /// Constraints inside a turned view: they hold in its space, so their bars are turned with it, and stand upright
  /// there.
  mutating func drawTurnedConstraints() {
    var groups: [(holder: Int, members: Set<Int>)] = []
    for (index, _) in constraintsInAnySpace() {
      guard let holder = scene.turnedHolder(of: scene.panel.constraints[index]) else { continue }
      if let group = groups.firstIndex(where: { $0.holder == holder }) {
        groups[group].members.insert(index)
      } else {
        groups.append((holder, [index]))
      }
    }
    for group in groups { drawConstraints(group.members, inside: group.holder) }
  }

  private mutating func drawConstraints(_ members: Set<Int>, inside holder: Int) {
    // 1. A canvas of its own, on which the view is upright.
    guard let turn = scene.uprightTurn(ofViewAt: holder), let back = turn.inverted else { return }
    var canvas = AnnotationCanvas(scene: scene.turned(by: back, aboutViewAt: holder), context: context)
    canvas.constraintsInSpace = members
    canvas.avoidContents()
    let plan = canvas.planConstraints()
    canvas.drawConstraints(plan)
    // 2. All of it turned with the view; what follows keeps off its labels.
    if !canvas.marks.isEmpty { marks.append(.group(Group(transform: turn, items: canvas.marks))) }
    if !canvas.labels.isEmpty { labels.append(.group(Group(transform: turn, items: canvas.labels))) }
    for label in canvas.occupancy.labels { occupancy.reserve(turn.apply(to: label)) }
  }
}

extension PanelScene {
  /// The view in whose space a constraint holds, if that space is turned or skewed in the panel: the nearest view
  /// around all that the constraint speaks of.
  func turnedHolder(of constraint: SolvedConstraint) -> Int? {
    let views = constraint.viewNames.compactMap(index(of:))
    guard let first = views.first, let last = views.last else { return nil }
    var holder = first == last ? panel.views[first].superview : first
    while let view = holder, !isAncestor(view, of: last) { holder = panel.views[view].superview }
    guard let holder, toPanel[holder].b != 0 || toPanel[holder].c != 0, box(ofViewAt: holder).isFinite else {
      return nil
    }
    return holder
  }

  /// The turn about a view's middle that brings an upright rectangle onto it, at most a quarter either way, so that
  /// what is written in it can be read.
  func uprightTurn(ofViewAt index: Int) -> Transform? {
    let transform = toPanel[index]
    var angle = transform.rotation
    if angle > .pi / 2 + 1e-9 { angle -= .pi }
    if angle < -.pi / 2 + 1e-9 { angle += .pi }
    let center = box(ofViewAt: index).center
    guard angle.isFinite else { return nil }
    return Transform.translation(x: -center.x, y: -center.y)
      .concatenating(.rotation(radians: angle))
      .concatenating(.translation(x: center.x, y: center.y))
  }
}
