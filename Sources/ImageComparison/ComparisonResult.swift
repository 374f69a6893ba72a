package import Pixels

/// The result of comparing two pictures.
package enum ComparisonResult: Hashable, Sendable {
  /// All pixels are equal.
  case equal
  /// Pixels differ, but not more than the rule allows.
  case similar(DifferenceReport)
  case different(DifferenceReport)
  /// The sizes differ, so pixels are not compared.
  case sizesDiffer(expected: PictureSize, actual: PictureSize)

  /// Whether the rule accepts the result.
  package var passes: Bool {
    switch self {
    case .equal, .similar: true
    case .different, .sizesDiffer: false
    }
  }
}
