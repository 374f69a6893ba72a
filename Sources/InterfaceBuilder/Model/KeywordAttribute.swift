import Diagnostics
import Figures
import ViewLayout

/// An attribute of a document that has one of a few words, beside those that are properties of a view in a figure, too.
struct KeywordAttribute {
  let name: String
  let words: [String]
  /// Whether there can be no others. Of the rest, Xcode has words that are not known here.
  let isComplete: Bool

  private init(_ name: String, _ words: [String], isComplete: Bool = true) {
    (self.name, self.words, self.isComplete) = (name, words, isComplete)
  }

  /// A warning of an element whose word is none of these; `nil` where there is none, or that may be Xcode's.
  func slip(in element: DocumentElement) -> Diagnostic? {
    guard let text = element[name], !words.contains(text),
      isComplete || NearMisses.closest(to: text, among: words) != nil
    else { return nil }
    return .notAWord(name, of: element, text, among: words)
  }

  /// Those of any element.
  static let ofAll = [KeywordAttribute("contentMode", ContentMode.allCases.map(\.rawValue))]

  /// Those of some elements, by their names.
  static let ofElements: [String: [KeywordAttribute]] = [
    "label": [lineBreakMode],
    "button": [lineBreakMode, KeywordAttribute("buttonType", ButtonType.allCases.map(\.rawValue) + ["plain"])],
    "buttonConfiguration": [
      KeywordAttribute("style", ButtonConfiguration.Style.allCases.map(\.rawValue), isComplete: false)
    ],
    "tableViewCell": [
      KeywordAttribute(
        "style", ["Default", "Value1", "Value2", "Subtitle"].map { "IBUITableViewCellStyle" + $0 }, isComplete: false)
    ],
    "barButtonItem": [
      KeywordAttribute("style", ["plain", "done", "bordered"], isComplete: false),
      KeywordAttribute(
        "systemItem",
        BarSymbol.allCases.map(\.rawValue) + [
          "flexibleSpace", "fixedSpace", "done", "cancel", "edit", "save", "undo", "redo", "pageCurl", "close",
        ], isComplete: false),
    ],
    "tabBarItem": [
      KeywordAttribute(
        "systemItem",
        [
          "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
          "downloads", "mostRecent", "mostViewed",
        ])
    ],
    "segue": [
      KeywordAttribute("kind", ControllerSegue.Kind.allCases.map(\.rawValue), isComplete: false),
      KeywordAttribute("relationship", ControllerSegue.Relationship.allCases.map(\.rawValue), isComplete: false),
    ],
    "viewLayoutGuide": [
      KeywordAttribute(
        "key", ["safeArea", "keyboard", "contentLayoutGuide", "frameLayoutGuide"], isComplete: false)
    ],
    "device": [
      KeywordAttribute("orientation", ["portrait", "landscape"]), KeywordAttribute("appearance", ["light", "dark"]),
    ],
  ]

  private static let lineBreakMode = KeywordAttribute(
    "lineBreakMode",
    ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"])
}
