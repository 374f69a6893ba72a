import Geometry
import Testing

@testable import ViewLayout

/// Each `Fixtures/mask-constraints/*.json` is a view with a mask and the constraints that AppKit makes of them.
@Suite struct MaskConstraintTests {
  /// Whatever size the superview takes, a mask's place fulfils them.
  @Test(arguments: try JSONCase.all(MaskConstraintCase.self, in: "mask-constraints"))
  func placesFulfilTheConstraints(_ fixture: JSONCase<MaskConstraintCase>) {
    let value = fixture.value
    let bounds = Rect(value.superview_bounds)
    let view = View(.view, "subview", frame: Rect(value.frame))
    view.autoresizingMask = AutoresizingCase.mask(value.mask)
    let superview = View(.view, "superview", frame: Rect(origin: .zero, size: bounds.size))
    superview.bounds.origin = bounds.origin
    superview.addSubview(view)
    for growth in [0.0, 500, 1000] {
      let size = Size(bounds.width + growth, bounds.height + growth)
      var place = Rect.zero
      for axis in Axis.allCases {
        let resized = view.autoresizing(along: axis, in: superview, from: bounds.size[axis])
        let change = size[axis] - resized.superviewLength
        place.origin[axis] = resized.origin + resized.originShare * change
        place.size[axis] = resized.length + resized.lengthShare * change
      }
      for constraint in value.constraints {
        let left = value.value(constraint.item1, constraint.attr1, place: place, superview: size)
        let right = constraint.item2.map { value.value($0, constraint.attr2, place: place, superview: size) } ?? 0
        let difference = left - (constraint.multiplier * right + constraint.constant)
        #expect(difference.magnitude < 1e-6, "\(constraint.attr1) at \(size)")
      }
    }
  }
}

struct MaskConstraintCase: Decodable, Sendable {
  var mask: [String]
  var frame: [Double]
  var superview_bounds: [Double]
  var constraints: [EngineCase.ConstraintCase]

  /// An attribute in the superview's coordinates, counted from its bounds' corner.
  func value(_ item: String, _ attribute: String, place: Rect, superview: Size) -> Double {
    switch (item, attribute) {
    case ("superview", "width"): superview.width
    case ("superview", "height"): superview.height
    case (_, "minX"): place.minX
    case (_, "maxX"): place.maxX
    case (_, "minY"): place.minY
    case (_, "maxY"): place.maxY
    case (_, "width"): place.width
    case (_, "height"): place.height
    default: .nan
    }
  }
}
