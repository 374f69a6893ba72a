public import Diagnostics
public import Graphics
public import ViewLayout

/// One item of a list of constraints as the author wrote it; a visual format string stands for several constraints.
public struct ConstraintDescription: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    case equation(ConstraintEquation)
    /// What the string means, view by view.
    case visualFormat([ConstraintEquation])
  }

  public var form: Form
  /// The equation or the string, as written.
  public var text: Located<String>
  public var identifier: Located<String>?
  public var isActive: Bool
  /// The author's colour for its annotation.
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
