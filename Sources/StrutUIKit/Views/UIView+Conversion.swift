public import Foundation

extension UIView {
  /// Converts a point to another view's coordinates; `nil` means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(core.convert(point.core, to: view?.core ?? core.rootView) ?? .zero)
  }
  /// Converts a point from another view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(core.convert(point.core, from: view?.core ?? core.rootView) ?? .zero)
  }
  /// Converts a rectangle to another view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(core.convert(rect.core, to: view?.core ?? core.rootView) ?? .zero)
  }
  /// Converts a rectangle from another view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(core.convert(rect.core, from: view?.core ?? core.rootView) ?? .zero)
  }
}
