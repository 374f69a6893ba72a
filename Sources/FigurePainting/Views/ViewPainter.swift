import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// Draws what one view shows of itself, in the view's own coordinates, without its subviews.
///
/// Each kind of view has a file with an extension of this.
struct ViewPainter {
  let view: SolvedView
  let context: PaintingContext
  /// From the view's own coordinates to the panel's.
  let toPanel: Transform
  /// The author's tint of this view or of the nearest view above it that has one.
  let inheritedTint: Color?
  /// The hue that it has where it is drawn as a figure's box.
  let hue: Color
  /// Whether the drawing that stands for a picture says its size: not where another view would cover half of it.
  var hasCaption = true

  var theme: Theme { context.theme }
  var look: ViewLook { view.look }
  var content: ViewContent { view.content }
  var isRightToLeft: Bool { view.direction == .rightToLeft }
  /// Whether controls look as they did up to iOS 6.
  var isClassic: Bool { context.platform == .ios6 }
  var tint: Color { look.tintColor ?? inheritedTint ?? theme[.tint] }

  /// The bounds with their edges on pixels.
  var bounds: Rect { crisp(view.bounds) }

  /// A rectangle of the view with its edges on the picture's pixels, unless the view is turned or scaled.
  func crisp(_ rect: Rect) -> Rect {
    guard toPanel.isTranslation else { return rect }
    let moved = rect.offsetBy(dx: toPanel.tx, dy: toPanel.ty)
    return context.grid.rect(moved).offsetBy(dx: -toPanel.tx, dy: -toPanel.ty)
  }

  /// The path for a stroke that lies just inside a rectangle of the view.
  func strokeInside(_ rect: Rect, width: Double) -> Rect {
    let rect = crisp(rect)
    return rect.insetBy(dx: min(width, rect.width) / 2, dy: min(width, rect.height) / 2)
  }

  func hairline(_ width: Double) -> Double { context.grid.width(width) }

  /// Where a control of fixed size is drawn: UIKit's switches and the like ignore a larger frame.
  func controlRect(_ size: Size) -> Rect {
    crisp(
      Rect(
        x: isRightToLeft ? view.bounds.maxX - size.width : view.bounds.minX, y: view.bounds.minY,
        width: size.width, height: size.height))
  }

  /// The content's share along the leading-to-trailing direction, mirrored in right-to-left layouts.
  func mirrored(_ rect: Rect, in container: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(x: container.minX + container.maxX - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Transform {
  /// Whether it moves things and leaves their size and direction alone.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
