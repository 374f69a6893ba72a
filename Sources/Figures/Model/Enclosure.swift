public import Geometry
public import Graphics

/// The view of another figure that a figure's root view fills, as the view of an embedded controller fills its container
/// view.
///
/// On a device the root view is no screen: it is as large as that view is there, and is covered by what covers that view.
public struct Enclosure: Hashable, Sendable {
  /// The figure that has the view.
  public var figure: Shared<Figure>
  /// The name of the view.
  public var view: String

  /// Creates an enclosure.
  public init(of figure: Figure, in view: String) {
    self.figure = Shared(figure)
    self.view = view
  }
}

/// Where a picture's root view is, if it fills another figure's view.
public struct EnclosedPlace: Hashable, Sendable {
  /// What covers the enclosing view, in points from its edges.
  public var safeAreaInsets: EdgeInsets

  /// Creates a place.
  public init(safeAreaInsets: EdgeInsets) { self.safeAreaInsets = safeAreaInsets }
}
