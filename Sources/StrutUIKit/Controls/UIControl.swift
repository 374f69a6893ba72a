import ViewLayout
public import Foundation

/// A view that can be used: nobody does, so that actions are kept until `sendActions(for:)` is called.
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// A control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Called never: nobody touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called never: nobody touches.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called never: nobody touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called never: nobody touches.
  open func cancelTracking(with event: UIEvent?) {}

  /// Keeps nothing: a selector needs Objective-C. `addAction(_:for:)` keeps a closure.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  /// Keeps nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  /// Keeps an action.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == events }
    actions.append((action, events))
  }
  /// Forgets an action.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: events) }
  }
  /// Runs the actions that were kept for one of the events.
  open func sendActions(for events: Event) {
    for one in actions where !one.events.isDisjoint(with: events) { sendAction(one.action) }
  }
  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }
  /// The events that actions were kept for.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }
  /// Whether it can be used.
  open var isEnabled: Bool {
    get { core.look.isEnabled }
    set { core.look.isEnabled = newValue }
  }
  /// Whether it is chosen; kept.
  open var isSelected = false
  /// Whether it is pressed; kept.
  open var isHighlighted = false
  /// What the control is like.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Kept: content is in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Kept: content is in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Kept: nobody opens a menu.
  open var showsMenuAsPrimaryAction = false
  /// Kept; changes no picture.
  open var toolTip: String?
  /// Never: nobody touches.
  open var isTracking: Bool { false }
  /// Never: nobody touches.
  open var isTouchInside: Bool { false }
  /// None: methods cannot be called by their names without Objective-C.
  open var allTargets: Set<AnyHashable> { [] }
  /// Calls nothing: methods cannot be called by their names without Objective-C.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// None.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? { nil }
  /// How the content stands in the direction of the interface.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// Kept; changes no picture.
  open var isContextMenuInteractionEnabled = false

  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Self(rawValue: 1), touchDownRepeat = Self(rawValue: 2)
    /// A finger moves.
    public static let touchDragInside = Self(rawValue: 4), touchDragOutside = Self(rawValue: 8)
    /// A finger comes in or goes out.
    public static let touchDragEnter = Self(rawValue: 16), touchDragExit = Self(rawValue: 32)
    /// A finger goes up.
    public static let touchUpInside = Self(rawValue: 64), touchUpOutside = Self(rawValue: 128)
    /// The system takes the finger.
    public static let touchCancel = Self(rawValue: 256)
    /// The value changes, or the control does what it is for.
    public static let valueChanged = Self(rawValue: 1 << 12), primaryActionTriggered = Self(rawValue: 1 << 13)
    /// A menu opens.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// Writing begins and goes on.
    public static let editingDidBegin = Self(rawValue: 1 << 16), editingChanged = Self(rawValue: 1 << 17)
    /// Writing ends.
    public static let editingDidEnd = Self(rawValue: 1 << 18), editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All of touches, and all of writing.
    public static let allTouchEvents = Self(rawValue: 0xFFF), allEditingEvents = Self(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As nobody touches it; pressed; without use.
    public static let normal = Self([]), highlighted = Self(rawValue: 1), disabled = Self(rawValue: 2)
    /// Chosen, and in the focus.
    public static let selected = Self(rawValue: 4), focused = Self(rawValue: 8)
  }

  /// Where content is.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The alignments of UIKit.
    case center, left, right, fill, leading, trailing
  }
  /// Where content is.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The alignments of UIKit.
    case center, top, bottom, fill
  }
}

extension UIControl.ContentHorizontalAlignment {
  var core: ViewLayout.ContentHorizontalAlignment {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    case .fill: .fill
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}
