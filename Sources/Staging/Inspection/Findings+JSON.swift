import Geometry
import Serialization
import ViewLayout

extension Findings.Entry {
  /// The values of the finding for programs, with where it was found.
  var json: [(String, JSONText.Value)] {
    var values = finding.detail.json
    if case .misplaced(let view) = finding {
      values += [("storedFrame", view.designed.json), ("frame", view.laidOut.json)]
    }
    if let scene { values.append(("scene", .text(scene))) }
    if !pictures.isEmpty { values.append(("pictures", .array(pictures.map { .text($0) }))) }
    return values
  }
}

extension LayoutFinding {
  /// The values of the finding for programs. Of the constraints of a conflict, the broken one comes first.
  fileprivate var json: [(String, JSONText.Value)] {
    [
      ("views", .array(views.map { .text($0) })), ("axes", .array(axes.map { .text($0.rawValue) })),
      (
        "constraints",
        .array(
          requirements.map { .object([("text", .text($0.text)), ("kind", .text($0.kind.rawValue))] + $0.range.json) })
      ),
      (
        "remedy",
        .object([("needed", .integer(remedy.needed)), ("changes", .array(remedy.changes.map { .object($0.json) }))])
      ),
    ]
  }
}

extension LayoutChange {
  /// The change, the view or constraint to change, and the new value.
  fileprivate var json: [(String, JSONText.Value)] {
    switch self {
    case .constrain(let view, let attribute):
      [("change", .text("constrain")), ("view", .text(view)), ("attribute", .text(attribute.rawValue))]
    case .addIntrinsicSize(let view, let axis):
      [("change", .text("addIntrinsicSize")), ("view", .text(view)), ("axis", .text(axis.rawValue))]
    case .setContentPriority(let view, let axis, let property, let value):
      [
        ("change", .text("set")), ("view", .text(view)), ("property", .text(property.rawValue)),
        ("axis", .text(axis.rawValue)), ("value", .number(value.rawValue)),
      ]
    case .setTranslatesAutoresizingMaskIntoConstraints(let view, let value):
      [
        ("change", .text("set")), ("view", .text(view)),
        ("property", .text("translatesAutoresizingMaskIntoConstraints")), ("value", .boolean(value)),
      ]
    case .setPriority(let requirement, let value):
      [("change", .text("setPriority")), ("constraint", .text(requirement.text)), ("value", .number(value.rawValue))]
        + requirement.range.json
    case .remove(let requirement):
      [("change", .text("remove")), ("constraint", .text(requirement.text))] + requirement.range.json
    }
  }
}
