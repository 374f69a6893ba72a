import Diagnostics
import Figures
import Geometry
import Graphics
import Staging

/// A veil over everything but what the author highlights, in the colour of the page.
struct Veil: Mark {
  /// The outlines of what stays clear.
  var areas: [Path]
  var whole: Rect
  /// The author's colour; `nil` for that of the page.
  var color: Color?

  private static let opacity = 0.72

  /// The veil of a panel's callouts; `nil` if they highlight nothing.
  init?(of callouts: [Callout], places: PlaceLocator, absences: inout [(SourceRange?, PlaceLocator.Absence)]) {
    areas = []
    for callout in callouts {
      guard case .highlight(let highlighted) = callout.mark else { continue }
      color = callout.look.color ?? color
      for place in highlighted {
        do throws(PlaceLocator.Absence) {
          let outline = try places.outline(of: place, margin: 3)
          guard outline.box?.overlaps(places.scene.uncut) ?? true else { throw .cropped }
          areas.append(outline)
        } catch {
          absences.append((callout.range, error))
        }
      }
    }
    guard !areas.isEmpty else { return nil }
    whole = places.scene.rootRect.union(places.scene.panel.surroundings.screen)
  }

  /// One area is cut out after another: they may overlap.
  func items(with brush: Brush) -> [Item] {
    // It lies over everything, so nothing is its ground.
    let color = color.map(brush.theme.resolved) ?? brush.theme[.page]
    let veil = Item.fill(.rect(whole), color.opacity(Self.opacity))
    let cut = areas.reduce([veil]) { items, area in
      // The whole and the area in opposite directions: inside the area, the winding number is 0.
      let around = (area.box ?? whole).union(whole).insetBy(dx: -1, dy: -1).corners
      var clip = Path.polyline(area.isClockwise ? around.reversed() : around, closed: true)
      clip.append(area)
      return [.group(Group(clip: clip, items: items))]
    }
    return [.group(Group(classes: ["strut-veil"], items: cut))]
  }

  var description: String { "veil around \(areas.compactMap(\.box).map { placeText($0) })" }
}

extension PlaceLocator {
  /// The outline of what a veil leaves clear, as round as a view is: at square corners, what is behind it would show.
  fileprivate func outline(of place: Place, margin: Double) throws(Absence) -> Path {
    let corners = try corners(of: place, margin: margin)
    let seen = aboveKeyboard(corners, of: place)
    guard place.isArea, case .view(let name, nil, _, _) = place.anchor, let index = scene.index(of: name),
      case let view = scene.panel.views[index],
      case let radius = scene.cornerRadius(ofViewAt: index, on: figure.platform), radius > 0
    else { return .polyline(seen, closed: true) }
    let mask = view.look.maskedCorners
    if seen != corners, let box = Rect(enclosing: seen) {
      return .roundedRect(box, radius: radius + margin, corners: mask.intersection([.topLeft, .topRight]))
    }
    let whole = view.bounds.insetBy(dx: -margin, dy: -margin)
    return Path.roundedRect(whole, radius: radius + margin, corners: mask)
      .transformed(by: scene.toPanel[index]).transformed(by: .translation(x: place.offset.x, y: place.offset.y))
  }

  /// The corners of what the keyboard leaves of an upright area, unless that is in the keyboard itself.
  fileprivate func aboveKeyboard(_ corners: [Point], of place: Place) -> [Point] {
    guard let area = Rect(enclosing: corners), Set(corners) == Set(area.corners), case let seen = aboveKeyboard(area),
      seen != area
    else { return corners }
    return seen.corners
  }
}

extension Path {
  /// Whether an outline without dents goes round clockwise; so do its control points.
  fileprivate var isClockwise: Bool {
    let points = points
    let sides = zip(points, points.dropFirst() + points.prefix(1))
    return sides.reduce(0.0) { sum, side in sum + side.0.x * side.1.y - side.1.x * side.0.y } > 0
  }
}
