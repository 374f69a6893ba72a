public import Diagnostics
public import Graphics
public import ViewLayout

/// An item of a list of constraints, as written. A visual format string gives several constraints.
public struct ConstraintDescription: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    case equation(ConstraintEquation)
    /// The equations of a visual format string.
    case visualFormat([ConstraintEquation])
  }

  public var form: Form
  /// The equation or visual format string, as written.
  public var text: Located<String>
  public var identifier: Located<String>?
  public var isActive: Bool
  /// The colour of its annotation; `nil` for the default.
  public var color: Color?

  public init(
    _ form: Form, text: Located<String>, identifier: Located<String>? = nil, isActive: Bool = true,
    color: Color? = nil
  ) {
    self.form = form
    self.text = text
    self.identifier = identifier
    self.isActive = isActive
    self.color = color
  }

  public var equations: [ConstraintEquation] {
    switch form {
    case .equation(let equation): [equation]
    case .visualFormat(let equations): equations
    }
  }
}
