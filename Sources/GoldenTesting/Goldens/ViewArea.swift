package import Geometry
package import ImageComparison

/// Where a view is in a picture, so that what differs there can be told by its name.
package struct ViewArea: Hashable, Sendable {
  /// The view's name.
  package var name: String
  /// What its bounds cover, in pixels of the picture.
  package var rect: Rect

  package init(name: String, rect: Rect) {
    self.name = name
    self.rect = rect
  }
}

extension [ViewArea] {
  /// The name of the view that a group of pixels is in: the smallest that holds all of them, of equal ones the front one;
  /// `nil` for what is beside all views, or across several.
  ///
  ///     [ViewArea(name: "root", rect: Rect(x: 0, y: 0, width: 100, height: 100)),
  ///      ViewArea(name: "icon", rect: Rect(x: 10, y: 10, width: 20, height: 20))]
  ///       .name(around: DifferenceRegion(x: 12, y: 12, width: 4, height: 4, differentPixels: 9))   // "icon"
  package func name(around region: DifferenceRegion) -> String? {
    let pixels = Rect(
      x: Double(region.x), y: Double(region.y), width: Double(region.width), height: Double(region.height))
    // A view between two pixels reaches into both.
    let holding = filter { $0.rect.insetBy(dx: -1, dy: -1).contains(pixels) }
    var smallest: ViewArea?
    for area in holding where area.rect.area <= smallest?.rect.area ?? .infinity { smallest = area }
    return smallest?.name
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
