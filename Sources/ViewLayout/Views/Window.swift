public import Geometry
public import Typography

/// The outermost view of a tree that is on a screen, with what its layout depends on.
///
///     let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
///     window.addSubview(form)
///     window.layoutIfNeeded()
///
/// A tree can do without one: any view that has no superview is laid out as well.
open class Window: View {
  public init(
    _ name: String = "window", frame: Rect, platform: Platform = .ios, environment: LayoutEnvironment? = nil
  ) {
    super.init(.window, name, frame: frame, platform: platform)
    if let environment { layoutEnvironment = environment }
  }
}
