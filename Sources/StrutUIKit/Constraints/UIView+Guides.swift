import Foundation

extension UIView {
  /// The author's guides.
  public var layoutGuides: [UILayoutGuide] { ownGuides }
  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownGuides.append(guide)
    core.insertSubview(guide.core, at: 0)
  }
  /// Takes a guide out.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    ownGuides.removeAll { $0 === guide }
    guide.owningView = nil
    guide.core.removeFromSuperview()
  }
  /// What the system leaves uncovered.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, .safeArea) }
  /// The view less its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self, .margins) }
  /// As wide as lines should be at most.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self, .readable) }
  /// What the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(of: self, .keyboard) }
}
