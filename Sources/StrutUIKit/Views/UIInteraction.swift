public import Foundation

/// What answers to touches of a kind: it is kept, and nobody touches.
public protocol UIInteraction: AnyObject {}

/// A menu that opens where a finger stays: it is kept, and not shown.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who makes the menu; it is not asked.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// A menu of a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Who makes a menu: it is not asked.
public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// What a menu shows: it is kept, and not shown.
open class UIContextMenuConfiguration: NSObject {
  /// A menu that two closures make, which are not called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

/// What moves with the device: nothing.
open class UIMotionEffect: NSObject {}

/// A value that follows the device's tilt: it is kept.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Kept.
  open var minimumRelativeValue: Any?
  /// Kept.
  open var maximumRelativeValue: Any?
  /// A value of a key path.
  public init(keyPath: String, type: EffectType) {}
  /// About which axis.
  public enum EffectType: Int, Sendable {
    /// To the sides, and up and down.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}
