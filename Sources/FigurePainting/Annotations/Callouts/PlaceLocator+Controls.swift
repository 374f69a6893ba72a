import Figures
import Geometry
import ViewLayout

/// Controls beside which their parts are measured.
extension PlaceLocator {
  /// The box of the control whose own parts two places are, or one of them and the control itself; `nil` for others,
  /// and for one of which nothing but its text is seen, with a second text, or with another view beside it.
  func controlAround(_ one: Place, _ other: Place, with side: CalloutLook.Side) -> Rect? {
    guard case .view(let name, let part, _, _) = one.anchor, case .view(name, let otherPart, _, _) = other.anchor,
      part != nil || otherPart != nil, let index = scene.index(of: name), scene.toPanel[index].isTranslation,
      scene.panel.views[index].kind.isControl, !scene.hasNoEdges(viewAt: index, on: figure.platform),
      scene.panel.views[index].texts[.detail] == nil, hasRoom(besideViewAt: index, on: side)
    else { return nil }
    return scene.box(ofViewAt: index)
  }

  /// Whether no other view is so close to a side of a view that lines from there would lead across it.
  private func hasRoom(besideViewAt index: Int, on side: CalloutLook.Side) -> Bool {
    let (box, away) = (scene.box(ofViewAt: index), side.direction)
    let room = box.offsetBy(dx: away.x * Self.room, dy: away.y * Self.room)
    return !scene.visibleViews(near: room).contains { other in
      other != index && !scene.isAncestor(other, of: index) && scene.box(ofViewAt: other).overlaps(room)
        && !scene.box(ofViewAt: other).overlaps(box)
    }
  }

  /// What a dimension beside a control takes, in points.
  private static let room = 24.0
}

extension ViewKind {
  /// Whether it is a control on which its text or its image lies.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .textField, .searchBar, .segmentedControl, .stepper: true
    default: false
    }
  }
}
