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

/// A part of a program: there is none.
open class UIScene: NSObject, @unchecked Sendable {}

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

/// What is felt when something is touched: nobody touches.
open class UIFeedbackGenerator: NSObject {
  /// Nothing follows.
  open func prepare() {}
}

/// A blow: nothing is felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// A blow of a strength.
  public init(style: FeedbackStyle = .medium) {}
  /// Nothing follows.
  open func impactOccurred() {}
  /// Nothing follows.
  open func impactOccurred(intensity: CGFloat) {}

  /// How strong a blow is.
  public enum FeedbackStyle: Int, Sendable {
    /// The strengths of UIKit.
    case light, medium, heavy, soft, rigid
  }
}

/// Another value: nothing is felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing follows.
  open func selectionChanged() {}
}

/// A result: nothing is felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing follows.
  open func notificationOccurred(_ type: FeedbackType) {}

  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// The results of UIKit.
    case success, warning, error
  }
}
