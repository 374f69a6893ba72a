/// What constraints can speak of: a view, or a guide of one.
public protocol LayoutItem {
  var layoutItem: LayoutConstraint.Item { get }
}

extension View: LayoutItem {
  public var layoutItem: LayoutConstraint.Item { LayoutConstraint.Item(self) }
}

/// A rectangle in a view that follows from its margins or from what the system covers.
public struct LayoutGuide: LayoutItem {
  public let owningView: View
  public let kind: LayoutGuideKind

  public var layoutItem: LayoutConstraint.Item { LayoutConstraint.Item(owningView, guide: kind) }
}

extension View {
  /// What the system leaves of the view uncovered.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(owningView: self, kind: .safeArea) }
  /// The view less its margins.
  public var layoutMarginsGuide: LayoutGuide { LayoutGuide(owningView: self, kind: .margins) }
  /// As wide as lines of text should be.
  public var readableContentGuide: LayoutGuide { LayoutGuide(owningView: self, kind: .readable) }
}
