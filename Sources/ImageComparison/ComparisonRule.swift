/// What makes two pictures of one size different.
///
/// A pixel differs by its greatest difference over red, green, blue and alpha, which are compared as they are: blended
/// on a ground, transparent pixels of any colour would be equal. Up to `channelTolerance` a pixel counts as similar.
///
/// The defaults let rounding pass, one step of a channel, and catch the smallest change of an interface: text in
/// another colour, a hairline that is gone. A change that a person hardly sees is still a change; `pixelmatch` is there
/// for pictures whose edges another renderer has smoothed.
public struct ComparisonRule: Hashable, Sendable {
  /// How far a channel may be off, of 255.
  public var channelTolerance = 2
  /// How many pixels may be different.
  public var maxDifferentPixels = 0
  /// Which part of a picture may be different, 0 to 1; of this and `maxDifferentPixels`, the smaller holds.
  public var maxDifferentRatio: Double?
  public var metric = Metric.channels

  /// How a pixel is told from another.
  public enum Metric: Hashable, Sendable {
    /// By its greatest difference over the channels.
    case channels
    /// As pixelmatch 7.2 does, number for number: by its distance in YIQ, where a `threshold` of 0 is the same colour
    /// and of 1 black against white (its own default is .1), and, unless antialiasing is included, only where it is
    /// not a smoothed edge.
    ///
    /// What it excuses is reported.
    case pixelmatch(threshold: Double, includingAntialiasing: Bool)
  }

  public init(
    channelTolerance: Int = 2, maxDifferentPixels: Int = 0, maxDifferentRatio: Double? = nil,
    metric: Metric = .channels
  ) {
    self.channelTolerance = channelTolerance
    self.maxDifferentPixels = maxDifferentPixels
    self.maxDifferentRatio = maxDifferentRatio
    self.metric = metric
  }

  /// How many of so many pixels may be different.
  func allowance(of pixelCount: Int) -> Int {
    guard let maxDifferentRatio else { return maxDifferentPixels }
    // What is no number allows nothing.
    guard maxDifferentRatio >= 0 else { return 0 }
    guard maxDifferentRatio < 1 else { return maxDifferentPixels }
    return min(maxDifferentPixels, Int((Double(pixelCount) * maxDifferentRatio).rounded(.down)))
  }
}
