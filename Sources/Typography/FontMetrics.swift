/// Vertical metrics and tracking of Apple's fonts, applied to the free fonts that are drawn.
///
/// A label must have the same size as on a device, so the values are those of San Francisco and Helvetica Neue, not those
/// of the font files.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the top of the line to the baseline, in points, unrounded.
  public let ascent: Double
  /// The distance from the baseline to the bottom of the line, in points, unrounded.
  public let descent: Double
  /// What lies between two lines beyond their heights, in points, unrounded.
  public let leading: Double
  /// The space added after every character, in points.
  public let tracking: Double

  /// The height of a line, in points, unrounded.
  public var lineHeight: Double { ascent + descent }

  /// The height of some lines with what lies between them, in points, unrounded.
  ///
  ///     FontMetrics(of: Font(family: .inter, size: 17)).height(ofLines: 2)              // 40.574…
  ///     FontMetrics(of: Font(family: .inter, size: 17, leading: 2)).height(ofLines: 2)  // 42.574…
  public func height(ofLines count: Int) -> Double {
    Double(count) * lineHeight + Double(max(0, count - 1)) * leading
  }

  /// The distance of a line's baseline from the top of the first, in points, unrounded.
  public func baseline(ofLine index: Int) -> Double { Double(index) * (lineHeight + leading) + ascent }

  /// Finds the metrics of a font.
  ///
  ///     FontMetrics(of: Font(family: .inter, size: 17)).lineHeight   // 20.287…
  public init(of font: Font) {
    leading = font.leading
    switch font.family {
    case .inter:
      // San Francisco: 1950 and 494 of 2048 units.
      ascent = font.size * 1950 / 2048
      descent = font.size * 494 / 2048
      tracking = Self.sanFranciscoTracking(size: font.size, weight: font.weight)
    case .liberationSans:
      // Helvetica Neue: ascent .952, descent .213, line gap .028 of the size.
      ascent = font.size * 0.952
      descent = font.size * 0.241
      tracking = 0
    case .dejaVuSans, .dejaVuSansMono:
      ascent = font.size * 0.928
      descent = font.size * 0.236
      tracking = 0
    case .materialIcons:
      // An icon fills its square, which stands on the baseline.
      ascent = font.size
      descent = 0
      tracking = 0
    }
  }

  /// What is added to Inter's letters so that a text is as wide as in San Francisco, in points.
  ///
  /// Up to 17 points, Inter is as wide as San Francisco's letters, which have the tracking that Apple publishes. Larger
  /// texts have San Francisco's narrower letters, and heavier ones above 12 points its wider letters: their numbers are
  /// those of the widths that Interface Builder stores with labels.
  static func sanFranciscoTracking(size: Double, weight: FontWeight = .regular) -> Double {
    let heavier = Double(max(0, weight.rawValue - FontWeight.regular.rawValue)) / 100
    func share(from low: Double, to high: Double) -> Double { min(1, max(0, (size - low) / (high - low))) }
    let wider = 0.0046 * share(from: 12, to: 13) + 0.0028 * share(from: 17, to: 24)
    return regularTracking(size: size) + heavier * wider * size
  }

  /// Interpolated between the listed sizes.
  private static func regularTracking(size: Double) -> Double {
    let table = trackingTable
    guard let first = table.first, size > first.size else { return table.first?.tracking ?? 0 }
    for (lower, upper) in zip(table, table.dropFirst()) where size <= upper.size {
      let share = (size - lower.size) / (upper.size - lower.size)
      return lower.tracking + share * (upper.tracking - lower.tracking)
    }
    return (table.last?.tracking ?? 0) / (table.last?.size ?? 1) * size
  }

  private static let trackingTable: [(size: Double, tracking: Double)] = [
    (6, 0.24), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.55), (20, -0.77), (22, -0.97), (24, -1.21), (28, -1.4), (30, -1.42), (34, -1.75), (48, -2.65),
    (80, -5),
  ]
}
