import Figures
import Typography

/// Fonts as documents describe them.
enum FontRule {
  /// `<fontDescription type="system" pointSize="17"/>`, one with a text style, or one by its name; or the font of an
  /// attributed string, `<font metaFont="system" size="17"/>`. A system font of no size has the standard one, which
  /// the labels of cells are stored with.
  static func font(_ element: DocumentElement) -> FontDescription? {
    if let style = element["style"] { return FontDescription(style: styles[style] ?? .body) }
    let own = (element.number("pointSize") ?? element.number("size")).map { $0 == 0 ? standardSize : $0 }
    guard let size = own ?? (element.boolean("usesAppearanceFont") == true ? appearanceSize : nil),
      size > 0, size <= 1000
    else { return nil }
    if let name = element["name"] {
      return FontDescription(family: family(of: element["family"] ?? name), size: size, weight: weight(in: name))
    }
    let isBold = element["type"] == "boldSystem" || element["metaFont"] == "systemBold"
    let weight = element["weight"].flatMap { weights[$0.lowercased()] }
    return FontDescription(size: size, weight: weight ?? (isBold ? .bold : .regular))
  }

  /// The size in points that the canvas of a time has for a text style that it shows in another size than devices: from
  /// Xcode 9 to 11.1 the first two titles were two points smaller, and the large title four; from Xcode 12.5 to 14.1 all
  /// texts are as small as a reader can have them, and the third title is as large as the second.
  static func canvasSize(of style: String?, in era: InterfaceEra) -> Double? {
    switch era {
    case .xcode9 ..< .xcode11_2:
      ["UICTFontTextStyleTitle0": 30, "UICTFontTextStyleTitle1": 26, "UICTFontTextStyleTitle2": 20][style ?? ""]
    case .xcode12_5 ..< .xcode14:
      style.flatMap { styles[$0 == "UICTFontTextStyleTitle3" ? "UICTFontTextStyleTitle2" : $0]?.size(at: .extraSmall) }
    default: nil
    }
  }

  /// UIKit's size of a system font of no size: its lines are stored 14.5 points high, or 14.33 at three pixels a point.
  private static let standardSize = 12.0

  /// The size of the editor's own font, which text has that was typed there: its lines are stored 15.67 points high.
  private static let appearanceSize = 13.0

  /// Fonts that are not free have a free one of their widths where there is one.
  private static func family(of name: String) -> FontFamily? {
    let metricallyHelvetica = ["Helvetica", "Arial"]
    if metricallyHelvetica.contains(where: name.hasPrefix) { return .liberationSans }
    return ["Menlo", "Courier", "Monaco"].contains(where: name.hasPrefix) ? .dejaVuSansMono : nil
  }

  /// `HelveticaNeue-Light` says its weight in its name.
  private static func weight(in name: String) -> FontWeight {
    let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
    return weights.sorted { $0.key.count > $1.key.count }.first { style.contains($0.key) }?.value ?? .regular
  }

  private static let weights: [String: FontWeight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "demibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static func knows(style: String) -> Bool { styles[style] != nil }

  /// In a fixed order.
  static var styleNames: [String] { styles.keys.sorted() }

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
