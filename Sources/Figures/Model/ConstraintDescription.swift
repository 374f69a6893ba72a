public import Diagnostics
public import Graphics
public import ViewLayout

/// An item of a list of constraints, as written. A visual format string gives several constraints.
public struct ConstraintDescription: Hashable, Sendable {
  /// The two ways to write constraints.
  public enum Form: Hashable, Sendable {
    /// One equation, such as `a.width == 100`.
    case equation(ConstraintEquation)
    /// The equations of a visual format string.
    case visualFormat([ConstraintEquation])
  }

  /// The constraint as it was read.
  public var form: Form
  /// The equation or visual format string, as written.
  public var text: Located<String>
  /// The name that steps use; `nil` if it has none.
  public var identifier: Located<String>?
  /// Whether it takes part in the layout.
  public var isActive: Bool
  /// The colour of its annotation; `nil` for the default.
  public var color: Color?

  /// Creates a constraint.
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

  /// The equations that it stands for, in order.
  public var equations: [ConstraintEquation] {
    switch form {
    case .equation(let equation): [equation]
    case .visualFormat(let equations): equations
    }
  }
}
