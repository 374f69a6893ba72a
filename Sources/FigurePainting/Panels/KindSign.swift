import Geometry
import Graphics
import ViewLayout

/// A small sign for a kind of view: a box with what its kind is known by.
struct KindSign: Mark {
  let kind: ViewKind
  let rect: Rect
  /// What is written in it.
  let letter: SetLine?
  let ink: Ink
  /// The view's own colour, which fills the sign; without one it is a tint of the sign's.
  let ground: Color?

  func items(with brush: Brush) -> [Item] {
    let color = brush.color(ink)
    let ground = ground.map(brush.theme.resolved)
    let width = brush.grid.width(1)
    let box = brush.grid.strokeInside(rect.insetBy(dx: 1, dy: 1), width: width)
    let frame = Shape(
      .roundedRect(box, radius: radius), fill: .color(ground ?? color.opacity(0.2)),
      stroke: Stroke(color: color, width: width, dash: kind == .layoutGuide ? [2, 2] : []))
    let inside = ground.map { $0.isLight ? .darkInk : .white } ?? color
    return [.shape(frame)] + marks(in: box, color: color, stroke: Stroke(color: inside, width: width), grid: brush.grid)
  }

  var description: String { "sign of a \(kind.rawValue) at \(placeText(rect))" }

  private var radius: Double {
    switch kind {
    case .button, .switch, .searchBar: 6
    default: 2
    }
  }

  private func marks(in box: Rect, color: Color, stroke: Stroke, grid: PixelGrid) -> [Item] {
    let middle = box.center
    func row(_ y: Double, from start: Double = 0.2, to end: Double = 0.8) -> Path {
      .line(
        from: Point(box.minX + box.width * start, grid.center(box.minY + box.height * y, width: stroke.width)),
        to: Point(box.minX + box.width * end, grid.center(box.minY + box.height * y, width: stroke.width)))
    }
    func strokes(_ paths: [Path]) -> [Item] { paths.map { .shape(Shape($0, stroke: stroke)) } }
    switch kind {
    case .view, .window, .layoutGuide: return []
    case .label, .button, .stepper:
      return [letter?.item(color: stroke.color, at: middle, grid: grid)].compactMap { $0 }
    case .textField:
      return strokes([.line(from: Point(box.minX + 4, box.minY + 3.5), to: Point(box.minX + 4, box.maxY - 3.5))])
    case .textView, .tableView: return strokes([row(0.3), row(0.5), row(0.7)])
    case .tableViewCell: return strokes([row(0.5)])
    case .imageView:
      let corners = box.corners
      return strokes([.line(from: corners[0], to: corners[2]), .line(from: corners[1], to: corners[3])])
    case .switch:
      return [.shape(Shape(.circle(center: Point(box.maxX - 6.5, middle.y), radius: 3), fill: .color(color)))]
    case .slider, .progressView:
      return strokes([row(0.5, from: 0.15, to: 0.85)])
        + [.shape(Shape(.circle(center: middle, radius: 2), fill: .color(color)))]
    case .segmentedControl, .stackView:
      return strokes([
        .line(
          from: Point(grid.center(middle.x, width: stroke.width), box.minY),
          to: Point(grid.center(middle.x, width: stroke.width), box.maxY))
      ])
    case .activityIndicator:
      return [.shape(Shape(.circle(center: middle, radius: 3), stroke: stroke))]
    case .pageControl:
      return [-3.0, 0, 3].map {
        .shape(Shape(.circle(center: Point(middle.x + $0, middle.y), radius: 1), fill: .color(color)))
      }
    case .datePicker, .pickerView: return strokes([row(0.35), row(0.65)])
    case .searchBar: return [.shape(Shape(.circle(center: middle, radius: 2.5), stroke: stroke))]
    case .navigationBar: return strokes([row(0.3, from: 0, to: 1)])
    case .tabBar, .toolbar: return strokes([row(0.7, from: 0, to: 1)])
    case .scrollView:
      return strokes([.line(from: Point(box.maxX - 2.5, box.minY + 3), to: Point(box.maxX - 2.5, box.maxY - 5))])
    }
  }
}

extension ViewKind {
  /// What the sign of the kind says; `nil` for one that is drawn.
  var signLetter: String? {
    switch self {
    case .label: "L"
    case .button: "B"
    case .stepper: "±"
    default: nil
    }
  }
}
