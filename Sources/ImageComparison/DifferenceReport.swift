/// The differences between two pictures of the same size.
package struct DifferenceReport: Hashable, Sendable {
  /// The number of all pixels, including equal ones.
  package var pixelCount: Int
  /// The number of pixels that the rule counts as different.
  package var differentPixels = 0
  /// The number of pixels that differ but are not counted, including those that a metric excused.
  package var similarPixels = 0
  /// The greatest difference of a channel over all pixels, from 1 to 255.
  package var greatestDifference = 0
  /// The pixels that the metric excused; `nil` for a metric that excuses none.
  package var excused: ExcusedPixels?
  /// The different pixels in groups, from the top, then from the left.
  package var regions: [DifferenceRegion] = []

  package init(pixelCount: Int) {
    self.pixelCount = pixelCount
  }

  /// The share of different pixels, from 0 to 1.
  package var share: Double { pixelCount == 0 ? 0 : Double(differentPixels) / Double(pixelCount) }
}

/// Pixels that differ by more than the channel tolerance but that a perceptual metric did not count.
package struct ExcusedPixels: Hashable, Sendable {
  /// The number of pixels that are similar in colour.
  package var belowThreshold = 0
  /// The number of pixels on antialiased edges.
  package var antialiased = 0

  package init(belowThreshold: Int = 0, antialiased: Int = 0) {
    self.belowThreshold = belowThreshold
    self.antialiased = antialiased
  }
}

/// A group of different pixels that are close to each other, and its bounding box.
///
/// The bounding boxes of two regions may overlap, for example if one surrounds the other.
package struct DifferenceRegion: Hashable, Sendable {
  /// The left edge of the bounding box, in pixels from the picture's left edge.
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  /// The number of different pixels in the region.
  package var differentPixels: Int

  package init(x: Int, y: Int, width: Int, height: Int, differentPixels: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.differentPixels = differentPixels
  }
}
