/// The rule that decides whether two pictures of the same size are different.
///
/// The difference of a pixel is its greatest difference over red, green, blue and alpha. Channels are compared without
/// blending: on a background, transparent pixels of any colour would be equal. Up to `channelTolerance` a pixel counts
/// as similar.
///
/// The defaults accept rounding differences of one step per channel and detect the smallest change of an interface, such
/// as text in another colour or a missing hairline. Use `pixelmatch` for pictures whose edges another renderer
/// antialiased.
public struct ComparisonRule: Hashable, Sendable {
  /// The largest difference of a channel that counts as similar, of 255.
  public var channelTolerance = 2
  /// The number of pixels that may be different.
  public var maxDifferentPixels = 0
  /// The share of pixels that may be different, from 0 to 1, if that is less than `maxDifferentPixels`.
  public var maxDifferentRatio: Double?
  /// How the difference of two pixels is measured.
  public var metric = Metric.channels

  /// How two pixels are compared.
  public enum Metric: Hashable, Sendable {
    /// By the greatest difference over the channels.
    case channels
    /// With the same counts as pixelmatch 7.2: by the distance of the colours in YIQ. A `threshold` of 0 is the same
    /// colour, 1 is black and white; pixelmatch's own default is .1. Antialiased edges count only if antialiasing is
    /// included.
    ///
    /// The excused pixels are reported.
    case pixelmatch(threshold: Double, includingAntialiasing: Bool)
  }

  /// A rule that allows rounding and nothing more, unless it is told otherwise.
  public init(
    channelTolerance: Int = 2, maxDifferentPixels: Int = 0, maxDifferentRatio: Double? = nil,
    metric: Metric = .channels
  ) {
    self.channelTolerance = channelTolerance
    self.maxDifferentPixels = maxDifferentPixels
    self.maxDifferentRatio = maxDifferentRatio
    self.metric = metric
  }

  /// The number of pixels that may be different in a picture of `pixelCount` pixels.
  func allowance(of pixelCount: Int) -> Int {
    guard let maxDifferentRatio else { return maxDifferentPixels }
    // What is no number allows nothing.
    guard maxDifferentRatio >= 0 else { return 0 }
    guard maxDifferentRatio < 1 else { return maxDifferentPixels }
    return min(maxDifferentPixels, Int((Double(pixelCount) * maxDifferentRatio).rounded(.down)))
  }
}
