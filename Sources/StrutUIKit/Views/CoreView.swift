import Foundation
import Geometry
import Staging
import ViewLayout

/// What the engine lays out for a `UIView`: it hands the engine's calls on to it.
protocol Core: MovingView {
  var owner: UIView? { get }
  /// The size that the kind's own content asks for.
  var ownContentSize: Size { get }
}

final class CoreView: View, Core {
  weak var owner: UIView?

  var ownContentSize: Size { super.intrinsicContentSize }
  override var intrinsicContentSize: Size { owner?.intrinsicContentSize.core ?? super.intrinsicContentSize }
  override var alignmentRectInsets: EdgeInsets { owner?.alignmentRectInsets.core ?? super.alignmentRectInsets }
  var ownAlignmentRectInsets: EdgeInsets { super.alignmentRectInsets }
  override func alignmentRect(forFrame frame: Rect) -> Rect {
    owner?.alignmentRect(forFrame: CGRect(frame)).core ?? super.alignmentRect(forFrame: frame)
  }
  override func frame(forAlignmentRect rect: Rect) -> Rect {
    owner?.frame(forAlignmentRect: CGRect(rect)).core ?? super.frame(forAlignmentRect: rect)
  }
  func ownAlignmentRect(forFrame frame: Rect) -> Rect { super.alignmentRect(forFrame: frame) }
  func ownFrame(forAlignmentRect rect: Rect) -> Rect { super.frame(forAlignmentRect: rect) }
  override var forFirstBaselineLayout: View { owner?.forFirstBaselineLayout.core ?? self }
  override var forLastBaselineLayout: View { owner?.forLastBaselineLayout.core ?? self }
  override func updateConstraints() { owner?.updateConstraints() }
  override func layoutSubviews() {
    owner?.layOutForController { super.layoutSubviews() }
  }
  override func willMove(toSuperview new: View?) { owner?.willMove(toSuperview: new?.face) }
  override func didMoveToSuperview() { owner?.didMoveToSuperview() }
  override func willMove(toWindow new: Window?) { owner?.willMove(toWindow: new?.face as? UIWindow) }
  override func didMoveToWindow() { owner?.didMoveToWindow() }
  override func didAddSubview(_ view: View) { if let face = view.face { owner?.didAddSubview(face) } }
  override func willRemoveSubview(_ view: View) { if let face = view.face { owner?.willRemoveSubview(face) } }
}

/// The same of a window.
final class CoreWindow: Window, Core {
  weak var owner: UIView?

  var ownContentSize: Size { super.intrinsicContentSize }
  override func updateConstraints() { owner?.updateConstraints() }
  override func layoutSubviews() {
    owner?.layOutForController { super.layoutSubviews() }
  }
}

extension Core {
  /// What is on the screen of the view; `nil` while it is at rest.
  var presentation: Presentation? { owner?.onScreen }
}

extension View {
  /// The `UIView` that the engine's view is of.
  var face: UIView? { (self as? any Core)?.owner }
}
