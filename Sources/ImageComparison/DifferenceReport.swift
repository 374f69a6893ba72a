/// The differences between two pictures of the same size.
public struct DifferenceReport: Hashable, Sendable {
  /// The number of all pixels, including equal ones.
  public var pixelCount: Int
  /// The number of pixels that the rule counts as different.
  public var differentPixels = 0
  /// The number of pixels that differ but are not counted, including those that a metric excused.
  public var similarPixels = 0
  /// The greatest difference of a channel over all pixels, from 1 to 255.
  public var greatestDifference = 0
  /// The pixels that the metric excused; `nil` for a metric that excuses none.
  public var excused: ExcusedPixels?
  /// The different pixels in groups, from the top, then from the left.
  public var regions: [DifferenceRegion] = []

  public init(pixelCount: Int) {
    self.pixelCount = pixelCount
  }

  /// The share of different pixels, from 0 to 1.
  public var share: Double { pixelCount == 0 ? 0 : Double(differentPixels) / Double(pixelCount) }
}

/// Pixels that differ by more than the channel tolerance but that a perceptual metric did not count.
public struct ExcusedPixels: Hashable, Sendable {
  /// The number of pixels that are similar in colour.
  public var belowThreshold = 0
  /// The number of pixels on antialiased edges.
  public var antialiased = 0

  public init(belowThreshold: Int = 0, antialiased: Int = 0) {
    self.belowThreshold = belowThreshold
    self.antialiased = antialiased
  }
}

/// A group of different pixels that are close to each other, and its bounding box.
///
/// The bounding boxes of two regions may overlap, for example if one surrounds the other.
public struct DifferenceRegion: Hashable, Sendable {
  /// The left edge of the bounding box, in pixels from the picture's left edge.
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
  /// The number of different pixels in the region.
  public var differentPixels: Int

  public init(x: Int, y: Int, width: Int, height: Int, differentPixels: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.differentPixels = differentPixels
  }
}
