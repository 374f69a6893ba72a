import Geometry
public import ViewLayout

extension LayoutChange {
  /// The change as an instruction.
  ///
  ///     LayoutChange.remove(requirement).message   // remove 'name.width == 90'
  public var message: String {
    switch self {
    case .constrain(let view, let attribute): "constrain the \(attribute.rawValue) of '\(view)'"
    case .addIntrinsicSize(let view, let axis):
      "give '\(view)' an intrinsic \(axis == .horizontal ? "width" : "height")"
    case .setContentPriority(let view, let axis, let kind, let priority):
      "give '\(view)' a \(axis.rawValue) \(kind.rawValue) of \(priority.rawValue.decimalText())"
    case .setTranslatesAutoresizingMaskIntoConstraints(let view, let value):
      "set translatesAutoresizingMaskIntoConstraints of '\(view)' to \(value)"
    case .setPriority(let requirement, let priority):
      "give '\(requirement.equation)' the priority \(priority.rawValue.decimalText())"
    case .remove(let requirement): "remove '\(requirement.equation)'"
    }
  }
}
