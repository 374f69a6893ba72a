public import Diagnostics
public import Graphics
public import ViewLayout

/// An item of a list of constraints, as written. A visual format string gives several constraints.
///
/// Copies share what is described until one of them is changed: it goes with the constraint from list to list.
public struct ConstraintDescription: Hashable, Sendable {
  /// The two ways to write constraints.
  public enum Form: Hashable, Sendable {
    /// One equation, such as `a.width == 100`.
    case equation(ConstraintEquation)
    /// The equations of a visual format string.
    case visualFormat([ConstraintEquation])
  }

  @usableFromInline struct Contents: Hashable, Sendable {
    @usableFromInline var form: Form
    @usableFromInline var text: Located<String>
    @usableFromInline var identifier: Located<String>?
    @usableFromInline var isIdentifierOwn: Bool
    @usableFromInline var isActive: Bool
    @usableFromInline var color: Color?
  }

  @usableFromInline var contents: Shared<Contents>

  /// The constraint as it was read.
  @inlinable public var form: Form {
    _read { yield contents.value.form }
    _modify { yield &contents.value.form }
  }
  /// The equation or visual format string, as written.
  @inlinable public var text: Located<String> {
    _read { yield contents.value.text }
    _modify { yield &contents.value.text }
  }
  /// The name that steps use; `nil` if it has none.
  @inlinable public var identifier: Located<String>? {
    _read { yield contents.value.identifier }
    _modify { yield &contents.value.identifier }
  }
  /// Whether the identifier is one of its author's. Interface Builder gives every constraint one, such as `0T4-Y7-fjR`.
  @inlinable public var isIdentifierOwn: Bool {
    _read { yield contents.value.isIdentifierOwn }
    _modify { yield &contents.value.isIdentifierOwn }
  }
  /// Whether it takes part in the layout.
  @inlinable public var isActive: Bool {
    _read { yield contents.value.isActive }
    _modify { yield &contents.value.isActive }
  }
  /// The colour of its annotation; `nil` for the default.
  @inlinable public var color: Color? {
    _read { yield contents.value.color }
    _modify { yield &contents.value.color }
  }

  /// Creates a constraint.
  public init(
    _ form: Form, text: Located<String>, identifier: Located<String>? = nil, isIdentifierOwn: Bool = true,
    isActive: Bool = true, color: Color? = nil
  ) {
    contents = Shared(
      Contents(
        form: form, text: text, identifier: identifier, isIdentifierOwn: isIdentifierOwn, isActive: isActive,
        color: color))
  }

  /// The equations that it stands for, in order.
  public var equations: [ConstraintEquation] {
    switch form {
    case .equation(let equation): [equation]
    case .visualFormat(let equations): equations
    }
  }
}
