/// An item of a constraint: a view or a layout guide.
public protocol LayoutItem {
  /// The item as constraints know it.
  var layoutItem: LayoutConstraint.Item { get }
}

extension View: LayoutItem {
  /// The view itself.
  public var layoutItem: LayoutConstraint.Item { LayoutConstraint.Item(self) }
}

/// A rectangle of a view that depends on its margins or safe area.
public struct LayoutGuide: LayoutItem {
  /// The view that the guide belongs to.
  public let owningView: View
  /// Which of the view's guides it is.
  public let kind: LayoutGuideKind

  /// The guide of its view.
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
