import Geometry
import Staging
import ViewLayout

extension AnnotationPlacer {
  /// Constraints inside a rotated view. Their bars are placed in the coordinates of the view, in which it is upright,
  /// and rotated with it.
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
    // 1. Coordinates in which the view is upright.
    guard let turn = site.scene.uprightTurn(ofViewAt: holder), let back = turn.inverted else { return }
    let upright = site.turned(site.scene.turned(by: back, aboutViewAt: holder), constraints: members)
    var placer = AnnotationPlacer(site: upright)
    placer.sketchConstraints()
    placer.placeConstraints()
    // 2. All marks, rotated with the view.
    add(turned: placer, by: turn)
  }

  /// Adds what a placer has placed in turned coordinates. Later labels avoid it.
  mutating func add(turned placer: AnnotationPlacer, by turn: Transform) {
    let (scene, texts) = (placer.site.scene, placer.site.contents.texts)
    func turned(_ marks: [any Mark]) -> [any Mark] {
      marks.isEmpty ? [] : [TurnedMarks(transform: turn, scene: scene, texts: texts, marks: marks)]
    }
    for marks in turned(placer.placed.marks) { add(marks: marks) }
    add(signs: turned(placer.placed.signs))
    note(placer.occupancy.labels.map { .label(turn.apply(to: $0)) })
    note(
      placer.bars.bars.map { bar in
        .line(
          Segment(turn.apply(to: bar.shape.point(bar.shape.low)), turn.apply(to: bar.shape.point(bar.shape.high))),
          cost: Occupancy.barLineCost)
      })
  }
}

extension PanelScene {
  /// The view whose coordinates a constraint belongs to, if they are rotated or skewed in the panel: the nearest common
  /// superview of the constraint's views.
  func turnedHolder(of constraint: SolvedConstraint) -> Int? {
    let views = constraint.equation.viewNames.compactMap(index(of:))
    guard let first = views.first, let last = views.last else { return nil }
    var holder = first == last ? panel.views[first].superview : first
    while let view = holder, !isAncestor(view, of: last) { holder = panel.views[view].superview }
    guard let holder, toPanel[holder].b != 0 || toPanel[holder].c != 0, box(ofViewAt: holder).isFinite else {
      return nil
    }
    return holder
  }

  /// The rotation around a view's middle that maps an upright rectangle onto the view. It is at most a quarter in both
  /// directions, so that text stays legible.
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
