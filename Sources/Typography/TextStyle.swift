/// Apple's named text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles as `UIFont.TextStyle` names them, the largest first.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The style's size in points for a Dynamic Type category, from the Human Interface Guidelines.
  ///
  ///     TextStyle.body.size(at: .large)                             // 17
  ///     TextStyle.body.size(at: .accessibilityExtraExtraExtraLarge) // 53
  public func size(at category: ContentSizeCategory) -> Double {
    let sizes = Self.sizes[self] ?? []
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    return sizes[index]
  }

  /// The weight that the style is set in: semibold for headlines.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// What lies between two lines of a style in San Francisco beyond their heights, in points.
  ///
  /// The Human Interface Guidelines give the distance of lines as the leading of each size: 22 for body text of 17
  /// points, whose lines are 20.287 high. Labels stored by Interface Builder since Xcode 8 agree.
  static func leading(ofSize size: Double) -> Double {
    let distance = size + (distances.first { size <= $0.size }?.gap ?? 10)
    return max(0, distance - FontMetrics(of: Font(family: .inter, size: size)).lineHeight)
  }

  /// By how much lines are farther apart than a size, up to each size.
  private static let distances: [(size: Double, gap: Double)] = [
    (11, 2), (12, 4), (21, 5), (29, 6), (37, 7), (46, 8), (54, 9),
  ]

  // XS, S, M, L, XL, XXL, XXXL, AX1 … AX5.
  private static let sizes: [TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
