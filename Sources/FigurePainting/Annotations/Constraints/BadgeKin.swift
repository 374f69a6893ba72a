import Geometry

/// What bars share whose badges stand alike: a direction, a length, and what is written on them.
struct BadgeKin: Hashable {
  private let axis: Axis
  private let span: Double
  private let isSize: Bool
  private let badge: Badge

  init(of bar: PlacedBar) {
    (axis, isSize, badge) = (bar.shape.axis, bar.sketch.isSize, bar.sketch.badge)
    span = bar.shape.span.rounded()
  }
}
