import Geometry
import Graphics
import Typography

extension ViewPainter {
  /// A text view's text from the top, inset by 8 points above and below and by 5 at the sides.
  func textView() -> [Item] {
    let inset = view.bounds.insetBy(dx: min(5, view.bounds.width / 2), dy: min(8, view.bounds.height / 2))
    var items: [Item] = []
    if look.backgroundColor == nil, look.backgroundPattern == nil, !view.bounds.isEmpty {
      items.append(.shape(Shape(outline, fill: .color(theme[.page]))))
    }
    return items
      + text(
        content.text ?? "", in: inset, font: view.font, color: look.textColor ?? theme[.label],
        alignment: content.textAlignment, maximumLines: 0, lineBreakMode: .byWordWrapping, vertical: .top)
  }
}
