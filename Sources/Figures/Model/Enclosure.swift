public import Geometry
import Synchronization

/// The view of another figure that a figure's root view fills, as the view of an embedded controller fills its container
/// view.
///
/// On a device the root view is no screen: it is as large as that view is there, and is covered by what covers that view.
public struct Enclosure: Hashable, Sendable {
  /// The figure that has the view.
  public var outer: EnclosingFigure
  /// The name of the view.
  public var view: String

  /// Creates an enclosure.
  public init(in view: String, of outer: EnclosingFigure) {
    self.outer = outer
    self.view = view
  }
}

/// Where a picture's root view is, if it fills another figure's view.
public struct EnclosedPlace: Hashable, Sendable {
  /// The size of the enclosing view, in points.
  public var size: Size
  /// What covers the enclosing view, in points from its edges.
  public var safeAreaInsets: EdgeInsets

  /// Creates a place.
  public init(size: Size, safeAreaInsets: EdgeInsets) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }
}

/// A figure with views that others fill. For all of them it is laid out once in each combination.
public final class EnclosingFigure: Sendable {
  /// The figure.
  public let figure: Figure
  /// How many figures enclose this one.
  public let depth: Int
  private let places = Mutex<[PictureVariant: [String: EnclosedPlace]]>([:])

  /// Creates an enclosing figure.
  public init(_ figure: Figure) {
    self.figure = figure
    depth = figure.enclosure.map { $0.outer.depth + 1 } ?? 0
  }

  /// The place of a view in a combination; `nil` if it is not there.
  ///
  /// - Parameter laidOut: Lays the figure out, and returns the places of its views by their names; `nil` where it
  ///   could not.
  package func place(
    of view: String, in variant: PictureVariant, laidOut: () -> [String: EnclosedPlace]?
  ) -> EnclosedPlace? {
    if let known = places.withLock({ $0[variant] }) { return known[view] }
    // Nobody waits for a layout, which can ask for that of another enclosing figure.
    guard let found = laidOut() else { return nil }
    places.withLock { $0[variant] = found }
    return found[view]
  }
}

extension EnclosingFigure: Hashable {
  /// Whether two are of equal figures.
  public static func == (one: EnclosingFigure, other: EnclosingFigure) -> Bool {
    one === other || one.figure == other.figure
  }

  /// Hashes the figure.
  public func hash(into hasher: inout Hasher) { hasher.combine(figure) }
}
