import ViewLayout
import Foundation

extension UIView {
  /// A copy of what is seen: an empty view of the same size, because nothing is drawn before the picture is.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: bounds) }

  /// Lays an ambiguous view out in another of its ways.
  public func exerciseAmbiguityInLayout() {
    prepareLayout()
    core.exerciseAmbiguityInLayout()
  }

  /// A view of its own whose properties are kept, and reach no other view: each bar and control has its own looks.
  ///
  /// In UIKit it stands for all views of the class.
  public class func appearance() -> Self { Self(coder: NSCoder())! }
  /// A view of its own, as of `appearance()`.
  public class func appearance(whenContainedInInstancesOf containers: [UIView.Type]) -> Self { appearance() }
}

extension UIColor {
  /// Nothing is drawn.
  public func setFill() {}
  /// Nothing is drawn.
  public func setStroke() {}
  /// Nothing is drawn.
  public func set() {}
}
