import Geometry
import Graphics
import ViewLayout

extension ViewPainter {
  /// The bounds with the corners that the view has.
  var outline: Path { .roundedRect(bounds, radius: look.cornerRadius) }

  /// The view's background, its pattern over it, or the box that a figure draws where there would be nothing.
  func ground() -> [Item] {
    guard !view.bounds.isEmpty, !hasBorderedGround else { return [] }
    var items: [Item] = []
    if let color = look.backgroundColor, color.alpha > 0 {
      items.append(.shape(Shape(outline, fill: .color(color))))
    }
    if let pattern = look.backgroundPattern {
      items.append(.shape(Shape(outline, fill: .tile(pattern))))
    }
    if let image = look.backgroundImage { items += picture(image, in: view.bounds) }
    return items.isEmpty && needsBox ? box() : items
  }

  /// Whether the ground is part of the content: a text field's ends at its border, whose corners are round.
  private var hasBorderedGround: Bool {
    view.kind == .textField && content.borderStyle != .none && look.backgroundPattern == nil
  }

  /// Whether the view would leave no trace on the page.
  ///
  /// A plain view without background and border is transparent on a device. In a figure the reader has to see
  /// where it is, so that it gets an outline in a hue of its own; one without subviews is filled with a quarter of
  /// that hue too. Views that stack or scroll others are as invisible. The root has its own outline, and a view whose
  /// author says that it is transparent has none.
  private var needsBox: Bool {
    guard view.superview != nil, look.borderWidth <= 0, look.backgroundColor == nil else { return false }
    switch view.kind {
    case .view, .stackView, .scrollView, .window: return true
    default: return false
    }
  }

  private func box() -> [Item] {
    let width = hairline(1)
    let path = Path.roundedRect(strokeInside(view.bounds, width: width), radius: look.cornerRadius)
    let isContainer = !view.subviews.isEmpty || view.kind == .stackView
    return [
      .shape(
        Shape(
          path, fill: isContainer ? nil : .color(hue.opacity(0.25)),
          stroke: Stroke(color: isContainer ? hue.opacity(0.6) : hue, width: isContainer ? hairline(0.5) : width)))
    ]
  }

  /// The layer's border, inside the bounds.
  func border() -> [Item] {
    let width = look.borderWidth
    guard width > 0, !view.bounds.isEmpty else { return [] }
    let path = Path.roundedRect(
      strokeInside(view.bounds, width: width), radius: max(0, look.cornerRadius - width / 2))
    return [.shape(Shape(path, stroke: Stroke(color: look.borderColor ?? theme[.label], width: width)))]
  }
}
