public import Foundation

/// The program: there is one, without windows of its own.
open class UIApplication: NSObject, @unchecked Sendable {
  /// The program.
  public static let shared = UIApplication()
  /// None: a controller is laid out on the device that is named then.
  open var windows: [UIWindow] { [] }
  /// None.
  open var keyWindow: UIWindow? { nil }
  /// None.
  open var connectedScenes: Set<UIScene> { [] }
  /// In use.
  open var applicationState: State { .active }
  /// The standard text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The reading direction of a left-to-right language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// How the device is held: upright.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Nothing is opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// No program opens anything.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Nobody receives it.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  /// Whether a program is in use.
  public enum State: Int, Sendable {
    /// The states of UIKit.
    case active, inactive, background
  }
  /// How something is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    let name: String
  }
}
