/// A part of a program with windows: there is none.
open class UIWindowScene: UIScene, @unchecked Sendable {
  /// None.
  open var windows: [UIWindow] { [] }
  /// None.
  open var keyWindow: UIWindow? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
  /// Upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// Who is told of a scene with windows: nothing is called.
public protocol UIWindowSceneDelegate: UISceneDelegate {}
