import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

extension PlaceLocator {
  /// The position of a place where it is seen: of a corner that is round, the middle of its curve, and of an edge whose
  /// middle is behind the sensor housing, a point beside that.
  func seenPoint(of place: Place) throws(Absence) -> Point {
    let point = try point(of: place)
    guard place.offset == .zero, case .view(let name, nil, let spot?, nil) = place.anchor,
      let index = scene.index(of: name)
    else { return point }
    if let beside = pointBesideCutout(point, onEdge: spot, ofViewAt: index) { return beside }
    let (view, look) = (scene.panel.views[index], scene.panel.views[index].look)
    let radius = min(look.cornerRadius, view.bounds.width / 2, view.bounds.height / 2)
    let corners = [Place.Spot.topLeft, .topRight, .bottomRight, .bottomLeft]
    guard radius > 0, let number = corners.firstIndex(of: spot == .origin ? .topLeft : spot),
      look.maskedCorners.contains([.topLeft, .topRight, .bottomRight, .bottomLeft][number])
    else { return point }
    let corner = view.bounds.corners[number]
    let inset = radius * (1 - 0.5.squareRoot())
    let inward = Point(corner.x < view.bounds.midX ? inset : -inset, corner.y < view.bounds.midY ? inset : -inset)
    return scene.toPanel[index].apply(to: corner + inward)
  }

  /// A point of an edge next to the sensor housing, which hides the middle of the edge or separates it from the screen;
  /// `nil` where that is not so, and for a turned view.
  private func pointBesideCutout(_ point: Point, onEdge spot: Place.Spot, ofViewAt index: Int) -> Point? {
    let toPanel = scene.toPanel[index]
    guard let along = spot.edgeAxis, scene.panel.variant.device != nil, toPanel.b == 0, toPanel.c == 0 else {
      return nil
    }
    let context = PaintingContext(figure: figure, theme: Theme(.light), grid: PixelGrid(scale: 2))
    guard let cutout = DeviceBody(scene: scene, context: context).cutoutUpToEdge else { return nil }
    let room = Self.roomBesideCutout / scene.zoom
    let hidden = cutout.insetBy(dx: -room, dy: -room)
    guard hidden.contains(point) else { return nil }
    let (ends, edge) = (
      hidden.extent(along), toPanel.apply(to: scene.panel.views[index].bounds).extent(along)
    )
    return [ends.lowerBound, ends.upperBound].first(where: edge.contains).map {
      Point(along: along, $0, across: point[along.other])
    }
  }

  /// The room between the housing and the middle of a dot, in points of the picture.
  private static let roomBesideCutout = 9.0
}
