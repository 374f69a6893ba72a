public import Geometry
public import Typography

/// The root of a tree on a screen, with the environment of its layout.
///
///     let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
///     window.addSubview(form)
///     window.layoutIfNeeded()
///
/// A window is optional: any view without a superview can be laid out.
open class Window: View {
  /// Creates a window.
  ///
  /// - Parameters:
  ///   - frame: The place on the screen, in points.
  ///   - environment: What text is measured with, and the options of layouts; `nil` for the standard.
  public init(
    _ name: String = "window", frame: Rect, platform: Platform = .ios, environment: LayoutEnvironment? = nil
  ) {
    super.init(.window, name, frame: frame, platform: platform)
    if let environment { layoutEnvironment = environment }
  }
}
