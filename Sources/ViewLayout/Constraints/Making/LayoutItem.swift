/// An item of a constraint: a view or a layout guide.
public protocol LayoutItem {
  var layoutItem: LayoutConstraint.Item { get }
}

extension View: LayoutItem {
  public var layoutItem: LayoutConstraint.Item { LayoutConstraint.Item(self) }
}

/// A rectangle of a view that depends on its margins or safe area.
public struct LayoutGuide: LayoutItem {
  public let owningView: View
  public let kind: LayoutGuideKind

  public var layoutItem: LayoutConstraint.Item { LayoutConstraint.Item(owningView, guide: kind) }
}

extension View {
  /// The safe area of the view.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(owningView: self, kind: .safeArea) }
  /// The area of the view inside its margins.
  public var layoutMarginsGuide: LayoutGuide { LayoutGuide(owningView: self, kind: .margins) }
  /// The area with the readable width for text.
  public var readableContentGuide: LayoutGuide { LayoutGuide(owningView: self, kind: .readable) }
}
