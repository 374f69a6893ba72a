/// Where and by how much two pictures of one size differ.
public struct DifferenceReport: Hashable, Sendable {
  /// Of all pixels, equal ones too.
  public var pixelCount: Int
  /// Pixels that the rule counts.
  public var differentPixels = 0
  /// Pixels that differ and are not counted, those that a metric excused among them.
  public var similarPixels = 0
  /// Of any channel of any pixel, 1 to 255.
  public var greatestDifference = 0
  /// What the metric did not count; `nil` for one that excuses nothing.
  public var excused: ExcusedPixels?
  /// The different pixels in groups, from the top, then from the left.
  public var regions: [DifferenceRegion] = []

  public init(pixelCount: Int) {
    self.pixelCount = pixelCount
  }

  /// Which part of all pixels is different, 0 to 1.
  public var share: Double { pixelCount == 0 ? 0 : Double(differentPixels) / Double(pixelCount) }
}

/// Pixels off by more than the channels' tolerance, which a perceptual metric did not count.
public struct ExcusedPixels: Hashable, Sendable {
  /// Of nearly the same colour.
  public var belowThreshold = 0
  /// On a smoothed edge.
  public var antialiased = 0

  public init(belowThreshold: Int = 0, antialiased: Int = 0) {
    self.belowThreshold = belowThreshold
    self.antialiased = antialiased
  }
}

/// A group of different pixels with little between them, and the smallest rectangle that holds them all.
///
/// The rectangles of two groups may overlap, as where one surrounds another.
public struct DifferenceRegion: Hashable, Sendable {
  /// The rectangle, in pixels from the picture's top left.
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
  /// How many of its pixels are different.
  public var differentPixels: Int

  public init(x: Int, y: Int, width: Int, height: Int, differentPixels: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.differentPixels = differentPixels
  }
}
