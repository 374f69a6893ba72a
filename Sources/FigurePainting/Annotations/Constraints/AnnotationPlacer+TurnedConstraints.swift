import Geometry
import Staging
import ViewLayout

extension AnnotationPlacer {
  /// Constraints inside a turned view: they hold in its space, so their bars are turned with it, and stand upright
  /// there.
  mutating func placeTurnedConstraints() {
    var groups: [(holder: Int, members: Set<Int>)] = []
    for (index, _) in site.shownConstraints {
      guard let holder = site.scene.turnedHolder(of: site.scene.panel.constraints[index]) else { continue }
      if let group = groups.firstIndex(where: { $0.holder == holder }) {
        groups[group].members.insert(index)
      } else {
        groups.append((holder, [index]))
      }
    }
    for group in groups { place(group.members, inside: group.holder) }
  }

  private mutating func place(_ members: Set<Int>, inside holder: Int) {
    // 1. A space of its own, in which the view is upright.
    guard let turn = site.scene.uprightTurn(ofViewAt: holder), let back = turn.inverted else { return }
    let upright = site.turned(site.scene.turned(by: back, aboutViewAt: holder), constraints: members)
    var placer = AnnotationPlacer(site: upright)
    placer.sketchConstraints()
    placer.placeConstraints()
    // 2. All of it turned with the view; what follows keeps off its labels.
    func turned(_ marks: [any Mark]) -> [any Mark] {
      marks.isEmpty
        ? [] : [TurnedMarks(transform: turn, scene: upright.scene, texts: upright.contents.texts, marks: marks)]
    }
    for marks in turned(placer.placed.marks) { add(marks: marks) }
    add(signs: turned(placer.placed.signs))
    note(placer.occupancy.labels.map { .label(turn.apply(to: $0)) })
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
