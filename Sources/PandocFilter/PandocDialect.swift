import Foundation

/// How pandoc's documents say figures, which changed with version 1.23 of their form (pandoc 3).
struct PandocDialect {
  private let hasFigures: Bool

  /// - Parameter version: The document's `pandoc-api-version`, such as `[1, 22, 2, 1]`.
  init(_ version: [Int]) {
    hasFigures = !version.lexicographicallyPrecedes([1, 23])
  }

  /// The identifier, the classes, and the keys with their values.
  struct Attributes {
    var identifier = ""
    var classes: [String] = []
    var pairs: [[String]] = []

    var json: [Any] { [identifier, classes, pairs] }
  }

  /// The block that shows a picture.
  ///
  /// Before 1.23, a figure is a paragraph of an image whose title begins with `fig:`, and its caption is the image's
  /// description; an attribute `alt` holds the alternative text.
  func block(showing path: String, alternative: String, caption: String?, _ attributes: Attributes) -> [String: Any] {
    guard let caption else {
      return Self.element("Para", [Self.image(path, title: "", Self.inlines(alternative), attributes)])
    }
    guard hasFigures else {
      var attributes = attributes
      if !alternative.isEmpty { attributes.pairs.append(["alt", alternative]) }
      return Self.element("Para", [Self.image(path, title: "fig:", Self.inlines(caption), attributes)])
    }
    let image = Self.image(path, title: "", Self.inlines(alternative), Attributes(pairs: attributes.pairs))
    let outer = Attributes(identifier: attributes.identifier, classes: attributes.classes)
    let words: [Any] = [NSNull(), [Self.element("Plain", Self.inlines(caption))]]
    return Self.element("Figure", [outer.json, words, [Self.element("Plain", [image])]])
  }

  private static func element(_ name: String, _ content: [Any]) -> [String: Any] { ["t": name, "c": content] }

  private static func image(
    _ path: String, title: String, _ description: [Any], _ attributes: Attributes
  ) -> [String: Any] {
    element("Image", [attributes.json, description, [path, title]])
  }

  private static func inlines(_ text: String) -> [Any] {
    let words = text.split(whereSeparator: \.isWhitespace).map { ["t": "Str", "c": String($0)] }
    return Array(words.map { [$0] }.joined(separator: [["t": "Space"]]))
  }
}
