public import Pixels

/// What came of comparing two pictures.
public enum ComparisonResult: Hashable, Sendable {
  /// The same pixels.
  case equal
  /// Pixels differ, and by no more than the rule allows.
  case similar(DifferenceReport)
  case different(DifferenceReport)
  /// Their pixels are not compared.
  case sizesDiffer(expected: PictureSize, actual: PictureSize)

  /// Whether the rule holds.
  public var passes: Bool {
    switch self {
    case .equal, .similar: true
    case .different, .sizesDiffer: false
    }
  }
}
