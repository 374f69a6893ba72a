/// A value and its source location, which is `nil` if the value does not come from a file.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The source location.
  public var range: SourceRange?

  /// Creates a value with its location.
  public init(_ value: Value, at range: SourceRange? = nil) {
    self.value = value
    self.range = range
  }

  /// The transformed value at the same location.
  public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> Located<Result> {
    Located<Result>(try transform(value), at: range)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
