public import Geometry

/// A value for each axis.
public struct AxisPair<Value> {
  /// The value along x.
  public var horizontal: Value
  /// The value along y.
  public var vertical: Value

  /// Creates a pair of two values.
  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair of one value for both axes.
  public init(_ both: Value) {
    self.init(horizontal: both, vertical: both)
  }

  /// The value along an axis.
  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Another value for each axis.
  public func map<Other>(_ transform: (Value) -> Other) -> AxisPair<Other> {
    AxisPair<Other>(horizontal: transform(horizontal), vertical: transform(vertical))
  }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
extension AxisPair: Sendable where Value: Sendable {}
