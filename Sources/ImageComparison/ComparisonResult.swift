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

/// In pixels.
public struct PictureSize: Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `640 × 1136`
  public var description: String { "\(width) × \(height)" }
}

extension PixelBuffer {
  public var size: PictureSize { PictureSize(width: width, height: height) }
}
