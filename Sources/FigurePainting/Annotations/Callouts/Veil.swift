import Diagnostics
import Figures
import Geometry
import Graphics
import Staging

/// A veil over everything but what the author highlights, in the colour of the page.
struct Veil: Mark {
  /// The corners of what stays clear.
  var areas: [[Point]]
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
          let corners = places.aboveKeyboard(try places.corners(of: place, margin: 3), of: place)
          guard Rect(enclosing: corners)?.overlaps(places.scene.uncut) ?? true else { throw .cropped }
          areas.append(corners)
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
    let cut = areas.reduce([veil]) { items, corners in
      // The whole clockwise and the area counterclockwise: inside the area, the winding number is 0.
      var clip = Path.rect((Rect(enclosing: corners) ?? whole).union(whole).insetBy(dx: -1, dy: -1))
      clip.append(.polyline(corners.isClockwise ? corners.reversed() : corners, closed: true))
      return [.group(Group(clip: clip, items: items))]
    }
    return [.group(Group(classes: ["strut-veil"], items: cut))]
  }

  var description: String { "veil around \(areas.compactMap { Rect(enclosing: $0) }.map { placeText($0) })" }
}

extension PlaceLocator {
  /// The corners of what the keyboard leaves of an upright area, unless that is in the keyboard itself.
  fileprivate func aboveKeyboard(_ corners: [Point], of place: Place) -> [Point] {
    guard let keyboard = scene.panel.keyboard, !keyboard.isEmpty, let area = Rect(enclosing: corners),
      Set(corners) == Set(area.corners), case let top = scene.toPanel[0].apply(to: keyboard).minY, area.minY < top,
      area.maxY > top
    else { return corners }
    return Rect(x: area.minX, y: area.minY, width: area.width, height: top - area.minY).corners
  }
}

extension [Point] {
  fileprivate var isClockwise: Bool {
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } > 0
  }
}
