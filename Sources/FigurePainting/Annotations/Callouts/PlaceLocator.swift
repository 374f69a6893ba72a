import Figures
import Geometry
import Staging
import Typography
import ViewLayout

/// Finds the places that an author names in a panel.
struct PlaceLocator {
  let scene: PanelScene
  let figure: Figure
  private var platform: Platform { figure.platform }

  /// Why a place is not in the picture.
  enum Absence: Error, Hashable {
    case view
    /// Beyond the edge of a crop.
    case cropped
    case part(Place.Part, view: String, count: Int)
  }

  /// The position of a place in the panel, through the view's transform.
  func point(of place: Place) throws(Absence) -> Point {
    try point(of: place, through: scene.toPanel)
  }

  /// - Parameter toPanel: From each view's own coordinates to those of the result.
  private func point(of place: Place, through toPanel: [Transform]) throws(Absence) -> Point {
    let point: Point
    switch place.anchor {
    case .point(let absolute): point = absolute + place.offset
    case .view(let name, let part, let spot, let share):
      let (index, rect) = try rect(ofView: name, part)
      let direction = scene.panel.direction(around: part, ofViewAt: index)
      let isMirrored = spot?.followsDirection == true && direction == .rightToLeft
      let settled = (spot ?? .center).settled(in: direction)
      point =
        toPanel[index].apply(to: scene.panel.views[index].position(of: settled, share: share, in: rect).point)
        + Point(isMirrored ? -place.offset.x : place.offset.x, place.offset.y)
    }
    guard point.x.isFinite, point.y.isFinite else { throw .view }
    return point
  }

  /// The position of a place in a view's own coordinates, those of its bounds; without a name in the root's. That of the
  /// layout: where the views of a hierarchy that is taken apart are drawn has no coordinates.
  func point(of place: Place, inCoordinatesOf view: String?) throws(Absence) -> Point {
    let laidOut = scene.panel.drawing.toPanel
    let point = try point(of: place, through: laidOut)
    guard let index = view.map(scene.index(of:)) ?? 0, let fromPanel = laidOut[index].inverted else {
      throw .view
    }
    return fromPanel.apply(to: point)
  }

  /// The position of the edge or the corner on a side of a turned view as a whole; `nil` for another place.
  func point(of place: Place, at side: CalloutLook.Side) throws(Absence) -> Point? {
    guard isTurned(place), case .view(let name, let part, nil, _) = place.anchor,
      let spot = Place.Spot(rawValue: side.rawValue)
    else { return nil }
    return try point(of: Place(.view(name, part: part, spot, share: nil), offset: place.offset))
  }

  /// The view's rectangle, or that of its part, in the view's own coordinates.
  private func rect(ofView name: String, _ part: Place.Part?) throws(Absence) -> (index: Int, rect: Rect) {
    guard let index = scene.index(of: name), scene.isOnLayer(viewAt: index) else { throw .view }
    let view = scene.panel.views[index]
    guard let part else { return (index, view.bounds) }
    if case .surrounding(let surrounding, let own) = part {
      guard let rect = frame(of: surrounding, own) else {
        let isItem = if case .item? = own { true } else { false }
        throw .part(part, view: name, count: isItem ? scene.panel.surroundings.itemCount(of: surrounding) : 0)
      }
      // Bars are drawn in the panel's coordinates, whatever the origin of the root's bounds is.
      return (index, rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY))
    }
    // A frame is in the superview's coordinates, which are not turned with the view.
    if part == .frame, let superview = view.superview { return (superview, view.frame) }
    // A row that is a view of its own has its own parts.
    if case .row(let number, let own?) = part, let cell = cell(number, of: view),
      let rect = scene.panel.views[cell].frame(of: own.part, on: platform)
    {
      return (cell, rect)
    }
    guard let rect = view.frame(of: part, on: platform) else {
      throw .part(part, view: name, count: view.frames(ofCounted: part, on: platform).count)
    }
    return (index, rect)
  }

  /// The index of the view that is a row of a table.
  private func cell(_ number: Int, of table: SolvedView) -> Int? {
    let cells = table.subviews.filter { scene.panel.views[$0].kind == .tableViewCell }
    return cells.indices.contains(number) ? cells[number] : nil
  }

  /// What is around the interface, from the corner of the root; `nil` if the panel does not show it.
  private func frame(of surrounding: Place.Surrounding, _ part: Place.BarPart?) -> Rect? {
    // Only positions are needed, so theme and scale do not matter.
    lazy var context = PaintingContext(figure: figure, theme: Theme(.light), grid: PixelGrid(scale: 2))
    switch surrounding {
    case .navigationBar, .searchBar, .tabBar, .toolbar:
      return scene.panel.surroundings.frame(
        of: surrounding, part, isRightToLeft: scene.panel.variant.direction == .rightToLeft)
    case .statusBar: return StatusBar(scene: scene, context: context).frame
    case .cutout: return DeviceBody(scene: scene, context: context).visibleCutout
    case .homeIndicator: return DeviceBody(scene: scene, context: context).homeIndicatorFrame
    }
  }

  /// The box in the panel of the view or the part that a place is a point of; `nil` for a point of the root.
  func area(of place: Place) throws(Absence) -> Rect? {
    guard case .view(let name, let part, _, _) = place.anchor else { return nil }
    let (index, rect) = try rect(ofView: name, part)
    return scene.toPanel[index].apply(to: rect)
  }

  /// The radius of the corners that a view as a whole, or the notch or the island of a screen, is seen with; 0 for
  /// others.
  func cornerRadius(of place: Place, within box: Rect) -> Double {
    guard case .view(let name, let part, nil, _) = place.anchor, let index = scene.index(of: name) else { return 0 }
    let most = min(box.width, box.height) / 2
    switch part {
    case nil: return min(scene.cornerRadius(ofViewAt: index, on: figure.platform), most)
    case .surrounding(.cutout, nil): return most
    default: return 0
    }
  }

  /// The box of a view or a part as a whole, or the point of another place.
  func extent(of place: Place) throws(Absence) -> Rect {
    guard place.isArea, let area = try area(of: place) else { return Rect(origin: try point(of: place), size: .zero) }
    return area.offsetBy(dx: place.offset.x, dy: place.offset.y)
  }

  /// The visible box of an upright view or part as a whole; `nil` for other places.
  func whole(_ place: Place) -> Rect? {
    guard place.isArea, !isTurned(place), let box = try? extent(of: place), box.isFinite else { return nil }
    return aboveKeyboard(box).intersection(scene.uncut)
  }

  /// What the keyboard leaves of an area of the panel, unless that is in the keyboard itself.
  func aboveKeyboard(_ area: Rect) -> Rect {
    guard let keyboard = scene.panel.keyboard, !keyboard.isEmpty,
      case let top = scene.toPanel[0].apply(to: keyboard).minY, area.minY < top, area.maxY > top
    else { return area }
    return Rect(x: area.minX, y: area.minY, width: area.width, height: top - area.minY)
  }

  /// Whether a place is a part, or a view without subviews.
  func isEmpty(_ place: Place) -> Bool {
    guard case .view(let name, nil, _, _) = place.anchor else { return true }
    return scene.view(named: name)?.subviews.isEmpty ?? true
  }

  /// Whether a place is a page control as a whole.
  func isRowOfDots(_ place: Place) -> Bool {
    guard case .view(let name, nil, nil, _) = place.anchor else { return false }
    return scene.view(named: name)?.kind == .pageControl
  }

  /// Whether a place is a plain view as a whole, without subviews.
  func isPlainAndEmpty(_ place: Place) -> Bool {
    guard case .view(let name, nil, nil, _) = place.anchor, let view = scene.view(named: name) else { return false }
    return view.kind == .view && view.superview != nil && view.subviews.isEmpty
  }

  /// The corners in the panel of a view or a part, or of a square around a point.
  ///
  /// - Parameter margin: How much larger a view or a part is taken, in points.
  func corners(of place: Place, margin: Double) throws(Absence) -> [Point] {
    guard place.isArea, case .view(let name, let part, _, _) = place.anchor else {
      return Rect(center: try point(of: place), size: Size(32, 32)).corners
    }
    let (index, rect) = try rect(ofView: name, part)
    return rect.insetBy(dx: -margin, dy: -margin).corners.map { scene.toPanel[index].apply(to: $0) + place.offset }
  }

  /// Whether a crop leaves a point visible.
  func isSeen(_ point: Point) -> Bool { scene.uncut.insetBy(dx: -0.5, dy: -0.5).contains(point) }

  /// The direction away from the view, in which a disc can be placed.
  func direction(of place: Place) -> Point {
    guard case .view(let name, let part, let spot, let share) = place.anchor, let index = scene.index(of: name) else {
      return direction(of: place, from: scene.shownRect.center)
    }
    let view = scene.panel.views[index]
    let settled = (spot ?? .center).settled(in: scene.panel.direction(around: part, ofViewAt: index))
    return view.position(of: settled, share: share, in: view.bounds).away
  }

  /// The direction away from the middle of the picture, for a point that belongs to no view.
  private func direction(of place: Place, from middle: Point) -> Point {
    guard let point = try? point(of: place), point.distance(to: middle) > 1 else { return Point(-1, -0.4) }
    let distance = point.distance(to: middle)
    return Point((point.x - middle.x) / distance, (point.y - middle.y) / distance)
  }

  /// The line that a middle or a baseline of a view is, slightly longer than the view; `nil` for other places and for
  /// turned views.
  ///
  /// - Parameter overhang: How much longer the line is at both ends, in points.
  func line(of place: Place, overhang: Double) -> AnchorLine? {
    guard case .view(let name, nil, let spot?, nil) = place.anchor, place.offset == .zero,
      let index = scene.index(of: name), scene.toPanel[index].isTranslation
    else { return nil }
    let box = scene.box(ofViewAt: index).insetBy(dx: -overhang, dy: -overhang)
    guard box.isFinite, let point = try? point(of: place) else { return nil }
    let across = Segment(Point(box.minX, point.y), Point(box.maxX, point.y))
    switch spot {
    case .centerX:
      return AnchorLine(
        line: Segment(Point(point.x, box.maxY), Point(point.x, box.minY)), away: Point(0, -1), dash: SignDash.middle)
    case .centerY: return AnchorLine(line: across, away: Point(1, 0), dash: SignDash.middle)
    case .baseline, .firstBaseline, .lastBaseline:
      return AnchorLine(
        line: Segment(across.end, across.start), away: Point(-1, 0), dash: SignDash.alignedBaselines, isCutByText: false
      )
    default: return nil
    }
  }

  /// Whether a transform has turned the view that a place is a point of.
  func isTurned(_ place: Place) -> Bool {
    guard case .view(let name, let part, _, _) = place.anchor, let (index, _) = try? rect(ofView: name, part) else {
      return false
    }
    return scene.toPanel[index].b != 0 || scene.toPanel[index].c != 0
  }

  /// The direction in the panel of the edge or the baseline that a place of a turned view is on, of length 1; `nil` for
  /// other places.
  func direction(ofTurnedEdgeAt place: Place) -> Point? {
    guard isTurned(place), case .view(let name, let part, let spot?, _) = place.anchor, spot.isEdge || spot.isBaseline,
      let (index, _) = try? rect(ofView: name, part)
    else { return nil }
    let along = Point(along: spot.isEdge && spot.axis == .horizontal ? .vertical : .horizontal, 1, across: 0)
    let way = scene.toPanel[index].apply(to: along) - scene.toPanel[index].apply(to: Point(0, 0))
    let length = way.distance(to: Point(0, 0))
    return length > 0 ? Point(way.x / length, way.y / length) : nil
  }

  /// The visible box of the upright view or part of which a place is the centre, a baseline or the middle of an edge
  /// across an axis, also of one that is moved along the axis: it is as long. `nil` for other places.
  func box(of place: Place, along axis: Axis) -> Rect? {
    guard case .view(_, _, let spot, nil) = place.anchor, !isTurned(place),
      case let isLine = spot.map({ ($0.isEdge || $0.isBaseline) && $0.axis == axis }) ?? false,
      isLine && place.offset[axis.other] == 0 || place.offset == .zero, isLine || spot?.isCenter ?? true,
      let box = try? area(of: place), box.isFinite
    else { return nil }
    return box.intersection(scene.uncut)
  }

  /// Of the extent of a place's box across an axis, what is beside a straight edge of its view.
  func straight(_ extent: ClosedRange<Double>, of place: Place, across axis: Axis) -> ClosedRange<Double> {
    guard case .view(let name, nil, let spot?, _) = place.anchor, spot.isEdge, let index = scene.index(of: name) else {
      return extent
    }
    return scene.straight(extent, alongEdgeOfViewAt: index, axis, within: PanelScene.flank)
  }

  /// The views that places belong to, without the root and without those that another one of them lies in.
  func innerViews(of places: [Place]) -> Set<Int> {
    let views = Set(places.compactMap(\.viewName).compactMap(scene.index(of:))).subtracting([0])
    return views.filter { view in !views.contains { $0 != view && scene.isAncestor(view, of: $0) } }
  }

  /// The axis along which both places are edges or middles; `nil` if there is none.
  func sharedAxis(_ one: Place, _ other: Place) -> Axis? {
    guard case .view(_, _, let start?, _) = one.anchor, case .view(_, _, let end?, _) = other.anchor,
      start.axis == end.axis
    else { return nil }
    return start.axis
  }

  /// The side of their views or parts, across an axis, on which both places lie: −1 or 1; 0 for none.
  func sharedSide(_ one: Place, _ other: Place, across axis: Axis) -> Double {
    let sides = [one, other].map { place -> Double in
      guard case .view(_, _, let spot?, _) = place.anchor, spot != .center else { return 0 }
      let away = direction(of: place)[axis.other]
      return abs(away) < 0.1 ? 0 : away < 0 ? -1 : 1
    }
    return sides[0] == sides[1] ? sides[0] : 0
  }

  /// The view that both places are points of, and the box of it or of its part; `nil` if they belong to different ones.
  func sharedArea(_ one: Place, _ other: Place) -> (view: Int, box: Rect)? {
    guard case .view(let name, let part, _, _) = one.anchor, case .view(name, part, _, _) = other.anchor,
      one.offset == other.offset, let index = scene.index(of: name), let box = try? area(of: one)
    else { return nil }
    return (index, box.offsetBy(dx: one.offset.x, dy: one.offset.y))
  }
}

/// A middle or a baseline as a line. A letter is preferably at its end.
struct AnchorLine: Sendable {
  var line: Segment
  var away: Point
  var dash: [Double]
  /// Whether it is interrupted at texts, which a baseline is not.
  var isCutByText = true
}

extension Place.Spot {
  /// Whether it is the middle of an edge.
  fileprivate var isEdge: Bool { edgeAxis != nil }

  var isBaseline: Bool { [.baseline, .firstBaseline, .lastBaseline].contains(self) }

  fileprivate var isCenter: Bool { [.center, .centerX, .centerY].contains(self) }
}

extension PlaceLocator.Absence: CustomStringConvertible {
  /// The end of a warning: `a callout points at …`.
  var description: String {
    switch self {
    case .view: "a view that is not in the picture"
    case .cropped: "a place that the crop cuts off; leave more of the screen, or the callout out"
    case .part(.surrounding(let surrounding, let part), let view, 0) where surrounding.kind != nil:
      "'\(view).\(Place.Part.surrounding(surrounding, part))', which the screen does not show; 'bars' says what it shows"
    case .part(.row(let number, let own?), let view, let count) where number < count:
      "'\(view).\(Place.Part.row(number, own))', which that row does not show"
    case .part(let part, let view, let count):
      switch count {
      case 0: "'\(view).\(part)', which the view does not show"
      case 1: "'\(view).\(part)', but there is only one, with the number 0"
      default: "'\(view).\(part)', but there are \(count), counted from 0"
      }
    }
  }
}

extension PanelLayout {
  /// The direction that says where the leading edge is of a view, as its superview places it, and of a part, as the view
  /// does. Of the root it is its own.
  fileprivate func direction(around part: Place.Part?, ofViewAt index: Int) -> LayoutDirection {
    let view = views[index]
    return part == nil ? views[view.superview ?? index].direction : view.direction
  }
}

extension Place.Spot {
  /// The side that leading and trailing are in a direction.
  fileprivate func settled(in direction: LayoutDirection) -> Self {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    default: self
    }
  }
}

extension SolvedView {
  /// The position of a spot of a rectangle in the view's own coordinates, and the direction away from the rectangle.
  ///
  /// - Parameter spot: One that is settled, whatever the direction.
  fileprivate func position(of spot: Place.Spot, share: Double?, in rect: Rect) -> (point: Point, away: Point) {
    func at(_ x: Double, _ y: Double, _ away: Point) -> (point: Point, away: Point) {
      (Point(rect.minX + rect.width * x, rect.minY + rect.height * y), away)
    }
    func baseline(_ offset: Double?) -> (point: Point, away: Point) {
      let y = offset.map { bounds.minY + $0 } ?? rect.maxY
      return (Point(rect.minX + rect.width * (share ?? 0), y), Point(-1, 0))
    }
    let middle = share ?? 0.5
    switch spot {
    case .left, .leading: return at(0, middle, Point(-1, 0))
    case .right, .trailing: return at(1, middle, Point(1, 0))
    case .top: return at(middle, 0, Point(0, -1))
    case .bottom: return at(middle, 1, Point(0, 1))
    // A size is named at the side that shows it, away from the middle, which the letter of the edge uses.
    case .width: return at(0.75, 0, Point(0, -1))
    case .height: return at(1, 0.75, Point(1, 0))
    case .center: return at(0.5, 0.5, Point(0.7, -0.7))
    case .centerX: return at(0.5, middle, Point(0, -1))
    case .centerY: return at(middle, 0.5, Point(1, 0))
    case .topLeft, .origin: return at(0, 0, Point(-0.7, -0.7))
    case .topRight: return at(1, 0, Point(0.7, -0.7))
    case .bottomLeft: return at(0, 1, Point(-0.7, 0.7))
    case .bottomRight: return at(1, 1, Point(0.7, 0.7))
    case .firstBaseline: return baseline(firstBaseline)
    case .baseline, .lastBaseline: return baseline(lastBaseline)
    }
  }
}
