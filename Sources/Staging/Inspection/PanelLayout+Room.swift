package import Geometry
import ViewLayout

extension PanelLayout {
  /// Whether what views have more or less along an axis than their contents ask for is less than a point in all: no
  /// room that a content could take, but what is left by other fonts and pixels than those that a height was kept
  /// from. Where a content has no length, nobody knows.
  package func leavesNoRoom(for names: [String], along axis: Axis) -> Bool {
    let left = views(named: names)?.reduce(0) { sum, view in
      guard let sum, let length = view.intrinsicContentSize[axis] else { return nil }
      return sum + (view.alignmentRect.size[axis] - length).magnitude
    }
    return left ?? .infinity < Self.leastRoom
  }

  /// The views with these names; `nil` if one is not there.
  package func views(named names: [String]) -> [SolvedView]? {
    let found = views.filter { names.contains($0.name) }
    return found.count == names.count ? found : nil
  }

  /// In points.
  private static let leastRoom = 1.0
}
