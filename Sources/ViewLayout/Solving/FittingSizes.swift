import Geometry

/// The fitting sizes that one pass of layout has asked for, of the views of stack views that fill themselves
/// proportionally. Each level of these asks twice for those of the next, before and after its text has a width: without
/// a memory, the work would double with every level.
final class FittingSizes {
  private var sizes: [ObjectIdentifier: Size] = [:]

  /// The size of a view, worked out when it is asked for first.
  func size(of view: View, workingOut size: () -> Size) -> Size {
    if let known = sizes[ObjectIdentifier(view)] { return known }
    let size = size()
    sizes[ObjectIdentifier(view)] = size
    return size
  }
}
