public import Foundation

/// A view that can be used: nobody does, so that actions are kept and never run.
open class UIControl: UIView {
  private var actions: [UIAction] = []

  /// A control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Keeps nothing: there is no Objective-C.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  /// Keeps nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  /// Keeps an action.
  open func addAction(_ action: UIAction, for events: Event) { actions.append(action) }
  /// Runs the kept actions.
  open func sendActions(for events: Event) { for one in actions { one.handler(one) } }
  /// Kept.
  open var isEnabled = true
  /// Kept.
  open var isSelected = false
  /// Kept.
  open var isHighlighted = false
  /// Kept.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Kept.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1), touchUpInside = Self(rawValue: 64)
    public static let valueChanged = Self(rawValue: 1 << 12), primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let editingDidBegin = Self(rawValue: 1 << 16), editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18), editingDidEndOnExit = Self(rawValue: 1 << 19)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Self([]), highlighted = Self(rawValue: 1), disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
  }

  /// Where content is.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// Where content is.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}

/// What a control does.
open class UIAction: NSObject {
  /// The words.
  open var title: String
  /// The image.
  open var image: UIImage?
  let handler: (UIAction) -> Void
  /// An action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil, handler: @escaping (UIAction) -> Void
  ) { (self.title, self.image, self.handler) = (title, image, handler) }
}
