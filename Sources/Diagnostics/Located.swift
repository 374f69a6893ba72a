/// A value and its source location, which is `nil` if the value does not come from a file.
public struct Located<Value> {
  public var value: Value
  public var range: SourceRange?

  public init(_ value: Value, at range: SourceRange? = nil) {
    self.value = value
    self.range = range
  }

  public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> Located<Result> {
    Located<Result>(try transform(value), at: range)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
