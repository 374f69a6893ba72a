import Geometry
import Graphics
import Motion
import Staging

/// Draws a view in the middle of a transition, from what goes and what comes.
struct TransitionPainter {
  let transition: TransitionMoment
  /// Where the view is, in the coordinates of its superview.
  let frame: Rect
  /// The ground of a view that fills the screen and has no background of its own; `nil` for other views.
  let paper: Color?
  /// What is seen behind a view that turns.
  let behind: Color?
  let theme: Theme
  let grid: PixelGrid

  /// - Parameters:
  ///   - old: The view with its old content, in the superview's coordinates.
  ///   - new: The same with its new content.
  func items(from old: Group, to new: Group) -> [Item] {
    let (old, new) = (sheet(old), sheet(new))
    let progress = transition.progress
    if let edge = transition.description.kind.flippedEdge { return flip(from: edge, old, new) }
    if let kind = transition.description.kind.layerTransition, kind != .fade {
      let offsets = kind.offsets(transition.description.subtype, size: frame.size, progress: progress)
      // Edges stay on pixels, or the page would shine through between the two.
      let moved = [(old, offsets.old), (new, offsets.new)].map { $0.moved(by: Point(grid.edge($1.x), grid.edge($1.y))) }
      let items = kind.keepsOldInFront ? moved[1] + moved[0] : moved[0] + moved[1]
      return [.group(Group(clip: .rect(frame), items: items))]
    }
    return switch transition.description.kind {
    case .curlUp: curl(old, over: new, progress: progress)
    case .curlDown: curl(new, over: old, progress: 1 - progress)
    default: dissolve(old, new)
    }
  }

  private func sheet(_ group: Group) -> [Item] {
    (paper.map { [Item.fill(.rect(frame), $0)] } ?? []) + [.group(group)]
  }

  /// What lies under an opaque view keeps its strength: each point is a mixture of both.
  private func dissolve(_ old: [Item], _ new: [Item]) -> [Item] {
    let below = Group(opacity: paper == nil ? 1 - transition.progress : 1, items: old)
    return [.group(below), .group(Group(opacity: transition.progress, items: new))]
  }

  private func flip(from edge: RectEdge, _ old: [Item], _ new: [Item]) -> [Item] {
    let flip = FlipGeometry(from: edge, size: frame.size, progress: transition.progress)
    let corners = flip.corners.map { $0 + frame.center }
    let ground = behind.map { [Item.fill(.rect(frame), $0)] } ?? []
    let outline = Path.polyline(corners, closed: true)
    let line = Item.stroke(outline, theme[.guide].opacity(0.6), width: grid.width(0.5))
    guard let projection = Projection(of: frame, onto: corners) else { return ground + [line] }
    let face = ItemProjector(projection: projection).items(flip.showsBack ? new : old)
    return ground + [
      .group(Group(clip: outline, items: face)), .fill(outline, Color.black.opacity(flip.shade)),
    ] + (paper == nil ? [] : [line])
  }

  /// A sheet that is turned up, with its pale back, over what is below it.
  private func curl(_ sheet: [Item], over below: [Item], progress: Double) -> [Item] {
    let curl = CurlGeometry(of: frame, progress: progress)
    var items = below
    if !curl.page.isEmpty {
      items.append(.group(Group(clip: .polyline(curl.page, closed: true), items: sheet)))
    }
    if curl.back.count > 2 {
      let back = Path.polyline(curl.back, closed: true)
      items += [.fill(back, Color(hex: 0xF2F2F2)), .fill(back, Color.black.opacity(0.06))]
      if curl.fold.count == 2 { items += shading(along: curl.fold, in: back) }
      items.append(.stroke(back, Color(hex: 0x808080), width: grid.width(0.5)))
    }
    return [.group(Group(clip: .rect(frame), items: items))]
  }

  /// The back is darker the nearer it is to the fold.
  private func shading(along fold: [Point], in back: Path) -> [Item] {
    let strips = [18.0, 12, 6].map { width in
      Item.shape(
        Shape(.line(from: fold[0], to: fold[1]), stroke: Stroke(color: Color.black.opacity(0.06), width: 2 * width)))
    }
    return [.group(Group(clip: back, items: strips))]
  }
}
