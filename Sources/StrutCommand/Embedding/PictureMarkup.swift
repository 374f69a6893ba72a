import Geometry
import Serialization

/// The HTML that shows one picture in the theme of its reader's page.
struct PictureMarkup: Hashable {
  /// One of several files of a picture.
  struct Scaled: Hashable {
    var path: String
    /// Pixels per point.
    var scale: Double
  }

  /// The address of the picture, or of its light one.
  var light: String
  /// The address of the dark one; `nil` for one picture in both themes.
  var dark: String?
  /// The files of a picture in pixels, from which a browser chooses by its screen.
  var lightScales: [Scaled] = []
  var darkScales: [Scaled] = []
  /// For readers who cannot see it.
  var alternative: String
  /// In points, which are CSS pixels; `nil` for what the file says of itself.
  var width: String?
  var height: String?

  /// A line each.
  var lines: [String] {
    var markup = MarkupWriter(.html)
    guard let dark else {
      writeImage(to: &markup)
      return [markup.text]
    }
    markup.block("picture") {
      let sources = Self.sourceSet(darkScales) ?? dark.addressEncoded
      $0.emptyLine("source", ["media": "(prefers-color-scheme: dark)", "srcset": sources])
      writeImage(to: &$0)
      $0.newline()
    }
    return markup.text.split(separator: "\n").map(String.init)
  }

  private func writeImage(to markup: inout MarkupWriter) {
    // A line break would end a paragraph of Markdown, or the whole block.
    let alternative = alternative.split(whereSeparator: \.isNewline).joined(separator: " ")
    markup.empty(
      "img",
      [
        "alt": alternative, "src": light.addressEncoded, "srcset": Self.sourceSet(lightScales), "width": width,
        "height": height,
      ])
  }

  /// `form.png 1x, form@2x.png 2x`
  private static func sourceSet(_ files: [Scaled]) -> String? {
    files.isEmpty ? nil : files.map { "\($0.path.addressEncoded) \($0.scale.decimalText())x" }.joined(separator: ", ")
  }
}
