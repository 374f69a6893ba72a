import Figures
import Geometry
import Typography
import ViewLayout

/// Sets the titles above and below the rows of a table's sections: small, headers in capitals; those of a plain table
/// semibold. Since iOS 11 they follow the reader's text size.
struct SectionTitleSetting {
  let style: TableStyle
  /// The table's, of which the titles have the family.
  let tableFont: Font
  let platform: Platform
  let category: ContentSizeCategory
  let setting: TextSetting

  /// The lines of a title at a width in points.
  func text(_ title: String, isHeader: Bool, width: Double) -> SetText {
    let isPlainHeader = style == .plain && isHeader
    let style: TextStyle = isPlainHeader ? .headline : .footnote
    return setting.block(
      isHeader && !isPlainHeader ? title.uppercased() : title,
      font: FontDescription(style: style).settled(
        over: tableFont, platform: platform, at: platform.sizesRowsByContent ? category : .large),
      in: Size(max(1, width), 100_000), maximumLines: 0, lineBreakMode: .byWordWrapping)
  }

  /// The height of a title with the distance to its rows, in points; 0 for one without words.
  func height(of title: String, isHeader: Bool, width: Double) -> Double {
    guard !title.isEmpty else { return 0 }
    let height = text(title, isHeader: isHeader, width: width).height
    return style == .plain
      ? max(ControlMetrics.sectionTitleHeight, (height + ControlMetrics.sectionTitlePadding).rounded(.up))
      : height.rounded(.up) + ControlMetrics.GroupSpacing.title
  }
}
