import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// A view with everything that decides how it is drawn in its own coordinates.
///
/// The painters of its parts share it, because it is long.
final class PaintedView {
  let view: SolvedView
  let context: PaintingContext
  /// The picture's pixels in the view's own coordinates.
  let grid: LocalGrid
  /// The author's tint of the view or of the nearest superview with one; `nil` for the tint of the theme.
  let inheritedTint: Color?
  private let ownHue: ViewHue
  /// Whether the placeholder of an image shows the image's size or its sign, and a stand-in its name. It does not if
  /// that would be drawn over by another view.
  var hasCaption = true
  /// How far from the middle of the view the sign and the name of a stand-in are, where something covers the middle.
  var captionShift = Point.zero
  /// The colour of the separators of the table that the view is in; `nil` for that of the theme.
  var separatorColor: Color?
  /// The background that the view stands on, if it is a superview's and opaque.
  var groundBehind: Color?
  /// Whether a stack view arranges it.
  var isInStack = false
  /// Whether it is on the screen of a device, which is black in the dark.
  var isOnDevice = false
  /// How far above and below the bounds the ground of a bar goes on, in points.
  var overhang = EdgeInsets.zero

  /// - Parameter toPanel: From the view's own coordinates to the panel's.
  init(view: SolvedView, context: PaintingContext, toPanel: Transform, inheritedTint: Color?, hue: ViewHue) {
    self.view = view
    self.context = context
    grid = LocalGrid(context.grid, toPanel: toPanel)
    self.inheritedTint = inheritedTint
    ownHue = hue
  }

  /// A part of the view that is drawn as it is: a row of a table.
  ///
  /// - Parameter ground: What is behind it alone; `nil` for that of the whole.
  init(_ part: SolvedView, of whole: PaintedView, on ground: Color? = nil) {
    view = part
    context = whole.context.standing(on: ground)
    (grid, inheritedTint, ownHue) = (whole.grid, whole.inheritedTint, whole.ownHue)
    (hasCaption, captionShift, separatorColor) = (whole.hasCaption, whole.captionShift, whole.separatorColor)
    (groundBehind, isOnDevice, overhang) = (whole.groundBehind, whole.isOnDevice, whole.overhang)
  }

  /// The hue of the box by which a figure shows a plain view.
  var hue: Color { ownHue.color(in: context.theme) }

  /// The bounds with their edges on pixels.
  var bounds: Rect { grid.rect(view.bounds) }

  /// The bounds with the view's corner radius.
  var outline: Path { .roundedRect(bounds, radius: view.look.cornerRadius, corners: view.look.maskedCorners) }

  /// The group of the view.
  func group(id: String, transform: Transform, clip: Path? = nil, items: [Item]) -> Group {
    Group(
      id: id, classes: view.kind == .view ? Self.plainClasses : ["strut-view", "strut-" + view.kind.rawValue],
      title: view.look.alt ?? view.kind.rawValue + " " + view.name, transform: transform, clip: clip,
      opacity: min(1, max(0, view.look.alpha)) * (view.isHidden ? Self.hiddenOpacity : 1) * stateOpacity,
      shadow: view.look.shadow,
      items: items)
  }

  /// UIKit draws its own controls half transparent that cannot be used, but for a button, which has another colour, and a
  /// field; those of a program look as the program has them.
  private var stateOpacity: Double {
    guard !view.look.isEnabled, view.kind != .button, ViewProperty.isEnabled.kinds?.contains(view.kind) == true else {
      return 1
    }
    return 0.5
  }

  private static let plainClasses = ["strut-view"]
  /// Of a hidden view in an editor.
  private static let hiddenOpacity = 0.3

  /// The tint of the view: its own, an inherited one, or that of the theme.
  var tint: Color { view.look.tintColor ?? inheritedTint ?? context.theme[.tint] }
}

/// The hue of a view: that of its number among the views of a scene, or that of guides.
struct ViewHue {
  /// `nil` for the hue of guides.
  var names: SceneNames?
  var index = 0

  func color(in theme: Theme) -> Color {
    names.map { theme.view($0.hueNumber(ofViewAt: index)) } ?? theme[.guide]
  }
}
