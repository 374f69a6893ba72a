public import Figures
public import ViewLayout
public import Strut

extension UIViewController {
  /// Lays the controller's view out as a device's screen.
  ///
  /// On the second call and later ones the device turns: `viewWillTransition(to:with:)` is called.
  ///
  ///     let screen = controller.layOut(on: iPhone)
  ///     controller.view.frame   // (0, 0, 393, 852)
  ///
  /// - Returns: The window, which the controller keeps.
  @discardableResult
  public func layOut(
    on device: Device, orientation: Orientation = .portrait, direction: LayoutDirection = .leftToRight
  ) -> UIWindow {
    let window =
      viewIfLoaded?.window ?? UIWindow(frame: CGRect(Rect(origin: .zero, size: device.size(in: orientation))))
    window.take(device, orientation, direction)
    if window.rootViewController == nil {
      screen = window
      window.show(self)
      window.tellTraits(nil)
      forEachShown { $0.viewWillAppear(false) }
      window.layoutIfNeeded()
      forEachShown { $0.viewIsAppearing(false) }
      forEachShown { $0.viewDidAppear(false) }
    }
    window.layoutIfNeeded()
    return window
  }

  /// Draws the controller's view as a device's screen.
  ///
  /// A figure that shows annotations also outlines views that would be invisible, which a screen does not.
  ///
  ///     try draw(on: iPhone, as: Figure(name: "login"), options: RenderOptions(formats: [.png, .svg])).get()
  public func draw(
    on device: Device, orientation: Orientation = .portrait, direction: LayoutDirection = .leftToRight,
    as figure: Figure, options: RenderOptions = RenderOptions()
  ) -> Rendering {
    let window = layOut(on: device, orientation: orientation, direction: direction)
    let explains = !(options.overrides.show ?? figure.show).isEmpty
    if explains { window.outlinesInvisible(true) }
    defer { if explains { window.outlinesInvisible(false) } }
    return render(window.strutView, as: figure, options: options)
  }
}

extension UIView {
  /// What UIKit would print of the conflicts in the view's tree: a report each.
  public var conflictReports: [String] {
    prepareLayout()
    return core.layoutOutcome().conflicts.map { ConsoleReport(of: $0).text }
  }
}
