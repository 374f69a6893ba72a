import Figures
import Geometry
import Staging
import ViewLayout

/// The positions of the anchors of callouts in a panel.
struct AnchorReader {
  let scene: PanelScene

  /// The position of an anchor in the panel, through the view's transform; `nil` if the view is not in the picture.
  func point(of anchor: CalloutAnchor) -> Point? {
    let point: Point
    switch anchor {
    case .point(let place): point = place
    case .view(let name, let place):
      guard let index = scene.index(of: name) else { return nil }
      point = scene.toPanel[index].apply(to: scene.panel.views[index].anchor(place).point)
    }
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// Whether a crop leaves a point visible.
  func isSeen(_ point: Point) -> Bool { scene.uncut.insetBy(dx: -0.5, dy: -0.5).contains(point) }

  /// The direction away from the view, in which a disc can be placed.
  func direction(of anchor: CalloutAnchor) -> Point {
    guard case .view(let name, let place) = anchor, let view = scene.view(named: name) else {
      return direction(of: anchor, from: scene.shownRect.center)
    }
    return view.anchor(place).away
  }

  /// The direction away from the middle of the picture, for a point that belongs to no view.
  private func direction(of anchor: CalloutAnchor, from middle: Point) -> Point {
    guard let point = point(of: anchor), point.distance(to: middle) > 1 else { return Point(-1, -0.4) }
    let distance = point.distance(to: middle)
    return Point((point.x - middle.x) / distance, (point.y - middle.y) / distance)
  }

  /// The line that a middle or a baseline is, slightly longer than the view; `nil` for other anchors and for turned
  /// views.
  ///
  /// - Parameter overhang: How much longer the line is at both ends, in points.
  func line(of anchor: CalloutAnchor, overhang: Double) -> AnchorLine? {
    guard case .view(let name, let place) = anchor, let index = scene.index(of: name),
      scene.toPanel[index].isTranslation
    else { return nil }
    let box = scene.box(ofViewAt: index).insetBy(dx: -overhang, dy: -overhang)
    guard box.isFinite, let point = point(of: anchor) else { return nil }
    let across = Segment(Point(box.minX, point.y), Point(box.maxX, point.y))
    switch place {
    case .centerX:
      return AnchorLine(
        line: Segment(Point(point.x, box.maxY), Point(point.x, box.minY)), away: Point(0, -1), dash: [8, 3, 2, 3])
    case .centerY: return AnchorLine(line: across, away: Point(1, 0), dash: [8, 3, 2, 3])
    case .baseline, .firstBaseline, .lastBaseline:
      return AnchorLine(
        line: Segment(across.end, across.start), away: Point(-1, 0), dash: [1, 3], isCutByText: false)
    default: return nil
    }
  }

  /// The axis along which both anchors are edges or middles; `nil` if there is none.
  func sharedAxis(_ one: CalloutAnchor, _ other: CalloutAnchor) -> Axis? {
    guard case .view(_, let start) = one, case .view(_, let end) = other, start.axis == end.axis else { return nil }
    return start.axis
  }

  /// The view that both anchors belong to; `nil` if they belong to different ones.
  func sharedView(_ one: CalloutAnchor, _ other: CalloutAnchor) -> Int? {
    guard case .view(let name, _) = one, case .view(name, _) = other else { return nil }
    return scene.index(of: name)
  }
}

/// A middle or a baseline as a line. A letter is preferably at its end.
struct AnchorLine: Sendable {
  var line: Segment
  var away: Point
  var dash: [Double]
  /// Whether the line is interrupted at texts: that of a middle is, a baseline is not.
  var isCutByText = true
}

extension SolvedView {
  /// The position of an anchor in the view's own coordinates, and the direction away from the view.
  fileprivate func anchor(_ place: CalloutAnchor.Place) -> (point: Point, away: Point) {
    func at(_ x: Double, _ y: Double, _ away: Point) -> (point: Point, away: Point) {
      (Point(bounds.minX + bounds.width * x, bounds.minY + bounds.height * y), away)
    }
    func baseline(_ offset: Double?) -> (point: Point, away: Point) {
      (Point(bounds.minX, offset.map { bounds.minY + $0 } ?? bounds.maxY), Point(-1, 0))
    }
    switch place {
    case .leading: return anchor(direction == .rightToLeft ? .right : .left)
    case .trailing: return anchor(direction == .rightToLeft ? .left : .right)
    case .left: return at(0, 0.5, Point(-1, 0))
    case .right: return at(1, 0.5, Point(1, 0))
    case .top: return at(0.5, 0, Point(0, -1))
    case .bottom: return at(0.5, 1, Point(0, 1))
    // A size is named at the side that shows it, away from the middle, which the letter of the edge uses.
    case .width: return at(0.75, 0, Point(0, -1))
    case .height: return at(1, 0.75, Point(1, 0))
    case .center: return at(0.5, 0.5, Point(0.7, -0.7))
    case .centerX: return at(0.5, 0.5, Point(0, -1))
    case .centerY: return at(0.5, 0.5, Point(1, 0))
    case .topLeft, .origin: return at(0, 0, Point(-0.7, -0.7))
    case .topRight: return at(1, 0, Point(0.7, -0.7))
    case .bottomLeft: return at(0, 1, Point(-0.7, 0.7))
    case .bottomRight: return at(1, 1, Point(0.7, 0.7))
    case .firstBaseline: return baseline(firstBaseline)
    case .baseline, .lastBaseline: return baseline(lastBaseline)
    }
  }
}

extension CalloutAnchor.Place {
  /// The axis along which the anchor is an edge or a middle; `nil` for a corner or the centre.
  fileprivate var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline: .vertical
    case .width, .height, .center, .topLeft, .topRight, .bottomLeft, .bottomRight, .origin: nil
    }
  }
}
