/// Vertical metrics and tracking of Apple's fonts, applied to the free fonts that are drawn.
///
/// A label must have the same size as on a device, so the values are those of San Francisco and Helvetica Neue, not those
/// of the font files.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the top of the line to the baseline, in points, unrounded.
  public let ascent: Double
  /// The distance from the baseline to the bottom of the line, in points, unrounded.
  public let descent: Double
  /// The space added after every character, in points.
  public let tracking: Double

  /// The height of a line, in points, unrounded.
  public var lineHeight: Double { ascent + descent }

  /// Finds the metrics of a font.
  ///
  ///     FontMetrics(of: Font(family: .inter, size: 17)).lineHeight   // 20.287…
  public init(of font: Font) {
    switch font.family {
    case .inter:
      // San Francisco: 1950 and 494 of 2048 units.
      ascent = font.size * 1950 / 2048
      descent = font.size * 494 / 2048
      tracking = Self.sanFranciscoTracking(size: font.size)
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

  /// Apple's published tracking for San Francisco in points, interpolated between the listed sizes.
  static func sanFranciscoTracking(size: Double) -> Double {
    let table = trackingTable
    guard let first = table.first, size > first.size else { return table.first?.tracking ?? 0 }
    for (lower, upper) in zip(table, table.dropFirst()) where size <= upper.size {
      let share = (size - lower.size) / (upper.size - lower.size)
      return lower.tracking + share * (upper.tracking - lower.tracking)
    }
    return table.last?.tracking ?? 0
  }

  private static let trackingTable: [(size: Double, tracking: Double)] = [
    (6, 0.24), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.44), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.4), (48, 0.35), (80, 0),
  ]
}
